#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersCore

/// Views of an app in place of spans.
extension SliderControl {
    /// Makes a view for a span, by index, in place of what the control would show of it; `nil` leaves that to the
    /// control. It is called once for each span that there is when it is set, and for each that comes later: setting
    /// it again asks for other views. See ``SliderSpanView`` for views that show what a span is.
    ///
    /// The control gives the view the frame of the span, or with ``clipsSpanViews`` that of the track. On a circular
    /// slider the frame is that of the ring; the values of the span tell a ``SliderSpanView`` which part of it to show.
    /// There is a view where the style fills spans. It takes no touches or clicks and is hidden from assistive
    /// technology.
    public var spanViewProvider: ((_ span: Int) -> PlatformView?)? {
        get { trackViews.spanProvider }
        set { trackViews.spanProvider = newValue }
    }

    /// A Boolean value that indicates whether views in place of spans have the frame of the track, and show only what
    /// lies within their span. The default is `false`.
    ///
    /// For a film strip that is in color within the span: give the control a pale copy of it as
    /// ``BaseSliderControl/trackView``, and one in color as the view of the span. On a circular slider nothing is
    /// clipped.
    @IBInspectable public var clipsSpanViews: Bool {
        get { trackViews.clipsSpans }
        set { trackViews.clipsSpans = newValue }
    }

    /// What the view of a span shows.
    func spanConfiguration(of index: Int, shown: SliderElement.State) -> SliderSpanConfiguration {
        let (lower, upper) = drawing.layout.values(ofSpan: index, of: slider)
        return SliderSpanConfiguration(
            index: index, lowerValue: lower, upperValue: upper, isHeld: shown == .held, isHovered: shown == .hovered,
            isEnabled: shown != .disabled)
    }

    // MARK: SwiftUI

    /// Whether views of SwiftUI stand in for the spans.
    package var hasOuterSpans: Bool {
        get { trackViews.hasOuterSpans }
        set { trackViews.hasOuterSpans = newValue }
    }
}
#endif
