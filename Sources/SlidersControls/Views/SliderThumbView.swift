#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)

/// A view in place of a thumb that shows what the thumb is: its value, and whether it is held, hovered, focused or
/// enabled. See ``SliderControl/thumbViewProvider``.
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
    /// Shows what the thumb is. It is called when the view takes the thumb's place, and then once whenever one of the
    /// properties of `thumb` is another; not when the thumb moves without that.
    func update(with thumb: SliderThumbConfiguration)
}
#endif
