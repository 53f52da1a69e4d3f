import Foundation
import SlidersCore
import Testing

@testable import SlidersControls
@testable import SlidersRulerControls

/// Steps of a calendar of a control.
@MainActor @Suite(.serialized)
struct CalendarStepTests {
    private let newYork: Calendar

    init() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "America/New_York"))
        newYork = calendar
    }

    private func date(_ month: Int, _ day: Int, _ hour: Int = 0) throws -> Date {
        try #require(newYork.date(from: DateComponents(year: 2027, month: month, day: day, hour: hour)))
    }

    @Test func increasesOfAControlAreDaysAcrossAChangeOfClocks() throws {
        let (first, last) = try (date(3, 13, 9), date(3, 16, 9))
        let control = ValueSliderControl()
        control.minimumValue = first.timeIntervalSinceReferenceDate
        control.maximumValue = last.timeIntervalSinceReferenceDate
        control.configuration.step = .every(.day, from: first, through: last, in: newYork)
        #expect(control.stepValues?.count == 4 && control.value == control.minimumValue)
        for day in [14, 15, 16] {
            control.adjustFirstThumb(by: 1)
            #expect(Date(timeIntervalSinceReferenceDate: control.value) == (try date(3, day, 9)))
        }
        #expect(control.nextValue(of: 0) == nil && control.configurationError == nil)
        let ruler = RulerSliderControl()
        ruler.configuration = control.configuration
        ruler.value = try date(3, 14, 20).timeIntervalSinceReferenceDate
        #expect(Date(timeIntervalSinceReferenceDate: ruler.value) == (try date(3, 14, 9)))
    }

    @Test func aTimeThatADayLacksIsTheNextOne() throws {
        let first = try #require(newYork.date(from: DateComponents(year: 2027, month: 3, day: 13, hour: 2, minute: 30)))
        let days = SliderStep.every(.day, from: first, through: first + 3 * 86_400, in: newYork).values ?? []
        let hours = days.map { newYork.component(.hour, from: Date(timeIntervalSinceReferenceDate: $0)) }
        #expect(hours == [2, 3, 2, 2])
    }

    @Test func stepsThatMakeNoSenseAllowEveryValue() throws {
        let (first, last) = try (date(1, 1), date(12, 31))
        let step = { (component: Calendar.Component, count: Int) in
            SliderStep.every(component, count: count, from: first, through: last, in: newYork)
        }
        #expect(step(.day, 0) == .none && step(.day, -1) == .none && step(.hour, 0) == .none)
        for component in [Calendar.Component.era, .weekday, .nanosecond, .calendar, .timeZone] {
            #expect(step(component, 1) == .none)
        }
        #expect(step(.year, .max).values?.count == 1 && step(.minute, 30) == .every(1800))
        let never = Date(timeIntervalSinceReferenceDate: .nan)
        #expect(SliderStep.every(.day, from: never, through: last) == .none)
        #expect(SliderStep.every(.day, from: first, through: never).values?.count == 1)
        #expect(SliderStep.every(.day, from: last, through: first).values?.count == 1)
    }

    @Test func thereAreAtMost10000Dates() throws {
        let first = try date(1, 1)
        let days = { (count: Int) throws in
            let last = try #require(newYork.date(byAdding: .day, value: count - 1, to: first))
            return SliderStep.every(.day, from: first, through: last, in: newYork)
        }
        #expect(try days(10_000).values?.count == 10_000 && days(10_001) == .none)
        #expect(SliderStep.every(.year, from: .distantPast, through: .distantFuture, in: newYork).values != nil)
        let infinite = Date(timeIntervalSinceReferenceDate: .infinity)
        #expect(SliderStep.every(.month, from: first, through: infinite, in: newYork) == .none)
    }
}
