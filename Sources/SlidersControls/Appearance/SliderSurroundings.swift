#if APPLE_UI
import QuartzCore
import SlidersCore

/// What surrounds a control and changes how it looks, in colors that are resolved already.
struct SliderSurroundings {
    /// Whether the control has a dark appearance.
    var isDark = false
    /// Whether the user asked for more contrast.
    var hasHighContrast = false
    /// Pixels per point.
    var scale: CGFloat = 1
    /// The color of what is selected, where the app set no other.
    var tint: CGColor
    /// The colors that the app set.
    var tints: [TintedPart: CGColor] = [:]
    /// The gradients that the app set in place of colors.
    var gradients: [TintedPart: [SliderPaint.Stop]] = [:]
    /// Equal as long as the variants of images are the same.
    var traits: AnyHashable
}

/// A part whose color or gradient an app can set beside the style.
package enum TintedPart: CaseIterable, Hashable, Sendable {
    /// The spans.
    case selected
    /// The track.
    case track
    /// The thumbs.
    case thumb
}
#endif
