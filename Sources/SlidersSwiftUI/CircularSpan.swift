#if canImport(SwiftUI) && canImport(UIKit)
/// A range on a circle: where it begins and how long it is, so that 22:00 to 06:00 needs no order.
public struct CircularSpan<Value> {
    /// Where it begins.
    public var start: Value
    /// From 0, which is empty, to the whole circle.
    public var span: Value

    /// A range of this length.
    public init(start: Value, span: Value) { (self.start, self.span) = (start, span) }
}

extension CircularSpan: Equatable where Value: Equatable {}
extension CircularSpan: Hashable where Value: Hashable {}
extension CircularSpan: Sendable where Value: Sendable {}
#endif
