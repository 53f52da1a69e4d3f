@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLooks
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Values that are typed in the middle of a circular slider.
@MainActor @Suite(.serialized)
struct TypedValueTests {
    private func screen() -> Screen<CircularSliderControl> {
        let slider = CircularSliderControl.make([40])
        var dial = SliderDial()
        dial.hasReadout = true
        slider.style.metrics.dial = dial
        slider.step = 5
        slider.allowsTextEntry = true
        slider.pressTarget = .anywhere
        slider.delaysTrackTouches = true
        let screen = Screen(slider, width: 200, height: 200)
        return screen
    }

    private func tap(_ screen: Screen<CircularSliderControl>, _ point: CGPoint = CGPoint(x: 100, y: 100)) {
        let finger = screen.finger()
        finger.press(at: screen.point(point.x, point.y))
        finger.lift()
    }

    private func shown(_ control: SliderControl) -> String? {
        control.layoutIfNeeded()
        return control.canvas.layer.sublayers?.compactMap { $0 as? CATextLayer }.last?.string as? String
    }

    @Test func aTapOnTheReadOutLetsItBeTyped() throws {
        let screen = screen()
        #expect(shown(screen.control) == "40")
        tap(screen, CGPoint(x: 110, y: 95))
        let field = try #require(screen.control.valueField)
        #expect(field.text == "40" && field.isFirstResponder && shown(screen.control) == "")
        #expect(screen.control.accessibilityElements?.count == 2)
        field.type("72")
        field.pressReturn()
        #expect(screen.control.values == [70] && shown(screen.control) == "70")
        #expect(screen.control.valueField == nil && screen.control.accessibilityElements?.count == 1)
        #expect(screen.events(["changed", "begin", "end"]) == ["changed"])
    }

    @Test func whatIsTypedIsClampedAndWhatIsNoNumberLeft() throws {
        let screen = screen()
        for (text, value) in [("900", 100.0), ("-3", 0), ("twelve", 0), ("", 0), (" 33 ", 35)] {
            tap(screen)
            let field = try #require(screen.control.valueField)
            field.type(text)
            field.pressReturn()
            #expect(screen.control.values == [value], "\(text)")
        }
    }

    @Test func escapeAndATouchElsewhereLeaveTheValue() throws {
        let screen = screen()
        tap(screen)
        try #require(screen.control.valueField).type("72")
        #expect(!screen.window.pressKey(.keyboardEscape))
        #expect(screen.control.values == [40] && screen.control.valueField == nil && shown(screen.control) == "40")
        tap(screen)
        try #require(screen.control.valueField).type("72")
        tap(screen, CGPoint(x: 100, y: 14))
        #expect(screen.control.values == [0] && screen.control.valueField == nil)
    }

    @Test func digitsOnTheFocusedThumbBeginToType() throws {
        let screen = screen()
        screen.window.focus(on: screen.control.thumbViews[0])
        #expect(screen.window.pressKey(.keyboardA, typing: "a") && screen.window.pressKey(.keyboardA, typing: ""))
        #expect(screen.control.valueField == nil)
        #expect(!screen.window.pressKey(.keyboardA, typing: "7"))
        let field = try #require(screen.control.valueField)
        #expect(field.text == "7" && field.isFirstResponder)
        field.type("5")
        field.pressReturn()
        #expect(screen.control.values == [75] && screen.control.thumbViews[0].isFirstResponder)
        screen.window.focus(on: nil)
    }

    @Test func aDragThatBeginsOnTheReadOutTurnsTheHandle() {
        let screen = screen()
        let finger = screen.finger()
        finger.press(at: screen.point(100, 85))
        for x in stride(from: 100.0, through: 190, by: 10) { finger.move(to: screen.point(x, 85 + (x - 100) / 6)) }
        #expect(screen.control.valueField == nil && screen.control.values == [25])
        finger.lift()
    }

    @Test(arguments: [false, true]) func aTouchInTheFieldIsTheFields(_ hitsFieldEditor: Bool) throws {
        UITextField.touchesHitFieldEditor = hitsFieldEditor
        defer { UITextField.touchesHitFieldEditor = false }
        let screen = screen()
        tap(screen)
        let field = try #require(screen.control.valueField)
        screen.window.layoutIfNeeded()
        tap(screen, CGPoint(x: 110, y: 95))
        #expect(screen.control.valueField === field && field.isFirstResponder)
        #expect(screen.control.values == [40] && screen.events(["begin", "down"]) == ["down"])
    }

    @Test func typingIsOffUntilAskedFor() {
        let slider = CircularSliderControl()
        slider.style.metrics.dial = SliderDial()
        slider.style.metrics.dial?.hasReadout = true
        #expect(!slider.allowsTextEntry && !slider.beginTyping(for: 0))
        slider.allowsTextEntry = true
        _ = Screen(slider, width: 200, height: 200)
        #expect(slider.beginTyping(for: 0))
    }

    @Test func whereNothingCanBeTypedATapTurns() {
        let screen = screen()
        screen.control.allowsTextEntry = false
        tap(screen, CGPoint(x: 120, y: 100))
        #expect(screen.control.valueField == nil && screen.control.values == [25])
        let range = CircularSliderControl.make([20, 60])
        range.style = screen.control.style
        #expect(!range.beginTyping(for: 0))
    }

    @Test func theFieldGoesWithTheSliderAndWithWhatCanBeTyped() {
        let screen = screen()
        let control = screen.control
        let style = control.style
        let ends: [(CircularSliderControl) -> Void] = [
            { $0.isEnabled = false }, { $0.isReadOnly = true }, { $0.allowsTextEntry = false }, { $0.isHidden = true },
        ]
        for end in ends {
            control.isEnabled = true
            (control.allowsTextEntry, control.isReadOnly) = (true, false)
            control.style = style
            control.isHidden = false
            control.frame.size = CGSize(width: 200, height: 200)
            screen.window.layoutIfNeeded()
            #expect(control.beginTyping(for: 0))
            control.frame.size = CGSize(width: 300, height: 300)
            screen.window.layoutIfNeeded()
            #expect(control.valueField?.center == CGPoint(x: 150, y: 150))
            end(control)
            screen.window.layoutIfNeeded()
            #expect(control.valueField == nil && control.accessibilityElements?.count == control.values.count)
        }
    }
}
