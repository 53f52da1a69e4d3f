@_spi(Double) import AppKit
@_spi(Double) import CoreText
@_spi(Double) import QuartzCore
import SlidersControls
import SlidersCore
import SlidersLooks
import Testing

@testable import SlidersControls

/// Fonts of texts, as AppKit makes them.
@MainActor @Suite(.serialized)
struct SystemFontsTests {
    /// The font of a text that a control shows.
    private func font(of text: String, in control: SliderControl) throws -> CTFont {
        let texts = (control.canvas.root.sublayers ?? []).compactMap { $0 as? CATextLayer }
        let layer = try #require(texts.first { $0.string as? String == text })
        return try #require(layer.font as? CTFont)
    }

    private func labeled() -> Screen<RangeSliderControl> {
        let slider = RangeSliderControl.make([20, 80])
        slider.style.metrics.hasLabels = true
        return Screen(slider, height: 88)
    }

    @Test func everyStyleWeightAndDesignIsOneOfTheSystem() {
        let sizes = SliderFont.TextStyle.allCases.map { SliderFont.system($0).font.pointSize }
        #expect(sizes == [26, 22, 17, 15, 13, 11, 13, 12, 10, 10, 10])
        let weights = SliderFont.Weight.allCases.map { SliderFont.body.weight($0).font.fontDescriptor.cssWeight }
        #expect(weights == Array(stride(from: 100, through: 900, by: 100)))
        let designs = SliderFont.Design.allCases.map { SliderFont.system(.body, design: $0).font.fontDescriptor.design }
        #expect(designs == [nil, .rounded, .serif, .monospaced])
        #expect(SliderFont.headline.font.fontDescriptor.cssWeight == 700)
    }

    @Test func theAppsFontReplacesThoseOfStyleAndLabels() throws {
        let screen = labeled()
        #expect(try font(of: "20", in: screen.control).size == 12)
        screen.control.labelFont = .systemFont(ofSize: 15)
        screen.window.update()
        #expect(try font(of: "20", in: screen.control).size == 15)
        screen.control.setFont(.title, for: .label)
        screen.window.update()
        #expect(try font(of: "20", in: screen.control).size == 22 && screen.control.font(for: .label) == .title)
        screen.control.setFont(nil, for: .label)
        screen.window.update()
        #expect(try font(of: "20", in: screen.control).size == 15)
    }

    @Test func aNamedFontHasTheSizeThatWasGiven() throws {
        let screen = labeled()
        screen.control.setFont(.custom("AvenirNext-DemiBold", size: 20, relativeTo: .largeTitle), for: .label)
        screen.window.update()
        #expect(try font(of: "20", in: screen.control).size == 20)
        let font = SliderFont.custom("AvenirNext-DemiBold", size: 20).weight(.black).font
        #expect(font.fontName == "AvenirNext-DemiBold" && font.fontDescriptor.cssWeight == 600, "the name decides")
    }

    @Test func theSystemsFontStandsInForAMissingOne() {
        let font = SliderFont.custom("Nowhere-Bold", size: 20).bold().font
        #expect(font.pointSize == 20 && font.fontName != "Nowhere-Bold" && font.fontDescriptor.cssWeight == 700)
    }

    @Test(arguments: [0, -3, .infinity, .nan]) func aSizeThatNoFontCanHaveIsTwelve(_ size: Double) {
        #expect(SliderFont.custom("AvenirNext-DemiBold", size: size).font.pointSize == 12)
        #expect(SliderFont.system(size: size).font.pointSize == 12)
    }

    @Test func aTypedValueHasTheFontOfTheReadout() {
        let slider = CircularSliderControl()
        slider.setLook(.clock12)
        slider.setFont(.largeTitle, for: .readout)
        slider.allowsTextEntry = true
        let screen = Screen(slider, width: 300, height: 300)
        #expect(slider.thumbViews[0].accessibilityPerformPress() && slider.valueField?.font?.pointSize == 26)
        screen.window.update()
    }
}
