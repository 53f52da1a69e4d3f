#if APPLE_UI
import SlidersCore

/// A view of an app in place of the track.
extension BaseSliderControl {
    /// A view to show instead of the track, such as a film strip or a waveform, or instead of the area of a plane. If
    /// it's `nil`, the default, the control shows its own track or area.
    ///
    /// The control sets the view's frame to the frame of the track or, on a circular slider, of the ring, and shows
    /// everything else in front of it. The view takes no touches or clicks and is hidden from assistive technology.
    public var trackView: PlatformView? {
        get { trackViews.track?.view }
        set { trackViews.replaceTrack(with: newValue) }
    }

    /// Whether views of the app stand in for parts that a pointer can hover over.
    var hasReplacements: Bool { (0..<model.count).contains(where: isReplaced) || trackViews.replacesSpans }

    /// Whether a view of the app stands in for a part other than a thumb.
    func replaces(_ part: SliderElement.Part) -> Bool { trackViews.replaces(part) }

    /// Shows an element other than a thumb with the view that stands in for it.
    func showReplaced(_ element: SliderElement, in drawing: DrawnParts, glide: Glide?) {
        trackViews.update(element, in: drawing, layers.appearance.style, glide)
    }

    // MARK: SwiftUI

    /// Whether a view of SwiftUI stands in for the track.
    package var hasOuterTrack: Bool {
        get { trackViews.hasOuterTrack }
        set { trackViews.hasOuterTrack = newValue }
    }
}
#endif
