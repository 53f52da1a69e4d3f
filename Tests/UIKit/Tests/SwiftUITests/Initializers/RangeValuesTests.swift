import Foundation
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// The kinds of values that a straight slider binds.
@MainActor @Suite(.serialized, .eachComparison)
struct RangeValuesTests: Showing {
    let window = TestWindow.make()

    @Test func integersFloatsAndListsAreBound() throws {
        let ages = Box(18...65)
        let stage = Stage(on: window)
        let control = try show(RangeSlider(value: ages.binding, in: 0...99), on: stage)
        drag(control, from: 18, to: 21)
        #expect(ages.value == 21...65)

        let shares = Box<ClosedRange<Float>>(0.1...0.9)
        let second = Stage(on: window)
        let other = try show(RangeSlider(value: shares.binding, in: 0...1, step: 0.1), on: second)
        #expect(other.values == [0.1, 0.9])
        drag(other, from: 0.1, to: 0.31)
        #expect(shares.value == 0.3...0.9)

        let list = Box([10.0, 20, 30])
        let third = Stage(on: window)
        let many = try show(RangeSlider(value: list.binding, in: 0...100), on: third)
        drag(many, from: 30, to: 50)
        #expect(list.value.count == 3 && abs(list.value[2] - 50) < 1e-9)
    }

    @Test func stepsAreDistances() throws {
        let ages = Box<ClosedRange<UInt8>>(20...60)
        let years: Int = 10
        let first = Stage(on: window)
        let control = try show(RangeSlider(value: ages.binding, in: 0...100, step: years), on: first)
        #expect(control.step == 10)
        drag(control, from: 20, to: 31)
        #expect(ages.value == 30...60)
        let shares = Box<ClosedRange<Float>>(0.1...0.9)
        let tenth: Float.Stride = 0.1
        let second = Stage(on: window)
        #expect(try show(RangeSlider(value: shares.binding, in: 0...1, step: tenth), on: second).step == 0.1)
    }

    /// As with SwiftUI's own sliders, nothing but the body needs the main actor.
    nonisolated private static func anywhere() -> some View {
        RangeSlider(value: .constant(20...80), in: 0...99) { Text("Age") }.sliderCollision(.push).sliderDirection(.up)
    }

    @Test func slidersAreMadeOnAnyActor() throws {
        let stage = Stage(on: window)
        #expect(try show(Self.anywhere(), on: stage).collision == .push)
    }

    @Test func floatsWithoutStepsFollowTheFinger() throws {
        let share = Box<ClosedRange<Float>>(0.1...0.9)
        let stage = Stage(on: window)
        let control = try show(RangeSlider(value: share.binding), on: stage)
        let finger = Pointer(window)
        finger.press(control, at: 0.1)
        for value in [0.2, 0.25, 1 / 3.0] {
            finger.move(to: value)
            #expect(abs(control.values[0] - value) < 1e-6 && Double(share.value.lowerBound) != 0.1)
        }
        finger.lift()
        #expect(abs(share.value.lowerBound - 1 / 3) < 1e-6)
    }

    @Test func datesAndMeasurementsAreBound() throws {
        let day = 86_400.0
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let stay = Box(start...start.addingTimeInterval(3 * day))
        let stage = Stage(on: window)
        let control = try show(
            RangeSlider(value: stay.binding, in: start...start.addingTimeInterval(10 * day), step: day), on: stage)
        drag(control, from: 3 * day, to: 5.2 * day)
        #expect(stay.value.upperBound == start.addingTimeInterval(5 * day))

        let length = { Measurement(value: $0, unit: UnitLength.meters) }
        let walk = Box(length(100)...length(500))
        let second = Stage(on: window)
        let other = try show(
            RangeSlider(value: walk.binding, in: length(0)...length(1000), step: length(50)), on: second)
        #expect(other.text(of: 150) == "150 m")
        drag(other, from: 100, to: 160)
        #expect(walk.value.lowerBound == length(150))
    }

    @Test func aStepOfDegreesIsADistance() throws {
        let degrees = { Measurement(value: $0, unit: UnitTemperature.celsius) }
        let room = Box(degrees(15)...degrees(25))
        let stage = Stage(on: window)
        let step = Measurement(value: 9, unit: UnitTemperature.fahrenheit)
        let control = try show(RangeSlider(value: room.binding, in: degrees(0)...degrees(40), step: step), on: stage)
        #expect(abs(control.step - 5) < 1e-9)
        drag(control, from: 15, to: 21)
        #expect(abs(room.value.lowerBound.value - 20) < 1e-9)
    }
}
