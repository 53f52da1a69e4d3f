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
