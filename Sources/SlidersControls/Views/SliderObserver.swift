#if APPLE_UI
import CoreText
import QuartzCore
import SlidersCore

/// The methods that tell SwiftUI views about the positions and states of the thumbs, spans, and ticks that they replace
/// or label. Points are in the coordinates of the canvas, which fills a control without images at its ends.
@MainActor
package protocol SliderObserver: AnyObject {
    /// Called when the control has updated its thumbs, even if nothing changed.
    func didUpdate()
    /// Called when the number of thumbs may have changed.
    func updateThumbs(count: Int)
    /// Called when the state of a thumb may have changed.
    func thumbDidChange(_ thumb: SliderThumbConfiguration)
    /// Called when a thumb has moved.
    ///
    /// - Parameters:
    ///   - box: the new position of the thumb, and its size while no pointer holds it.
    ///   - glide: the animated path to the new position; `nil` moves the thumb immediately.
    func thumbDidMove(_ index: Int, to box: ThumbBox, _ glide: ThumbGlide?)
    /// Called when all animations of thumbs end. The thumbs are at their last reported positions.
    func stopGliding()
    /// Called when the number of spans may have changed.
    func updateSpans(count: Int)
    /// Called when the state of a span may have changed.
    func spanDidChange(_ span: SliderSpanConfiguration)
    /// Called when the track may have moved.
    func trackDidMove(to box: TrackBox)
    /// Called when a span may have moved.
    ///
    /// - Parameter duration: the duration of the animated movement, in seconds; `nil` moves the span immediately.
    func spanDidMove(_ index: Int, to box: TrackBox, _ duration: Double?)
    /// Called after each layout pass with the positions of the major ticks.
    ///
    /// - Parameter font: the font of the texts beside the ticks.
    func ticksDidMove(to ticks: [TickPosition], _ font: CTFont?)
    /// Called after each layout pass.
    ///
    /// - Parameter innerSquare: the free square inside a ring, in the control's coordinates; `nil` for other tracks.
    func didLayOut(in layout: SliderLayout, innerSquare: CGRect?)
}

extension SliderObserver {
    /// The default implementation does nothing.
    package func updateSpans(count: Int) {}
    /// The default implementation does nothing.
    package func spanDidChange(_ span: SliderSpanConfiguration) {}
    /// The default implementation does nothing.
    package func trackDidMove(to box: TrackBox) {}
    /// The default implementation does nothing.
    package func spanDidMove(_ index: Int, to box: TrackBox, _ duration: Double?) {}
    /// The default implementation does nothing.
    package func didUpdate() {}
    /// The default implementation does nothing.
    package func ticksDidMove(to ticks: [TickPosition], _ font: CTFont?) {}
    /// The default implementation does nothing.
    package func didLayOut(in layout: SliderLayout, innerSquare: CGRect?) {}
}

/// The position of a major tick.
package struct TickPosition: Equatable, Sendable {
    /// The value of the tick.
    package let value: Double
    /// The point of the track at this value.
    package let point: CGPoint
    /// The end of the tick that is farther from the track.
    package let end: CGPoint
    /// The point on which a text of the tick is centered, regardless of its size.
    package let text: CGPoint
}
#endif
