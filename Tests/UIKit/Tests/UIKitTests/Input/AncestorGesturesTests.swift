import SlidersCore
import SlidersLooks
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Gestures of the views around a slider.
@MainActor @Suite(.serialized)
struct AncestorGesturesTests {
    /// A slider in a form whose root view has a recognizer. A scroll view delays touches.
    private func form<Control: SliderControl>(
        _ recognizer: UIGestureRecognizer, _ control: Control, height: CGFloat = 44, scrolls: Bool = false
    ) -> Screen<Control> {
        let screen = Screen(control, height: height)
        let root = UIView(frame: screen.window.bounds)
        let page = scrolls ? UIScrollView(frame: root.bounds) : UIView(frame: root.bounds)
        (page as? UIScrollView)?.contentSize = CGSize(width: 400, height: 4000)
        root.addGestureRecognizer(recognizer)
        screen.window.addSubview(root)
        root.addSubview(page)
        page.addSubview(control)
        screen.window.layoutIfNeeded()
        return screen
    }

    private func dial() -> CircularSliderControl {
        let dial = CircularSliderControl.make([40])
        dial.style.metrics.dial = SliderDial()
        dial.style.metrics.dial?.hasReadout = true
        dial.allowsTextEntry = true
        dial.delaysTrackTouches = true
        return dial
    }

    private func tap(_ screen: Screen<some SliderControl>, _ point: CGPoint) {
        let finger = screen.finger()
        finger.press(at: point)
        finger.lift()
    }

    @Test(arguments: [false, true]) func aTapOnASliderIsTheSliders(_ scrolls: Bool) {
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        let round = form(tap, dial(), height: 328, scrolls: scrolls)
        self.tap(round, round.point(of: 75))
        #expect(abs(round.control.value - 75) < 1e-9 && round.control.valueField == nil)
        self.tap(round, round.point(164, 164))
        #expect(round.control.valueField?.isFirstResponder == true)
        let slider = RangeSliderControl.make([20, 80])
        (slider.pressTarget, slider.delaysTrackTouches) = (.track, true)
        let straight = form(tap, slider, scrolls: scrolls)
        self.tap(straight, straight.point(of: 60))
        #expect(slider.values == [20, 60] && straight.events(["begin", "end", "cancel"]) == ["begin", "end"])
        #expect(tap.recognitions == 0)
    }

    @Test(arguments: [false, true]) func aTapBesideWhatASliderHandlesDismissesTheKeyboard(_ scrolls: Bool) {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        let tap = UITapGestureRecognizer(target: field, action: NSSelectorFromString("dismiss"))
        let screen = form(tap, RangeSliderControl.make([20, 80]), scrolls: scrolls)
        screen.window.addSubview(field)
        UIGestureRecognizer.performer = { _, target, _ in _ = (target as? UITextField)?.resignFirstResponder() }
        defer { UIGestureRecognizer.performer = nil }
        for point in [CGPoint(x: 200, y: 600), screen.point(of: 5)] {
            field.becomeFirstResponder()
            self.tap(screen, point)
            #expect(!field.isFirstResponder)
        }
        #expect(tap.recognitions == 2 && screen.control.values == [20, 80])
        #expect(screen.events(["begin", "end"]).isEmpty)
    }

    @Test func aTapThatCancelsNoTouchGoesAlong() {
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.cancelsTouchesInView = false
        let screen = form(tap, dial(), height: 328)
        self.tap(screen, screen.point(of: 75))
        #expect(abs(screen.control.value - 75) < 1e-9 && tap.recognitions == 1)
    }

    @Test func tapsOfSeveralTouchesAreLeftAlone() {
        let twice = UITapGestureRecognizer(target: nil, action: nil)
        twice.numberOfTapsRequired = 2
        let screen = form(twice, RangeSliderControl.make([20, 80]))
        for _ in 0..<2 { tap(screen, screen.point(of: 20)) }
        #expect(twice.recognitions == 1)
        let pair = UITapGestureRecognizer(target: nil, action: nil)
        pair.numberOfTouchesRequired = 2
        let other = form(pair, RangeSliderControl.make([20, 80]))
        let fingers = [other.finger(), other.finger()]
        for (finger, value) in zip(fingers, [20.0, 80]) { finger.press(at: other.point(of: value)) }
        for finger in fingers { finger.lift() }
        #expect(pair.recognitions == 1 && !other.control.isDragging && other.control.values == [20, 80])
    }

    private nonisolated static let swipes: [(SliderDirection, UISwipeGestureRecognizer.Direction, Bool)] = [
        (.right, .right, true), (.right, .down, false), (.up, .down, true), (.up, .right, false),
        (.right, [.left, .right], true),
    ]

    @Test(arguments: swipes)
    func aSwipeAlongAStraightTrackSlides(
        _ direction: SliderDirection, _ distance: UISwipeGestureRecognizer.Direction, _ slides: Bool
    ) {
        for (scrolls, delays) in [(false, false), (false, true), (true, false)] where !scrolls || distance != .down {
            let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
            swipe.direction = distance
            let slider = RangeSliderControl.make([40, 80])
            (slider.direction, slider.pressTarget) = (direction, .track)
            slider.delaysTrackTouches = delays
            let screen = form(swipe, slider, height: 328, scrolls: scrolls)
            let finger = screen.finger()
            let start = screen.point(of: 40)
            finger.press(at: start)
            for step in [3.0, 32, 60] {
                finger.move(
                    to: CGPoint(
                        x: start.x + (distance == .down ? 0 : step), y: start.y + (distance == .down ? step : 0)))
            }
            finger.lift()
            #expect((swipe.recognitions == 0) == slides && (slider.values != [40, 80]) == slides)
            #expect(!slider.isDragging && !slider.isTracking)
        }
    }

    @Test func aRingThatIsHeldIsNotSwipedAway() {
        let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
        let screen = form(swipe, dial(), height: 328)
        let finger = screen.finger()
        let start = screen.point(of: 25)
        finger.press(at: start)
        finger.move(to: CGPoint(x: start.x, y: start.y + 15))
        finger.move(to: CGPoint(x: start.x + 60, y: start.y + 20))
        #expect(swipe.recognitions == 0 && screen.control.isDragging)
        finger.lift()
    }

    @Test(arguments: [0.0, 0.5], [false, true]) func aLongPressOnWhatAFingerHoldsIsRefused(
        _ duration: Double, _ scrolls: Bool
    ) {
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.minimumPressDuration = duration
        let screen = form(press, RangeSliderControl.make([20, 80]), scrolls: scrolls)
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        finger.rest(0.7)
        finger.move(to: screen.point(of: 40))
        finger.lift()
        #expect(press.recognitions == 0 && screen.control.values == [40, 80])
        finger.press(at: CGPoint(x: 200, y: 600))
        finger.rest(0.7)
        finger.lift()
        #expect(press.recognitions == 1)
    }

    @Test func aLongPressBesideWhatASliderHandlesIsTheAncestors() {
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        let screen = form(press, RangeSliderControl.make([20, 80]))
        let finger = screen.finger()
        finger.press(at: screen.point(of: 5))
        finger.rest(0.7)
        finger.lift()
        #expect(press.recognitions == 1 && screen.control.values == [20, 80])
    }

    @Test func gesturesOfTwoFingersAreLeftAlone() {
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.numberOfTouchesRequired = 2
        for recognizer in [press, UIPinchGestureRecognizer(target: nil, action: nil)] {
            let screen = form(recognizer, RangeSliderControl.make([20, 80]))
            let fingers = [screen.finger(), screen.finger()]
            for (finger, value) in zip(fingers, [20.0, 80]) { finger.press(at: screen.point(of: value)) }
            fingers[1].rest(0.7)
            fingers[1].move(to: screen.point(of: 60))
            for finger in fingers { finger.lift() }
            #expect(recognizer.recognitions == 1 && screen.control.values == [20, 80] && !screen.control.isDragging)
        }
    }

    @Test func aRecognizerOfAnAppsOwnWaitsWhileAFingerHoldsAThumb() {
        final class Own: UIGestureRecognizer {}
        let own = Own(target: nil, action: nil)
        let hover = UIHoverGestureRecognizer(target: nil, action: nil)
        let screen = form(own, RangeSliderControl.make([20, 80]))
        own.view?.addGestureRecognizer(hover)
        #expect(screen.control.gestureRecognizerShouldBegin(own))
        screen.drag(from: 20, to: 30, lifts: false)
        #expect(!screen.control.gestureRecognizerShouldBegin(own))
        // A pointer that hovers takes no touch away.
        #expect(screen.control.gestureRecognizerShouldBegin(hover))
    }

    @Test func aThumbAtTheEdgeOfTheScreenIsNotDraggedBack() {
        for (value, goesBack) in [(0.0, false), (50, true)] {
            let edge = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
            edge.edges = .left
            let slider = RangeSliderControl.make([value, 80])
            let screen = form(edge, slider)
            slider.frame.origin.x = 0
            screen.window.layoutIfNeeded()
            let finger = screen.finger()
            finger.press(at: CGPoint(x: 14, y: 122))
            for x in [20.0, 40, 80] { finger.move(to: CGPoint(x: x, y: 122)) }
            finger.lift()
            #expect((edge.state == .changed) == goesBack && (slider.values[0] == value) == goesBack)
        }
    }
}
