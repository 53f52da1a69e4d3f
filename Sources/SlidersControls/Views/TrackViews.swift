#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

/// The views of an app in place of the track and of spans. They lie on a pane below the canvas.
@MainActor
final class TrackViews {
    private unowned let control: BaseSliderControl
    /// Made with the first view.
    private var pane: TrackPane?
    /// The view in place of the track.
    private(set) var track: TrackContent?
    /// The views in place of spans, by index.
    private var spans: [TrackContent?] = []
    /// Makes the views in place of spans.
    var spanProvider: ((_ span: Int) -> SliderControl.PlatformView?)? { didSet { provideSpans() } }
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

    /// Requests views for spans that are new, and removes those of spans that went.
    func updateSpans() {
        let count = control.spanCount
        if hasOuterSpans { control.observer?.updateSpans(count: count) }
        guard spanProvider != nil || !spans.isEmpty else { return }
        while spans.count > count { spans.removeLast()?.remove() }
        while spans.count < count { spans.append(content(ofSpan: spans.count)) }
    }

    private func provideSpans() {
        for span in spans { span?.remove() }
        spans = spanProvider == nil ? [] : (0..<control.spanCount).map { content(ofSpan: $0) }
        replacementsDidChange()
    }

    private func content(ofSpan index: Int) -> TrackContent? {
        spanProvider?(index).map { TrackContent($0, on: shownPane, isBehind: false) }
    }

    private var shownPane: TrackPane {
        if let pane { return pane }
        let made = TrackPane()
        made.frame = control.canvas.frame
        control.addBehindCanvas(made)
        pane = made
        return made
    }

    private func replacementsDidChange() {
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
        case .span(let index, _):
            let span = control.configuration(ofSpan: index, shown: element.state)
            let box = drawing.layout.box(of: element, in: style)
            let whole = clipsSpans && box.isStraight ? drawing.trackBox(in: style) : nil
            if spans.indices.contains(index) {
                spans[index]?.move(to: whole ?? box, clippedTo: whole == nil ? nil : box, glide)
                spans[index]?.update(for: span)
            }
            guard hasOuterSpans else { return }
            // A view that is clipped has its box.
            if let track = drawing.trackBox(in: style) { control.observer?.trackDidMove(to: track.rect) }
            control.observer?.spanDidMove(index, to: box, glide?.duration)
            control.observer?.spanDidChange(span)
        default: break
        }
    }

    /// Ends all glides.
    func stopGliding() {
        track?.endGlides()
        for span in spans { span?.endGlides() }
    }
}

/// The box of the track or of a span, for the view of an app.
package struct TrackBox: Equatable, Sendable {
    /// The rectangle on the canvas; empty where nothing shows.
    package let rect: CGRect
    /// The radius of its corners.
    package let corner: CGFloat
    /// Whether it is that of a straight track.
    package let isStraight: Bool

    package init(rect: CGRect, corner: CGFloat = 0, isStraight: Bool = true) {
        (self.rect, self.corner, self.isStraight) = (rect, corner, isStraight)
    }
}

extension SliderLayout {
    /// The box of the track or of a span: as thick as the track, with the ends of the first of its coats. A part that
    /// the style does not paint ends flat where its values are.
    fileprivate func box(of element: SliderElement, in style: SliderStyle) -> TrackBox {
        guard !element.figure.isEmpty else { return TrackBox(rect: .zero) }
        let first = style.coats(of: element).first
        let coat = SliderCoat(
            SliderPaint(.color(.init(white: 0))), roundness: first?.roundness ?? 0, isFlush: first?.isFlush ?? true)
        switch form(of: element.figure, coat) {
        case .box(let center, let size, let corner, _):
            let origin = CGPoint(center - size / 2)
            return TrackBox(
                rect: CGRect(origin: origin, size: CGSize(size)), corner: CGFloat(min(corner, size.min() / 2)))
        case .arc(let arc, let width, _):
            let side = 2 * arc.radius + width
            let origin = CGPoint(arc.center - side / 2)
            return TrackBox(
                rect: CGRect(origin: origin, size: CGSize(width: side, height: side)), isStraight: false)
        case .text: return TrackBox(rect: .zero)
        }
    }
}

extension DrawnParts {
    /// The box of the track as it is drawn now.
    fileprivate func trackBox(in style: SliderStyle) -> TrackBox? {
        elements.first { $0.part == .track }.map { layout.box(of: $0, in: style) }
    }
}
#endif
