@_spi(Double) import AppKit
import SlidersCore
import Testing

@testable import SlidersControls

/// The wheel of a mouse and two fingers on a trackpad.
@MainActor @Suite(.serialized)
struct WheelTests {
    @Test func withoutAnOptionWhatIsAroundScrolls() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 1))
        screen.focus(0)
        screen.mouse.move(to: screen.point(of: 20))
        screen.mouse.scroll(y: 1)
        #expect(screen.control.values == [20, 80] && screen.window.scrolled == 1)
    }

    @Test func theFocusedThumbMovesAStepForEachNotch() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 1))
        screen.control.respondsToScrollWheel = true
        screen.mouse.move(to: screen.point(of: 80))
        screen.mouse.scroll(y: 1)
        #expect(screen.window.scrolled == 1)
        screen.focus(0)
        screen.mouse.scroll(y: 0.1)
        screen.mouse.scroll(y: 7)
        #expect(screen.control.values == [22, 80] && screen.window.scrolled == 1)
        screen.mouse.scroll(y: -1)
        #expect(screen.control.values == [21, 80] && screen.events().count == 3)
    }

    @Test func theThumbUnderThePointerMovesByTheSecondOption() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 1))
        screen.control.respondsToScrollWheelOverThumbs = true
        screen.mouse.move(to: screen.point(of: 80))
        screen.mouse.scroll(y: 1)
        #expect(screen.control.values == [20, 81])
        screen.mouse.move(to: screen.point(of: 50))
        screen.mouse.scroll(y: 1)
        #expect(screen.control.values == [20, 81] && screen.window.scrolled == 1)
    }

    @Test func fingersMoveAStepForTenPointsAndNotByMomentum() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 1))
        screen.control.respondsToScrollWheel = true
        screen.focus(0)
        screen.mouse.move(to: screen.point(of: 20))
        for _ in 0..<5 { screen.mouse.scroll(y: 4, isPrecise: true) }
        #expect(screen.control.values == [22, 80])
        screen.mouse.scroll(y: 40, isPrecise: true, momentum: .changed)
        #expect(screen.control.values == [22, 80] && screen.window.scrolled == 0)
        screen.mouse.scroll(x: -10, y: 0, isPrecise: true)
        #expect(screen.control.values == [23, 80])
    }

    @Test func upIsMoreHoweverContentScrolls() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 1))
        screen.control.respondsToScrollWheel = true
        screen.focus(0)
        screen.mouse.move(to: screen.point(of: 20))
        screen.mouse.scroll(y: -1, isInverted: true)
        #expect(screen.control.values == [21, 80])
    }

    @Test func toTheSideIsMoreWhereTheLineRuns() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 1))
        screen.control.respondsToScrollWheel = true
        screen.control.direction = .left
        screen.window.update()
        screen.focus(0)
        screen.mouse.move(to: screen.point(of: 20))
        screen.mouse.scroll(x: -1, y: 0)
        #expect(screen.control.values == [19, 80])
    }
}
