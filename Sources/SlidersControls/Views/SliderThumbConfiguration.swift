/// What a thumb is now, for a view of an app that stands in for it.
public struct SliderThumbConfiguration: Equatable, Sendable {
    /// The number of the thumb: 0 has the lowest value.
    public let index: Int
    /// The value of the thumb, in the numbers of the slider. In SwiftUI these are the bound ones; dates are seconds
    /// since the reference date, durations seconds, and measurements are in the unit of the lower bound.
    public let value: Double
    /// The value as the slider writes it beside thumbs and tells assistive technology: in its format and language.
    public let text: String
    /// Whether a pointer drags the thumb by itself, not with its bar.
    public let isHeld: Bool
    /// Whether a pointer that presses nothing is over the thumb.
    public let isHovered: Bool
    /// Whether the thumb has the keyboard's focus.
    public let isFocused: Bool
    /// Whether a person can move the thumb.
    public let isEnabled: Bool

    /// Makes what a thumb is, such as for a preview of a view.
    public init(
        index: Int = 0, value: Double = 0, text: String = "", isHeld: Bool = false, isHovered: Bool = false,
        isFocused: Bool = false, isEnabled: Bool = true
    ) {
        self.index = index
        self.value = value
        self.text = text
        self.isHeld = isHeld
        self.isHovered = isHovered
        self.isFocused = isFocused
        self.isEnabled = isEnabled
    }
}
