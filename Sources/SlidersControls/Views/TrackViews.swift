#if APPLE_UI
import QuartzCore
import SlidersCore

/// The views of an app that replace the track, and spans or zones (the spans, and the parts before and after them).
/// They are in a pane behind the canvas.
@MainActor
final class TrackViews {
    /// The control that shows the views.
    unowned let control: BaseSliderControl
    /// The pane that contains the views; created for the first view.
    private var pane: TrackPane?
    /// The view that replaces the track.
    private(set) var track: TrackContent?
    /// The views that replace spans or zones, by index; `nil` where the control draws the part itself.
    var spans: [TrackContent?] = []
    /// A closure of the app that returns the view for a span or a zone.
    private(set) var spanProvider: ((_ span: Int) -> SliderControl.PlatformView?)?
    /// Whether views replace zones rather than spans.
    private(set) var replacesZones = false
    /// A closure that returns the number of spans or, if views replace zones, of zones.
    var spanCount: () -> Int = { 0 }
    /// A closure that returns the index of the zone that a part of the drawing shows, or `nil` for other parts.
    var zone: (SliderElement.Part) -> Int? = { _ in nil }
    /// A closure that returns the state of a span or a zone for its view.
    var spanConfiguration: (_ span: Int, _ state: SliderElement.State) -> SliderSpanConfiguration = { span, _ in
        SliderSpanConfiguration(index: span)
    }
    /// Whether the views of spans have the frame of the track and are clipped to their spans.
    var clipsSpans = false { didSet { if clipsSpans != oldValue { control.setNeedsLayout() } } }
    /// Whether a SwiftUI view replaces the track.
    var hasSwiftUITrack = false { didSet { if hasSwiftUITrack != oldValue { control.setNeedsLayout() } } }
    /// Whether SwiftUI views replace the spans or zones.
    var hasSwiftUISpans = false { didSet { if hasSwiftUISpans != oldValue { replacementsDidChange() } } }

    /// Creates the storage for the views of a control, which has none yet.
    init(of control: BaseSliderControl) { self.control = control }

    /// Whether views of the app replace spans or zones.
    var replacesSpans: Bool { hasSwiftUISpans || spanProvider != nil }

    /// Returns whether a view replaces a part of the drawing. On a track of several turns, the view of a span replaces
    /// only the first of the parts that show the span, one for each turn.
    func replaces(_ part: SliderElement.Part) -> Bool {
        switch part {
        case .track: hasSwiftUITrack || track != nil
        default: spanIndex(of: part).map { hasSwiftUISpans || spans.indices.contains($0) && spans[$0] != nil } ?? false
        }
    }

    /// Returns the index of the span or zone that a part shows, or `nil` for other parts. Of a span that's drawn over
    /// several turns, only the part in the first turn counts.
    private func spanIndex(of part: SliderElement.Part) -> Int? {
        if replacesZones { return zone(part) }
        if case .span(let index, lap: 0) = part { return index }
        return nil
    }

    // MARK: Providing

    /// Shows a view instead of the track; `nil` shows the track itself.
    func replaceTrack(with view: SliderControl.PlatformView?) {
        guard view !== track?.view else { return }
        track?.remove()
        track = view.map { TrackContent($0, on: requiredPane, isBehind: true) }
        replacementsDidChange()
    }

    /// The pane, which is created and added to the control on first use.
    var requiredPane: TrackPane {
        if let pane { return pane }
        let newPane = TrackPane()
        newPane.frame = control.canvas.frame
        control.addBehindCanvas(newPane)
        pane = newPane
        return newPane
    }

    /// Shows the views of a closure instead of spans or zones. With `nil`, only SwiftUI views can replace them.
    func provideSpans(replacingZones: Bool, _ provider: ((_ span: Int) -> SliderControl.PlatformView?)?) {
        (spanProvider, replacesZones) = (provider, replacingZones)
        control.restyle { $0.fillsZones = replacingZones }
        for span in spans { span?.remove() }
        spans = provider == nil ? [] : (0..<spanCount()).map { content(ofSpan: $0) }
        replacementsDidChange()
    }

    /// Updates the control after views were added or removed: the next layout draws the parts that no view replaces.
    func replacementsDidChange() {
        control.setNeedsLayout()
        control.updateHoverTracking()
        updateSpans()
    }

    // MARK: Showing

    /// Sets the frame of the pane, which is that of the canvas.
    func move(to rect: CGRect) { if let pane, pane.frame != rect { pane.frame = rect } }

    /// Updates the views that replace a part of the drawing.
    ///
    /// - Parameter glide: the animation of the change; `nil` moves the views immediately.
    func update(_ element: SliderElement, in drawing: DrawnParts, _ style: SliderStyle, _ glide: Glide?) {
        switch element.part {
        case .track:
            let box = drawing.layout.box(of: element, in: style)
            track?.move(to: box, clippedTo: nil, glide)
            if hasSwiftUITrack { control.observer?.trackDidMove(to: box) }
        default:
            if let index = spanIndex(of: element.part) { updateSpan(index, element, in: drawing, style, glide) }
        }
    }

    /// Ends the animations of all views.
    func stopGliding() {
        track?.endGlides()
        for span in spans { span?.endGlides() }
    }
}

/// The view that an app shows instead of the track, and the parts that views of the app replace.
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

    /// Whether views of the app replace thumbs, spans, or zones, which can show that a pointer hovers over them.
    var hasReplacements: Bool { (0..<model.count).contains(where: isReplaced) || trackViews.replacesSpans }

    /// Returns whether a view of the app replaces a part other than a thumb.
    func replaces(_ part: SliderElement.Part) -> Bool { trackViews.replaces(part) }

    /// Updates the view that replaces a part other than a thumb.
    func updateReplacement(of element: SliderElement, in drawing: DrawnParts, glide: Glide?) {
        trackViews.update(element, in: drawing, layers.appearance.style, glide)
    }

    // MARK: SwiftUI

    /// Whether a SwiftUI view replaces the track.
    package var hasSwiftUITrack: Bool {
        get { trackViews.hasSwiftUITrack }
        set { trackViews.hasSwiftUITrack = newValue }
    }
}
#endif
