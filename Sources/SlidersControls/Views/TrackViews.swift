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
    /// The views in place of spans, by index.
    var spans: [TrackContent?] = []
    /// Makes the views in place of spans.
    var spanProvider: ((_ span: Int) -> SliderControl.PlatformView?)? { didSet { provideSpans() } }
    /// The number of spans, each of which a view can stand in for.
    var spanCount: () -> Int = { 0 }
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
        case .span(let index, lap: 0): hasOuterSpans || spans.indices.contains(index) && spans[index] != nil
        default: false
        }
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
            if hasOuterTrack { control.observer?.trackDidMove(to: box.rect) }
        case .span(let index, _): updateSpan(index, element, in: drawing, style, glide)
        default: break
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
