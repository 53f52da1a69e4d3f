@_spi(Double) import QuartzCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Fonts in the user's text size.
@MainActor @Suite(.serialized)
struct FontsTests {
    private func size(_ slider: SliderControl) -> CGFloat? {
        (slider.canvas.layer.sublayers ?? []).compactMap { ($0 as? CATextLayer)?.fontSize }.first
    }

    @Test func aPreferredFontIsScaledOnce() {
        let slider = RangeSliderControl.make([20, 80])
        slider.style.metrics.hasLabels = true
        let screen = Screen(slider, height: 88)
        screen.window.traits = UITraitCollection(category: .accessibilityMedium)
        UITraitCollection(category: .accessibilityMedium).performAsCurrent {
            slider.labelFont = .preferredFont(forTextStyle: .body)
        }
        screen.window.layoutIfNeeded()
        #expect(size(slider) == 28)
        screen.window.traits = UITraitCollection()
        screen.window.layoutIfNeeded()
        #expect(size(slider) == 17)
    }

    @Test func anyOtherFontGrows() {
        let slider = RangeSliderControl.make([20, 80])
        slider.style.metrics.hasLabels = true
        slider.labelFont = .systemFont(ofSize: 20)
        let screen = Screen(slider, height: 88)
        #expect(size(slider) == 20)
        screen.window.traits = UITraitCollection(category: .accessibilityMedium)
        screen.window.layoutIfNeeded()
        #expect(size(slider) == 33)
    }
}
