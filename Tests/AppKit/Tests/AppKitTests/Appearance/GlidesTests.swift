@_spi(Double) import AppKit
@_spi(Double) import QuartzCore
import SlidersCore
import Testing

@testable import SlidersControls

/// Glides of clicks.
@MainActor @Suite(.serialized)
struct GlidesTests {
    @Test func aThumbGlidesToAClickIfTheAppWants() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let glides = {
            LayerLog.animations.contains { $0.layer === screen.control.thumbLayers[0] && $0.key == "position" }
        }
        for isOn in [false, true] {
            screen.control.values = [20, 80]
            screen.control.glidesToTaps = isOn
            LayerLog.clear()
            screen.mouse.press(at: screen.point(of: 5))
            #expect(screen.control.values[0].rounded() == 5, "at once")
            #expect(glides() == isOn)
            screen.mouse.lift()
        }
        LayerLog.clear()
        screen.drag(from: 5, to: 30)
        #expect(!glides(), "a drag never does")
    }

    @Test func aViewInsteadOfAThumbEndsItsGlideWithItsThumb() {
        let control = RangeSliderControl.make([20, 80])
        control.thumbViewProvider = { _ in NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10)) }
        let screen = Screen(control)
        let glides = { screen.control.thumbViews.map { $0.layer?.animation(forKey: "position") != nil } }
        screen.control.setValues([40, 90], animated: true)
        #expect(glides() == [true, true])
        screen.control.setUpperValue(70, animated: false)
        #expect(glides() == [true, false])
    }
}
