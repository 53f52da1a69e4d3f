import Foundation
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// What initializers are given about values: steps, a neutral value, the part that is enabled.
@MainActor @Suite(.serialized, .eachComparison)
struct ValueOptionsTests: Showing {
    let window = TestWindow.make()

    @Test func thumbsStayInTheEnabledPart() throws {
        let value = Box(50.0)
        let stage = Stage(on: window)
        let view = { (bounds: ClosedRange<Double>?) in
            ValueSlider(value: value.binding, in: 0...100, step: 1, enabledBounds: bounds) { Text("Charge") }
        }
        let control = try show(view(20...80), on: stage)
        #expect(control.enabledRange == 20...80)
        #expect(stage.content == ["Lowest possible: 20", "Highest possible: 80"])
        drag(control, from: 50, to: 95)
        #expect(value.value == 80)
        stage.show(view(nil))
        #expect(control.enabledRange == nil && stage.made == 1)
        drag(control, from: 80, to: 95)
        #expect(value.value == 95)
    }

    @Test func thumbsOfARangeStayInTheEnabledPart() throws {
        let stage = Stage(on: window)
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let stay = Box(start + 20...start + 40)
        let control = try show(
            RangeSlider(value: stay.binding, in: start...start + 100, step: 1, enabledBounds: start + 10...start + 60),
            on: stage)
        drag(control, from: 40, to: 90)
        #expect(stay.value == start + 20...start + 60)
    }

    @Test func theFillBeginsAtTheNeutralValue() throws {
        let balance = Box(-20)
        let stage = Stage(on: window)
        let view = { (neutral: Int?) in ValueSlider(value: balance.binding, in: -50...50, neutralValue: neutral) }
        let control = try show(view(0), on: stage)
        #expect(control.neutralValue == 0)
        stage.show(view(10))
        #expect(control.neutralValue == 10)
        stage.show(view(nil))
        #expect(control.neutralValue == nil && stage.made == 1)
        var style = SliderStyle()
        style.metrics.neutralValue = 5
        stage.show(view(nil).sliderStyle(style))
        let styled = try #require(stage.views.first as? SliderControl)
        #expect(styled.neutralValue == 5)
        stage.show(view(0).sliderStyle(style))
        #expect(styled.neutralValue == 0 && stage.made == 2)
    }

    @Test func aDialTakesThemToo() throws {
        let stage = Stage(on: window)
        let dial = try show(
            CircularSlider(value: .constant(0.5), neutralValue: 0.25, enabledBounds: 0.1...0.9),
            on: stage, width: 200, height: 200)
        #expect(dial.neutralValue == 0.25 && dial.enabledRange == 0.1...0.9)
    }
}
