#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SlidersLayers

/// A view in place of a thumb that shows what the thumb is: its value, and whether it is held, hovered, focused or
/// enabled. See ``SliderControl/thumbViewProvider``.
///
/// ```swift
/// final class Knob: NSTextField, SliderThumbView {
///     func update(with thumb: SliderThumbConfiguration) {
///         stringValue = "\(Int(thumb.value))"
///         alphaValue = thumb.isHeld ? 0.5 : 1
///     }
/// }
/// ```
@MainActor
public protocol SliderThumbView: NSView {
    /// Shows what the thumb is. It is called when the view takes the thumb's place, and then once whenever one of the
    /// properties of `thumb` is another; not when the thumb moves without that.
    func update(with thumb: SliderThumbConfiguration)
}
#endif
