import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Fingers anywhere on a control that hold the nearest thumb and move it by the same distance.
@MainActor @Suite(.serialized)
struct RelativeDragTests {
    private func screen(_ values: [Double], height: CGFloat = 100) -> Screen<RangeSliderControl> {
        let slider = RangeSliderControl.make(values)
        (slider.pressTarget, slider.delaysTrackTouches) = (.relative, true)
        return Screen(slider, height: height)
    }

    /// A point beside the track.
    private func beside(_ value: Double, _ screen: Screen<RangeSliderControl>) -> CGPoint {
        CGPoint(x: screen.point(of: value).x, y: screen.point(0, 5).y)
    }

    @Test func aFingerFarFromTheTrackMovesTheNearestThumbByItsDistance() {
        let screen = screen([20, 60])
        let finger = screen.finger()
        finger.press(at: beside(95, screen))
        #expect(screen.control.isHeld(thumb: 1) && screen.events(["begin", "changed"]).isEmpty)
        finger.move(to: beside(85, screen))
        #expect(abs(screen.control.values[1] - 50) < 1e-9)
        finger.lift()
        #expect(screen.events(["begin", "changed", "end"]) == ["begin", "changed", "end"])
    }

    @Test func aTapChangesNothing() {
        let screen = screen([20, 60])
        let finger = screen.finger()
        finger.press(at: beside(95, screen))
        finger.lift()
        #expect(screen.control.values == [20, 60] && screen.events(["begin", "changed", "end"]).isEmpty)
    }

    @Test func theBarAndAFingerBesideItMoveTogether() {
        let screen = screen([20, 60, 80])
        let (first, second) = (screen.finger(), screen.finger())
        first.press(at: screen.point(of: 40))
        second.press(at: beside(99, screen))
        first.move(to: screen.point(of: 45))
        second.move(to: beside(89, screen))
        let values = screen.control.values
        #expect(zip(values, [25, 65, 70]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(values)")
        second.cancel()
        #expect(abs(screen.control.values[2] - 80) < 1e-9 && abs(screen.control.values[1] - 65) < 1e-9)
        first.lift()
    }

    @Test func twoFingersOnEitherSideHoldAThumbEach() {
        let screen = screen([40, 60])
        let (first, second) = (screen.finger(), screen.finger())
        first.press(at: beside(5, screen))
        second.press(at: beside(95, screen))
        first.move(to: beside(15, screen))
        second.move(to: beside(85, screen))
        let values = screen.control.values
        #expect(zip(values, [50, 50]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(values)")
        first.lift()
        second.lift()
        #expect(!screen.control.isDragging)
    }

    @Test func aSwipeAcrossScrolls() {
        let screen = screen([20, 60])
        let page = UIScrollView(frame: screen.window.bounds)
        page.contentSize = CGSize(width: 400, height: 4000)
        screen.window.addSubview(page)
        page.addSubview(screen.control)
        screen.window.layoutIfNeeded()
        let finger = screen.finger()
        let start = beside(90, screen)
        finger.press(at: start)
        finger.move(to: CGPoint(x: start.x, y: start.y + 30))
        #expect(finger.scrolls && screen.control.values == [20, 60])
        finger.lift()
    }

    @Test func anEmptyCornerOfADialIsTheDials() {
        let dial = CircularSliderControl.make([25])
        dial.pressTarget = .relative
        let screen = Screen(dial, width: 200, height: 200)
        let finger = screen.finger()
        finger.press(at: screen.point(195, 5))
        #expect(dial.isHeld(thumb: 0))
        finger.move(to: screen.point(195, 195))
        finger.lift()
        #expect(abs(dial.value - 50) < 1)
    }
}
