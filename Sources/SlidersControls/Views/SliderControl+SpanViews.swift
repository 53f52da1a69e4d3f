#if APPLE_UI
import SlidersCore

/// Views of an app in place of spans.
extension SliderControl {
    /// A closure that returns a view to show instead of the span with the specified index, or `nil` to show the
    /// control's own span. The control calls it once for each span when you set it, and once for each span that's added
    /// later; set it again to use other views. For views that show the state of a span, see ``SliderSpanView``.
    ///
    /// The control sets the view's frame to the frame of the span or, with ``clipsSpanViews``, of the track. On a
    /// circular slider, it's the frame of the ring; a ``SliderSpanView`` can use the values of the span to show the
    /// right part. Views appear only if the style fills spans. They take no touches or clicks, and are hidden from
    /// assistive technology.
    public var spanViewProvider: ((_ span: Int) -> PlatformView?)? {
        get { trackViews.spanProvider }
        set { trackViews.spanProvider = newValue }
    }

    /// A Boolean value that indicates whether the views of spans have the frame of the track and are clipped to their
    /// span. The default is `false`.
    ///
    /// For example, to show a film strip in color within the span, set a pale copy of it as
    /// ``BaseSliderControl/trackView``, and provide a copy in color as the view of the span. On a circular slider,
    /// views aren't clipped.
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
