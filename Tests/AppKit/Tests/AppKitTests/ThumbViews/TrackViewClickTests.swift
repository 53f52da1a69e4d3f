@_spi(Double) import AppKit
import QuartzCore
import SlidersCore
import Testing

@testable import SlidersControls

/// Views instead of the track and of spans, in a window.
@MainActor @Suite(.serialized)
struct TrackViewClickTests {
    @Test func theControlKeepsClicksAndElements() {
        let control = RangeSliderControl.make([20, 80])
        let (strip, track) = (NSView(), NSView())
        control.trackView = track
        control.spanViewProvider = { _ in strip }
        let screen = Screen(control)
        #expect(screen.window.contentView?.hitTest(screen.point(of: 50)) === control)
        #expect(!strip.isAccessibilityElement() && !track.isAccessibilityElement())
        #expect(control.accessibilityChildren()?.count == 2)
        screen.drag(from: 20, to: 40)
        #expect(control.values == [40, 80])
    }

    @Test func whatLiesOutsideOfASpanIsMasked() throws {
        let control = RangeSliderControl.make([20, 80])
        let strip = NSView()
        control.clipsSpanViews = true
        control.spanViewProvider = { _ in strip }
        let screen = Screen(control)
        #expect(try #require(strip.superview?.layer).masksToBounds)
        _ = screen
    }

    @Test func aViewGlidesWithItsSpanUntilADrag() throws {
        let control = RangeSliderControl.make([20, 80])
        let strip = NSView()
        control.spanViewProvider = { _ in strip }
        let screen = Screen(control)
        let around = try #require(strip.superview?.layer)
        control.setValues([40, 90], animated: true)
        #expect(around.animation(forKey: "position")?.duration == 0.25)
        screen.mouse.press(at: screen.point(of: 40))
        #expect(around.animation(forKey: "position") == nil)
        screen.mouse.lift()
    }
}
