#if APPLE_UI
import SlidersCore

/// The views that replace spans or, with ``SliderControl/zoneViewProvider``, zones.
extension TrackViews {
    /// Asks the app for the views of new spans, and removes the views of spans that no longer exist.
    func updateSpans() {
        let count = spanCount()
        if hasSwiftUISpans { control.observer?.updateSpans(count: count) }
        guard spanProvider != nil || !spans.isEmpty else { return }
        while spans.count > count { spans.removeLast()?.remove() }
        while spans.count < count { spans.append(content(ofSpan: spans.count)) }
    }

    /// Asks the app for the view of a span; `nil` if the control draws the span itself.
    @inline(never) func content(ofSpan index: Int) -> TrackContent? {
        spanProvider?(index).map { TrackContent($0, on: requiredPane, isBehind: false) }
    }

    /// Updates the view that replaces a span or a zone. A zone on a straight track is clipped to the shape of the
    /// track; with ``clipsSpans``, the view of a span has the frame of the track and is clipped to the span.
    func updateSpan(
        _ index: Int, _ element: SliderElement, in drawing: DrawnParts, _ style: SliderStyle, _ glide: Glide?
    ) {
        let span = spanConfiguration(index, element.state)
        let track = drawing.trackBox(in: style)
        let elementBox = drawing.layout.box(of: element, in: style)
        let box = replacesZones ? drawing.layout.zoneBox(of: element, on: track) ?? elementBox : elementBox
        if spans.indices.contains(index) {
            if replacesZones || !clipsSpans || !box.isStraight {
                spans[index]?.move(to: box, clippedTo: replacesZones && box.isStraight ? track : nil, glide)
            } else {
                spans[index]?.move(to: track ?? box, clippedTo: track == nil ? nil : box, glide)
            }
            spans[index]?.update(for: span)
        }
        guard hasSwiftUISpans else { return }
        // A SwiftUI view that is clipped to its span has the frame of the track.
        if let track { control.observer?.trackDidMove(to: track) }
        control.observer?.spanDidMove(index, to: box, glide == .jump ? nil : glide?.duration)
        control.observer?.spanDidChange(span)
    }
}

extension DrawnParts {
    /// Returns the box of the drawn track, or `nil` if the drawing has none.
    fileprivate func trackBox(in style: SliderStyle) -> TrackBox? {
        elements.first { $0.part == .track }.map { layout.box(of: $0, in: style) }
    }
}
#endif
