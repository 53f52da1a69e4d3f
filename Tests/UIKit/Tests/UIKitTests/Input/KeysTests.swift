import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Keys on the focused thumb.
@MainActor @Suite(.serialized)
struct KeysTests {
    @Test(arguments: UIWindow.KeyRoute.allCases) func keysMoveTheFocusedThumb(_ route: UIWindow.KeyRoute) {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 1))
        screen.window.keyRoute = route
        screen.window.focus(on: screen.control.thumbViews[0])
        #expect(screen.control.thumbViews[0].isFirstResponder)
        let keys: [(UIKeyboardHIDUsage, UIKeyModifierFlags, Double)] = [
            (.keyboardRightArrow, [], 21), (.keyboardLeftArrow, [], 20), (.keyboardUpArrow, [], 21),
            (.keyboardDownArrow, [], 20),
            (.keyboardRightArrow, .shift, 30), (.keyboardPageDown, [], 20), (.keyboardPageUp, [], 30),
            (.keyboardHome, [], 0),
            (.keyboardEnd, [], 80),
        ]
        for (key, flags, value) in keys {
            #expect(!screen.window.pressKey(key, flags))
            #expect(screen.control.values == [value, 80], "\(key)")
            #expect(screen.control.thumbViews[0].isFocused && screen.control.thumbViews[0].isFirstResponder)
        }
        #expect(screen.events(["changed", "begin", "end"]).count == keys.count)
        screen.window.focus(on: nil)
    }

    @Test(arguments: UIWindow.KeyRoute.allCases) func arrowsWithShiftGoAPage(_ route: UIWindow.KeyRoute) {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 1))
        screen.window.keyRoute = route
        (screen.control.configuration.arrowSteps, screen.control.configuration.pageSteps) = (2, 5)
        screen.window.focus(on: screen.control.thumbViews[0])
        for (key, flags, value) in [
            (UIKeyboardHIDUsage.keyboardRightArrow, UIKeyModifierFlags.shift, 25.0), (.keyboardPageUp, [], 30),
            (.keyboardUpArrow, [], 32),
        ] {
            screen.window.pressKey(key, flags)
            #expect(screen.control.values == [value, 80], "\(key)")
        }
        screen.window.focus(on: nil)
    }

    @Test func arrowsPointWhereTheLineRuns() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 1))
        screen.control.direction = .left
        screen.control.thumbViews[0].becomeFirstResponder()
        screen.window.pressKey(.keyboardLeftArrow)
        #expect(screen.control.values == [21, 80])
        screen.window.pressKey(.keyboardUpArrow)
        #expect(screen.control.values == [22, 80])
    }

    @Test(arguments: UIWindow.KeyRoute.allCases) func arrowsAreNotSwappedInLanguagesThatRunLeft(
        _ route: UIWindow.KeyRoute
    ) {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 1))
        screen.window.keyRoute = route
        screen.window.traits = UITraitCollection(direction: .rightToLeft)
        screen.window.layoutIfNeeded()
        screen.window.focus(on: screen.control.thumbViews[0])
        screen.window.pressKey(.keyboardLeftArrow)
        #expect(screen.control.values == [21, 80])
        screen.control.direction = .right
        screen.window.layoutIfNeeded()
        screen.window.pressKey(.keyboardRightArrow)
        #expect(screen.control.values == [22, 80])
        screen.window.focus(on: nil)
    }

    @Test func otherKeysAreLeftToTheApp() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.thumbViews[0].becomeFirstResponder()
        #expect(screen.window.pressKey(.keyboardA))
        #expect(screen.window.pressKey(.keyboardEscape))
        #expect(screen.window.pressKey(.keyboardRightArrow, .command))
        #expect(screen.control.values == [20, 80])
    }

    @Test func escapeCancelsADrag() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.thumbViews[1].becomeFirstResponder()
        screen.drag(from: 20, to: 50, lifts: false)
        #expect(!screen.window.pressKey(.keyboardEscape))
        #expect(screen.control.values == [20, 80])
        #expect(screen.events(["begin", "end"]) == ["begin", "end"])
    }

    @Test func theFocusMovesWithAThumbThatCrosses() {
        let screen = Screen(RangeSliderControl.make([20, 25], step: 10))
        let thumbs = screen.control.thumbViews
        screen.control.collision = .cross
        screen.control.values = [20, 20]
        screen.window.focus(on: thumbs[0])
        screen.window.pressKey(.keyboardRightArrow)
        #expect(screen.control.values == [20, 30])
        #expect(thumbs[1].isFocused && thumbs[1].isFirstResponder && !thumbs[0].isFocused)
        screen.window.focus(on: nil)
    }

    @Test func aDisabledThumbLeavesKeysToTheApp() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.thumbViews[0].becomeFirstResponder()
        screen.control.disabledThumbs = [0]
        #expect(screen.window.pressKey(.keyboardRightArrow) && screen.control.values == [20, 80])
    }

    @Test func aHeldKeyThatOnlyAPressTellsOfIsRepeatedByTheHost() async throws {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 1))
        screen.window.keyRoute = .press
        screen.control.thumbViews[0].becomeFirstResponder()
        screen.window.hold(.keyboardRightArrow)
        #expect(screen.control.values == [21, 80])
        for _ in 0..<100 where screen.control.values[0] < 23 { try await Task.sleep(nanoseconds: 50_000_000) }
        screen.window.letGo()
        let value = screen.control.values[0]
        #expect(value >= 23)
        try await Task.sleep(nanoseconds: 300_000_000)
        #expect(screen.control.values[0] == value)
    }

    @Test(arguments: [UIKeyboardHIDUsage.keyboardA, .keyboardLeftShift])
    func theReleaseOfAnotherKeyLeavesAHeldOne(_ other: UIKeyboardHIDUsage) async throws {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 1))
        screen.window.keyRoute = .press
        screen.control.thumbViews[0].becomeFirstResponder()
        screen.window.hold(.keyboardRightArrow)
        screen.window.hold(other)
        screen.window.letGo(other)
        for _ in 0..<100 where screen.control.values[0] < 23 { try await Task.sleep(nanoseconds: 50_000_000) }
        screen.window.letGo(.keyboardRightArrow)
        #expect(screen.control.values[0] >= 23)
    }

    @Test(arguments: ["key", "Shift", "focus"])
    func aHeldKeyEndsWith(_ what: String) async throws {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 1))
        screen.window.keyRoute = .press
        screen.control.thumbViews[0].becomeFirstResponder()
        screen.window.hold(.keyboardRightShift)
        screen.window.hold(.keyboardRightArrow, .shift)
        #expect(screen.control.values == [30, 80])
        switch what {
        case "key": screen.window.letGo(.keyboardRightArrow)
        case "Shift": screen.window.letGo(.keyboardRightShift)
        default: screen.control.thumbViews[0].resignFirstResponder()
        }
        try await Task.sleep(nanoseconds: 600_000_000)
        #expect(screen.control.values == [30, 80])
        for _ in 0..<2 { screen.window.letGo() }
    }

    @Test(arguments: [UIWindow.KeyRoute.command, .commandThenPress, .pressThenCommand])
    func aHeldKeyMovesOncePerRepeat(_ route: UIWindow.KeyRoute) async throws {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 1))
        screen.window.keyRoute = route
        screen.control.thumbViews[0].becomeFirstResponder()
        screen.window.hold(.keyboardRightArrow)
        for value in 22...25 {
            screen.window.repeatKey()
            #expect(screen.control.values == [Double(value), 80])
        }
        try await Task.sleep(nanoseconds: 600_000_000)
        screen.window.letGo()
        #expect(screen.control.values == [25, 80])
        #expect(screen.events(["changed"]).count == 5)
    }

    @Test func aHeldKeyGoesOnWithTheThumbThatCrossed() {
        let screen = Screen(RangeSliderControl.make([20, 30], step: 10))
        screen.control.collision = .cross
        screen.window.focus(on: screen.control.thumbViews[0])
        screen.window.hold(.keyboardRightArrow)
        for _ in 0..<3 { screen.window.repeatKey() }
        screen.window.letGo()
        #expect(screen.control.values == [30, 60] && screen.control.thumbViews[1].isFirstResponder)
        screen.window.focus(on: nil)
    }
}
