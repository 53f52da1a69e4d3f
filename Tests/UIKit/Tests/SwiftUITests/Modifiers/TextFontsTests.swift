@_spi(Double) import CoreText
@_spi(Double) import QuartzCore
import SlidersCore
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// Fonts of texts, for all sliders in a view.
@MainActor @Suite(.serialized, .eachComparison)
struct TextFontsTests: Showing {
    let window = TestWindow.make()

    private var slider: some View {
        var style = SliderStyle()
        style.metrics.hasLabels = true
        style.metrics.ticks = .count(2)
        style.metrics.ticks.hasLabels = true
        return RangeSlider(value: .constant(20.0...80.0), in: 0...100).sliderLook(style)
    }

    @Test func eachTextHasItsFont() throws {
        let stage = Stage(on: window)
        let fonts = { (label: SliderFont?, all: SliderFont?) in
            VStack { slider.sliderFont(label, for: .label) }.sliderFont(all)
        }
        let control = try show(fonts(.system(size: 17).bold(), .system(size: 11)), on: stage, height: 120)
        #expect(try control.font(of: "20") == [17, 700] && control.font(of: "100") == [11, 400])
        stage.show(fonts(nil, .system(size: 11)))
        #expect(try control.font(of: "20") == [12, 400] && control.font(of: "100") == [11, 400])
        stage.show(fonts(.system(size: 20), nil))
        #expect(try control.font(of: "20") == [20, 400] && control.font(of: "100") == [12, 400])
        #expect(stage.made == 1)
    }

    @Test func anEqualFontLaysNothingOut() throws {
        let stage = Stage(on: window)
        let view = { (marks: [Double]) in
            RangeSlider(value: .constant(20.0...80.0), in: 0...100).sliderConfiguration { $0.detents = marks }
                .sliderFont(.body).font(.title)
        }
        let control = try show(view([]), on: stage)
        let font = control.inheritedFont
        LayerLog.clear()
        stage.show(view([50]))
        #expect(control.configuration.detents == [50] && control.inheritedFont === font && LayerLog.writes.isEmpty)
    }
}
