#if APPLE_UI
import QuartzCore
import SlidersCore

/// What the engine's drawing leaves to its host.
package final class LayerAppearance {
    /// How parts are painted.
    var style = SliderStyle()
    /// A bitmap in place of a part's paint; `nil` paints the part.
    var partImage: @MainActor (SliderElement.Part, SliderElement.State) -> LayerImage? = { _, _ in nil }
    /// The bitmap that a paint names by a number. Its place and caps are the paint's.
    var paintImage: @MainActor (Int) -> LayerImage? = { _ in nil }
    /// The fraction of the track that a part stands for: that of its value, and 1 for a part without one.
    package var fraction: @MainActor (SliderElement.Part) -> Double = { _ in 1 }
    /// The opacity of an element other than a thumb; `nil` leaves all opaque.
    package var opacity: (@MainActor (SliderElement) -> Double)?
    /// The text of a tick or of the readout.
    package var text: @MainActor (SliderElement.Part) -> LayerText? = { _ in nil }
    /// The distance from the middle of a dial within which its readout touches nothing.
    var readoutRoom = Double.infinity
    /// The text of a thumb, or of several whose texts became one.
    var label: @MainActor (Range<Int>) -> LayerText? = { _ in nil }
    /// Where the texts of thumbs are, which make room for one another; `nil` leaves them at their anchors.
    var thumbLabels: (@MainActor () -> [SliderLayout.ThumbLabel])?
    /// Where the texts of ticks are that have room; `nil` leaves them at their anchors.
    var tickLabels: (@MainActor () -> [SliderLayout.TickLabel])?
    /// Pixels per point.
    var scale: CGFloat = 1
    /// The place of the root layer in the control.
    package var origin = CGPoint.zero
}

/// How parts move to new places and sizes, so that a person can follow them.
package struct Glide: Equatable, Sendable {
    /// The duration, in seconds; with a spring, until it is at rest.
    var duration: Double
    /// The spring that the parts follow; `nil` eases in and out.
    var spring: SliderHeldThumb.Spring?
    /// Whether the thickness of parts alone glides, and nothing that follows a pointer.
    var isOfThickness = false

    /// Ends the glides of what is written: it's at its place at once.
    static let ending = Glide(duration: 0)
}

extension Glide {
    /// Makes a glide with a spring; `nil` for one that never comes to rest.
    init?(_ spring: SliderHeldThumb.Spring?) {
        let usable = 0.01..<100
        guard let spring, usable.contains(spring.dampingRatio), usable.contains(spring.response) else { return nil }
        self.init(duration: CASpringAnimation(spring, of: "").settlingDuration, spring: spring)
    }
}

/// When parts glide to new places. Values, events, and accessibility change at once, and a drag ends a glide.
extension BaseSliderControl {
    /// The glide of changes inside a block of animations, as long as the block's.
    var inheritedGlide: Glide? { inheritedDuration.map { Glide(duration: $0) } }

    /// The glide of values that code sets.
    func glide(animated: Bool) -> Glide? {
        inheritedGlide ?? (animated && allowsGlides ? Glide(duration: 0.25) : nil)
    }

    /// The glide of a thumb to a tap.
    var tapGlide: Glide? { glidesToTaps && allowsGlides ? Glide(duration: 0.25) : nil }

    /// The glide of a thumb to its step, when it is released between two.
    var snapGlide: Glide? { model.configuration.snapsWhileDragging || !allowsGlides ? nil : Glide(duration: 0.15) }
}
#endif
