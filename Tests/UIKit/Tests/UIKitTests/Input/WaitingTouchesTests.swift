import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Touches on the track that wait before they move a thumb.
@MainActor @Suite(.serialized)
struct WaitingTouchesTests {
    @Test func aPressOnTheTrackWaitsForFourPoints() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.pressTarget = .track
        screen.control.delaysTrackTouches = true
        let finger = screen.finger()
        let start = screen.point(of: 50)
        finger.press(at: start)
        finger.move(to: CGPoint(x: start.x + 3, y: start.y))
        #expect(screen.control.values == [20, 80])
        finger.move(to: CGPoint(x: start.x + 5, y: start.y))
        #expect(screen.control.values != [20, 80])
        finger.lift()
        #expect(screen.events(["begin", "end"]) == ["begin", "end"])
    }

    @Test func aTapOnTheTrackBringsTheNearestThumb() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.pressTarget = .track
        screen.control.delaysTrackTouches = true
        screen.drag(from: 60)
        #expect(screen.control.values == [20, 60])
        #expect(screen.events(["begin", "changed", "end"]) == ["begin", "changed", "end"])
    }

    @Test func aPressThatRestsBringsTheThumb() async throws {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.pressTarget = .track
        screen.control.delaysTrackTouches = true
        let finger = screen.finger()
        finger.press(at: screen.point(of: 60))
        #expect(screen.control.values == [20, 80])
        // It rests for 150 milliseconds; a machine under load may report it late.
        for _ in 0..<100 where screen.control.values == [20, 80] { try await Task.sleep(nanoseconds: 50_000_000) }
        #expect(screen.control.values == [20, 60])
        finger.lift()
    }

    @Test func aCancelledTouchThatWaitedMovesNothing() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.pressTarget = .track
        screen.control.delaysTrackTouches = true
        let finger = screen.finger()
        finger.press(at: screen.point(of: 60))
        finger.cancel()
        #expect(screen.control.values == [20, 80])
        #expect(screen.events(["begin", "changed", "end"]).isEmpty)
    }

    @Test(arguments: [UITouch.TouchType.indirectPointer, .pencil])
    func aMouseAndAPencilDoNotWait(_ type: UITouch.TouchType) {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.pressTarget = .track
        screen.control.delaysTrackTouches = true
        let pointer = Finger(screen.window, type)
        pointer.press(at: screen.point(of: 60))
        #expect(screen.control.values == [20, 60] && screen.control.isHeld(thumb: 1))
        pointer.lift()
    }

    @Test func aTouchThatWaitsHoldsNothing() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.pressTarget = .track
        screen.control.delaysTrackTouches = true
        let finger = screen.finger()
        finger.press(at: screen.point(of: 60))
        #expect(screen.control.isTracking && !screen.control.isDragging && !screen.control.isHeld(thumb: 1))
        finger.move(to: screen.point(of: 65))
        #expect(screen.control.isDragging && screen.control.isHeld(thumb: 1))
        finger.lift()
        #expect(!screen.control.isDragging)
    }

    @Test func aTouchThatWaitsDoesNotRestForALaterOneOfItsNumber() throws {
        let slider = RangeSliderControl.make([20, 80])
        slider.pressTarget = .track
        let screen = Screen(slider)
        let point = slider.canvas.convert(screen.point(of: 60), from: nil)
        slider.press(7, at: point, waits: true)
        let rest = try #require(slider.restTasks[7])
        slider.cancel(7)
        #expect(rest.isCancelled && slider.restTasks.isEmpty && !slider.isPressed)
        slider.press(7, at: point, waits: true)
        let later = try #require(slider.restTasks[7])
        slider.cancelDrags()
        #expect(later.isCancelled && slider.restTasks.isEmpty && slider.values == [20, 80])
    }

    @Test func disablingForgetsATouchThatWaits() async throws {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.pressTarget = .track
        screen.control.delaysTrackTouches = true
        let finger = screen.finger()
        finger.press(at: screen.point(of: 60))
        screen.control.isEnabled = false
        screen.control.isEnabled = true
        try await Task.sleep(nanoseconds: 300_000_000)
        finger.move(to: screen.point(of: 30))
        finger.lift()
        #expect(screen.control.values == [20, 80] && screen.events(["begin", "changed", "end"]).isEmpty)
    }
}
