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
                slider.sliderTint(.plainGreen)
            }.sliderTint(tint)
        }
        let tints = { stage.views.map { ($0 as? SliderControl)?.spanTint } }
        stage.show(sliders(.plainRed))
        #expect(tints() == [.red, .green])
        stage.show(sliders(nil))
        #expect(tints() == [nil, .green] && stage.made == 2)
    }

    @Test func tracksAndThumbsHaveTintsOfTheirOwn() throws {
        let stage = Stage(on: window)
        let view = { (track: Color?, thumb: Color?) in
            slider.padding().sliderTrackTint(track).sliderThumbTint(thumb).sliderTint(.plainRed)
        }
        let control = try show(view(.plainGreen, nil), on: stage)
        #expect(control.maximumTrackTintColor == .green && control.thumbTintColor == nil)
        // As UIAppearance does when the control comes to its window.
        control.thumbTintColor = .white
        stage.show(view(nil, nil))
        #expect(control.maximumTrackTintColor == nil && control.thumbTintColor == .white)
        stage.show(view(nil, .plainGreen))
        #expect(control.thumbTintColor == .green && control.spanTint == .red && stage.made == 1)
    }

    @Test func aGradientStandsInsteadOfAColor() throws {
        let stage = Stage(on: window)
        let gradient = Gradient(stops: [
            .init(color: .plainRed, location: 0.25), .init(color: .plainGreen, location: 1),
        ])
        let made = SliderGradient(stops: [.init(color: .red, location: 0.25), .init(color: .green, location: 1)])
        let view = { (isOn: Bool) in
            VStack {
                if isOn {
                    slider.sliderTint(gradient).sliderTrackTint(gradient).sliderThumbTint(gradient)
                } else {
                    slider.sliderTint(.plainRed).sliderTrackTint(Gradient(colors: [.plainRed]))
                }
            }
        }
        let control = try show(view(true), on: stage)
        #expect([control.spanGradient, control.trackGradient, control.thumbGradient] == [made, made, made])
        #expect([control.spanTint, control.maximumTrackTintColor, control.thumbTintColor] == [nil, nil, nil])
        let other = try show(view(false), on: stage)
        #expect(other.spanTint == .red && other.spanGradient == nil)
        #expect(other.trackGradient == SliderGradient(colors: [.red]) && other.thumbGradient == nil)
    }

    @Test func aGradientThatChangesLeavesTheControl() throws {
        let stage = Stage(on: window)
        let view = { (gradient: Gradient) in slider.padding().sliderTint(gradient) }
        let control = try show(view(Gradient(colors: [.plainRed, .plainGreen])), on: stage)
        let runs = stage.runs
        stage.show(view(Gradient(colors: [.plainRed, .plainGreen])))
        #expect(stage.runs(of: "SliderRepresentable") == [1] || ClosureComparison.current == .alwaysDiffer)
        stage.show(view(Gradient(colors: [.plainGreen, .plainRed])))
        #expect(control.spanGradient == SliderGradient(colors: [.green, .red]) && stage.made == 1 && stage.runs > runs)
    }
}
