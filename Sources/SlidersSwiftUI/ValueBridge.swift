#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import SlidersUIKit

/// The door between an app's numbers and the engine's.
struct ValueBridge<Value: Comparable> {
    let number: (Value) -> Double
    let value: (Double) -> Value
    /// A distance of values; of temperatures it is not what the number of a value is.
    var distance: ((Value) -> Double)?

    func range(_ bounds: ClosedRange<Value>) -> (Double, Double) { (number(bounds.lowerBound), number(bounds.upperBound)) }

    /// The engine's numbers as texts.
    func text<F: FormatStyle>(in format: F) -> (Double) -> String where F.FormatInput == Value, F.FormatOutput == String {
        { format.format(value($0)) }
    }
}

extension ValueBridge where Value: BinaryFloatingPoint {
    /// In through the shortest decimal text, so that 0.1 of any width is 0.1; out rounded to the nearest.
    static var floating: ValueBridge {
        ValueBridge(number: { ($0 as? Double) ?? Double("\($0)") ?? Double($0) }, value: { Value($0) })
    }
}

extension ValueBridge where Value: BinaryInteger {
    /// Integers that a `Double` cannot tell apart are refused.
    static var integer: ValueBridge {
        ValueBridge(
            number: { Value(exactly: Double($0)) == $0 && abs(Double($0)) <= 9_007_199_254_740_992 ? Double($0) : .nan },
            value: { Value(exactly: $0.rounded()) ?? Value(clamping: Int($0.rounded())) })
    }
}

extension ValueBridge {
    static func measurement<U: Dimension>(in unit: U) -> ValueBridge where Value == Measurement<U> {
        ValueBridge(
            number: { $0.converted(to: unit).value }, value: { Measurement(value: $0, unit: unit) },
            distance: {
                $0.unit == unit ? $0.value : $0.converted(to: unit).value - Measurement(value: 0, unit: $0.unit).converted(to: unit).value
            })
    }

    /// The engine's numbers as texts, with the unit that they are counted in.
    static func text<U: Dimension>(in unit: U) -> (Double) -> String where Value == Measurement<U> {
        { "\(SliderTexts.plain($0)) \(unit.symbol)" }
    }
}

extension ValueBridge where Value == Date {
    static var date: ValueBridge {
        ValueBridge(number: { $0.timeIntervalSinceReferenceDate }, value: { Date(timeIntervalSinceReferenceDate: $0) })
    }
}
#endif
