import Foundation
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersPlaneSwiftUI
@testable import SlidersRulerSwiftUI
@testable import SlidersSwiftUI

/// What initializers are given about values.
@MainActor @Suite(.serialized, .eachComparison)
struct SliderArgumentsTests: Showing {
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

    @Test func thumbsAreResetToValuesOfTheirType() throws {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let arrival = Box(start + 20)
        let control = try show(
            ValueSlider(value: arrival.binding, in: start...start + 100)
                .resetValue(start + 70)
                .sliderResetsOnDoubleTap(),
            on: Stage(on: window))
        control.handle(.reset(thumb: 0))
        #expect(arrival.value == start + 70)
    }

    @Test func thumbsLeapOverForbiddenRanges() throws {
        let stage = Stage(on: window)
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let arrival = Box(start + 20)
        let control = try show(
            ValueSlider(value: arrival.binding, in: start...start + 100, step: 1)
                .values(excluding: start + 40...start + 60),
            on: stage)
        drag(control, from: 20, to: 48)
        #expect(arrival.value == start + 40)
        drag(control, from: 40, to: 52)
        #expect(arrival.value == start + 60)
        let dial = try show(CircularSlider(value: .constant(0.5)).values(excluding: 0.1...0.3), on: Stage(on: window))
        #expect(dial.forbiddenRanges == [0.1...0.3])
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
        stage.show(view(nil).sliderLook(style))
        let styled = try #require(stage.views.first as? SliderControl)
        #expect(styled.neutralValue == 5)
        stage.show(view(0).sliderLook(style))
        #expect(styled.neutralValue == 0 && stage.made == 2)
    }

    @Test func thumbsTakeTheAllowedValuesAlone() throws {
        let speed = Box(1.0)
        let control = try show(
            ValueSlider(value: speed.binding, in: 0.5...4, step: 0.5).values(only: 4, 1, 2.5), on: Stage(on: window)
        )
        drag(control, from: 1, to: 2)
        #expect(speed.value == 2.5)
    }

    @Test func spansAreDistancesOfTheValues() throws {
        func spans(_ slider: some View) throws -> [Double] {
            let options = try show(slider, on: Stage(on: window)).configuration
            return [options.minimumSpan, options.maximumSpan]
        }
        let start = Date(timeIntervalSinceReferenceDate: 1000)
        let stay = RangeSlider(value: .constant(start...start + 20), in: start...start + 100)
            .span(atLeast: 10, atMost: 60)
        #expect(try spans(stay) == [10, 60])
        let clip = RangeSlider(value: .constant(Duration.seconds(5)...(.seconds(9))), in: .zero...(.seconds(60)))
            .span(atLeast: .milliseconds(500))
        #expect(try spans(clip) == [0.5, .infinity])
        let degrees = { Measurement(value: $0, unit: UnitTemperature.celsius) }
        let climate = RangeSlider(value: .constant(degrees(18)...degrees(22)), in: degrees(5)...degrees(30))
            .span(atLeast: Measurement(value: 9, unit: .fahrenheit))
        #expect(try abs(spans(climate)[0] - 5) < 1e-9)
        #expect(try spans(RangeSlider(value: .constant(20...80), in: 0...100).span(atMost: 70)) == [0, 70])
    }

    @Test func eachThumbHasItsLimits() throws {
        let price = Box(20.0...80.0)
        let view = RangeSlider(value: price.binding, in: 0...100, step: 1)
            .limits(60...90, ofThumb: 1)
        let control = try show(view, on: Stage(on: window))
        drag(control, from: 80, to: 100)
        drag(control, from: 20, to: 0)
        #expect(price.value == 0...90)
    }

    @Test func aTitleIsTheLabel() throws {
        Translations.texts = ["en": ["Price": "Price per night"]]
        defer { Translations.texts = [:] }
        let (name, range) = ("Price", Binding.constant(20.0...80))
        func speech(_ slider: some View) -> String? {
            let stage = Stage(on: window)
            stage.show(slider.sliderLabelsVisibility(.hidden))
            return stage.texts.isEmpty ? stage.speech : nil
        }
        let thumbs = "{ Minimum, Maximum }"
        #expect(speech(RangeSlider("Price", value: range, in: 0...100)) == "Price per night \(thumbs)")
        #expect(speech(RangeSlider(name, value: range, in: 0...100)) == "Price \(thumbs)")
        #expect(speech(RangeSlider("Price", value: range, in: 0...100, format: .number)) == "Price per night \(thumbs)")
        #expect(speech(RangeSlider(name, value: range, in: 0...100, format: .number)) == "Price \(thumbs)")
        let value = Binding.constant(0.25)
        #expect(speech(ValueSlider("Price", value: value, in: 0...1)) == "Price per night 0.25")
        #expect(speech(ValueSlider(name, value: value, in: 0...1, format: .percent)) == "Price 25%")
        #expect(speech(CircularSlider("Price", value: value, in: 0...1, format: .percent)) == "Price per night 25%")
        #expect(speech(CircularSlider(name, value: value, in: 0...1)) == "Price 0.25")
        #expect(speech(RulerSlider("Price", value: value, in: 0...1)) == "Price per night 0.25")
        #expect(speech(RulerSlider(name, value: value, in: 0...1).resetValue(0)) == "Price 0.25")
        #expect(speech(RulerSlider("Price", value: value, in: 0...1, format: .percent)) == "Price per night 25%")
        #expect(speech(RulerSlider(name, value: value, in: 0...1, format: .percent)) == "Price 25%")
    }

    @Test func withoutBoundsFloatingPointNumbersAreBetween0And1() throws {
        func label(_ slider: some View) throws -> String? {
            let stage = Stage(on: window)
            let control = try show(slider.sliderLabelsVisibility(.hidden), on: stage)
            #expect(control.minimumValue == 0 && control.maximumValue == 1 && control.enabledRange == 0...0.5)
            return stage.label
        }
        let (half, single) = (Binding.constant(0.25..<0.5), Binding.constant(Float(0.25)))
        let value = Binding.constant(0.25)
        let labels: [String?] = [
            try label(RangeSlider("Price", value: half, enabledBounds: 0...0.5)),
            try label(RangeSlider(value: half, enabledBounds: 0...0.5) { Text("Price") }),
            try label(ValueSlider("Price", value: single, enabledBounds: 0...0.5)),
            try label(ValueSlider(value: single, enabledBounds: 0...0.5) { Text("Price") }),
            try label(CircularSlider("Price", value: value, enabledBounds: 0...0.5)),
            try label(CircularSlider(value: value, enabledBounds: 0...0.5) { Text("Price") }),
        ]
        #expect(labels == Array(repeating: "Price", count: labels.count))
    }

    @Test func aTitleIsTheLabelOfAPlane() throws {
        Translations.texts = ["en": ["Price": "Price per night"]]
        defer { Translations.texts = [:] }
        func label(_ slider: some View) -> String? {
            let stage = Stage(on: window)
            stage.show(slider.sliderLabelsVisibility(.hidden))
            return stage.texts.isEmpty ? stage.label : nil
        }
        let (name, value, point) = ("Price", Binding.constant(0.25), Binding.constant(CGPoint(x: 1, y: 2)))
        let (points, area) = (Binding.constant([CGPoint]()), CGRect(x: 0, y: 0, width: 4, height: 4))
        let localized: [String?] = [
            label(
                PlaneSlider("Price", x: value, in: 0...1, y: value, in: 0...1)
                    .axisNames(x: "Nights")),
            label(PlaneSlider("Price", value: point, in: area, step: 1)),
            label(PlaneSlider("Price", value: points, in: area)),
            label(PlaneSlider("Price", value: .constant(UnitPoint.center))),
            label(PolarSlider("Price", angle: .constant(.degrees(30)), distance: value)),
            label(
                PolarSlider("Price", angle: value, in: 0...1, distance: value, in: 0...1)
                    .step(angle: 0.5)),
        ]
        #expect(localized == Array(repeating: "Price per night", count: localized.count))
        let strings: [String?] = [
            label(PlaneSlider(name, x: value, in: 0...1, y: value, in: 0...1).axisNames(x: "Nights")),
            label(PlaneSlider(name, value: point, in: area, step: 1)),
            label(PlaneSlider(name, value: points, in: area)),
            label(PlaneSlider(name, value: .constant(UnitPoint.center))),
            label(PolarSlider(name, angle: .constant(.degrees(30)), distance: value)),
            label(
                PolarSlider(name, angle: value, in: 0...1, distance: value, in: 0...1)
                    .step(angle: 0.5)),
        ]
        #expect(strings == Array(repeating: "Price", count: strings.count))
    }

    @Test func namesAreTextsOfTheAppsStrings() throws {
        Translations.texts = ["en": ["Least": "Lowest"], "de": ["Least": "Kleinster"]]
        defer { Translations.texts = [:] }
        let own = "Least"
        let stage = Stage(on: window)
        let slider = RangeSlider(value: .constant(0.25...0.5)).thumbNames("Least", "\(own)")
        #expect(try show(slider, on: stage).thumbLabels == ["Lowest", "Least"])
        let german = slider.environment(\.locale, Locale(identifier: "de"))
        #expect(try show(german, on: Stage(on: window)).thumbLabels == ["Kleinster", "Least"])
    }

    @Test func aDialAcceptsThemToo() throws {
        let stage = Stage(on: window)
        let dial = try show(
            CircularSlider(value: .constant(0.5), neutralValue: 0.25, enabledBounds: 0.1...0.9),
            on: stage, width: 200, height: 200)
        #expect(dial.neutralValue == 0.25 && dial.enabledRange == 0.1...0.9)
    }
}
