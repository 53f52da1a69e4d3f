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

    @Test func numbersAreInTheLanguageOfTheView() throws {
        let stage = Stage(on: window)
        let view = { (locale: Locale) in
            RangeSlider(value: .constant(1234.5...2000), in: 0...5000).environment(\.locale, locale)
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
        #expect(control.beginTyping())
        #expect(control.typedText == "1,5")
        control.endTyping("2,25")
        #expect(value.value == 2.25)
    }
}
