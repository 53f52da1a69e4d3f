@_spi(Double) import QuartzCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// What a control does when its traits change.
@MainActor @Suite(.serialized)
struct TraitsTests {
    private nonisolated static let surroundings = [
        UITraitCollection(style: .dark), UITraitCollection(contrast: .high), UITraitCollection(level: .elevated),
        UITraitCollection(gamut: .P3), UITraitCollection(activity: .inactive),
    ]

    @Test(arguments: surroundings) func dynamicColorsFollowEveryTrait(_ traits: UITraitCollection) {
        let slider = RangeSliderControl.make([20, 80])
        slider.maximumTrackTintColor = UIColor { present in
            let isSpecial =
                present.userInterfaceStyle == .dark || present.accessibilityContrast == .high
                || present.userInterfaceLevel == .elevated || present.displayGamut == .P3
                || present.activeAppearance == .inactive
            return isSpecial ? .red : .green
        }
        let screen = Screen(slider)
        let track = { slider.canvas.layer.sublayers?.lazy.compactMap { $0 as? CAShapeLayer }.first?.strokeColor }
        #expect(track() == UIColor.green.cgColor)
        screen.window.traits = traits
        screen.window.layoutIfNeeded()
        #expect(track() == UIColor.red.cgColor)
    }

    @Test func whatConcernsTextsAsksForAnotherSize() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let others = [
            UITraitCollection(category: .accessibilityMedium), UITraitCollection(weight: .bold),
            UITraitCollection(direction: .rightToLeft), UITraitCollection(scale: 3),
        ]
        for traits in others {
            let asked = screen.control.intrinsicInvalidations
            screen.window.traits = traits
            screen.window.layoutIfNeeded()
            #expect(screen.control.intrinsicInvalidations > asked)
        }
    }
}
