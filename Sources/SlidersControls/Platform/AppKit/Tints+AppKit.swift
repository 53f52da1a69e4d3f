#if APPLE_UI && !canImport(UIKit)
import AppKit

extension SliderControl {
    /// The color of spans, or `nil`, the default, for the accent color, which is gray in a window that isn't the key
    /// window.
    @IBInspectable public var trackFillColor: NSColor? {
        get { spanTint }
        set { spanTint = newValue }
    }
}
#endif
