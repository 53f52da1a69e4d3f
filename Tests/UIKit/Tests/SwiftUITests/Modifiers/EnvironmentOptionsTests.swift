import SlidersCore
import SlidersLooks
@_spi(Double) import SwiftUI
import Testing
@_spi(Double) import UIKit

@testable import SlidersSwiftUI
@testable import SlidersUIKit

/// Options that a view gives all sliders inside.
@MainActor @Suite(.serialized)
struct EnvironmentOptionsTests: Showing {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    @Test func directionEnabledStateAndStyleComeFromTheEnvironment() throws {
        let value = Box(20.0...80.0)
        let stage = Stage(on: window)
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        stage.show(RangeSlider(value: value.binding, in: 0...100).disabled(true), environment)
        let control = try #require(stage.views.first as? SliderControl)
        control.frame = CGRect(x: 0, y: 0, width: 328, height: 44)
        window.layoutIfNeeded()
        #expect(!control.isEnabled && control.point(of: 0).x == 314)
        drag(control, from: 20, to: 40)
        #expect(value.value == 20...80)
        var style = SliderStyle()
        style.metrics.thumbSize = 40
        stage.show(RangeSlider(value: value.binding, in: 0...100).sliderStyle(style), environment)
        #expect(control.isEnabled && control.thumbSize == 40)
    }

    @Test func wheelHapticsAndTypingComeFromTheEnvironment() throws {
        let value = Box(20.0...80.0)
        let stage = Stage(on: window)
        let control = try show(RangeSlider(value: value.binding, in: 0...100), on: stage)
        #expect(!control.followsWheel && !control.hasHaptics && !control.isReadoutEditable)
        stage.show(RangeSlider(value: value.binding, in: 0...100).sliderWheel().sliderHaptics().sliderTyping())
        #expect(control.followsWheel && control.hasHaptics && control.isReadoutEditable && stage.made == 1)
    }

    @Test func aNamedLookIsAStyle() throws {
        let value = Box(20.0...80.0)
        let stage = Stage(on: window)
        let slider = RangeSlider(value: value.binding, in: 0...100)
        let control = try show(slider.sliderLook(.flat), on: stage)
        #expect(control.style == SliderLook.flat.style() && control.pressTarget == .bar)
        let options = LookOptions(curvaceousness: 0.3)
        stage.show(slider.sliderLook(.layers, options))
        #expect(control.style == SliderLook.layers.style(with: options) && stage.made == 1)
        stage.show(slider)
        #expect(control.style == SliderStyle())
    }
}
