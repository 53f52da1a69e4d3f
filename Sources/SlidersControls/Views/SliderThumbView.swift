/// The state of a thumb, for a custom view that replaces it.
public struct SliderThumbConfiguration: Equatable, Sendable {
    /// The index of the thumb, in the order of the slider's values.
    public let index: Int
    /// The value of the thumb, as a number. In SwiftUI, it's the bound value as a number: dates are in seconds since
    /// the reference date, durations in seconds, and measurements in the unit of the lower bound.
    public let value: Double
    /// The vertical value of a point on a plane, or the distance on a disc; `nil` for a thumb that has one value. The
    /// horizontal value, or the angle, is ``value``.
    public let y: Double?
    /// The value as text, in the slider's format and language, as in labels and for assistive technology.
    public let text: String
    /// A Boolean value that indicates whether a pointer holds the thumb itself, not its span.
    public let isHeld: Bool
    /// A Boolean value that indicates whether a pointer hovers over the thumb.
    public let isHovered: Bool
    /// A Boolean value that indicates whether the thumb has the keyboard focus.
    public let isFocused: Bool
    /// A Boolean value that indicates whether a person can move the thumb.
    public let isEnabled: Bool

    /// Creates the state of a thumb, for example to preview a view.
    public init(
        index: Int = 0, value: Double = 0, y: Double? = nil, text: String = "", isHeld: Bool = false,
        isHovered: Bool = false, isFocused: Bool = false, isEnabled: Bool = true
    ) {
        self.index = index
        self.value = value
        self.y = y
        self.text = text
        self.isHeld = isHeld
        self.isHovered = isHovered
        self.isFocused = isFocused
        self.isEnabled = isEnabled
    }

    @available(*, unavailable, renamed: "isHeld")
    public var isPressed: Bool { isHeld }
    @available(*, unavailable, renamed: "isHeld")
    public var isDragging: Bool { isHeld }
}

#if APPLE_UI

/// A view that replaces a thumb and shows its state: its value, and whether it's held, hovered, focused, or enabled.
/// See ``BaseSliderControl/thumbViewProvider``.
///
/// ```swift
/// final class Knob: UILabel, SliderThumbView {
///     func update(with thumb: SliderThumbConfiguration) {
///         text = thumb.text
///         alpha = thumb.isHeld ? 0.5 : 1
///     }
/// }
/// ```
@MainActor
public protocol SliderThumbView: SliderControl.PlatformView {
    /// Updates the view. Called when the view is installed and whenever a property of `thumb` changes, but not when the
    /// thumb only moves.
    func update(with thumb: SliderThumbConfiguration)
}
#endif
