@_spi(Double) import AppKit
import SlidersCore
import Testing

@testable import SlidersControls

/// A value is typed at the readout of a circular slider.
@MainActor @Suite(.serialized)
struct TypedValueTests {
    private func screen() -> Screen<CircularSliderControl> {
        let slider = CircularSliderControl.make([20])
        var dial = SliderDial()
        dial.hasReadout = true
        slider.style.metrics.dial = dial
        slider.allowsTextEntry = true
        return Screen(slider, width: 200, height: 200)
    }

    private func click(_ screen: Screen<CircularSliderControl>) -> ValueField? {
        screen.mouse.press(at: screen.point(100, 100))
        screen.mouse.lift()
        return screen.control.valueField
    }

    @Test func returnCommitsTheValue() throws {
        let screen = screen()
        let field = try #require(click(screen))
        #expect(field.stringValue == "20" && screen.window.firstResponder === field)
        field.type("41.5")
        field.pressKey("insertNewline:")
        #expect(screen.control.values == [41.5] && screen.control.valueField == nil && field.superview == nil)
        #expect(screen.events().count == 1)
    }

    @Test func escapeAndLeavingTheFieldDoNot() throws {
        let screen = screen()
        let field = try #require(click(screen))
        field.type("41")
        field.pressKey("cancelOperation:")
        #expect(screen.control.values == [20] && screen.control.valueField == nil)
        try #require(click(screen)).type("42")
        _ = screen.window.makeFirstResponder(nil)
        #expect(screen.control.values == [20] && screen.control.valueField == nil)
    }

    @Test func aClickThatHoldsNothingEndsTyping() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        (screen.control.allowsTextEntry, screen.control.pressTarget) = (true, .thumb)
        #expect(screen.control.beginTyping(for: 0))
        screen.drag(from: 50)
        #expect(!screen.control.isTyping)
    }

    @Test func anUnchangedFieldChangesNothing() throws {
        let screen = screen()
        screen.control.values = [100.0 / 3]
        let field = try #require(click(screen))
        #expect(field.stringValue == "33")
        field.pressKey("insertNewline:")
        #expect(screen.control.values == [100.0 / 3] && screen.events().isEmpty)
    }

    @Test func theFieldHasTheTextOfTheAppAndWhatIsNoValueIsAnnouncedOnce() throws {
        let screen = screen()
        screen.control.valueFormatter = { "\(Int($0)) °C" }
        let field = try #require(click(screen))
        #expect(field.stringValue == "20 °C")
        NSAccessibility.posts = []
        field.type("20 °X")
        field.pressKey("insertNewline:")
        #expect(NSAccessibility.posts.compactMap(\.announcement) == ["Enter a valid value."])
        screen.control.stringValue = "30 °C"
        #expect(screen.control.values == [30])
        screen.control.valueFormatter = { $0 < 50 ? "low" : "high" }
        #expect(click(screen) == nil)
    }

    @Test func aDigitBeginsWithItself() throws {
        let screen = screen()
        screen.focus(0)
        #expect(screen.window.pressKey("7"))
        let field = try #require(screen.control.valueField)
        field.type("5")
        field.pressKey("insertNewline:")
        #expect(screen.control.values == [75])
    }

    @Test func clicksInTheFieldAreTheFields() throws {
        let screen = screen()
        let field = try #require(click(screen))
        #expect(screen.window.contentView?.hitTest(screen.point(100, 100)) === field)
        #expect(screen.control.accessibilityChildren()?.count == 2)
    }
}
