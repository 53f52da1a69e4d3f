#if APPLE_UI
import QuartzCore
import SlidersCore

/// What layers need in addition to the engine's drawing: the style, images, texts, and the screen's scale.
package final class LayerAppearance {
    /// The style that parts are painted with.
    var style = SliderStyle()
    /// Returns the bitmap in place of a part's paint, for a state; `nil` means that the part is painted.
    var partImage: @MainActor (SliderElement.Part, SliderElement.State) -> LayerImage? = { _, _ in nil }
    /// Returns the bitmap that a paint refers to by number. The paint determines its size and its caps.
    var paintImage: @MainActor (Int) -> LayerImage? = { _ in nil }
    /// Returns the fraction of the track at a part's value; 1 for a part without a value.
    package var fraction: @MainActor (SliderElement.Part) -> Double = { _ in 1 }
    /// Returns the opacity of an element other than a thumb; `nil` means that all elements are opaque.
    package var opacity: (@MainActor (SliderElement) -> Double)?
    /// Returns the text of a tick or of the readout; `nil` if it shows none.
    package var text: @MainActor (SliderElement.Part) -> LayerText? = { _ in nil }
    /// The radius around the center of a dial in which a readout touches nothing else.
    var readoutRadius = Double.infinity
    /// Returns the label of a thumb, or the label that several thumbs share; `nil` if it's hidden.
    var label: @MainActor (Range<Int>) -> LayerText? = { _ in nil }
    /// Returns the positions of the labels of thumbs, which make room for one another; `nil` leaves every label at the
    /// anchor of its element.
    var thumbLabels: (@MainActor () -> [SliderLayout.ThumbLabel])?
    /// Returns the positions of the labels of ticks that have enough room, by ascending index; `nil` leaves every label
    /// at the anchor of its element.
    var tickLabels: (@MainActor () -> [SliderLayout.TickLabel])?
    /// The pixels per point.
    var scale: CGFloat = 1
    /// The position of the root layer in the control.
    package var origin = CGPoint.zero
}

/// A glide: the timing of an animation that moves parts to new positions and sizes.
///
/// Where a glide is optional, `nil` changes layers immediately. Use ``jump`` instead while an animation may still run.
package struct Glide: Equatable, Sendable {
    /// The duration, in seconds. With a spring, the time until the spring is at rest.
    var duration: Double
    /// The spring of the animation; `nil` means the timing `easeInEaseOut`.
    var spring: SliderHeldThumb.Spring?
    /// Whether only the thickness of parts is animated. Positions, which may follow a pointer, change immediately.
    var isThicknessOnly = false

    /// An immediate change, which also removes the running animation of each property that changes.
    static let jump = Glide(duration: 0)
}

extension Glide {
    /// Creates a glide with a spring; `nil` without a spring, or if its damping ratio or its response is extreme.
    init?(_ spring: SliderHeldThumb.Spring?) {
        let usableValues = 0.01..<100
        guard let spring, usableValues.contains(spring.dampingRatio), usableValues.contains(spring.response) else {
            return nil
        }
        self.init(duration: CASpringAnimation(spring, of: "").settlingDuration, spring: spring)
    }
}

/// Which changes are animated with a glide. Values, events, and accessibility change immediately, and a press ends all
/// glides.
extension BaseSliderControl {
    /// The glide of changes inside an animation block of the toolkit, with the duration of the block; `nil` outside.
    var inheritedGlide: Glide? { inheritedDuration.map { Glide(duration: $0) } }

    /// Returns the glide of values that code sets; `nil` changes them immediately.
    func glide(animated: Bool) -> Glide? {
        inheritedGlide ?? (animated && allowsGlides ? Glide(duration: 0.25) : nil)
    }

    /// The glide of a thumb to the position of a tap; `nil` moves the thumb immediately.
    var tapGlide: Glide? { glidesToTaps && allowsGlides ? Glide(duration: 0.25) : nil }

    /// The glide of a thumb that is released between two steps to one of them; `nil` moves the thumb immediately.
    var snapGlide: Glide? { model.configuration.snapsWhileDragging || !allowsGlides ? nil : Glide(duration: 0.15) }
}
#endif
