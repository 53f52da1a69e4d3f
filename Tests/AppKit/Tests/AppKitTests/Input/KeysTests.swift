@_spi(Double) import AppKit
import SlidersCore
import Testing

@testable import SlidersControls

/// Keys on the thumb that has the focus.
@MainActor @Suite(.serialized)
struct KeysTests {
    @Test func arrowsPageHomeAndEndMoveTheFocusedThumb() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 1))
        screen.focus(0)
        let keys: [(NSEvent.SpecialKey, NSEvent.ModifierFlags, Double)] = [
            (.rightArrow, [], 21), (.leftArrow, [], 20), (.upArrow, [], 21), (.downArrow, [], 20),
            (.rightArrow, .shift, 30), (.pageDown, [], 20), (.pageUp, [], 30), (.end, [], 80), (.home, [], 0),
        ]
        for (key, flags, value) in keys {
            #expect(screen.window.pressKey(key, flags) && screen.control.values == [value, 80], "\(key)")
        }
        #expect(screen.events() == Array(repeating: .keyDown, count: keys.count))
    }

    @Test func arrowsWithShiftGoAPage() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 1))
        (screen.control.configuration.arrowSteps, screen.control.configuration.pageSteps) = (2, 5)
        screen.focus(0)
        for (key, flags, value) in [
            (NSEvent.SpecialKey.rightArrow, NSEvent.ModifierFlags.shift, 25.0), (.pageUp, [], 30), (.upArrow, [], 32),
        ] {
            #expect(screen.window.pressKey(key, flags) && screen.control.values == [value, 80], "\(key)")
        }
    }

    @Test func keysWithCommandAndOthersAreLeftToTheWindow() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 1))
        screen.focus(0)
        #expect(!screen.window.pressKey(.rightArrow, .command) && !screen.window.pressKey("x"))
        #expect(!screen.window.pressKey("\u{1B}") && !screen.window.pressKey("7"))
        #expect(screen.control.values == [20, 80])
    }

    @Test func rightIsLessWhereTheLineRunsLeft() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 1))
        screen.control.userInterfaceLayoutDirection = .rightToLeft
        screen.window.update()
        screen.focus(0)
        screen.window.pressKey(.rightArrow)
        #expect(screen.control.values == [19, 80] && screen.control.point(forValue: 0).x == 314)
    }

    @Test func theFocusFollowsAThumbThatCrosses() {
        let screen = Screen(RangeSliderControl.make([50, 51], step: 1))
        screen.control.collision = .cross
        screen.focus(0)
        for _ in 0..<3 { screen.window.pressKey(.rightArrow) }
        #expect(screen.control.values == [51, 53] && screen.control.focusedThumb?.index == 1)
    }

    @Test func aDisabledThumbAcceptsNoFocus() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.disabledThumbs = [0]
        #expect(
            !screen.control.thumbViews[0].acceptsFirstResponder && screen.control.thumbViews[1].acceptsFirstResponder)
        screen.control.refusesFirstResponder = true
        #expect(!screen.control.thumbViews[1].acceptsFirstResponder)
    }
}
