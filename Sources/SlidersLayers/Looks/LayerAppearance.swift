#if canImport(QuartzCore) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

/// What the engine's drawing leaves to its host.
package struct LayerAppearance {
    /// How parts are painted.
    package var style = SliderStyle()
    /// A bitmap in place of a part's paint; `nil` paints the part.
    package var partImage: @MainActor (Element.Part, Element.State) -> LayerImage? = { _, _ in nil }
    /// The bitmap that a paint names by a number. Its place and caps are the paint's.
    package var paintImage: @MainActor (Int) -> LayerImage? = { _ in nil }
    /// The text of a tick or of the read-out.
    package var text: @MainActor (Element.Part) -> LayerText? = { _ in nil }
    /// The text of a thumb, or of several whose texts became one.
    package var label: @MainActor (Range<Int>) -> LayerText? = { _ in nil }
    /// Pixels per point.
    package var scale: CGFloat = 1
    /// The place of the root layer in the control.
    package var origin = CGPoint.zero

    /// The appearance of a plain style, without images and texts.
    package init() {}
}

/// How parts move to new places, so that a person can follow them.
package struct Glide: Equatable, Sendable {
    /// The duration, in seconds.
    package var duration: Double

    /// Makes a glide.
    package init(duration: Double) { self.duration = duration }
}
#endif
