#if APPLE_UI
import QuartzCore
import SlidersCore

/// The views of an app in place of the track and of spans. They lie on a pane below the canvas.
@MainActor
final class TrackViews {
    unowned let control: BaseSliderControl
    /// The pane, made with the first view.
    private var pane: TrackPane?
    /// The view in place of the track.
    private(set) var track: TrackContent?
    /// The views in place of spans or zones, by index.
    var spans: [TrackContent?] = []
    /// Makes the views in place of spans or zones.
    private(set) var spanProvider: ((_ span: Int) -> SliderControl.PlatformView?)?
    /// Whether views also stand in for the parts before and after all spans.
    private(set) var areZones = false
    /// The number of spans or zones, each of which a view can stand in for.
    var spanCount: () -> Int = { 0 }
    /// The zone that a part shows.
    var zone: (SliderElement.Part) -> Int? = { _ in nil }
    /// What the view in place of a span shows.
    var spanConfiguration: (_ span: Int, _ shown: SliderElement.State) -> SliderSpanConfiguration = { span, _ in
        SliderSpanConfiguration(index: span)
    }
    /// Whether views in place of spans have the box of the track and are clipped.
    var clipsSpans = false { didSet { if clipsSpans != oldValue { control.setNeedsLayout() } } }
    /// Whether a view of SwiftUI stands in for the track.
    var hasOuterTrack = false { didSet { if hasOuterTrack != oldValue { control.setNeedsLayout() } } }
    /// Whether views of SwiftUI stand in for the spans.
    var hasOuterSpans = false { didSet { if hasOuterSpans != oldValue { replacementsDidChange() } } }

    init(of control: BaseSliderControl) { self.control = control }

    /// Whether views stand in for spans.
    var replacesSpans: Bool { hasOuterSpans || spanProvider != nil }

    /// Whether a view stands in for a part. On a track of several turns a span has a view in its first lap.
    func replaces(_ part: SliderElement.Part) -> Bool {
        switch part {
        case .track: hasOuterTrack || track != nil
        default: spanIndex(of: part).map { hasOuterSpans || spans.indices.contains($0) && spans[$0] != nil } ?? false
        }
    }

    /// The index of the span or the zone that a part shows in its first lap; `nil` for other parts.
    private func spanIndex(of part: SliderElement.Part) -> Int? {
        if areZones { return zone(part) }
        if case .span(let index, lap: 0) = part { return index }
        return nil
    }

    // MARK: Providing

    /// Shows a view in place of the track; `nil` shows none.
    func replaceTrack(with view: SliderControl.PlatformView?) {
        guard view !== track?.view else { return }
        track?.remove()
        track = view.map { TrackContent($0, on: shownPane, isBehind: true) }
        replacementsDidChange()
    }

    var shownPane: TrackPane {
        if let pane { return pane }
        let made = TrackPane()
        made.frame = control.canvas.frame
        control.addBehindCanvas(made)
        pane = made
        return made
    }

    /// Shows views in place of spans or zones; `nil` shows none but those of SwiftUI.
    func provideSpans(areZones: Bool, _ provider: ((_ span: Int) -> SliderControl.PlatformView?)?) {
        (spanProvider, self.areZones) = (provider, areZones)
        control.restyle { $0.fillsZones = areZones }
        for span in spans { span?.remove() }
        spans = provider == nil ? [] : (0..<spanCount()).map { content(ofSpan: $0) }
        replacementsDidChange()
    }

    func replacementsDidChange() {
        control.setNeedsLayout()
        control.updateHoverTracking()
        updateSpans()
    }

    // MARK: Showing

    /// Puts the pane where the canvas is.
    func move(to rect: CGRect) { if let pane, pane.frame != rect { pane.frame = rect } }

    /// Shows an element that views stand in for.
    func update(
        _ element: SliderElement, in drawing: DrawnParts, _ style: SliderStyle, _ glide: Glide?
    ) {
        switch element.part {
        case .track:
            let box = drawing.layout.box(of: element, in: style)
            track?.move(to: box, clippedTo: nil, glide)
            if hasOuterTrack { control.observer?.trackDidMove(to: box) }
        default:
            if let index = spanIndex(of: element.part) { updateSpan(index, element, in: drawing, style, glide) }
        }
    }

    /// Ends all glides.
    func stopGliding() {
        track?.endGlides()
        for span in spans { span?.endGlides() }
    }
}

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
