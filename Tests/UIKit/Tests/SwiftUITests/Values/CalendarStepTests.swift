import Foundation
import SlidersCore
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersRulerControls
@testable import SlidersRulerSwiftUI
@testable import SlidersSwiftUI

/// Sliders of dates with a step of a calendar.
@MainActor @Suite(.serialized, .eachComparison)
struct CalendarStepTests: Showing {
    let window = TestWindow.make()
    private let newYork: Calendar
    private let environment: EnvironmentValues

    init() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "America/New_York"))
        newYork = calendar
        var environment = EnvironmentValues()
        (environment.locale, environment.timeZone) = (Locale(identifier: "en_GB"), calendar.timeZone)
        self.environment = environment
    }

    private func date(_ month: Int, _ day: Int, _ hour: Int = 0, year: Int = 2027) throws -> Date {
        try #require(newYork.date(from: DateComponents(year: year, month: month, day: day, hour: hour)))
    }

    private func show<Control: BaseSliderControl>(_ view: some View, on stage: Stage) throws -> Control {
        stage.show(view, environment)
        let control = try #require(stage.views.first as? Control)
        control.frame = CGRect(x: 0, y: 0, width: 328, height: 200)
        window.layOut()
        return control
    }

    private func step(_ view: some View) throws -> SliderStep {
        let control: SliderControl = try show(view, on: Stage(on: window))
        return control.configuration.step
    }

    private func dates(_ dates: Date...) -> SliderStep { .values(dates.map(\.timeIntervalSinceReferenceDate)) }

    @Test(arguments: [3, 11]) func daysKeepTheirTimeAcrossAChangeOfClocks(_ month: Int) throws {
        let change = month == 3 ? 14 : 7
        let days = try date(month, change - 1, 9)...date(month, change + 2, 12)
        let day = Box(days.lowerBound)
        let stage = Stage(on: window)
        let view = ValueSlider(value: day.binding, in: days, step: 86_400).step(.day)
        let control: SliderControl = try show(view, on: stage)
        #expect(
            try control.configuration.step
                == dates(
                    days.lowerBound, date(month, change, 9), date(month, change + 1, 9), date(month, change + 2, 9)))
        #expect(days.lowerBound + 86_400 != (try date(month, change, 9)), "the clocks change")
        stage.adjust?(.increment)
        #expect(try day.value == date(month, change, 9))
        control.handle(.key(.arrow(dx: 1, dy: 0), thumb: 0))
        #expect(try day.value == date(month, change + 1, 9))
        control.drag(to: 0.4)
        #expect(try day.value == date(month, change, 9))
        let texts = try [change - 1, change, change + 1].map {
            control.text(of: try date(month, $0, 9).timeIntervalSinceReferenceDate)
        }
        #expect(texts.allSatisfy { !$0.contains(":") } && Set(texts).count == 3, "days, and each once")
    }

    @Test func weeksMonthsAndYearsCountFromTheLowerBound() throws {
        let first = try date(1, 31)
        let months = try ValueSlider(value: .constant(first), in: first...date(5, 10))
        #expect(try step(months.step(.month)) == dates(first, date(2, 28), date(3, 31), date(4, 30)))
        #expect(try step(months.step(.month, count: 3)) == dates(first, date(4, 30)))
        #expect(try step(months.step(.quarter)) == dates(first, date(4, 30)))
        #expect(try step(months.step(.weekOfYear, count: 6)) == dates(first, date(3, 14), date(4, 25)))
        #expect(try step(months.step(.year)) == dates(first))
        let leap = try date(2, 29, year: 2028)
        let years = try ValueSlider(value: .constant(leap), in: leap...date(12, 31, year: 2032))
        #expect(
            try step(years.step(.year, count: 2))
                == dates(leap, date(2, 28, year: 2030), date(2, 29, year: 2032)))
    }

    @Test func everyKindOfSliderHasIt() throws {
        let (first, last) = try (date(11, 1), date(11, 30))
        let days = try #require(SliderStep.every(.day, from: first, through: last, in: newYork).values)
        #expect(days.count == 30)
        let stay = RangeSlider(value: .constant(first...last), in: first...last).step(.day)
        #expect(try step(stay) == .values(days))
        let ring = CircularSlider(value: .constant([first, last]), in: first...last).step(.day)
        #expect(try step(ring) == .values(days))
        let ruler: RulerSliderControl = try show(
            RulerSlider(value: .constant(first), in: first...last).step(.day), on: Stage(on: window))
        #expect(ruler.configuration.step == .values(days))
        let turn = CircularRange(start: first, length: 86_400)
        let circle = CircularSlider(value: .constant(turn), in: first...last).step(.day)
        #expect(try step(circle) == .values(days))
    }

    @Test func hoursHaveAFixedLengthAndShowTheirTime() throws {
        let first = try date(3, 1)
        let view = try ValueSlider(value: .constant(first), in: first...date(3, 20)).step(.hour, count: 2)
        let control: SliderControl = try show(view, on: Stage(on: window))
        #expect(control.configuration.step == .every(7200))
        #expect(control.text(of: first.timeIntervalSinceReferenceDate).contains("0:00"))
    }

    @Test func aStepWithoutAnEffectLeavesTheArgument() throws {
        let print = printSliderWarning
        defer { printSliderWarning = print }
        var warnings: [String] = []
        printSliderWarning = { warnings.append($0) }
        let (first, last) = try (date(1, 1), date(12, 31, year: 2060))
        let days = ValueSlider(value: .constant(first), in: first...last, step: 3600)
        for view in [days.step(.day, count: 0), days.step(.era), days.step(.timeZone), days.step(.day)] {
            let control: SliderControl = try show(view, on: Stage(on: window))
            #expect(control.configuration.step == .every(3600))
            #expect(control.text(of: first.timeIntervalSinceReferenceDate).contains("0:00"))
        }
        #expect(warnings.count == 4)
        #expect(
            warnings.first
                == "swift-sliders: step(.day, count: 0): the count must be above 0, the component a length of"
                + " time, and the dates at most 10,000. Until then, `step:` counts.")
        #expect(try step(days.step(.day).step(nil)) == .every(3600) && warnings.count == 4)
        #expect(try step(days.step(.day).values(only: first, last)) == dates(first, last) && warnings.count == 4)
        #expect(try step(days.step(.month, count: .max)) == dates(first))
    }

    @Test func aFormatStaysAndDatesAreTyped() throws {
        let (first, last) = try (date(3, 1, 9), date(3, 31, 9))
        let day = Box(first)
        let format = Date.FormatStyle(date: .numeric, time: .omitted, timeZone: newYork.timeZone)
        let view = ValueSlider(value: day.binding, in: first...last, format: format).step(.day).sliderTextEntry()
        let control: SliderControl = try show(view, on: Stage(on: window))
        #expect(control.text(of: first.timeIntervalSinceReferenceDate) == "01/03/2027")
        #expect(control.beginTyping(for: 0))
        control.endTyping("20/03/2027")
        #expect(try day.value == date(3, 20, 9))
        let plain = ValueSlider(value: day.binding, in: first...last).step(.day).sliderTextEntry()
        let second: SliderControl = try show(plain, on: Stage(on: window))
        #expect(second.beginTyping(for: 0) && second.typedText == "20 Mar 2027")
        second.endTyping("3 Mar 2027")
        #expect(try day.value == date(3, 3, 9))
    }

    @Test func aDragMakesNoDatesAnew() throws {
        let (first, last) = try (date(3, 1), date(3, 31))
        let handle = SliderHandle()
        let days = { (count: Int, zone: TimeZone) throws in
            let slider = ValueSlider(value: .constant(first), in: first...last).step(.day, count: count)
            let track = TrackSlider(.value, slider._content.arguments, slider._content.labels)
            let settings = SliderSettings(
                track, SliderOptions(), .values([0]), in: _SliderRegion(timeZone: zone), handle)
            return try #require(settings.configuration.step.values)
        }
        let position = { (values: [Double]) in values.withUnsafeBufferPointer { $0.baseAddress } }
        let (once, again) = try (days(1, newYork.timeZone), days(1, newYork.timeZone))
        #expect(position(once) == position(again))
        #expect(try days(2, newYork.timeZone) != once && days(1, .gmt) != once)
    }
}

extension SliderControl {
    /// Presses the first thumb, drags it to a fraction of the track, and lifts the pointer.
    fileprivate func drag(to fraction: Double) {
        let position = { (fraction: Double) in self.slider.track.point(at: fraction) }
        handle(.press(at: position(slider.fraction(of: values[0])), pointer: 1))
        handle(.drag(to: position(fraction), pointer: 1))
        handle(.release(pointer: 1))
    }
}
