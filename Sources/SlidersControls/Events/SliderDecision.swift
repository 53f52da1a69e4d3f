/// A delegate's answer to a change.
public enum SliderDecision: Equatable, Sendable {
    /// The values change as proposed.
    case accept
    /// The values stay. The drag continues.
    case reject
    /// The values become these, resolved like any assignment. Values that are not finite, or not one for each thumb,
    /// count as `accept`.
    case adjust([Double])
}
