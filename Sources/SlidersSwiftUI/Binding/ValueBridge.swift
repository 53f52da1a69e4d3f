#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation
import SlidersCore

/// Converts an app's values to the engine's numbers and back. Bridges are compared, so that a binding made with one is
/// the same binding each time.
protocol ValueBridge<Value>: Hashable {
    associatedtype Value: Comparable
    func number(_ value: Value) -> Double
    func value(_ number: Double) -> Value
}

/// Numbers enter through their shortest decimal text, so that 0.1 of any width is 0.1, and leave rounded to the
/// nearest.
struct FloatingBridge<Value: BinaryFloatingPoint>: ValueBridge {
    func number(_ value: Value) -> Double { (value as? Double) ?? Double("\(value)") ?? Double(value) }
    func value(_ number: Double) -> Value { Value(number) }
}

/// Integers that a `Double` cannot tell apart become NaN, which the engine refuses.
struct IntegerBridge<Value: BinaryInteger>: ValueBridge {
    func number(_ value: Value) -> Double {
        Value(exactly: Double(value)) == value && abs(Double(value)) <= 9_007_199_254_740_992 ? Double(value) : .nan
    }
    func value(_ number: Double) -> Value {
        Value(exactly: number.rounded()) ?? Value(clamping: Int(number.rounded()))
    }
}

/// Dates are counted in seconds.
struct DateBridge: ValueBridge {
    func number(_ value: Date) -> Double { value.timeIntervalSinceReferenceDate }
    func value(_ number: Double) -> Date { Date(timeIntervalSinceReferenceDate: number) }
}

/// Measurements are counted in one unit.
struct MeasurementBridge<U: Dimension>: ValueBridge {
    let unit: U
    func number(_ value: Measurement<U>) -> Double { value.converted(to: unit).value }
    func value(_ number: Double) -> Measurement<U> { Measurement(value: number, unit: unit) }

    /// The number of a distance of values, which with temperatures is not that of a value.
    func distance(_ value: Measurement<U>) -> Double {
        value.unit == unit
            ? value.value
            : value.converted(to: unit).value - Measurement(value: 0, unit: value.unit).converted(to: unit).value
    }
}

extension ValueBridge {
    /// Options with these bounds and steps, the latter as a number; a step of `nil` allows every value.
    func configuration(_ bounds: ClosedRange<Value>, step: Double?, seam: SliderSeam = .stop) -> SliderConfiguration {
        var configuration = SliderConfiguration()
        configuration.lowerBound = number(bounds.lowerBound)
        configuration.upperBound = number(bounds.upperBound)
        if let step { configuration.step = .every(step) }
        configuration.seam = seam
        return configuration
    }
}

extension BinaryFloatingPoint {
    /// The number of a step.
    var stepNumber: Double { FloatingBridge().number(self) }
}

extension BinaryInteger {
    /// The number of a step.
    var stepNumber: Double { IntegerBridge().number(self) }
}
#endif
