import SlidersCore
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// Options that a view gives all sliders inside.
@MainActor @Suite(.serialized, .eachComparison)
struct EnvironmentOptionsTests: Showing {
    let window = TestWindow.make()

    @Test func directionEnabledStateAndStyleComeFromTheEnvironment() throws {
        let value = Box(20.0...80.0)
        let stage = Stage(on: window)
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        environment.isEnabled = false
        environment.sliderStyle = SliderStyle()
        stage.show(RangeSlider(value: value.binding, in: 0...100), environment)
        let control = try #require(stage.views.first as? SliderControl)
        control.frame = CGRect(x: 0, y: 0, width: 328, height: 44)
        window.layOut()
        #expect(!control.isEnabled && control.point(forValue: 0).x == 314)
        drag(control, from: 20, to: 40)
        #expect(value.value == 20...80)
        var style = SliderStyle()
        style.metrics.thumbSize = 40
        environment.isEnabled = true
        environment.sliderStyle = style
        stage.show(RangeSlider(value: value.binding, in: 0...100), environment)
        #expect(control.isEnabled && control.thumbSize == 40 && stage.made == 1)
    }

    @Test func wheelHapticsAndTypingComeFromTheEnvironment() throws {
        let value = Box(20.0...80.0)
        let stage = Stage(on: window)
        let view = { RangeSlider(value: value.binding, in: 0...100).sliderWheel($0).sliderHaptics($0).sliderTyping($0) }
        let control = try show(view(false), on: stage)
        #expect(!control.followsWheel && !control.hasHaptics && !control.isReadoutEditable)
        stage.show(view(true))
        #expect(control.followsWheel && control.hasHaptics && control.isReadoutEditable && stage.made == 1)
    }

    @Test func valuesStandBesideTheirThumbs() throws {
        let slider = RangeSlider(value: .constant(0.25...0.5), format: .percent)
        func shows(_ view: some View) throws -> Bool {
            try show(view, on: Stage(on: window)).style.metrics.hasLabels
        }
        var style = SliderStyle()
        style.metrics.hasLabels = true
        #expect(try !shows(slider) && shows(slider.sliderLabels()))
        #expect(try shows(slider.sliderStyle(style)) && !shows(slider.sliderLabels(false).sliderStyle(style)))
        let stage = Stage(on: window)
        let control = try show(slider.environment(\.slidersHaveLabels, true), on: stage)
        stage.show(slider.environment(\.slidersHaveLabels, nil))
        #expect(!control.style.metrics.hasLabels && stage.made == 1)
    }
}
