#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension SliderControl {
    /// The color of spans; `nil`, the default, is the accent color, in a window that is not the key window a gray.
    @IBInspectable public var trackFillColor: NSColor? {
        get { spanTint }
        set { spanTint = newValue }
    }
}
#endif
