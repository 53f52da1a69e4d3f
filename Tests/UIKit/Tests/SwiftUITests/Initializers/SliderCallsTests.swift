@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// Calls of SwiftUI's `Slider`, with `ValueSlider` instead: each form that it has had from iOS 15 to iOS 26.
@MainActor @Suite(.serialized, .eachComparison)
struct SliderCallsTests: Showing {
    let window = TestWindow.make()

    /// With bounds and steps, and with closures for each argument.
    private struct Numbers: View {
        @State private var level = 0.5
        @State private var small: Float = 0.5
        @State private var length: CGFloat = 0.5
        @State private var isEditing = false

        private func edit(_ isEditing: Bool) {}

        var body: some View {
            ValueSlider(value: $level)
            ValueSlider(value: $level, in: 0...10)
            ValueSlider(value: $small, in: 0...10, step: 1)
            ValueSlider(value: $length, in: 0...10, step: 0.5)
            ValueSlider(value: $level) { isEditing = $0 }
            ValueSlider(value: $level, in: 0...10) { editing in isEditing = editing }
            ValueSlider(value: $level, in: 0...10, step: 1) { _ in }
            ValueSlider(value: $level, onEditingChanged: { isEditing = $0 })
            ValueSlider(value: $level, in: 0...10, onEditingChanged: edit)
        }
    }

    private struct Labels: View {
        @State private var level = 0.5
        @State private var isEditing = false

        var body: some View {
            ValueSlider(value: $level) { Text("a") }
            ValueSlider(value: $level, in: 0...10, step: 2) { Text("a") }
            ValueSlider(value: $level, in: 0...10, step: 2) {
                Text("a")
            } onEditingChanged: {
                isEditing = $0
            }
            ValueSlider(value: $level, in: 0...10) {
                Text("a")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("10")
            }
            ValueSlider(value: $level, in: 0...10, label: { Text("a") }, onEditingChanged: { isEditing = $0 })
            // The order that SwiftUI keeps for old code.
            ValueSlider(value: $level, onEditingChanged: { _ in }, label: { Text("a") })
            ValueSlider(value: $level, in: 0...10, step: 1, onEditingChanged: { _ in }, label: { Text("a") })
            ValueSlider(
                value: $level, in: 0...10, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
                maximumValueLabel: Text("10"), label: { Text("a") })
            ValueSlider(
                value: $level, in: 0...10, step: 1, minimumValueLabel: Text("0"), maximumValueLabel: Text("10")
            ) { Text("a") }
        }
    }

    /// Those of iOS 26.
    private struct Ticks: View {
        @State private var level = 0.5
        @State private var isEditing = false

        var body: some View {
            ValueSlider(value: $level, neutralValue: 0.5, enabledBounds: 0.1...0.9) {
                Text("a")
            } currentValueLabel: {
                Text("b")
            }
            ValueSlider(value: $level, in: 0...10, neutralValue: 5, enabledBounds: 1...9) {
                Text("a")
            } currentValueLabel: {
                Text("b")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("10")
            } ticks: {
                TrackTick(1)
                TrackTick(2)
            }
            ValueSlider(value: $level, in: 0...10, step: 1) {
                Text("a")
            } tick: {
                TrackTick($0)
            }
            ValueSlider(value: $level, in: 0...10, step: 1, neutralValue: 5) {
                Text("a")
            } tick: {
                $0 == 5 ? nil : TrackTick($0)
            } onEditingChanged: {
                isEditing = $0
            }
        }
    }

    @Test func callsOfSwiftUIsSliderAreCallsOfAValueSlider() {
        for (view, count) in [(AnyView(Numbers()), 9), (AnyView(Labels()), 9), (AnyView(Ticks()), 4)] {
            let stage = Stage(on: window)
            stage.show(view.sliderLabelsVisibility(.hidden))
            #expect(stage.views.count == count && stage.faults.isEmpty)
        }
    }

    @Test func aClosureWithoutAParameterIsTheLabelAndOneWithAParameterIsCalledForDrags() throws {
        let price = Box(20.0...80.0)
        let stage = Stage(on: window)
        _ = try show(RangeSlider(value: price.binding, in: 0...100) { Text("Price") }, on: stage)
        #expect(stage.speech == "Price { Minimum, Maximum }")
        var edits: [Bool] = []
        let view = RangeSlider("Price", value: price.binding, in: 0...100) { isEditing in edits.append(isEditing) }
        drag(try show(view, on: Stage(on: window)), from: 20, to: 40)
        #expect(edits == [true, false] && price.value == 40...80)
    }

    @Test func ticksOfStepsAreThoseThatAClosureReturns() throws {
        let level = Box(5.0)
        let view = ValueSlider(value: level.binding, in: 0...10, step: 2.5) {
            Text("Level")
        } tick: {
            $0 == 5 ? nil : TrackTick($0)
        }
        let control = try show(view, on: Stage(on: window))
        #expect(control.style.metrics.ticks.mode == .values([0, 2.5, 7.5, 10]))
        let none = ValueSlider(value: level.binding, in: 0...10) {
            Text("Level")
        } tick: {
            TrackTick($0)
        }
        let plain = try show(ValueSlider(value: level.binding, in: 0...10), on: Stage(on: window))
        #expect(try show(none, on: Stage(on: window)).style.metrics.ticks == plain.style.metrics.ticks)
    }
}
