import Foundation
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// A slider for two values that are stored apart.
@MainActor @Suite(.serialized, .eachComparison)
struct StraightPairTests: Showing {
    let window = TestWindow.make()

    @Test func aDragWritesWhatItMovesAlone() throws {
        let (low, high) = (Box(20), Box(80))
        let stage = Stage(on: window)
        let view = { RangeSlider(lower: low.binding, upper: high.binding, in: 0...100) { Text("Age") } }
        let control = try show(view(), on: stage)
        #expect(control.values == [20, 80] && stage.label == "Age")
        drag(control, from: 20, to: 31)
        #expect(low.value == 31 && low.writes == 1 && high.writes == 0)
        drag(control, from: 80, to: 70)
        #expect(high.value == 70 && high.writes == 1 && low.writes == 1)
        low.value = 40
        stage.show(view())
        #expect(control.values == [40, 70] && stage.made == 1)
    }

    @Test func aTitleIsTheLabel() throws {
        let (low, high) = (Box(20.0), Box(80.0))
        let stage = Stage(on: window)
        _ = try show(RangeSlider("Price", lower: low.binding, upper: high.binding, in: 0...100), on: stage)
        #expect(stage.label == "Price")
        let control = try show(
            RangeSlider(
                "Cost", lower: low.binding, upper: high.binding, in: 0...100, step: 20, format: .percent.scale(1)),
            on: stage)
        #expect(stage.label == "Cost" && control.step == 20 && control.text(of: 20, coordinate: 0) == "20%")
    }

    @Test func aDragThatPushesWritesBoth() throws {
        let (low, high) = (Box(20.0), Box(40.0))
        let stage = Stage(on: window)
        let control = try show(
            RangeSlider(lower: low.binding, upper: high.binding, in: 0...100, step: 1).sliderCollision(.push), on: stage
        )
        drag(control, from: 20, to: 60)
        #expect(low.value == 60 && high.value == 60 && low.writes == 1 && high.writes == 1)
    }

    @Test func aValueOutsideTheBoundsStaysUntilItsOwnThumbMoves() throws {
        let stage = Stage(on: window)
        let (low, high) = (Box(-50.0), Box(80.0))
        let control = try show(
            RangeSlider(lower: low.binding, upper: high.binding, in: 0...100, step: 1), on: stage)
        drag(control, from: 80, to: 60)
        #expect(low.value == -50 && low.writes == 0 && high.value == 60 && control.values == [0, 60])
        drag(control, from: 0, to: 10)
        #expect(low.value == 10 && control.values == [10, 60])
    }

    @Test func aCancelledDragWritesBackWhatItMoved() throws {
        let stage = Stage(on: window)
        let (low, high) = (Box(20.0), Box(80.0))
        let control = try show(RangeSlider(lower: low.binding, upper: high.binding, in: 0...100), on: stage)
        drag(control, from: 80, to: 60, lifts: false)
        #expect(high.value == 80 && high.writes == 2 && low.writes == 0 && control.values == [20, 80])
    }

    @Test func aDragThatEndsAsItsViewGoesWritesBackWhatItMoved() async throws {
        let (low, high) = (Box(20.0), Box(80.0))
        let stage = Stage(on: window)
        let control = try show(RangeSlider(lower: low.binding, upper: high.binding, in: 0...100), on: stage)
        let finger = Pointer(window)
        finger.press(control, at: 80)
        finger.move(to: 60)
        stage.show(Text("gone"))
        for _ in 0..<9 { await Task.yield() }
        #expect(high.value == 80 && high.writes == 2 && low.writes == 0 && stage.faults.isEmpty)
    }

    @Test func aValueOfAnotherTypeAndABindingThatRefusesCount() throws {
        let stage = Stage(on: window)
        let (low, high) = (Box<Float>(0.2), Box<Float>(0.8))
        let binding = high.binding
        let capped = Binding(get: { binding.wrappedValue }, set: { binding.wrappedValue = min($0, 0.9) })
        let control = try show(
            RangeSlider(lower: low.binding, upper: capped, in: 0...1, step: 0.05, format: .percent), on: stage)
        drag(control, from: 0.8, to: 1)
        #expect(high.value == 0.9 && control.values == [0.2, 0.9] && control.text(of: 0.2) == "20%")
    }

    /// Passes both values on and reads neither.
    private struct Search: View {
        @State private var low = 20.0
        @State private var high = 80.0

        var body: some View {
            RangeSlider(lower: $low, upper: $high, in: 0...100, step: 1)
            RangeSlider(lower: $low, upper: .constant(90), in: 0...100)
            ValueSlider(value: $high, in: 0...100)
            Button("Reset") { low = 10 }
            Button("Widen") { high = 95 }
        }
    }

    @Test func theSliderSubscribesToBothAndItsOwnerToNeither() throws {
        let stage = Stage(on: window)
        stage.show(Search())
        let controls = stage.views.compactMap { $0 as? SliderControl }
        try #require(controls.count == 3)
        for (index, control) in controls.enumerated() {
            control.frame = CGRect(x: 0, y: 100 * index, width: 328, height: 44)
        }
        window.layOut()
        stage.tap("Reset")
        #expect(controls.map(\.values) == [[10, 80], [10, 90], [80]])
        stage.tap("Widen")
        #expect(controls.map(\.values) == [[10, 95], [10, 90], [95]])
        let before = stage.runs(of: "SliderRepresentable")
        drag(controls[0], from: 95, to: 85)
        stage.flush()
        #expect(controls.map(\.values) == [[10, 85], [10, 90], [85]])
        let after = stage.runs(of: "SliderRepresentable")
        #expect(after[1] == before[1] && after[2] > before[2])
        #expect(stage.runs(of: "Search") == [1] && stage.made == 3 && stage.faults.isEmpty)
    }
}
