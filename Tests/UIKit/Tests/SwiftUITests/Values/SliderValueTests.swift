import Foundation
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// Every type of value as the engine's numbers, and in each shape of a slider.
@MainActor @Suite(.serialized, .eachComparison)
struct SliderValueTests: Showing {
    let window = TestWindow.make()

    private func number<V: SliderValue>(_ value: V) -> Double { ValueBridge(of: value).number(value) }
    private func value<V: SliderValue>(_ number: Double, like value: V) -> V { ValueBridge(of: value).value(number) }

    @Test func aNumberEntersByItsShortestText() {
        #expect(number(0.1) == 0.1 && number(Float(0.1)) == 0.1 && number(Float16(0.1)) == 0.1)
        #expect(number(CGFloat(0.1)) == 0.1 && number(Decimal(string: "0.1")!) == 0.1)
        #expect(value(0.3, like: Float(0)) == 0.3 && value(0.3, like: Decimal(0)) == Decimal(string: "0.3"))
        #expect(value(1.5, like: CGFloat(0)) == 1.5 && value(0.25, like: Float16(0)) == 0.25)
    }

    @Test func numbersOfFewerBitsAreThoseOfTheirTexts() {
        for bits in UInt16.min...UInt16.max {
            let value = Float16(bitPattern: bits)
            guard value.isFinite else { continue }
            if number(value) != Double("\(value)") { Issue.record("\(value)") }
        }
        for bits in stride(from: UInt32(0), to: .max, by: 49_999) {
            let decimal = Float(Int(bits) - (1 << 31)) / 1000
            for value in [Float(bitPattern: bits), decimal, decimal.rounded(), decimal / 1000] where value.isFinite {
                if number(value) != Double("\(value)") { Issue.record("\(value)") }
            }
        }
        #expect(number(Float.infinity) == .infinity && number(Float.nan).isNaN && number(CGFloat.infinity) == .infinity)
    }

    @Test func integersThatADoubleCannotTellApartAreNoNumbers() {
        #expect(number(1 << 53) == 9_007_199_254_740_992 && number((1 << 53) + 1).isNaN)
        #expect(number(UInt64.max).isNaN && number(Int8.min) == -128)
        #expect(value(300, like: UInt8(0)) == 255 && value(-1, like: UInt(0)) == 0)
        #expect(value(1e300, like: 0) == .max && value(-1e300, like: Int64(0)) == .min)
        #expect(value(2.5, like: Int16(0)) == 3 && value(7, like: UInt16(0)) == 7)
        #expect(value(7, like: Int32(0)) == 7 && value(7, like: UInt32(0)) == 7)
    }

    @Test func stepsAreOneForIntegersAlone() {
        #expect(Int._sliderStep == 1 && UInt8._sliderStep == 1 && Int64._sliderStep == 1)
        #expect(Double._sliderStep == nil && Date._sliderStep == nil && Decimal._sliderStep == nil)
        #expect(Duration._sliderStep == nil && Measurement<UnitLength>._sliderStep == nil)
    }

    @Test func timesAreCountedInSeconds() {
        let date = Date(timeIntervalSinceReferenceDate: 90)
        #expect(number(date) == 90 && value(60, like: date) == date - 30)
        let pause = Duration.milliseconds(1500)
        #expect(number(pause) == 1.5 && value(0.25, like: pause) == .milliseconds(250))
    }

    /// A number of 0…1 in any type, as an app's own view may have it.
    private struct Level<V: BinaryFloatingPoint & SliderValue>: View {
        @Binding var level: V
        var body: some View { ValueSlider(value: $level) }
    }

    @Test func aViewOfAnAppMayLeaveTheTypeOpen() throws {
        let stage = Stage(on: window)
        let level = Box<Float>(0.25)
        let control = try show(Level(level: level.binding), on: stage)
        drag(control, from: 0.25, to: 0.5)
        #expect(level.value == 0.5)
    }

    @Test func literalsAreNumbersAsInSwiftUI() throws {
        let stages = (0..<5).map { _ in Stage(on: window) }
        #expect(try show(ValueSlider(value: .constant(0.5)), on: stages[0]).values == [0.5])
        #expect(try show(RangeSlider(value: .constant(0.2...0.8)), on: stages[1]).values == [0.2, 0.8])
        #expect(try show(RangeSlider(value: .constant(20...80), in: 0...99), on: stages[2]).step == 1)
        #expect(try show(RangeSlider(value: .constant([1, 2]), in: 0...9), on: stages[3]).step == 1)
        #expect(try show(ValueSlider(value: .constant(5.0), in: 0...9), on: stages[4]).step == 0)
    }

    @Test func everyTypeIsBoundInEveryShape() throws {
        let stages = (0..<3).map { _ in Stage(on: window) }
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let dates = Box([start, start + 10, start + 20])
        let days = try show(RangeSlider(value: dates.binding, in: start...start + 60, step: 5), on: stages[0])
        drag(days, from: 20, to: 41)
        #expect(dates.value == [start, start + 10, start + 40])

        let rests = Box(Duration.seconds(30)...Duration.seconds(60))
        let rest = try show(
            RangeSlider(value: rests.binding, in: .seconds(0)...(.seconds(120)), step: .seconds(15))
                .environment(\.locale, Locale(identifier: "en_US")),
            on: stages[1])
        drag(rest, from: 30, to: 16)
        #expect(rests.value == .seconds(15)...(.seconds(60)) && rest.text(of: 90) == "1 min, 30 sec")

        let counts = Box([1, 2, 3])
        let many = try show(RangeSlider(value: counts.binding, in: 0...9), on: stages[2])
        drag(many, from: 3, to: 7.2)
        #expect(counts.value == [1, 2, 7])

        let price = Box(Decimal(string: "9.5")!)
        let stage = Stage(on: window)
        let money = try show(
            ValueSlider(value: price.binding, in: 0...20, step: Decimal(string: "0.1")!, format: .number), on: stage)
        drag(money, from: 9.5, to: 9.91)
        #expect(price.value == Decimal(string: "9.9") && money.text(of: 9.9) == "9.9")
    }
}
