/// A delegate's decision about a proposed change.
public enum SliderDecision: Equatable, Sendable {
    /// The values change as proposed.
    case accept
    /// The values stay. The drag continues.
    case reject
    /// The values become the given ones, adjusted like any values that code sets. If a value isn't finite, or there
    /// isn't one for each thumb, it counts as `accept`.
    case adjust([Double])
}
