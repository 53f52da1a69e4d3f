import Foundation
import Testing

@testable import SlidersSwiftUI

/// What an app binds, seen as the engine's numbers, and changed through them.
@Suite struct SliderBindableTests {
    @Test func aValueIsThatOfOneThumb() {
        var speed: Float = 0.1
        #expect(speed[bridge: ValueBridge(of: 0)] == .values([0.1]))
        speed[bridge: ValueBridge(of: 0)] = .values([0.3])
        #expect(speed == 0.3)
        var date = Date(timeIntervalSinceReferenceDate: 5)
        date[bridge: ValueBridge(of: date)] = .values([7])
        #expect(date[bridge: ValueBridge(of: .distantPast)] == .values([7]))
    }

    @Test func aRangeStaysOneWhateverIsWritten() {
        var ages = 18...65
        #expect(ages[bridge: ValueBridge(of: 0)] == .values([18, 65]))
        ages[bridge: ValueBridge(of: 0)] = .values([20.4, 20])
        #expect(ages == 20...20)
        ages[bridge: ValueBridge(of: 0)] = .values([])
        #expect(ages == 20...20)
    }

    @Test func aHalfOpenRangeHasBothItsBounds() {
        var hours = 9..<17
        #expect(hours[bridge: ValueBridge(of: 0)] == .values([9, 17]))
        hours[bridge: ValueBridge(of: 0)] = .values([10, 12])
        #expect(hours == 10..<12)
        hours[bridge: ValueBridge(of: 0)] = .values([12, 12])
        #expect(hours == 12..<12)
        hours[bridge: ValueBridge(of: 0)] = .range(start: 1, length: 2)
        #expect(hours == 12..<12)
    }

    @Test func anArrayHasOneValueForEachThumb() {
        var mix = [0.2, 0.5]
        #expect(mix[bridge: ValueBridge(of: 0)] == .values([0.2, 0.5]))
        mix[bridge: ValueBridge(of: 0)] = .values([0.1, 0.2, 0.3])
        #expect(mix == [0.1, 0.2, 0.3])
    }

    @Test func aRangeOnACircleHasAStartAndASpan() {
        var night = CircularRange(start: 22, length: 8)
        #expect(night[bridge: ValueBridge(of: 0)] == .range(start: 22, length: 8))
        night[bridge: ValueBridge(of: 0)] = .range(start: 23, length: 7)
        #expect(night == CircularRange(start: 23, length: 7))
        night[bridge: ValueBridge(of: 0)] = .values([1, 2])
        #expect(night == CircularRange(start: 23, length: 7))
    }

    @Test func aKeyPathIsThatOfItsBridge() {
        let bridge = { (unit: UnitLength) in ValueBridge(of: Measurement(value: 1, unit: unit)) }
        let range = { (unit: UnitLength) in
            \ClosedRange<Measurement<UnitLength>>.[bridge: bridge(unit)] as AnyKeyPath
        }
        #expect(range(.meters) == range(.meters) && range(.meters) != range(.miles))
        #expect(
            \[Double].[bridge: ValueBridge(of: 0.1)] as AnyKeyPath == \[Double].[bridge: ValueBridge(of: 0.2)])
    }

    @Test func aRangeOfDatesOnACircleHasASpanOfSeconds() {
        let start = Date(timeIntervalSinceReferenceDate: 1000)
        var trip = CircularRange(start: start, length: 3600)
        #expect(trip[bridge: ValueBridge(of: start)] == .range(start: 1000, length: 3600))
        trip[bridge: ValueBridge(of: start)] = .range(start: 900, length: 60)
        #expect(trip == CircularRange(start: start - 100, length: 60))
    }

    @Test func aRangeOfDegreesOnACircleHasASpanThatIsADistance() {
        let degrees = { Measurement(value: $0, unit: UnitTemperature.celsius) }
        let span = Measurement(value: 9, unit: UnitTemperature.fahrenheit)
        let range = CircularRange(start: degrees(20), length: span)
        guard case .range(20, let number) = range[bridge: ValueBridge(of: degrees(0))] else {
            Issue.record("a range has a start and a span")
            return
        }
        #expect(abs(number - 5) < 1e-9)
    }

    @Test func textsAreComparedByWhatMakesThem() throws {
        let number = FloatingPointFormatStyle<Double>.number
        let scale = _SliderTextScale(lower: 0, upper: 200, step: 0)
        let text = { (format: FloatingPointFormatStyle<Double>) in ValueText(format, ValueBridge(of: 0.0), on: scale) }
        #expect(text(number) == text(number) && text(number) != text(number.grouping(.never)))
        let own = { (unit: UnitLength) in ValueText(of: ValueBridge(of: Measurement(value: 1, unit: unit)), on: scale) }
        #expect(own(.meters) == own(.meters) && own(.meters) != own(.miles))
        let meters = try #require(own(.meters))
        #expect(meters(150, decimals: 0, in: _SliderRegion()) == "150 m")
        #expect(ValueText(of: ValueBridge(of: 0.5), on: scale) == nil)
    }
}
