import Foundation
import Testing

@testable import SlidersSwiftUI

/// What an app binds, seen as the engine's numbers, and changed through them.
@Suite struct BridgedValuesTests {
    @Test func aValueIsThatOfOneThumb() {
        var speed: Float = 0.1
        #expect(speed[bridge: FloatingBridge()] == .values([0.1]))
        speed[bridge: FloatingBridge()] = .values([0.3])
        #expect(speed == 0.3)
        var date = Date(timeIntervalSinceReferenceDate: 5)
        date[bridge: DateBridge()] = .values([7])
        #expect(date[bridge: DateBridge()] == .values([7]))
    }

    @Test func aRangeStaysOneWhateverIsWritten() {
        var ages = 18...65
        #expect(ages[bridge: IntegerBridge()] == .values([18, 65]))
        ages[bridge: IntegerBridge()] = .values([20.4, 20])
        #expect(ages == 20...20)
        ages[bridge: IntegerBridge()] = .values([])
        #expect(ages == 20...20)
    }

    @Test func anArrayHasOneValueForEachThumb() {
        var mix = [0.2, 0.5]
        #expect(mix[bridge: FloatingBridge()] == .values([0.2, 0.5]))
        mix[bridge: FloatingBridge()] = .values([0.1, 0.2, 0.3])
        #expect(mix == [0.1, 0.2, 0.3])
    }

    @Test func aRangeOnACircleHasAStartAndASpan() {
        var night = CircularSpan(start: 22, span: 8)
        #expect(night[bridge: IntegerBridge()] == .range(start: 22, span: 8))
        night[bridge: IntegerBridge()] = .range(start: 23, span: 7)
        #expect(night == CircularSpan(start: 23, span: 7))
        night[bridge: IntegerBridge()] = .values([1, 2])
        #expect(night == CircularSpan(start: 23, span: 7))
    }

    @Test func aKeyPathIsThatOfItsBridge() {
        let metres = MeasurementBridge(unit: UnitLength.meters)
        let range = { (bridge: MeasurementBridge<UnitLength>) in
            \ClosedRange<Measurement<UnitLength>>.[bridge: bridge] as AnyKeyPath
        }
        #expect(range(metres) == range(MeasurementBridge(unit: .meters)))
        #expect(range(metres) != range(MeasurementBridge(unit: .miles)))
        #expect(
            \[Double].[bridge: FloatingBridge<Double>()] as AnyKeyPath == \[Double].[bridge: FloatingBridge<Double>()])
    }

    @Test func integersThatADoubleCannotTellApartAreNoNumbers() {
        #expect(IntegerBridge<Int>().number(1 << 53) == 9_007_199_254_740_992)
        #expect(IntegerBridge<Int>().number((1 << 53) + 1).isNaN)
        #expect(IntegerBridge<UInt8>().value(300) == 255)
    }

    @Test func textsAreComparedByWhatMakesThem() {
        let number = FloatingPointFormatStyle<Double>.number
        #expect(ValueText(number, FloatingBridge()) == ValueText(number, FloatingBridge()))
        #expect(ValueText(number, FloatingBridge()) != ValueText(number.grouping(.never), FloatingBridge()))
        #expect(ValueText(in: UnitLength.meters) == ValueText(in: UnitLength.meters))
        #expect(ValueText(in: UnitLength.meters) != ValueText(in: UnitLength.miles))
        #expect(ValueText(in: UnitLength.meters)(150) == "150 m")
    }
}
