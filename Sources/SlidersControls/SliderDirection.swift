/// The direction in which the values of a straight slider increase.
public enum SliderDirection: Equatable, Sendable {
    /// To the right, or to the left in right-to-left languages.
    case trailing
    /// To the left, or to the right in right-to-left languages.
    case leading
    /// To the right in every language.
    case right
    /// To the left in every language.
    case left
    /// Upward.
    case up
    /// Downward.
    case down

    /// Upward, as values of a vertical slider increase in every toolkit.
    public static var vertical: SliderDirection { .up }
    /// In the direction of text.
    public static var horizontal: SliderDirection { .trailing }

    /// Whether the slider is vertical.
    package var isVertical: Bool { self == .up || self == .down }
}
