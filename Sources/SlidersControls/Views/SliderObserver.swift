#if APPLE_UI
import CoreText
import QuartzCore
import SlidersCore

/// Receives where the thumbs and ticks of a control are and what thumbs show, for views in their places. Points are
/// those of the canvas, which fills a control without images at its ends.
@MainActor
package protocol SliderObserver: AnyObject {
    /// The control shows what an input or code changed, which may be nothing.
    func didUpdate()
    /// There are this many thumbs.
    func updateThumbs(count: Int)
    /// A thumb shows this. It may be what it showed before.
    func thumbDidChange(_ thumb: SliderThumbConfiguration)
    /// A thumb is in a box now. Its size is that at rest.
    ///
    /// - Parameter glide: the path that it takes there on the screen; `nil` means at once.
    func thumbDidMove(_ index: Int, to box: ThumbBox, _ glide: ThumbGlide?)
    /// All glides are ended: thumbs are where they were last placed.
    func stopGliding()
    /// There are this many spans.
    func updateSpans(count: Int)
    /// A span shows this. It may be what it showed before.
    func spanDidChange(_ span: SliderSpanConfiguration)
    /// The track is in a rectangle now.
    func trackDidMove(to box: TrackBox)
    /// A span is in a box now.
    ///
    /// - Parameter duration: the seconds in which it glides there; `nil` means at once.
    func spanDidMove(_ index: Int, to box: TrackBox, _ duration: Double?)
    /// A layout pass put the major ticks there. They may be where they were before.
    ///
    /// - Parameter font: the font of their texts.
    func ticksDidMove(to ticks: [TickPosition], _ font: CTFont?)
    /// A layout pass put everything there. It may be where it was before.
    ///
    /// - Parameter innerSquare: the square inside a ring, in the control's coordinates.
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

/// A major tick of a control.
package struct TickPosition: Equatable, Sendable {
    /// The value that the tick stands at.
    package let value: Double
    /// The point of the track.
    package let point: CGPoint
    /// The end of the tick that is farther from the track.
    package let end: CGPoint
    /// The point that a text of the tick is centered on, whatever its size.
    package let text: CGPoint
}
#endif
