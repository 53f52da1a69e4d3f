import SlidersCore

/// A change of values by a person. The stream of a control's changes yields this type, and SwiftUI views pass it to
/// actions.
public struct SliderChange: Equatable, Sendable {
    /// All values after the change.
    public let values: [Double]
    /// The indices of the thumbs whose values have changed since the previous change.
    public let thumbs: [Int]
    /// What changed the values.
    public let reason: SliderChangeReason

    package init(values: [Double], thumbs: [Int], reason: SliderChangeReason) {
        self.values = values
        self.thumbs = thumbs
        self.reason = reason
    }
}

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
