/// A range on a circle: where it begins and how long it is, so that 22:00 to 06:00 needs no order.
///
/// ```swift
/// let night = CircularRange(start: 22, length: 8)
/// let flight = CircularRange(start: Date.now, length: 3 * 3600)
/// ```
public struct CircularRange<Value: SliderValue> {
    /// Where it begins. It may be any number of periods outside the bounds.
    public var start: Value
    /// Its length, from 0, which is empty, to the whole circle: for numbers a number, for dates seconds, for durations
    /// and measurements one of them.
    public var length: Value.SliderDistance

    /// Makes a range.
    public init(start: Value, length: Value.SliderDistance) {
        self.start = start
        self.length = length
    }

    /// Where it ends: its start and its length together, which may lie beyond the bounds.
    public var end: Value {
        let unit = start._sliderUnit
        return Value._sliderValue(
            of: start._sliderNumber(in: unit) + Value._sliderNumber(of: length, in: unit), in: unit)
    }
}

extension CircularRange: Equatable {}
extension CircularRange: Hashable where Value: Hashable, Value.SliderDistance: Hashable {}
extension CircularRange: Sendable where Value: Sendable, Value.SliderDistance: Sendable {}
extension CircularRange: Encodable where Value: Encodable, Value.SliderDistance: Encodable {}
extension CircularRange: Decodable where Value: Decodable, Value.SliderDistance: Decodable {}
