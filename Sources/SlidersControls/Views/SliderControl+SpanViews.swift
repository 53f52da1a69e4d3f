#if APPLE_UI
import SlidersCore

/// The views that an app shows instead of spans or zones.
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
        get { trackViews.replacesZones ? nil : trackViews.spanProvider }
        set { trackViews.provideSpans(replacingZones: false, newValue) }
    }

    /// A closure that returns a view to show instead of the zone with the specified index, or `nil` to show the
    /// control's own part. Zones are the spans, and the parts from the ends of the track to the nearest thumbs: four
    /// thumbs separate five zones.
    ///
    /// ```swift
    /// slider.zoneViewProvider = { zone in
    ///     let label = UILabel()
    ///     label.text = names[zone]
    ///     label.backgroundColor = colors[zone]
    ///     return label
    /// }
    /// ```
    /// Zones count from 0, which is the part before the first thumb. On a circular slider that wraps, zone 0 is the
    /// span above thumb 0, and the last zone is the rest of the circle; a slider with one thumb has its span as zone 0.
    /// The style then fills all parts. A view is clipped to the shape of its zone; otherwise it's treated as a view of
    /// ``spanViewProvider``, which this closure replaces. To only paint zones, use `paintZones(_:)` of the style.
    public var zoneViewProvider: ((_ zone: Int) -> PlatformView?)? {
        get { trackViews.replacesZones ? trackViews.spanProvider : nil }
        set { trackViews.provideSpans(replacingZones: newValue != nil, newValue) }
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

    /// Returns the state of a span or a zone for the view that replaces it.
    func spanConfiguration(ofSpan index: Int, state: SliderElement.State) -> SliderSpanConfiguration {
        let (lower, upper) =
            trackViews.replacesZones ? slider.values(ofZone: index) : drawing.layout.values(ofSpan: index, of: slider)
        return SliderSpanConfiguration(
            index: index, lowerValue: lower, upperValue: upper, isHeld: state == .held, isHovered: state == .hovered,
            isEnabled: state != .disabled)
    }

    // MARK: SwiftUI

    /// Whether SwiftUI views replace the spans or zones.
    package var hasSwiftUISpans: Bool {
        get { trackViews.hasSwiftUISpans }
        set { trackViews.hasSwiftUISpans = newValue }
    }

    /// Whether SwiftUI views replace the zones: the spans, and the parts before and after them.
    package var hasSwiftUIZones: Bool {
        get { trackViews.replacesZones }
        set { if newValue != trackViews.replacesZones { trackViews.provideSpans(replacingZones: newValue, nil) } }
    }
}
#endif
