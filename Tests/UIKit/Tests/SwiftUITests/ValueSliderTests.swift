import Foundation
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// A straight slider with one value.
@MainActor @Suite(.serialized, .eachComparison)
struct ValueSliderTests: Showing {
    let window = TestWindow.make()

    private func speed(_ value: Binding<Double>) -> ValueSlider<Double> {
        ValueSlider(value: value, in: 0.5...2, step: 0.25) {
            Text("Speed")
        } minimumValueLabel: {
            Text("slow")
        } maximumValueLabel: {
            Text("fast")
        }
    }

    @Test func aNumberIsReadAndWritten() throws {
        let value = Box(1.25)
        let stage = Stage(on: window)
        let control = try show(speed(value.binding).sliderLabelsVisibility(.hidden), on: stage)
        #expect(control is ValueSliderControl && control.values == [1.25])
        drag(control, from: 1.25, to: 1.7)
        #expect(value.value == 1.75 && stage.arrangement == "[slow | ValueSliderControl | fast]")
    }

    @Test func aSliderWithoutAnEndWritesNothing() throws {
        let (value, stage) = (Box(30.0), Stage(on: window))
        let view = { ValueSlider(value: value.binding, in: 0...$0) }
        let control = try show(view(.infinity), on: stage)
        drag(control, from: 0, to: 100)
        stage.adjust?(.increment)
        #expect(value.value == 30 && value.writes == 0 && control.model.isDisabled(thumb: 0))
        stage.show(view(100))
        #expect(control.values == [30] && value.writes == 0)
        drag(control, from: 30, to: 40)
        #expect(value.value == 40)
    }

    @Test func itIsOneElementWithTheNameOfItsLabel() throws {
        let value = Box(1.25)
        let stage = Stage(on: window)
        _ = try show(speed(value.binding), on: stage)
        #expect(stage.speech == "Speed 1.25")
        #expect(stage.content.isEmpty)
        stage.adjust?(.increment)
        #expect(value.value == 1.5)
        stage.show(speed(value.binding))
        #expect(stage.speech == "Speed 1.5" && stage.made == 1)
        stage.adjust?(.decrement)
        #expect(value.value == 1.25)
    }

    @Test func integersDatesAndMeasurementsAreBound() throws {
        let floors = Box<UInt8>(3)
        let stage = Stage(on: window)
        let integers = try show(ValueSlider(value: floors.binding, in: 0...9), on: stage)
        drag(integers, from: 3, to: 5.2)
        #expect(floors.value == 5)

        let start = Date(timeIntervalSinceReferenceDate: 0)
        let day = 86_400.0
        let date = Box(start.addingTimeInterval(3 * day))
        let week = start...start.addingTimeInterval(7 * day)
        let second = Stage(on: window)
        let dates = try show(ValueSlider(value: date.binding, in: week, step: day), on: second)
        drag(dates, from: 3 * day, to: 4.2 * day)
        #expect(date.value == start.addingTimeInterval(4 * day))

        let degrees = { Measurement(value: $0, unit: UnitTemperature.celsius) }
        let room = Box(degrees(20))
        let third = Stage(on: window)
        let step = Measurement(value: 9, unit: UnitTemperature.fahrenheit)
        let measurements = try show(
            ValueSlider(value: room.binding, in: degrees(0)...degrees(40), step: step) { Text("Room") }, on: third)
        #expect(third.speech == "Room 20 °C")
        drag(measurements, from: 20, to: 26)
        #expect(abs(room.value.value - 25) < 1e-9)
    }

    @Test func formatsMakeItsTexts() throws {
        let share = Box(0.25)
        let stage = Stage(on: window)
        _ = try show(ValueSlider(value: share.binding, in: 0...1, format: .percent) { Text("Share") }, on: stage)
        #expect(stage.speech == "Share 25%")
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let date = Box(start)
        let year = Stage(on: window)
        _ = try show(
            ValueSlider(
                value: date.binding, in: start...start.addingTimeInterval(9), format: .iso8601.year(),
                label: { Text("Year") }), on: year)
        #expect(year.speech == "Year 2001")
    }

    @Test func editingIsReported() throws {
        let value = Box(0.5)
        var edits: [Bool] = []
        let stage = Stage(on: window)
        let control = try show(ValueSlider(value: value.binding, onEditingChanged: { edits.append($0) }), on: stage)
        drag(control, from: 0.5, to: 0.75)
        #expect(edits == [true, false] && abs(value.value - 0.75) < 1e-9)
    }
}
