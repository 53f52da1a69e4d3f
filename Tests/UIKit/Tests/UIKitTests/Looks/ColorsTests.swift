@_spi(Double) import QuartzCore
import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Colors of hosts that are converted for layers.
@MainActor @Suite(.serialized)
struct ColorsTests {
    private func span(_ slider: SliderControl) -> CGColor? {
        (slider.canvas.layer.sublayers?[1] as? CAShapeLayer)?.strokeColor
    }

    @Test func wideColorsKeepTheirGamut() throws {
        let slider = RangeSliderControl.make([20, 80])
        slider.minimumTrackTintColor = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5)
        _ = Screen(slider)
        let parts = try #require(span(slider)?.components)
        // The red of Display P3 in extended sRGB.
        let expected: [CGFloat] = [1.0930, -0.2267, -0.1501, 0.5]
        #expect(zip(parts, expected).allSatisfy { abs($0 - $1) < 1e-3 }, "\(parts)")
        slider.minimumTrackTintColor = UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 1)
        slider.layoutIfNeeded()
        let plain = try #require(span(slider)?.components)
        #expect(zip(plain, [0.25, 0.5, 1, 1]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(plain)")
    }

    @Test func graysAreColors() throws {
        let slider = RangeSliderControl.make([20, 80])
        slider.minimumTrackTintColor = UIColor(cgColor: CGColor(gray: 0.5, alpha: 1))
        _ = Screen(slider)
        let parts = try #require(span(slider)?.components)
        #expect(zip(parts, [0.5, 0.5, 0.5, 1]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(parts)")
    }

    @Test func aPatternCountsAsNotSet() {
        let slider = RangeSliderControl.make([20, 80])
        let screen = Screen(slider)
        let before = (span(slider), slider.thumbViews[0].shape.fillColor)
        let pattern = UIColor(patternImage: .named("stripes", 8, 8))
        (slider.minimumTrackTintColor, slider.thumbTintColor) = (pattern, pattern)
        screen.window.layoutIfNeeded()
        #expect(span(slider) == before.0 && slider.thumbViews[0].shape.fillColor == before.1)
        slider.tintColor = pattern
        screen.window.layoutIfNeeded()
        #expect(span(slider) == .make(slider.style.palettes.light.accent))
    }
}
