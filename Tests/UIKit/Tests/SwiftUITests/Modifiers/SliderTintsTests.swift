@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// Colors of spans, tracks and thumbs, for all sliders in a view.
@MainActor @Suite(.serialized, .eachComparison)
struct SliderTintsTests: Showing {
    let window = TestWindow.make()
    private let slider = RangeSlider(value: .constant(0.2...0.8))

    @Test func aTintIsForAllSlidersInsideThatHaveNone() throws {
        let stage = Stage(on: window)
        let sliders = { (tint: Color?) in
            VStack {
                slider.padding()
                slider.sliderTint(.green)
            }.sliderTint(tint)
        }
        let tints = { stage.views.map { ($0 as? SliderControl)?.spanTint } }
        stage.show(sliders(.red))
        #expect(tints() == [.red, .green])
        stage.show(sliders(nil))
        #expect(tints() == [nil, .green] && stage.made == 2)
    }

    @Test func tracksAndThumbsHaveTintsOfTheirOwn() throws {
        let stage = Stage(on: window)
        let view = { (track: Color?, thumb: Color?) in
            slider.padding().sliderTrackTint(track).sliderThumbTint(thumb).sliderTint(.red)
        }
        let control = try show(view(.green, nil), on: stage)
        #expect(control.maximumTrackTintColor == .green && control.thumbTintColor == nil)
        // As UIAppearance does when the control comes to its window.
        control.thumbTintColor = .white
        stage.show(view(nil, nil))
        #expect(control.maximumTrackTintColor == nil && control.thumbTintColor == .white)
        stage.show(view(nil, .green))
        #expect(control.thumbTintColor == .green && control.spanTint == .red && stage.made == 1)
    }
}
