@_spi(Double) import CoreText
@_spi(Double) import QuartzCore
import SlidersCore
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// Fonts in text sizes, and those of the views around.
@MainActor @Suite(.serialized, .eachComparison)
struct TextSizesTests: Showing {
    let window = TestWindow.make()

    private var slider: some View {
        var style = SliderStyle()
        style.metrics.hasLabels = true
        style.metrics.ticks = .count(2)
        style.metrics.ticks.hasLabels = true
        return RangeSlider(value: .constant(20.0...80.0), in: 0...100).sliderLook(style)
    }

    @Test func fontsGrowWithTheTextSize() throws {
        let stage = Stage(on: window)
        let view = slider.sliderFont(.body)
        let control = try show(view, on: stage, height: 120)
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = .accessibility1
        stage.show(view, environment)
        #expect(try control.font(of: "20") == [28, 400] && stage.made == 1)
    }

    // From iOS 26 on; before that the control is not notified of it.
    @Test func textsWithoutAFontHaveThatOfTheViewsAround() throws {
        let stage = Stage(on: window)
        let view = { (font: Font?) in VStack { slider.sliderFont(.caption2, for: .tickLabel) }.font(font) }
        let control = try show(view(.title), on: stage, height: 120)
        #expect(try control.font(of: "20") == [28, 400] && control.font(of: "100") == [11, 400])
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = .accessibility5
        stage.show(view(.title), environment)
        #expect(try control.font(of: "20") == [58, 400])
        stage.show(view(.system(size: 16).weight(.bold)))
        #expect(try control.font(of: "20") == [16, 700])
        stage.show(view(nil))
        #expect(try control.font(of: "20") == [12, 400] && stage.made == 1)
    }
}
