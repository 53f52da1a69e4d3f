/// A range on a circle: a start and a length, so that 22:00 to 06:00 is one range.
///
/// ```swift
/// let night = CircularRange(start: 22, length: 8)
/// let flight = CircularRange(start: Date.now, length: 3 * 3600)
/// ```
public struct CircularRange<Value: SliderValue> {
    /// The value where the range begins. It can be any number of periods outside the bounds.
    public var start: Value
    /// The length of the range, from 0, which is empty, to the whole circle: a number for numbers, seconds for dates,
    /// and the type itself for durations, measurements, and angles.
    public var length: Value.SliderDistance

    /// Creates a range.
    public init(start: Value, length: Value.SliderDistance) {
        self.start = start
        self.length = length
    }

    /// The value where the range ends: the start plus the length. It can be outside the bounds.
    public var end: Value {
        let unit = start._sliderUnit
        return Value._sliderValue(
            of: start._sliderNumber(in: unit) + Value._sliderNumber(of: length, in: unit), in: unit)
    }
}

extension CircularRange: SliderSpans {
    /// The type of the start.
    public typealias SliderThumbValue = Value
    /// A Boolean value that indicates whether values wrap. It's `true`.
    public static var _sliderWraps: Bool { true }
    /// Returns the numbers of the start and the length.
    public func _sliderNumbers(in unit: Value._SliderUnit) -> [Double] {
        [start._sliderNumber(in: unit), Value._sliderNumber(of: length, in: unit)]
    }
    /// Sets the start and the length.
    public mutating func _setSliderNumbers(_ numbers: [Double], in unit: Value._SliderUnit) {
        guard numbers.count == 2 else { return }
        start = Value._sliderValue(of: numbers[0], in: unit)
        length = Value._sliderDistance(of: numbers[1], in: unit)
    }
}

extension CircularRange: Equatable {}
extension CircularRange: Hashable where Value: Hashable, Value.SliderDistance: Hashable {}
extension CircularRange: Sendable where Value: Sendable, Value.SliderDistance: Sendable {}
extension CircularRange: Encodable where Value: Encodable, Value.SliderDistance: Encodable {}
extension CircularRange: Decodable where Value: Decodable, Value.SliderDistance: Decodable {}
