@_spi(Double) import QuartzCore
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// A straight slider and what it is bound to.
@MainActor @Suite(.serialized, .eachComparison)
struct RangeSliderTests: Showing {
    let window = TestWindow.make()

    @Test func aHalfOpenRangeIsReadAndWritten() throws {
        let hours = Box(9..<17)
        let control = try show(RangeSlider(value: hours.binding, in: 0...24), on: Stage(on: window))
        #expect(control.values == [9, 17] && control.step == 1)
        drag(control, from: 17, to: 24)
        #expect(hours.value == 9..<24)
        let day = Date(timeIntervalSinceReferenceDate: 0)
        let stay = Box(day..<day + 40)
        let second = try show(
            RangeSlider(value: stay.binding, in: day...day + 100, step: 10).span(atLeast: 20), on: Stage(on: window))
        drag(second, from: 40, to: 0)
        #expect(stay.value == day..<day + 20)
    }

    @Test func aRangeIsReadAndWritten() throws {
        let price = Box(20.0...80.0)
        let stage = Stage(on: window)
        var edits: [Bool] = []
        let view = { RangeSlider(value: price.binding, in: 0...100, step: 5, onEditingChanged: { edits.append($0) }) }
        let control = try show(view(), on: stage)
        #expect(control.values == [20, 80] && control.step == 5)
        drag(control, from: 20, to: 31)
        #expect(price.value == 30...80)
        #expect(edits == [true, false])
        drag(control, from: 80, to: 60, lifts: false)
        #expect(price.value == 30...80)
        #expect(edits == [true, false, true, false])
        price.value = 0...50
        stage.show(view())
        #expect(control.values == [0, 50] && stage.made == 1)
    }

    @Test func valuesOutsideAreDrawnInsideAndNotWrittenBack() throws {
        let value = Box(-50.0...500.0)
        let stage = Stage(on: window)
        let control = try show(RangeSlider(value: value.binding, in: 0...100), on: stage)
        #expect(control.values == [0, 100] && value.writes == 0 && value.value == -50...500)
    }

    @Test func aRenderDuringADragChangesNothing() throws {
        let value = Box(20.0...80.0)
        let stage = Stage(on: window)
        let view = { RangeSlider(value: value.binding, in: 0...100) }
        let control = try show(view(), on: stage)
        let finger = Pointer(window)
        finger.press(control, at: 20)
        finger.move(to: 40)
        LayerLog.clear()
        stage.show(view())
        window.layOut()
        #expect(control.isDragging && control.isHeld(thumb: 0))
        #expect(LayerLog.writes.isEmpty && LayerLog.commits == 0)
        finger.move(to: 50)
        finger.lift()
        #expect(value.value == 50...80 && value.writes == 2)
    }
}
