import Foundation
@_spi(Double) import QuartzCore
import SlidersCore
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// Texts of values in formats of Foundation.
@MainActor @Suite(.serialized, .eachComparison)
struct FormatsTests: Showing {
    let window = TestWindow.make()

    @Test func formatsMakeTextsAndLabelsShow() throws {
        let value = Box(0.2...0.8)
        let stage = Stage(on: window)
        let control = try show(
            RangeSlider(value: value.binding, in: 0...1, format: FloatingPointFormatStyle<Double>.Percent()) {
                Text("Opacity")
            } minimumValueLabel: {
                Text("clear")
            } maximumValueLabel: {
                Text("solid")
            }
            .sliderLabelsVisibility(.hidden), on: stage)
        #expect(control.text(of: 0.2) == "20%")
        #expect(stage.texts == ["clear", "solid"] && stage.label == "Opacity")
    }

    /// Foundation on Linux has no format for measurements.
    private struct Plain<SliderInput: Codable & Hashable>: FormatStyle {
        var unit = ""
        func format(_ value: SliderInput) -> String {
            if let measurement = value as? Measurement<UnitLength> { return "\(Int(measurement.value)) \(unit)" }
            if let date = value as? Date { return "\(Int(date.timeIntervalSinceReferenceDate)) \(unit)" }
            return "\(value) \(unit)"
        }
    }

    @Test func everyKindOfValueAcceptsAFormat() throws {
        let ages = Box(18...65)
        let first = Stage(on: window)
        let years = try show(RangeSlider(value: ages.binding, in: 0...99, format: Plain<Int>(unit: "years")), on: first)
        #expect(years.text(of: 18) == "18 years" && years.thumbValues[1] == "65 years")

        let start = Date(timeIntervalSinceReferenceDate: 0)
        let stay = Box(start...start.addingTimeInterval(30))
        let second = Stage(on: window)
        let dates = try show(
            RangeSlider(value: stay.binding, in: start...start.addingTimeInterval(100), format: Plain<Date>(unit: "s")),
            on: second)
        #expect(dates.text(of: 30) == "30 s")

        let length = { Measurement(value: $0, unit: UnitLength.meters) }
        let walk = Box(length(100)...length(500))
        let third = Stage(on: window)
        let meters = try show(
            RangeSlider(
                value: walk.binding, in: length(0)...length(1000), format: Plain<Measurement<UnitLength>>(unit: "m")),
            on: third)
        #expect(meters.text(of: 100) == "100 m")

        let mix = Box([0.2, 0.5, 0.8])
        let fourth = Stage(on: window)
        let shares = try show(
            RangeSlider(value: mix.binding, in: 0...1, format: FloatingPointFormatStyle<Double>.Percent()), on: fourth)
        #expect(shares.thumbValues == ["20%", "50%", "80%"])

        let night = Box(CircularRange(start: 22.0, length: 8.0))
        let fifth = Stage(on: window)
        let clock = try show(
            CircularSlider(value: night.binding, in: 0...24, format: Plain<Double>(unit: "h")), on: fifth)
        #expect(clock.text(of: 6) == "6.0 h" && clock.values == [22, 6])
    }

    @Test func foundationsOwnFormatsAreGivenByName() throws {
        let ages = Box(18...65)
        let first = Stage(on: window)
        let plain = try show(RangeSlider(value: ages.binding, in: 0...99, format: .number.grouping(.never)), on: first)
        #expect(plain.text(of: 18) == "18")
        let shares = Box(0.2...0.8)
        let second = Stage(on: window)
        let percent = try show(RangeSlider(value: shares.binding, in: 0...1, format: .percent), on: second)
        #expect(percent.text(of: 0.2) == "20%")
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let stay = Box(start...start.addingTimeInterval(30))
        let third = Stage(on: window)
        let bounds = start...start.addingTimeInterval(100)
        let dates = try show(RangeSlider(value: stay.binding, in: bounds, format: .iso8601.year()), on: third)
        #expect(dates.text(of: 0) == "2001")
        let years = try show(RangeSlider(value: stay.binding, in: bounds, format: .dateTime.year()), on: third)
        #expect(years === dates && years.text(of: 0).contains("200"))
    }

    @Test func ticksFollowAFormatThatWritesTheValuesAlike() throws {
        let shares = Box(20.0...80.0)
        let stage = Stage(on: window)
        var style = SliderStyle()
        style.metrics.ticks = .values([12.5])
        style.metrics.ticks.hasLabels = true
        let view = { (digits: Int) in
            RangeSlider(value: shares.binding, in: 0...100, format: .number.precision(.fractionLength(0...digits)))
                .sliderLook(style)
        }
        let control = try show(view(0), on: stage, height: 88)
        let texts = { control.textLayers.compactMap { $0.string as? String } }
        #expect(texts() == ["12"])
        stage.show(view(1))
        #expect(texts() == ["12.5"] && stage.made == 1)
    }

    @Test func labelsFollowAnotherFormat() throws {
        let shares = Box(0.2...0.8)
        let stage = Stage(on: window)
        var style = SliderStyle()
        style.metrics.hasLabels = true
        let control = try show(
            RangeSlider(value: shares.binding, in: 0...1, format: .percent).sliderLook(style), on: stage, height: 88)
        let texts = { control.textLayers.compactMap { $0.string as? String } }
        #expect(texts() == ["20%", "80%"])
        stage.show(RangeSlider(value: shares.binding, in: 0...1, format: .number).sliderLook(style))
        #expect(texts() == ["0.2", "0.8"])
    }
}
