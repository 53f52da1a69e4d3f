import Foundation
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// Updates of a view while its control is in use.
@MainActor @Suite(.serialized, .eachComparison)
struct SliderCoordinatorTests: Showing {
    let window = TestWindow.make()

    @Test func whatAnUpdateDoesToADragIsReportedAfterIt() async throws {
        let value = Box(20.0...80.0)
        let stage = Stage(on: window)
        var edits: [Bool] = []
        let view = { (isOff: Bool) in
            RangeSlider(value: value.binding, in: 0...100, onEditingChanged: { edits.append($0) }).disabled(isOff)
        }
        let control = try show(view(false), on: stage)
        let finger = Pointer(window)
        let begin = { (end: Double) in
            finger.press(control, at: control.values[0])
            finger.move(to: end)
        }
        begin(40)
        stage.show(view(true))
        stage.show(view(true))
        #expect(edits == [true] && value.value == 40...80 && control.values == [40, 80])
        await settle()
        #expect(edits == [true, false] && value.value == 40...80 && control.values == [40, 80])
        finger.lift()
        // A value that the app gives with it counts.
        stage.show(view(false))
        begin(50)
        value.value = 50...60
        stage.show(view(true))
        await settle()
        #expect(edits == [true, false, true, false] && value.value == 50...60 && control.values == [50, 60])
        finger.lift()
    }

    @Test func aChangeAfterADragIsNewerThanWhatTheDragEndsWith() async throws {
        let value = Box(20.0...80.0)
        let stage = Stage(on: window)
        let view = { (isOff: Bool) in
            RangeSlider(value: value.binding, in: 0...100, step: 5).sliderConfiguration { $0.isContinuous = false }
                .disabled(isOff)
        }
        let control = try show(view(false), on: stage)
        let finger = Pointer(window)
        finger.press(control, at: 20)
        finger.move(to: 40)
        stage.show(view(true))
        stage.show(view(false))
        #expect(control.values == [40, 80] && value.value == 20...80)
        control.increment(thumb: 0)
        #expect(control.values == [45, 80])
        await settle()
        stage.show(view(false))
        #expect(control.values == [45, 80] && value.value == 45...80)
        finger.lift()
    }

    @Test func anotherNumberOfValuesInADragStays() async throws {
        let list = Box([20.0, 80])
        let stage = Stage(on: window)
        var edits: [Bool] = []
        let view = { RangeSlider(value: list.binding, in: 0...100, onEditingChanged: { edits.append($0) }) }
        let control = try show(view(), on: stage)
        let finger = Pointer(window)
        finger.press(control, at: 20)
        finger.move(to: 40)
        list.value = [40, 60, 80]
        stage.show(view())
        await settle()
        #expect(list.value == [40, 60, 80] && control.values == [40, 60, 80] && edits == [true, false])
        finger.lift()
    }

    private func settle() async { for _ in 0..<9 { await Task.yield() } }

    @Test func aViewThatGoesInADragPutsTheValuesBackAfterTheUpdate() async throws {
        let stage = Stage(on: window)
        stage.show(Closing())
        let control = try #require(stage.views.first as? SliderControl)
        control.frame = CGRect(x: 0, y: 0, width: 328, height: 44)
        window.layOut()
        let finger = Pointer(window)
        finger.press(control, at: 20)
        finger.move(to: 40)
        stage.flush()
        #expect(stage.texts == ["40.0...80.0", "true", "Close"])
        stage.tap("Close")
        #expect(stage.texts == ["40.0...80.0", "true", "Close"] && stage.views.isEmpty && stage.faults.isEmpty)
        await settle()
        stage.flush()
        #expect(stage.texts == ["20.0...80.0", "false", "Close"] && stage.faults.isEmpty)
        finger.lift()
        stage.flush()
        #expect(stage.texts == ["20.0...80.0", "false", "Close"])
    }

    /// Takes its slider away.
    private struct Closing: View {
        @State private var price = 20.0...80.0
        @State private var isEditing = false
        @State private var isOpen = true

        var body: some View {
            Text("\(price)")
            Text("\(isEditing)")
            Button("Close") { isOpen = false }
            if isOpen { RangeSlider(value: $price, in: 0...100, onEditingChanged: { isEditing = $0 }) }
        }
    }

    @Test func whatTheAppBindsWhileTheViewGoesStays() async throws {
        let value = Box(20.0...80.0)
        let stage = Stage(on: window)
        let control = try show(RangeSlider(value: value.binding, in: 0...100), on: stage)
        let finger = Pointer(window)
        finger.press(control, at: 20)
        finger.move(to: 40)
        stage.show(EmptyView())
        value.value = 50...60
        await settle()
        #expect(value.value == 50...60 && stage.faults.isEmpty)
        finger.lift()
    }
}
