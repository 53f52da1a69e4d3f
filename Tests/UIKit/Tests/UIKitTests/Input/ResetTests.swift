import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Thumbs that are reset: by double taps, keys and actions of assistive technology.
@MainActor @Suite(.serialized)
struct ResetTests {
    private func screen(_ values: [Double] = [20, 80], to resetValues: [Double] = [50, 60]) -> Screen<
        RangeSliderControl
    > {
        let slider = RangeSliderControl.make(values)
        (slider.resetsOnDoubleTap, slider.resetValues) = (true, resetValues)
        return Screen(slider)
    }

    private func tap(_ screen: Screen<some SliderControl>, at value: Double, times: Int, trembling: CGFloat = 0) {
        for taps in 1...times {
            let finger = screen.finger()
            finger.taps = taps
            let point = screen.point(of: value)
            finger.press(at: point)
            if trembling > 0 { finger.move(to: CGPoint(x: point.x + trembling, y: point.y)) }
            finger.lift()
        }
    }

    private func actions(_ thumb: ThumbView) -> [String] { thumb.accessibilityCustomActions?.map(\.name) ?? [] }

    @Test func aDoubleTapResetsAThumbAndSendsOneChange() {
        let screen = screen()
        tap(screen, at: 20, times: 1)
        #expect(screen.control.values == [20, 80] && screen.events(["changed", "begin", "end"]).isEmpty)
        tap(screen, at: 20, times: 2)
        #expect(screen.control.values == [50, 80] && screen.events(["changed", "begin", "end"]) == ["changed"])
    }

    @Test func aDoubleTapOfATremblingFingerResetsToo() {
        let screen = screen()
        tap(screen, at: 80, times: 2, trembling: 3)
        #expect(screen.control.values == [20, 60])
        #expect(screen.events(["begin", "end"]) == ["begin", "end", "begin", "end"])
        tap(screen, at: 60, times: 2, trembling: 5)
        #expect(screen.control.values != [20, 60])
    }

    @Test func theDelegateHearsTheReasonAndMayRefuse() {
        final class Listener: SliderControlDelegate {
            var reasons: [SliderChangeReason] = [], decision = SliderDecision.reject
            func sliderControl(
                _ control: BaseSliderControl, willChangeTo values: [Double], reason: SliderChangeReason
            ) -> SliderDecision {
                reasons.append(reason)
                return decision
            }
        }
        let (screen, listener) = (screen(), Listener())
        screen.control.delegate = listener
        tap(screen, at: 20, times: 2)
        #expect(listener.reasons == [.reset] && screen.control.values == [20, 80])
        listener.decision = .accept
        tap(screen, at: 20, times: 2)
        #expect(screen.control.values == [50, 80])
    }

    @Test func withoutTheOptionNothingResets() {
        let screen = screen()
        screen.control.resetsOnDoubleTap = false
        tap(screen, at: 20, times: 2)
        screen.window.focus(on: screen.control.thumbViews[0])
        #expect(screen.window.pressKey(.keyboardDeleteOrBackspace), "the key is left to others")
        #expect(screen.control.values == [20, 80] && actions(screen.control.thumbViews[0]).contains("Reset") == false)
        screen.window.focus(on: nil)
    }

    @Test(arguments: [UIKeyboardHIDUsage.keyboardDeleteOrBackspace, .keyboardDeleteForward])
    func keysResetTheFocusedThumb(_ key: UIKeyboardHIDUsage) {
        for route in UIWindow.KeyRoute.allCases {
            let screen = screen()
            screen.window.keyRoute = route
            screen.window.focus(on: screen.control.thumbViews[1])
            #expect(!screen.window.pressKey(key))
            #expect(screen.control.values == [20, 60], "\(route)")
            screen.window.focus(on: nil)
        }
    }

    @Test func anActionResetsAndTheFocusFollowsACrossing() throws {
        let screen = screen([20, 40], to: [70])
        screen.control.collision = .cross
        let thumb = screen.control.thumbViews[0]
        #expect(actions(thumb) == ["Reset", "Move range up", "Move range down"])
        screen.window.focus(on: thumb)
        let action = try #require(thumb.accessibilityCustomActions?.first { $0.name == "Reset" })
        let handler = try #require(action.actionHandler)
        #expect(handler(action) && screen.control.values == [40, 70])
        #expect(screen.control.thumbViews[1].isFocused)
        screen.window.focus(on: nil)
        screen.control.disabledThumbs = [0]
        #expect(actions(thumb).isEmpty && actions(screen.control.thumbViews[1]) == ["Reset"])
        screen.control.isReadOnly = true
        #expect(actions(screen.control.thumbViews[1]).isEmpty)
    }

    @Test func aSingleThumbGoesToTheNeutralValueOfItsStyle() {
        let slider = ValueSliderControl()
        (slider.minimumValue, slider.maximumValue, slider.value) = (-10, 10, 4)
        slider.resetsOnDoubleTap = true
        let screen = Screen(slider)
        slider.value = 7
        slider.handle(.reset(thumb: 0))
        #expect(slider.value == 4, "where it was first laid out")
        slider.neutralValue = 0
        screen.window.layoutIfNeeded()
        slider.handle(.reset(thumb: 0))
        #expect(slider.value == 0)
        slider.resetValues = [3]
        slider.handle(.reset(thumb: 0))
        #expect(slider.value == 3)
    }

    @Test func aDoubleTapOfAViewAroundIsLeftWhereItResetsNothing() {
        for (isOn, value, count) in [(true, 20.0, 0), (true, 95, 1), (false, 20, 1)] {
            let screen = screen()
            screen.control.resetsOnDoubleTap = isOn
            let root = UIView(frame: screen.window.bounds)
            let recognizer = UITapGestureRecognizer(target: nil, action: nil)
            recognizer.numberOfTapsRequired = 2
            root.addGestureRecognizer(recognizer)
            screen.window.addSubview(root)
            root.addSubview(screen.control)
            screen.window.layoutIfNeeded()
            tap(screen, at: value, times: 2)
            #expect(recognizer.recognitions == count, "\(isOn) \(value)")
        }
    }
}
