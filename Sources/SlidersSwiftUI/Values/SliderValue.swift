import Foundation

/// A value that sliders bind: a floating-point number, an integer, a decimal number, a date, a duration, a
/// measurement or an angle.
///
/// A view of your own with a type of number to choose names it beside the protocol of the number:
///
/// ```swift
/// struct Level<V: BinaryFloatingPoint & SliderValue>: View {
///     @Binding var level: V
///     var body: some View { ValueSlider(value: $level) }
/// }
/// ```
/// No type of an app conforms: what begins with an underscore is for the sliders alone, and may change.
public protocol SliderValue: Comparable, SliderBindable where SliderThumbValue == Self {
    /// What lies between two values: the type of steps, and of the length of a range on a circle. For numbers it is a
    /// number, for dates seconds, for durations and measurements one of them.
    associatedtype SliderDistance: Comparable
    /// What the engine's numbers count, where the type does not say it: the unit of a measurement.
    associatedtype _SliderUnit: Hashable = _SliderUnitOfType

    /// The step of sliders that are given none; `nil` allows every value.
    static var _sliderStep: SliderDistance? { get }
    /// What this value is counted in.
    var _sliderUnit: _SliderUnit { get }
    /// The engine's number of a value. NaN, which the engine refuses, stands for a value that has none.
    func _sliderNumber(in unit: _SliderUnit) -> Double
    /// The value of one of the engine's numbers.
    static func _sliderValue(of number: Double, in unit: _SliderUnit) -> Self
    /// The engine's number of a distance.
    static func _sliderNumber(of distance: SliderDistance, in unit: _SliderUnit) -> Double
    /// The distance of one of the engine's numbers.
    static func _sliderDistance(of number: Double, in unit: _SliderUnit) -> SliderDistance
    /// Makes the texts of numbers on a scale in a region, where `write` writes a plain number; `nil` leaves it to the
    /// slider.
    static func _sliderText(
        in unit: _SliderUnit, on scale: _SliderTextScale, _ write: @escaping (Double, _SliderRegion) -> String
    ) -> ((Double, _SliderRegion) -> String)?
}

/// What texts depend on besides the value: the bounds and the step of the slider, in the engine's numbers.
public struct _SliderTextScale: Hashable, Sendable {
    let lower: Double
    let upper: Double
    /// 0 for no steps.
    let step: Double
}

/// Where texts are read: what an app gives its views in place of the user's; `nil` is the user's.
public struct _SliderRegion: Hashable, Sendable {
    var locale: Locale?
    var calendar: Calendar?
    var timeZone: TimeZone?
}

/// The unit of values that are all counted in the same.
public struct _SliderUnitOfType: Hashable, Sendable {}

extension SliderValue {
    /// No steps.
    public static var _sliderStep: SliderDistance? { nil }
    /// The slider's own texts.
    public static func _sliderText(
        in unit: _SliderUnit, on scale: _SliderTextScale, _ write: @escaping (Double, _SliderRegion) -> String
    ) -> ((Double, _SliderRegion) -> String)? { nil }
}

extension SliderValue where _SliderUnit == _SliderUnitOfType {
    /// The unit of the type.
    public var _sliderUnit: _SliderUnitOfType { _SliderUnitOfType() }
}

extension SliderValue where SliderDistance == Self {
    /// A distance is counted as a value is.
    public static func _sliderNumber(of distance: Self, in unit: _SliderUnit) -> Double {
        distance._sliderNumber(in: unit)
    }
    /// A distance is counted as a value is.
    public static func _sliderDistance(of number: Double, in unit: _SliderUnit) -> Self {
        _sliderValue(of: number, in: unit)
    }
}
