import SlidersCore
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// Numbers and dates in the language of a view.
@MainActor @Suite(.serialized, .eachComparison)
struct LocalesTests: Showing {
    let window = TestWindow.make()
    private let german = Locale(identifier: "de_DE")
    private let british = Locale(identifier: "en_GB")

    @Test func numbersAreInTheLanguageOfTheView() throws {
        let stage = Stage(on: window)
        let view = { (locale: Locale) in
            RangeSlider(value: .constant(1234.5...2000), in: 0...5000, step: 0.5).environment(\.locale, locale)
        }
        let control = try show(view(german), on: stage)
        #expect(control.text(of: 1234.5) == "1.234,5" && control.readoutText == "1.234,5 – 2.000")
        stage.show(view(Locale(identifier: "en_US")))
        #expect(control.text(of: 1234.5) == "1,234.5" && stage.made == 1)
    }

    @Test func formatsTakeTheLanguageOfTheView() throws {
        let stage = Stage(on: window)
        let format = FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: Locale(identifier: "en_US"))
        let view = RangeSlider(value: .constant(10.0...20.0), in: 0...50, format: format)
        let control = try show(view, on: stage)
        // The format keeps its own where the app gives the view none.
        #expect(control.text(of: 10) == "€10.00")
        var environment = EnvironmentValues()
        environment.locale = german
        stage.show(view, environment)
        #expect(control.text(of: 10) == "10,00\u{A0}€" && stage.made == 1)
    }

    @Test func datesAndMeasurementsAreInTheLanguageOfTheView() throws {
        let day = Date(timeIntervalSince1970: 1_700_000_000)
        let days = day...day.addingTimeInterval(86400 * 30)
        var environment = EnvironmentValues()
        environment.locale = german
        let stage = Stage(on: window)
        stage.show(ValueSlider(value: .constant(day), in: days), environment)
        let dates = try #require(stage.views.first as? SliderControl)
        #expect(dates.text(of: dates.values[0]).contains("Nov. 2023"))
        let length = Measurement(value: 1.5, unit: UnitLength.meters)
        let lengths = Measurement(value: 0, unit: UnitLength.meters)...Measurement(value: 9, unit: .meters)
        let second = Stage(on: window)
        second.show(ValueSlider(value: .constant(length), in: lengths), environment)
        #expect((second.views.first as? SliderControl)?.text(of: 1.5) == "1,5 m")
    }

    @Test func durationsHaveUnitsOfTheLocale() throws {
        let text = { (length: Double, step: Double?, locale: Locale, seconds: Double) throws -> String in
            let view = ValueSlider(
                value: .constant(Duration.seconds(seconds)), in: .zero...(.seconds(length)),
                step: step.map { .seconds($0) })
            return try show(view.environment(\.locale, locale), on: Stage(on: window)).text(of: seconds)
        }
        #expect(try text(7200, 60, british, 5400) == "1 hr, 30 min" && text(7200, 60, british, 0) == "0 secs")
        #expect(try text(7200, 60, german, 5400) == "1 Std., 30 Min.")
        #expect(try text(7200, nil, british, 61.4) == "1 min, 1 sec", "rounded")
        #expect(try text(10, 0.25, british, 1.5) == "1.50 secs" && text(10, 1, british, 2) == "2 secs")
        #expect(try text(10, nil, british, 1.52) == "1.5 secs" && text(10, 0.0001, british, 1.5) == "1.5000 secs")
    }

    @Test func datesSayWhatTheirBoundsTellApart() throws {
        let start = Date(timeIntervalSince1970: 1_700_000_000 - 1_700_000_000.truncatingRemainder(dividingBy: 86400))
        let hour = 3600.0
        let text = { (length: Double, step: Double?) throws -> String in
            let stage = Stage(on: window)
            let view = ValueSlider(value: .constant(start + 22 * hour), in: start...start + length, step: step)
            let control = try show(
                view.environment(\.locale, british)
                    .environment(\.timeZone, try #require(TimeZone(identifier: "UTC"))), on: stage)
            return control.text(of: (start + 22 * hour).timeIntervalSinceReferenceDate)
        }
        #expect(try text(24 * hour, 900) == "22:00" && text(24 * hour, nil) == "22:00", "a night")
        let week = try text(7 * 24 * hour, nil)
        #expect(week.contains("14 Nov") && week.contains("22:00"))
        let steps = try text(30 * 24 * hour, 900)
        #expect(steps.contains("14 Nov") && steps.contains("22:00"), "a step shorter than a day")
        let month = try text(30 * 24 * hour, 24 * hour)
        #expect(month.contains("14 Nov 2023") && !month.contains(":"))
        #expect(try text(365 * 24 * hour, nil) == month)
    }

    @Test func datesAreInTheTimeZoneAndTheCalendarOfTheView() throws {
        let start = Date(timeIntervalSince1970: 1_700_006_400)
        let stage = Stage(on: window)
        let view = { (zone: String) throws in
            ValueSlider(value: .constant(start), in: start...start + 86400).environment(\.locale, british)
                .environment(\.timeZone, try #require(TimeZone(identifier: zone)))
        }
        let control = try show(view("UTC"), on: stage)
        let number = start.timeIntervalSinceReferenceDate
        #expect(control.text(of: number) == "0:00")
        stage.show(try view("Asia/Tokyo"))
        #expect(control.text(of: number) == "9:00" && stage.made == 1)
        let days = ValueSlider(value: .constant(start), in: start...start + 40 * 86400).environment(\.locale, british)
            .environment(\.calendar, Calendar(identifier: .buddhist))
        #expect(try show(days, on: Stage(on: window)).text(of: number).contains("2566"))
    }

    @Test func aNightOfDatesOnAClockSaysTimes() throws {
        let midnight = Date(timeIntervalSince1970: 1_700_006_400)
        let night = CircularRange(start: midnight + 22 * 3600, length: 8 * 3600)
        let view = CircularSlider(value: .constant(night), in: midnight...midnight + 86400, step: 900)
            .sliderLook(.clock24).environment(\.locale, british)
            .environment(\.timeZone, try #require(TimeZone(identifier: "UTC")))
        let clock = try show(view, on: Stage(on: window), width: 300, height: 300)
        #expect(clock.readoutText == "22:00 – 6:00")
    }

    @Test func aSingleThumbIsReadInTheLanguageOfTheView() {
        let stage = Stage(on: window)
        let view = ValueSlider(value: .constant(1.5), in: 0...3) { Text("Tempo") }
        stage.show(view.environment(\.locale, german))
        #expect(stage.speech == "Tempo 1,5")
    }

    @Test func typedNumbersAreInTheLanguageOfTheView() throws {
        let value = Box(1.5)
        let stage = Stage(on: window)
        let view = CircularSlider(value: value.binding, in: 0...3).sliderLook(.clock12).sliderTextEntry()
        let control = try show(view.environment(\.locale, german), on: stage, width: 300, height: 300)
        #expect(control.beginTyping(for: 0))
        #expect(control.typedText == "1,5")
        control.endTyping("2,25")
        #expect(value.value == 2.25)
    }
}
