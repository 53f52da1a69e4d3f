@_spi(Double) import CoreText
@_spi(Double) import QuartzCore
import SlidersCore
@_spi(Double) import SwiftUI
import Testing
@_spi(Double) import UIKit

@testable import SlidersSwiftUI
@testable import SlidersUIKit

/// Fonts of texts, for all sliders in a view.
@MainActor @Suite(.serialized, .eachComparison)
struct FontsTests: Showing {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    private var slider: some View {
        var style = SliderStyle()
        style.metrics.hasLabels = true
        style.metrics.ticks = .count(2)
        style.metrics.ticks.hasLabels = true
        return RangeSlider(value: .constant(20.0...80.0), in: 0...100).sliderStyle(style)
    }

    /// The size and the weight of a text that is shown.
    private func font(of text: String, in control: SliderControl) throws -> [CGFloat] {
        let layers = (control.canvas.layer.sublayers ?? []).compactMap { $0 as? CATextLayer }
        let font = try #require(layers.first { $0.string as? String == text }?.font as? CTFont)
        return [font.size, CGFloat(font.descriptor.cssWeight)]
    }

    @Test func eachTextHasItsFont() throws {
        let stage = Stage(on: window)
        let fonts = { (label: SliderFont?, all: SliderFont?) in
            VStack { slider.sliderFont(label, for: .label) }.sliderFont(all)
        }
        let control = try show(fonts(.body.bold(), .caption2), on: stage, height: 120)
        #expect(try font(of: "20", in: control) == [17, 700] && font(of: "100", in: control) == [11, 400])
        stage.show(fonts(nil, .caption2))
        #expect(try font(of: "20", in: control) == [12, 400] && font(of: "100", in: control) == [11, 400])
        stage.show(fonts(.system(size: 20), nil))
        #expect(try font(of: "20", in: control) == [20, 400] && font(of: "100", in: control) == [12, 400])
        #expect(stage.made == 1)
    }

    @Test func fontsGrowWithTheTextSize() throws {
        let stage = Stage(on: window)
        let view = slider.sliderFont(.body)
        let control = try show(view, on: stage, height: 120)
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = .accessibility1
        stage.show(view, environment)
        #expect(try font(of: "20", in: control) == [28, 400] && stage.made == 1)
    }

    // From iOS 26 on; before that the control does not hear of it.
    @Test func textsWithoutAFontHaveThatOfTheViewsAround() throws {
        let stage = Stage(on: window)
        let view = { (font: Font?) in VStack { slider.sliderFont(.caption2, for: .tickLabel) }.font(font) }
        let control = try show(view(.title), on: stage, height: 120)
        #expect(try font(of: "20", in: control) == [28, 400] && font(of: "100", in: control) == [11, 400])
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = .accessibility5
        stage.show(view(.title), environment)
        #expect(try font(of: "20", in: control) == [58, 400])
        stage.show(view(.system(size: 16).weight(.bold)))
        #expect(try font(of: "20", in: control) == [16, 700])
        stage.show(view(nil))
        #expect(try font(of: "20", in: control) == [12, 400] && stage.made == 1)
    }

    @Test func anEqualFontLaysNothingOut() throws {
        let stage = Stage(on: window)
        let view = { (marks: [Double]) in
            RangeSlider(value: .constant(20.0...80.0), in: 0...100).configured { $0.marks = marks }
                .sliderFont(.body).font(.title)
        }
        let control = try show(view([]), on: stage)
        let font = control.inheritedFont
        LayerLog.clear()
        stage.show(view([50]))
        #expect(control.configuration.marks == [50] && control.inheritedFont === font && LayerLog.writes.isEmpty)
    }
}
