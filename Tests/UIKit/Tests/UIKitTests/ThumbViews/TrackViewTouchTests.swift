@_spi(Double) import QuartzCore
import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Views instead of the track and of spans, on a screen.
@MainActor @Suite(.serialized)
struct TrackViewTouchTests {
    private func slider() -> RangeSliderControl {
        let slider = RangeSliderControl.make([20, 80])
        slider.style = SliderStyle()
        return slider
    }

    @Test func theControlKeepsTouchesAndElements() {
        let control = slider()
        let (strip, track) = (UIView(), UIControl())
        control.trackView = track
        control.spanViewProvider = { _ in strip }
        let screen = Screen(control)
        #expect(!strip.isUserInteractionEnabled && !track.isUserInteractionEnabled)
        #expect(control.hitTest(control.point(forValue: 50), with: nil) === control)
        #expect(control.accessibilityElements?.count == 2 && strip.accessibilityElementsHidden)
        screen.drag(from: 20, to: 40)
        #expect(control.values == [40, 80])
    }

    @Test func aDragWritesNoPaths() {
        let control = slider()
        control.trackView = UIView()
        control.clipsSpanViews = true
        control.spanViewProvider = { _ in UIView() }
        let screen = Screen(control)
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        finger.move(to: screen.point(of: 25))
        for value in stride(from: 26.0, to: 60, by: 1) {
            LayerLog.clear()
            finger.move(to: screen.point(of: value))
            #expect(LayerLog.keys.sorted() == ["bounds", "position", "position", "position"])
            #expect(CGPath.count == 0 && LayerLog.insertions == 0 && LayerLog.commits == 1)
        }
    }

    @Test func aViewGlidesWithItsSpanUntilADrag() throws {
        let control = slider()
        let strip = UIView()
        control.spanViewProvider = { _ in strip }
        let screen = Screen(control)
        let around = try #require(strip.superview)
        strip.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "pulse")
        control.setValues([40, 90], animated: true)
        #expect(around.layer.animation(forKey: "position")?.duration == 0.25)
        screen.finger().press(at: screen.point(of: 40))
        #expect(around.layer.animationKeys() == nil && strip.layer.animationKeys() == ["pulse"])
    }
}
