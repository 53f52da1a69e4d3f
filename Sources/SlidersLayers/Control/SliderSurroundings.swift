#if canImport(QuartzCore) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

/// What surrounds a control and changes how it looks, in colors that are resolved already.
package struct SliderSurroundings {
    /// Whether it is dark.
    package var isDark = false
    /// Whether the user asked for more contrast.
    package var hasHighContrast = false
    /// Pixels per point.
    package var scale: CGFloat = 1
    /// The color of what is selected, where the app set no other.
    package var tint: CGColor
    /// The colors that the app set.
    package var tints: [TintedPart: CGColor] = [:]
    /// Equal as long as the variants of images are the same.
    package var traits: AnyHashable

    /// Light surroundings without anything special.
    package init(tint: CGColor, traits: AnyHashable) {
        self.tint = tint
        self.traits = traits
    }
}

/// A part whose color an app can set beside the style.
package enum TintedPart: Hashable, Sendable {
    /// The spans.
    case selected
    /// The track.
    case track
    /// The thumbs.
    case thumb
}
#endif
