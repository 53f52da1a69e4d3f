import Foundation
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// The kinds of values that a circular slider binds.
@MainActor @Suite(.serialized, .eachComparison)
struct CircularValuesTests: Showing {
    let window = TestWindow.make()

    private func ring(_ view: some View, on stage: Stage) throws -> SliderControl {
        try show(view, on: stage, width: 200, height: 200)
    }

    @Test func integersAreBoundToADial() throws {
        let hour = Box(6)
        let first = Stage(on: window)
        let dial = try ring(CircularSlider(value: hour.binding, in: 0...12), on: first)
        drag(dial, from: 6, to: 7.2)
        #expect(hour.value == 7 && dial.step == 1)
        first.show(CircularSlider(value: hour.binding, in: 0...12, step: 2, format: .number) { Text("Hour") })
        #expect(first.label == "Hour" && first.value == "8" && hour.value == 7)
        first.show(CircularSlider(value: hour.binding, in: 0...12) { Text("Hour") })
        #expect(first.value == "7")

        let night = Box(CircularRange(start: 22, length: 8))
        let second = Stage(on: window)
        var edits: [Bool] = []
        let clock = try ring(
            CircularSlider(value: night.binding, in: 0...24, onEditingChanged: { edits.append($0) }), on: second)
        #expect(clock.values == [22, 6])
        drag(clock, from: 6, to: 7.2)
        #expect(night.value == CircularRange(start: 22, length: 9) && edits == [true, false])
        second.show(CircularSlider(value: night.binding, in: 0...24, format: .percent))
        #expect(clock.text(of: 7) == "7%")
        second.show(CircularSlider(value: night.binding, in: 0...24) { Text("Sleep") })
        #expect(second.label == "Sleep" && clock.values == [22, 7])
    }

    @Test func aDateAndAMeasurementAreBoundToADial() throws {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let day = 86_400.0
        let date = Box(start.addingTimeInterval(3 * day))
        let first = Stage(on: window)
        let week = try ring(
            CircularSlider(value: date.binding, in: start...start.addingTimeInterval(7 * day), step: day), on: first)
        drag(week, from: 3 * day, to: 4.2 * day)
        #expect(date.value == start.addingTimeInterval(4 * day) && first.value?.contains("2001") == true)

        let degrees = { Measurement(value: $0, unit: UnitTemperature.celsius) }
        let room = Box(degrees(20))
        let second = Stage(on: window)
        let dial = try ring(
            CircularSlider(value: room.binding, in: degrees(0)...degrees(40), step: degrees(5)) { Text("Room") },
            on: second)
        #expect(second.value == "20 °C")
        drag(dial, from: 20, to: 26)
        #expect(room.value == degrees(25))
    }
}
