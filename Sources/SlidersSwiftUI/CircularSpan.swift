/// A range on a circle: where it begins and how long it is, so that 22:00 to 06:00 needs no order.
public struct CircularSpan<Value> {
    /// Where it begins. It may be any number of periods outside the bounds.
    public var start: Value
    /// Its length, from 0, which is empty, to the whole circle.
    public var span: Value

    /// Makes a range.
    public init(start: Value, span: Value) {
        self.start = start
        self.span = span
    }
}

extension CircularSpan: Equatable where Value: Equatable {}
extension CircularSpan: Hashable where Value: Hashable {}
extension CircularSpan: Sendable where Value: Sendable {}
