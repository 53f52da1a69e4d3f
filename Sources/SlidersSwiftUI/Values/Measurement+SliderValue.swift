import Foundation

extension Measurement: SliderBindable, SliderValue where UnitType: Dimension {
    /// A measurement.
    public typealias SliderDistance = Measurement
    /// The unit of this measurement.
    public var _sliderUnit: UnitType { unit }
    /// The number of units.
    public func _sliderNumber(in unit: UnitType) -> Double { converted(to: unit).value }
    /// This many units.
    public static func _sliderValue(of number: Double, in unit: UnitType) -> Measurement {
        Measurement(value: number, unit: unit)
    }
    /// The number of units, which with temperatures is not that of a value.
    public static func _sliderNumber(of distance: Measurement, in unit: UnitType) -> Double {
        distance.unit == unit
            ? distance.value
            : distance.converted(to: unit).value - Measurement(value: 0, unit: distance.unit).converted(to: unit).value
    }
    /// This many units.
    public static func _sliderDistance(of number: Double, in unit: UnitType) -> Measurement {
        Measurement(value: number, unit: unit)
    }
    /// The number with the unit behind.
    public static func _sliderText(
        in unit: UnitType, on scale: _SliderTextScale, _ write: @escaping (Double, _SliderRegion) -> String
    ) -> ((Double, _SliderRegion) -> String)? {
        { "\(write($0, $1)) \(unit.symbol)" }
    }
}
