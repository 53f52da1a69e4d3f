import SlidersCore
import SlidersLookImages
import SlidersLooks
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Named looks, with colors of UIKit and with their images.
@MainActor @Suite(.serialized)
struct LookTests {
    @Test(arguments: SliderLook.all) func aLookSetsItsStyleAndItsImages(_ look: SliderLook) {
        let slider = RangeSliderControl.make([20, 80])
        slider.setLook(look)
        #expect(slider.style == look.style(on: .current))
        let named = slider.style.paints.flatMap(\.coats).compactMap { coat in
            if case .image(let picture) = coat.paint.fill { picture.id } else { nil }
        }
        #expect(Set(slider.images.keys) == Set(named) && (look.images == nil) == named.isEmpty)
    }

    @Test func optionsAreArguments() {
        let slider = RangeSliderControl.make([20, 80])
        slider.setLook(.layers, roundness: 0.3, selectedColor: .red, height: 24)
        #expect(
            slider.style
                == SliderLook.layers.style(
                    with: SliderLook.Options(roundness: 0.3, selectedColor: .init(1, 0, 0), height: 24)))
        slider.setLook(
            .flat, trackColor: .white, selectedEndColor: .red, thumbColor: .green, borderColor: .black, borderWidth: 3,
            cornerRadius: 2)
        var options = SliderLook.Options(borderWidth: 3, cornerRadius: 2)
        (options.trackColor, options.selectedEndColor) = (.init(white: 1), .init(1, 0, 0))
        (options.thumbColor, options.borderColor) = (.init(0, 1, 0), .init(white: 0))
        #expect(slider.style == SliderLook.flat.style(with: options))
    }

    @Test func colorsFollowTraits() {
        let slider = RangeSliderControl.make([20, 80])
        let screen = Screen(slider)
        let color = UIColor {
            $0.accessibilityContrast == .high ? .black : $0.userInterfaceStyle == .dark ? .green : .red
        }
        let style = { SliderLook.layers.style(with: SliderLook.Options(selectedColor: $0)) }
        slider.setLook(.layers, selectedColor: color)
        #expect(slider.style == style(.init(1, 0, 0)))
        screen.window.traits = UITraitCollection(style: .dark)
        screen.window.layoutIfNeeded()
        #expect(slider.style == style(.init(0, 1, 0)))
        screen.window.traits = UITraitCollection(style: .dark, contrast: .high)
        screen.window.layoutIfNeeded()
        #expect(slider.style == style(.init(white: 0)))
    }

    @Test func whatTheAppChangesLaterStays() {
        let slider = RangeSliderControl.make([20, 80])
        let screen = Screen(slider)
        let own = SliderPartPaint(.thumb, SliderPaint(.color(.init(0.5, 0.5, 0.5))))
        slider.setLook(.layers, selectedColor: UIColor { $0.userInterfaceStyle == .dark ? .green : .red })
        slider.style.metrics.hasLabels = true
        slider.style.paints.append(own)
        screen.window.traits = UITraitCollection(style: .dark)
        screen.window.layoutIfNeeded()
        let made = SliderLook.layers.style(with: SliderLook.Options(selectedColor: .init(0, 1, 0)))
        #expect(slider.style.paints == made.paints + [own] && slider.style.metrics.hasLabels)
        slider.style = SliderLook.flat.style()
        screen.window.traits = UITraitCollection(style: .light)
        screen.window.layoutIfNeeded()
        #expect(slider.style == SliderLook.flat.style())
    }

    @Test func imagesOfTheAppStay() throws {
        let slider = CircularSliderControl.make([20, 80])
        let own = try #require(UIImage(systemName: "bed.double"))
        slider.images = [SliderLook.Image.moon.rawValue: own, 100: own]
        slider.setLook(.bedtime)
        #expect(slider.images[SliderLook.Image.moon.rawValue] === own && slider.images[100] === own)
        #expect(slider.images[SliderLook.Image.sun.rawValue]?.size == CGSize(width: 20, height: 20))
    }

    @Test func aPatternCountsAsNotSet() {
        let slider = RangeSliderControl.make([20, 80])
        slider.setLook(.layers, selectedColor: UIColor(patternImage: .named("stripes", 8, 8)))
        #expect(slider.style == SliderLook.layers.style())
    }
}
