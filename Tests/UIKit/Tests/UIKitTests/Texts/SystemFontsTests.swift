@_spi(Double) import CoreText
@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLooks
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Fonts of the system that an app sets for texts.
@MainActor @Suite(.serialized)
struct SystemFontsTests {
    /// The font of a text that is shown.
    private func font(of text: String, in slider: SliderControl) throws -> CTFont {
        let layers = (slider.canvas.layer.sublayers ?? []).compactMap { $0 as? CATextLayer }
        return try #require(layers.first { $0.string as? String == text }?.font as? CTFont)
    }

    @Test func eachTextHasItsFont() throws {
        let slider = CircularSliderControl.make([8], in: 0...12)
        slider.setLook(.clock12)
        slider.tickLabelFormatter = { "\(Int($0))!" }
        slider.readoutFormatter = { "\(Int($0[0])) h" }
        let screen = Screen(slider, width: 300, height: 300)
        #expect(try font(of: "3!", in: slider).size == 15 && font(of: "8 h", in: slider).size == 26)
        slider.setFont(.caption.bold(), for: .tickLabel)
        screen.window.layoutIfNeeded()
        let tick = try font(of: "3!", in: slider)
        #expect(try tick.size == 12 && tick.descriptor.cssWeight == 700 && font(of: "8 h", in: slider).size == 26)
        slider.setFont(.system(size: 40, weight: .light, design: .rounded).monospacedDigit(), for: .readout)
        screen.window.layoutIfNeeded()
        let readout = try font(of: "8 h", in: slider)
        let descriptor = try #require(readout.descriptor as? UIFontDescriptor)
        #expect(readout.size == 40 && descriptor.cssWeight == 300)
        #expect(descriptor.design == .rounded && descriptor.hasMonospacedDigits)
        // The look scales, the app's font does not, but a readout fits into its room.
        slider.frame.size = CGSize(width: 150, height: 150)
        screen.window.layoutIfNeeded()
        #expect(try (11..<40).contains(font(of: "8 h", in: slider).size))
        slider.setFont(nil, for: .readout)
        screen.window.layoutIfNeeded()
        #expect(try font(of: "8 h", in: slider).size == 13 && slider.font(for: .readout) == nil)
    }

    @Test func labelsTakeTheFontBeforeThatOfTheStyle() throws {
        let slider = RangeSliderControl.make([20, 80])
        slider.style.metrics.hasLabels = true
        slider.style.fonts = [SliderPartFont(.label, SliderTextFont(size: 20))]
        slider.setFont(.body, for: .label)
        let screen = Screen(slider, height: 88)
        #expect(try font(of: "20", in: slider).size == 17 && slider.font(for: .label) == .body)
        screen.window.traits = UITraitCollection(category: .accessibilityMedium)
        screen.window.layoutIfNeeded()
        #expect(try font(of: "20", in: slider).size == 28)
        slider.setFont(.system(size: 20), for: .label)
        screen.window.layoutIfNeeded()
        #expect(try font(of: "20", in: slider).size == 33)
    }

    @Test func aTypedValueHasTheFontOfTheReadout() throws {
        let slider = CircularSliderControl.make([8], in: 0...12)
        slider.setLook(.clock12)
        slider.setFont(.largeTitle, for: .readout)
        slider.allowsTextEntry = true
        let screen = Screen(slider, width: 300, height: 300)
        #expect(slider.thumbViews[0].accessibilityActivate())
        #expect(slider.valueField?.font?.pointSize == 34)
        screen.window.layoutIfNeeded()
    }

    @Test func everyStyleWeightAndDesignIsOneOfTheSystem() {
        let traits = UITraitCollection()
        let sizes = SliderFont.TextStyle.allCases.map { SliderFont.system($0).font(in: traits).pointSize }
        #expect(sizes == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
        let weights = SliderFont.Weight.allCases.map {
            SliderFont.body.weight($0).font(in: traits).fontDescriptor.cssWeight
        }
        #expect(weights == Array(stride(from: 100, through: 900, by: 100)))
        let designs = SliderFont.Design.allCases.map {
            SliderFont.system(.body, design: $0).font(in: traits).fontDescriptor.design
        }
        #expect(designs == [.default, .rounded, .serif, .monospaced])
        #expect(SliderFont.headline.font(in: traits).fontDescriptor.cssWeight == 600)
    }

    @Test func aNamedFontGrowsWithTheTextSize() throws {
        let slider = RangeSliderControl.make([20, 80])
        slider.style.metrics.hasLabels = true
        slider.setFont(.custom("AvenirNext-DemiBold", size: 20, relativeTo: .title), for: .label)
        let screen = Screen(slider, height: 88)
        let name = { (font: CTFont) in (font.descriptor as? UIFontDescriptor)?.name }
        #expect(try name(font(of: "20", in: slider)) == "AvenirNext-DemiBold" && font(of: "20", in: slider).size == 20)
        screen.window.traits = UITraitCollection(category: .accessibilityMedium)
        screen.window.layoutIfNeeded()
        #expect(try name(font(of: "20", in: slider)) == "AvenirNext-DemiBold" && font(of: "20", in: slider).size == 33)
    }

    @Test func theSystemsFontStandsInForAMissingOne() {
        let font = SliderFont.custom("Nowhere-Bold", size: 20).bold().font(in: UITraitCollection())
        #expect(font.pointSize == 20 && font.fontDescriptor.name == nil && font.fontDescriptor.cssWeight == 700)
    }

    @Test(arguments: [0, -3, .infinity, .nan]) func aSizeOfANamedFontThatNoFontCanHaveIsTwelve(_ size: Double) {
        #expect(SliderFont.custom("AvenirNext-DemiBold", size: size).font(in: UITraitCollection()).pointSize == 12)
    }

    @Test(arguments: [0, -3, .infinity, .nan]) func aSizeThatNoFontCanHaveIsTwelve(_ size: Double) {
        #expect(SliderFont.system(size: size).font(in: UITraitCollection()).pointSize == 12)
    }
}
