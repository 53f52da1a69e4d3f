import Foundation

extension Measurement: SliderBindable, SliderValue where UnitType: Dimension {
    /// A measurement.
    public typealias SliderDistance = Measurement
    /// The unit of this measurement.
    public var _sliderUnit: UnitType { unit }
    /// Returns the number of units.
    public func _sliderNumber(in unit: UnitType) -> Double { converted(to: unit).value }
    /// Returns a measurement of this many units.
    public static func _sliderValue(of number: Double, in unit: UnitType) -> Measurement {
        Measurement(value: number, unit: unit)
    }
    /// Returns the number of units of a distance; for temperatures, it differs from the number of a value.
    public static func _sliderNumber(of distance: Measurement, in unit: UnitType) -> Double {
        distance.unit == unit
            ? distance.value
            : distance.converted(to: unit).value - Measurement(value: 0, unit: distance.unit).converted(to: unit).value
    }
    /// Returns a measurement of this many units.
    public static func _sliderDistance(of number: Double, in unit: UnitType) -> Measurement {
        Measurement(value: number, unit: unit)
    }
    /// Returns a closure that writes the number with the unit as the locale does or, if the system can't format the
    /// unit, the number followed by the unit's symbol.
    public static func _sliderText(
        in unit: UnitType, on scale: _SliderTextScale
    ) -> ((_ number: Double, _ decimals: Int, _ region: _SliderRegion) -> String)? {
        #if canImport(ObjectiveC)
        // The abbreviated form of degrees is a word.
        let width: Measurement.FormatStyle.UnitWidth = UnitType.self == UnitAngle.self ? .narrow : .abbreviated
        return { number, decimals, region in
            let locale = region.locale ?? .autoupdatingCurrent
            let format = Measurement.FormatStyle(
                width: width, locale: locale, usage: .asProvided,
                numberFormatStyle: .number.precision(.fractionLength(0...decimals)).locale(locale))
            return format.format(Measurement(value: number, unit: unit))
        }
        #else
        return { number, decimals, region in
            let format = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...decimals))
            return "\(number.formatted(format.locale(region.locale ?? .autoupdatingCurrent))) \(unit.symbol)"
        }
        #endif
    }
}

#if APPLE_UI
import SwiftUI

extension Angle: SliderBindable, SliderValue {
    /// An angle.
    public typealias SliderDistance = Angle
    /// Returns the degrees.
    public func _sliderNumber(in unit: _SliderUnitOfType) -> Double {
        // An angle stores radians, so that 15° is read as 14.999999999999998°.
        let rounded = (degrees * 1e6).rounded() / 1e6
        return abs(rounded - degrees) <= 4 * degrees.ulp ? rounded : degrees
    }
    /// Returns an angle of this many degrees.
    public static func _sliderValue(of number: Double, in unit: _SliderUnitOfType) -> Angle { .degrees(number) }
    /// Returns a closure that writes numbers as the locale does, with a degree sign.
    public static func _sliderText(
        in unit: _SliderUnitOfType, on scale: _SliderTextScale
    ) -> ((_ number: Double, _ decimals: Int, _ region: _SliderRegion) -> String)? {
        { "\($2.text(of: $0, decimals: $1))°" }
    }
}
#endif
