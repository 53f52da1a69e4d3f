import QuartzCore
import SlidersCore
import SlidersLooks
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Round looks scale with the side of the control (§8).
@MainActor @Suite(.serialized)
struct RingSideTests {
    private func ring(_ look: SliderLook) -> CircularSliderControl {
        let slider = CircularSliderControl()
        slider.style = look.style()
        return slider
    }

    private func texts(_ control: SliderControl) -> [CATextLayer] {
        (control.canvas.layer.sublayers ?? []).compactMap { $0 as? CATextLayer }
            .filter { $0.string as? String != "" && !$0.isHidden }
    }

    @Test func aRoundLookScalesAndComesBack() {
        let slider = ring(.hue)
        let screen = Screen(slider, width: 240, height: 240)
        #expect(slider.thumbViews[0].frame.width == 38 && texts(slider).map(\.fontSize) == [36])
        slider.frame.size = CGSize(width: 120, height: 400)
        screen.window.layoutIfNeeded()
        #expect(slider.thumbViews[0].frame.width == 19 && texts(slider).map(\.fontSize) == [18])
        #expect(slider.style == SliderLook.hue.style(), "what the app set stays")
        slider.frame.size = CGSize(width: 240, height: 240)
        screen.window.layoutIfNeeded()
        #expect(slider.thumbViews[0].frame.width == 38 && texts(slider).map(\.fontSize) == [36])
    }

    @Test func measuresThatTheAppSetsStay() {
        let slider = ring(.hue)
        slider.thumbSize = 30
        slider.trackThickness = 10
        let screen = Screen(slider, width: 120, height: 120)
        #expect(slider.thumbViews[0].frame.width == 30 && slider.drawing.layout.metrics.thickness == 10)
        slider.style = SliderLook.hue.style()
        slider.setThumbImage(UIImage(named: "moon"), for: .normal)
        screen.window.layoutIfNeeded()
        #expect(slider.thumbViews[0].frame.size == UIImage(named: "moon")?.size)
    }

    @Test func targetsStayAtLeast44Points() {
        let slider = ring(.clock12)
        let screen = Screen(slider, width: 120, height: 120)
        #expect(slider.thumbViews[0].frame.width == 12)
        #expect(slider.targetSide == 44)
        _ = screen
    }

    @Test func theUsersTextSizeComesOnTopOfTheScale() {
        let slider = ring(.clock24)
        let screen = Screen(slider, width: 150, height: 150)
        #expect(texts(slider).map(\.fontSize) == [13], "numerals of 5 points are left out")
        screen.window.traits = UITraitCollection(category: .accessibilityExtraExtraExtraLarge)
        screen.window.layoutIfNeeded()
        let sizes = texts(slider).map(\.fontSize)
        #expect(sizes.count > 1 && sizes.allSatisfy { $0 >= 9 }, "large enough with the user's size")
    }

    @Test func aRingAsksForTheSideOfItsLook() {
        #expect(ring(.glow).intrinsicContentSize == CGSize(width: 320, height: 320))
        #expect(ring(.volume).intrinsicContentSize == CGSize(width: 220, height: 220))
        #expect(CircularSliderControl().intrinsicContentSize == CGSize(width: 200, height: 200))
        let straight = RangeSliderControl()
        straight.style = SliderLook.glow.style()
        #expect(straight.intrinsicContentSize.height == 60, "a straight slider in a round look does not scale")
    }
}
