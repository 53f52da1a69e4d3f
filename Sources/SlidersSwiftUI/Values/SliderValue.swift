import Foundation

/// A value that sliders can bind to: a floating-point number, an integer, a decimal number, a date, a duration, a
/// measurement, or an angle.
///
/// A generic view of your own needs this constraint in addition to the protocol for numbers:
///
/// ```swift
/// struct Level<V: BinaryFloatingPoint & SliderValue>: View {
///     @Binding var level: V
///     var body: some View { ValueSlider(value: $level) }
/// }
/// ```
/// Don't conform your own types to this protocol: its members that begin with an underscore are only for the sliders,
/// and can change.
public protocol SliderValue: Comparable, SliderBindable where SliderThumbValue == Self {
    /// The type of the difference between two values, and so of steps and of the length of a range on a circle: a
    /// number for numbers, seconds for dates, and the type itself for durations, measurements, and angles.
    associatedtype SliderDistance: Comparable
    /// The unit of the engine's numbers, if the type doesn't determine it: the unit of a measurement.
    associatedtype _SliderUnit: Hashable = _SliderUnitOfType

    /// The default step of sliders; `nil` allows every value.
    static var _sliderStep: SliderDistance? { get }
    /// The unit of this value.
    var _sliderUnit: _SliderUnit { get }
    /// Returns the engine's number for a value, or NaN, which the engine rejects, if there is none.
    func _sliderNumber(in unit: _SliderUnit) -> Double
    /// Returns the value for one of the engine's numbers.
    static func _sliderValue(of number: Double, in unit: _SliderUnit) -> Self
    /// Returns the engine's number for a distance.
    static func _sliderNumber(of distance: SliderDistance, in unit: _SliderUnit) -> Double
    /// Returns the distance for one of the engine's numbers.
    static func _sliderDistance(of number: Double, in unit: _SliderUnit) -> SliderDistance
    /// Returns a closure that formats numbers on a scale with up to some decimals in a region, or `nil` to format them
    /// as plain numbers.
    static func _sliderText(
        in unit: _SliderUnit, on scale: _SliderTextScale
    ) -> ((_ number: Double, _ decimals: Int, _ region: _SliderRegion) -> String)?
}

/// The bounds and the step of a slider, in the engine's numbers. The format of its values depends on them.
public struct _SliderTextScale: Hashable, Sendable {
    let lower: Double
    let upper: Double
    /// 0 for no steps.
    var step: Double
    /// Whether all dates have the time of the lower bound.
    var hasOnlyDays = false

    /// Returns a number, or the number one period higher or lower if only that is inside the bounds.
    @usableFromInline
    func inside(_ number: Double, period: Double) -> Double {
        [number, number + period, number - period].first { lower <= $0 && $0 <= upper } ?? number
    }
}

/// The locale, calendar, and time zone that an app sets for its views; `nil` means the user's.
public final class _SliderRegion: Equatable, Sendable {
    @usableFromInline let locale: Locale?
    let calendar: Calendar?
    let timeZone: TimeZone?

    init(locale: Locale? = nil, calendar: Calendar? = nil, timeZone: TimeZone? = nil) {
        (self.locale, self.calendar, self.timeZone) = (locale, calendar, timeZone)
    }

    /// Returns whether two regions are the same.
    public static func == (first: _SliderRegion, second: _SliderRegion) -> Bool {
        first === second
            || first.locale == second.locale && first.calendar == second.calendar
                && first.timeZone == second.timeZone
    }
}

/// The unit of types whose values all have the same unit.
public struct _SliderUnitOfType: Hashable, Sendable {}

extension SliderValue {
    /// The default step: `nil`, for no steps.
    public static var _sliderStep: SliderDistance? { nil }
    /// Returns `nil`, to format numbers as plain numbers.
    public static func _sliderText(
        in unit: _SliderUnit, on scale: _SliderTextScale
    ) -> ((_ number: Double, _ decimals: Int, _ region: _SliderRegion) -> String)? { nil }
}

extension SliderValue where _SliderUnit == _SliderUnitOfType {
    /// The unit of the type.
    public var _sliderUnit: _SliderUnitOfType { _SliderUnitOfType() }
}

extension SliderValue where SliderDistance == Self {
    /// Returns the engine's number for a distance, which has the unit of a value.
    public static func _sliderNumber(of distance: Self, in unit: _SliderUnit) -> Double {
        distance._sliderNumber(in: unit)
    }
    /// Returns the distance for one of the engine's numbers, in the unit of a value.
    public static func _sliderDistance(of number: Double, in unit: _SliderUnit) -> Self {
        _sliderValue(of: number, in: unit)
    }
}
