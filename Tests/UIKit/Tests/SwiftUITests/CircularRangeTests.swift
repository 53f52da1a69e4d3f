import Foundation
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// A range on a circle, of any type of values.
@MainActor @Suite(.serialized, .eachComparison)
struct CircularRangeTests: Showing {
    let window = TestWindow.make()

    @Test func itEndsASpanAfterItsStart() {
        #expect(
            CircularRange(start: 22.0, length: 8.0).end == 30 && CircularRange(start: UInt8(22), length: 8).end == 30)
        let evening = Date(timeIntervalSinceReferenceDate: 22 * 3600)
        #expect(CircularRange(start: evening, length: 8 * 3600).end == evening + 8 * 3600)
        let degrees = CircularRange(
            start: Measurement(value: 20, unit: UnitTemperature.celsius),
            length: Measurement(value: 9, unit: UnitTemperature.fahrenheit))
        #expect(abs(degrees.end.value - 25) < 1e-9)
    }

    @Test func itIsStoredAsItsStartAndItsLength() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let night = CircularRange(start: 22.5, length: 8.0)
        let data = try encoder.encode(night)
        #expect(String(decoding: data, as: UTF8.self) == #"{"length":8,"start":22.5}"#)
        #expect(try JSONDecoder().decode(CircularRange<Double>.self, from: data) == night)
        let trip = CircularRange(start: Date(timeIntervalSinceReferenceDate: 5), length: 60)
        #expect(try JSONDecoder().decode(CircularRange<Date>.self, from: encoder.encode(trip)) == trip)
        #expect(Set([trip, trip]).count == 1)
    }

    @Test func datesOnACircleAreReadAndWritten() throws {
        let midnight = Date(timeIntervalSinceReferenceDate: 0)
        let day = 86_400.0
        let hour = 3600.0
        let night = Box(CircularRange(start: midnight + 22 * hour, length: 8 * hour))
        let stage = Stage(on: window)
        let clock = try show(
            CircularSlider(value: night.binding, in: midnight...midnight + day, step: hour / 4) { Text("Sleep") },
            on: stage, width: 200, height: 200)
        #expect(clock.values == [22 * hour, 6 * hour] && clock.step == 900)
        drag(clock, from: 6 * hour, to: 7 * hour)
        #expect(night.value == CircularRange(start: midnight + 22 * hour, length: 9 * hour))
        #expect(night.value.end == midnight + 31 * hour && stage.faults.isEmpty)
    }

    @Test func measurementsOnACircleAreReadAndWritten() throws {
        let stage = Stage(on: window)
        let degrees = { Measurement(value: $0, unit: UnitAngle.degrees) }
        let sector = Box(CircularRange(start: degrees(350), length: degrees(20)))
        let control = try show(
            CircularSlider(value: sector.binding, in: degrees(0)...degrees(360), step: degrees(5)),
            on: stage, width: 200, height: 200)
        #expect(control.values == [350, 10] && control.text(of: 10) == "10 °")
        drag(control, from: 10, to: 30)
        #expect(sector.value == CircularRange(start: degrees(350), length: degrees(40)))
    }
}
