/// A range on a circle: where it begins and how long it is, so that 22:00 to 06:00 needs no order.
///
/// ```swift
/// let night = CircularSpan(start: 22, span: 8)
/// let flight = CircularSpan(start: Date.now, span: 3 * 3600)
/// ```
public struct CircularSpan<Value: SliderValue> {
    /// Where it begins. It may be any number of periods outside the bounds.
    public var start: Value
    /// Its length, from 0, which is empty, to the whole circle: for numbers a number, for dates seconds, for durations
    /// and measurements one of them.
    public var span: Value.SliderDistance

    /// Makes a range.
    public init(start: Value, span: Value.SliderDistance) {
        self.start = start
        self.span = span
    }

    /// Where it ends: its start and its length together, which may lie beyond the bounds.
    public var end: Value {
        let unit = start._sliderUnit
        return Value._sliderValue(
            of: start._sliderNumber(in: unit) + Value._sliderNumber(of: span, in: unit), in: unit)
    }
}

extension CircularSpan: Equatable {}
extension CircularSpan: Hashable where Value: Hashable, Value.SliderDistance: Hashable {}
extension CircularSpan: Sendable where Value: Sendable, Value.SliderDistance: Sendable {}
extension CircularSpan: Encodable where Value: Encodable, Value.SliderDistance: Encodable {}
extension CircularSpan: Decodable where Value: Decodable, Value.SliderDistance: Decodable {}
