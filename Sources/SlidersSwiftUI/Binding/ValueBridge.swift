#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import SlidersCore
import SlidersLayers
import SlidersUIKit

/// Converts an app's values to the engine's numbers and back.
struct ValueBridge<Value: Comparable> {
    let number: (Value) -> Double
    let value: (Double) -> Value
    /// Converts a distance of values, if it is not what the number of a value is, as with temperatures.
    var distance: ((Value) -> Double)?

    /// Options with these bounds and steps; a step of `nil` allows every value.
    func configuration(_ bounds: ClosedRange<Value>, step: Value?) -> SliderConfiguration {
        var configuration = SliderConfiguration()
        configuration.lowerBound = number(bounds.lowerBound)
        configuration.upperBound = number(bounds.upperBound)
        if let step { configuration.step = .every((distance ?? number)(step)) }
        return configuration
    }

    /// Options of a range that runs on across the top of a circle.
    func wrappingConfiguration(_ bounds: ClosedRange<Value>, step: Value?) -> SliderConfiguration {
        var configuration = configuration(bounds, step: step)
        configuration.seam = .wrap
        return configuration
    }

    /// Makes texts of the engine's numbers in a format of the app's values.
    func text<F: FormatStyle>(in format: F) -> (Double) -> String
    where F.FormatInput == Value, F.FormatOutput == String {
        { format.format(value($0)) }
    }
}

extension ValueBridge where Value: BinaryFloatingPoint {
    /// Numbers enter through their shortest decimal text, so that 0.1 of any width is 0.1, and leave rounded to the
    /// nearest.
    static var floating: ValueBridge {
        ValueBridge(number: { ($0 as? Double) ?? Double("\($0)") ?? Double($0) }, value: { Value($0) })
    }
}

extension ValueBridge where Value: BinaryInteger {
    /// Integers that a `Double` cannot tell apart become NaN, which the engine refuses.
    static var integer: ValueBridge {
        ValueBridge(
            number: {
                Value(exactly: Double($0)) == $0 && abs(Double($0)) <= 9_007_199_254_740_992 ? Double($0) : .nan
            },
            value: { Value(exactly: $0.rounded()) ?? Value(clamping: Int($0.rounded())) })
    }
}

extension ValueBridge {
    /// Measurements are counted in one unit.
    static func measurement<U: Dimension>(in unit: U) -> ValueBridge where Value == Measurement<U> {
        ValueBridge(
            number: { $0.converted(to: unit).value }, value: { Measurement(value: $0, unit: unit) },
            distance: {
                $0.unit == unit
                    ? $0.value
                    : $0.converted(to: unit).value - Measurement(value: 0, unit: $0.unit).converted(to: unit).value
            })
    }

    /// Makes texts of the engine's numbers with the unit that they are counted in.
    static func text<U: Dimension>(in unit: U) -> (Double) -> String where Value == Measurement<U> {
        { "\(LocalizedText.number($0)) \(unit.symbol)" }
    }
}

extension ValueBridge where Value == Date {
    /// Dates are counted in seconds.
    static var date: ValueBridge {
        ValueBridge(number: { $0.timeIntervalSinceReferenceDate }, value: { Date(timeIntervalSinceReferenceDate: $0) })
    }

    /// Options with these bounds, and a step in seconds.
    func configuration(_ bounds: ClosedRange<Date>, seconds: TimeInterval?) -> SliderConfiguration {
        configuration(bounds, step: seconds.map { Date(timeIntervalSinceReferenceDate: $0) })
    }
}
#endif
