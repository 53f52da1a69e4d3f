import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Touches that hold thumbs.
@MainActor @Suite(.serialized)
struct TouchesTests {
    @Test func aDragMovesTheThumbAndReportsInOrder() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.drag(from: 20, to: 30)
        #expect(screen.control.values == [30, 80])
        #expect(screen.events() == ["down", "begin", "changed", "primary", "inside", "end", "up"])
    }

    @Test func aTapOnAThumbSendsOnlyTouches() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let finger = screen.finger()
        finger.press(at: screen.point(of: 80))
        #expect(screen.control.isTracking && screen.control.isHeld(thumb: 1))
        finger.lift()
        #expect(screen.events() == ["down", "up"])
        #expect(!screen.control.isTracking && !screen.control.isDragging)
    }

    @Test func aPressOnNothingIsNotTracked() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let finger = screen.finger()
        finger.press(at: screen.point(of: 0))
        #expect(!screen.control.isTracking)
        finger.move(to: screen.point(of: 10))
        finger.lift()
        #expect(screen.control.state == .normal)
        #expect(screen.events().isEmpty)
        #expect(screen.control.values == [20, 80])
    }

    @Test func twoFingersHoldTwoThumbs() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let (first, second) = (screen.finger(), screen.finger())
        first.press(at: screen.point(of: 20))
        second.press(at: screen.point(of: 80))
        first.move(to: screen.point(of: 30))
        second.move(to: screen.point(of: 60))
        #expect(screen.control.values == [30, 60])
        first.lift()
        second.move(to: screen.point(of: 50))
        #expect(screen.control.values == [30, 50])
        second.lift()
        #expect(screen.events(["begin", "end"]) == ["begin", "begin", "end", "end"])
        #expect(!screen.control.isDragging)
    }

    @Test func theSecondFingerMayLiftFirst() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let (first, second) = (screen.finger(), screen.finger())
        first.press(at: screen.point(of: 20))
        second.press(at: screen.point(of: 80))
        second.move(to: screen.point(of: 70))
        second.lift()
        first.move(to: screen.point(of: 40))
        first.lift()
        #expect(screen.control.values == [40, 70])
        screen.drag(from: 70, to: 90)
        #expect(screen.control.values == [40, 90])
    }

    @Test func aCancelledTouchRestoresTheValues() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        finger.move(to: screen.point(of: 50))
        finger.cancel()
        #expect(screen.control.values == [20, 80])
        #expect(
            screen.events(["begin", "changed", "end", "cancel"]) == ["begin", "changed", "changed", "end", "cancel"])
    }

    @Test(arguments: [true, false]) func disablingEndsADragWhereItIs(_ cancelsTracking: Bool) {
        UIControl.cancelsTrackingWhenDisabled = cancelsTracking
        defer { UIControl.cancelsTrackingWhenDisabled = false }
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        finger.move(to: screen.point(of: 50))
        screen.control.isEnabled = false
        finger.move(to: screen.point(of: 70))
        finger.lift()
        #expect(screen.control.values == [50, 80])
        #expect(screen.events(["begin", "changed", "end"]) == ["begin", "changed", "end"])
        #expect(!screen.control.isTracking && !screen.control.isHighlighted)
    }

    @Test(arguments: ["hidden", "removed", "deaf"])
    func hidingAndRemovalCancelDrags(_ how: String) {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        finger.move(to: screen.point(of: 50))
        switch how {
        case "hidden": screen.control.isHidden = true
        case "deaf": screen.control.isUserInteractionEnabled = false
        default: screen.control.removeFromSuperview()
        }
        #expect(screen.control.values == [20, 80])
        finger.move(to: screen.point(of: 70))
        finger.lift()
        #expect(screen.control.values == [20, 80])
        #expect(screen.events(["begin", "end"]) == ["begin", "end"])
        #expect(!screen.control.isTracking && !screen.control.isHighlighted)
    }

    @Test func aDisabledControlAcceptsNoTouch() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.isEnabled = false
        screen.drag(from: 20, to: 50)
        #expect(screen.control.values == [20, 80])
        screen.control.isEnabled = true
        screen.drag(from: 20, to: 50)
        #expect(screen.control.values == [50, 80])
    }

    @Test(arguments: [CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(scaleX: 2, y: 0.5)])
    func aTurnedOrScaledControlFollowsTheFinger(_ transform: CGAffineTransform) {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.transform = transform
        screen.window.layoutIfNeeded()
        screen.drag(from: 20, to: 50)
        #expect(screen.control.values.map { $0.rounded() } == [50, 80])
        let (frame, position) = (screen.control.thumbViews[0].accessibilityFrame, screen.point(of: 50))
        #expect(abs(frame.midX - position.x) < 1e-9 && abs(frame.midY - position.y) < 1e-9)
    }

    @Test func aSecondaryClickMovesNothing() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        for (button, values) in [(UIEvent.ButtonMask.secondary, [20.0, 80]), (.primary, [30, 80])] {
            let mouse = Finger(screen.window, .indirectPointer, buttons: button)
            mouse.press(at: screen.point(of: 20))
            mouse.move(to: screen.point(of: 30))
            mouse.lift()
            #expect(screen.control.values.map { $0.rounded() } == values && !screen.control.isTracking)
        }
        #expect(screen.events(["down", "up"]) == ["down", "up"])
    }
}
