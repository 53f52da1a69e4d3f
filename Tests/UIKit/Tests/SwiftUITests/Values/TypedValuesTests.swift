import Foundation
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersPlaneControls
@testable import SlidersPlaneSwiftUI
@testable import SlidersRulerSwiftUI
@testable import SlidersSwiftUI

/// Values of each type that are typed as they show.
@MainActor @Suite(.serialized, .eachComparison)
struct TypedValuesTests: Showing {
    let window = TestWindow.make()
    private let american = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")

    /// Opens the field of a view's slider and takes a text, or the text that it began with. Returns that; `nil` if it
    /// did not open.
    private func type(_ text: String?, into view: some View, locale: Locale? = nil, thumb: Int = 0) -> String? {
        let stage = Stage(on: window)
        var environment = EnvironmentValues()
        environment.locale = locale ?? american
        environment.timeZone = TimeZone(identifier: "UTC") ?? .current
        stage.show(view.sliderTextEntry(), environment)
        guard let control = stage.views.first as? BaseSliderControl else { return nil }
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        window.layOut()
        guard control.beginTyping(for: thumb) else { return nil }
        let before = control.untypedText
        control.endTyping(text ?? before)
        return before
    }

    @Test func percentsAndCurrencies() {
        let value = Box(0.12345)
        let format = FloatingPointFormatStyle<Double>.Percent(locale: american)
        // A binding keeps what an update read of it, so each has a view of its own.
        let view = { ValueSlider(value: value.binding, in: 0...1, format: format) }
        #expect(type(nil, into: view()) == "12.345%" && value.value == 0.12345 && value.writes == 0)
        #expect(type("50", into: view()) == "12.345%" && value.value == 0.5)
        #expect(type("25%", into: view()) == "50%" && value.value == 0.25)
        let price = Box(10.0...20.0)
        let euro = FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: american)
        let range = RangeSlider(value: price.binding, in: 0...50, format: euro)
        #expect(type("15,50", into: range, locale: german, thumb: 1) == "20,00\u{A0}€" && price.value == 10...15.5)
        let ring = CircularSlider(value: value.binding, in: 0...1, format: format).sliderLook(.glow)
        #expect(type("75%", into: ring) == "25%" && value.value == 0.75)
        let ruler = RulerSlider(value: value.binding, in: 0...1, format: format)
        #expect(type("10%", into: ruler) == "75%" && value.value == 0.1)
    }

    @Test func integersAndDecimals() {
        let count = Box(1234)
        let view = ValueSlider(value: count.binding, in: 0...5000, format: .number.locale(american))
        #expect(type("2,345", into: view) == "1,234" && count.value == 2345)
        let amount = Box(Decimal(string: "0.1") ?? 0)
        #expect(type("0.3", into: ValueSlider(value: amount.binding, in: 0...1)) == "0.1")
        #expect(amount.value == Decimal(string: "0.3"))
    }

    @Test func measurementsAndAngles() {
        let length = Box(Measurement(value: 1.5, unit: UnitLength.meters))
        let lengths = Measurement(value: 0, unit: UnitLength.meters)...Measurement(value: 9, unit: .meters)
        let view = ValueSlider(value: length.binding, in: lengths)
        #expect(type("2,5 m", into: view, locale: german) == "1,5 m" && length.value.value == 2.5)
        #expect(type("3", into: RulerSlider(value: length.binding, in: lengths)) == "2.5 m" && length.value.value == 3)
        let angle = Box(Angle.degrees(45))
        #expect(type("90", into: ValueSlider(value: angle.binding, in: .zero...(.degrees(360)))) == "45°")
        #expect(angle.value == .degrees(90))
    }

    @Test func datesKeepWhatTheirTextLacks() {
        let midnight = Date(timeIntervalSince1970: 1_700_006_400)
        let hour = 3600.0
        let time = Box(midnight + 22 * hour)
        let night = midnight + 22 * hour...midnight + 30 * hour
        let view = ValueSlider(value: time.binding, in: night, step: 60)
        #expect(type(nil, into: view)?.hasPrefix("10:00") == true && time.writes == 0)
        #expect(type("11:30 PM", into: view) != nil && time.value == midnight + 23.5 * hour)
        #expect(type("5:15 AM", into: view) != nil && time.value == midnight + 29.25 * hour)
        let day = Box(midnight + 10 * hour)
        let month = ValueSlider(value: day.binding, in: midnight...midnight + 30 * 24 * hour)
        #expect(type("Nov 20, 2023", into: month) == "Nov 15, 2023" && day.value == midnight + (5 * 24 + 10) * hour)
    }

    @Test func secondsOfDatesAreShownWhereStepsNeedThem() throws {
        let midnight = Date(timeIntervalSince1970: 1_700_006_400)
        let view = ValueSlider(value: .constant(midnight), in: midnight...midnight + 3600, step: 10)
        let control = try show(view, on: Stage(on: window))
        let number = midnight.timeIntervalSinceReferenceDate
        #expect(Set((0..<6).map { control.text(of: number + 10 * Double($0)) }).count == 6)
    }

    /// A format that cannot parse.
    private struct Stars: FormatStyle {
        func format(_ value: Double) -> String { String(repeating: "★", count: Int(value)) }
    }

    @Test func whatNobodyReadsIsNotTyped() {
        let stars = Box(3.0)
        let view = ValueSlider(value: stars.binding, in: 0...5, step: 1, format: Stars()) { Text("Stars") }
        #expect(type("4", into: view) == nil && stars.value == 3)
        let stage = Stage(on: window)
        stage.show(view.sliderTextEntry())
        #expect(stage.activate == nil)
        let length = Box(Duration.seconds(5400))
        #expect(type("1", into: ValueSlider(value: length.binding, in: .zero...(.seconds(7200)))) == nil)
        let hour = Box(9.0)
        let hours = ValueSlider(value: hour.binding, in: 0...24, step: 1)
        #expect(type("10", into: hours.sliderValueText { hour, _ in "\(Int(hour)):00" }) == nil)
        #expect(type("10 h", into: hours.sliderValueText { hour, _ in "\(Int(hour)) h" }) == "9 h" && hour.value == 10)
    }

    @Test func theFormatIsTypedWhereTheTextBesideItIsNotRead() {
        let value = Box(0.5)
        let format = FloatingPointFormatStyle<Double>.Percent(locale: american)
        let view = ValueSlider(value: value.binding, in: 0...1, format: format)
            .sliderValueText { value, _ in value < 0.5 ? "low" : "high" }
        #expect(type("20%", into: view) == "50%" && value.value == 0.2)
    }

    @Test func planesReadTheirValuesAsTheyShow() throws {
        let stage = Stage(on: window)
        let view = PlaneSlider(x: .constant(0.0004), in: 0...0.001, y: .constant(0.0), in: 0...1)
        stage.show(view.environment(\.locale, german))
        let control = try #require(stage.views.first as? PlaneSliderControl)
        #expect(control.coordinateValues == ["0,0004", "0"])
    }
}
