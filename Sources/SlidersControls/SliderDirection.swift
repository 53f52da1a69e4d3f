/// Where the values of a straight slider grow.
public enum SliderDirection: Equatable, Sendable {
    /// Where lines of text end: to the right, in right-to-left languages to the left.
    case trailing
    /// Where lines of text begin: to the left, in right-to-left languages to the right.
    case leading
    /// To the right in every language.
    case right
    /// To the left in every language.
    case left
    /// Upward.
    case up
    /// Downward.
    case down

    /// Whether the slider is vertical.
    package var isVertical: Bool { self == .up || self == .down }
}
