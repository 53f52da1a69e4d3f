#if APPLE_UI
import SlidersCore

/// The views in place of spans or zones, by index.
extension TrackViews {
    /// Requests views for new spans, and removes the views of spans that no longer exist.
    func updateSpans() {
        let count = spanCount()
        if hasOuterSpans { control.observer?.updateSpans(count: count) }
        guard spanProvider != nil || !spans.isEmpty else { return }
        while spans.count > count { spans.removeLast()?.remove() }
        while spans.count < count { spans.append(content(ofSpan: spans.count)) }
    }

    @inline(never) func content(ofSpan index: Int) -> TrackContent? {
        spanProvider?(index).map { TrackContent($0, on: shownPane, isBehind: false) }
    }

    /// Shows a span that a view stands in for: in the frame of the span or, on a straight track, in that of the track
    /// and clipped to the span.
    func updateSpan(
        _ index: Int, _ element: SliderElement, in drawing: DrawnParts, _ style: SliderStyle, _ glide: Glide?
    ) {
        let span = spanConfiguration(index, element.state)
        let track = drawing.trackBox(in: style)
        let own = drawing.layout.box(of: element, in: style)
        let box = areZones ? drawing.layout.zoneBox(of: element, on: track) ?? own : own
        if spans.indices.contains(index) {
            if areZones || !clipsSpans || !box.isStraight {
                spans[index]?.move(to: box, clippedTo: areZones && box.isStraight ? track : nil, glide)
            } else {
                spans[index]?.move(to: track ?? box, clippedTo: track == nil ? nil : box, glide)
            }
            spans[index]?.update(for: span)
        }
        guard hasOuterSpans else { return }
        // A view that is clipped has its box.
        if let track { control.observer?.trackDidMove(to: track) }
        control.observer?.spanDidMove(index, to: box, glide == .ending ? nil : glide?.duration)
        control.observer?.spanDidChange(span)
    }
}

extension DrawnParts {
    /// The box of the track as it is drawn now.
    fileprivate func trackBox(in style: SliderStyle) -> TrackBox? {
        elements.first { $0.part == .track }.map { layout.box(of: $0, in: style) }
    }
}
#endif
