/// A delegate's decision about a proposed change.
public enum SliderDecision: Equatable, Sendable {
    /// The values change as proposed.
    case accept
    /// The values don't change. The drag continues.
    case reject
    /// The values become the given values, adjusted like any values that code sets. If a value isn't finite, or if
    /// there isn't one for each thumb (on a plane, `x` and `y` of each point in turn), the decision counts as `accept`.
    case adjust([Double])
}
