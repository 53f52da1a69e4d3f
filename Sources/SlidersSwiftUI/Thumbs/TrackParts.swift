#if APPLE_UI
import SlidersControls
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// The track and the spans of a control, for views that replace them.
@MainActor
final class TrackParts {
    /// The position of the track.
    let track = TrackPosition()
    /// The spans that have views, by index.
    private var spans: [SpanPart] = []
    /// What the control reported last; `nil` before its first report.
    private var reported: (track: TrackBox?, spans: [ReportedSpan]) = (nil, [])

    /// The state, the box, and the duration of a movement that the control last reported for a span; `nil` for none.
    private struct ReportedSpan {
        var span: SliderSpanConfiguration?
        var box: TrackBox?
        var duration: Double?
    }

    /// Sets the number of spans that have views, and returns these spans. They exist before the control reports them.
    ///
    /// - Parameter initialState: returns the state of the span with an index until the control reports it.
    func show(_ count: Int, _ initialState: (Int) -> SliderSpanConfiguration) -> [SpanPart] {
        while spans.count > count { spans.removeLast() }
        while spans.count < count {
            let report = reported.spans.indices.contains(spans.count) ? reported.spans[spans.count] : ReportedSpan()
            spans.append(SpanPart(report.span ?? initialState(spans.count), report.box))
        }
        return spans
    }

    /// Removes all spans, and returns an empty array. Earlier reports are dropped, too, because the control reports
    /// nothing of spans without views, and they would be out of date later.
    func hide() -> [SpanPart] {
        (spans, reported.spans) = ([], [])
        return []
    }

    // MARK: What the control reports

    /// Sets the number of spans that the control has.
    func update(count: Int) {
        while reported.spans.count > count { reported.spans.removeLast() }
        while reported.spans.count < count { reported.spans.append(ReportedSpan()) }
    }

    /// Stores the state of a span until it's published.
    func note(_ span: SliderSpanConfiguration) {
        if reported.spans.indices.contains(span.index) { reported.spans[span.index].span = span }
    }

    /// Stores the box of the track until it's published.
    func note(track: TrackBox) { reported.track = track }

    /// Stores the box of a span until it's published, and the duration of the movement to it; `nil` moves at once.
    func note(span index: Int, in box: TrackBox, _ duration: Double?) {
        guard reported.spans.indices.contains(index), reported.spans[index].box != box else { return }
        (reported.spans[index].box, reported.spans[index].duration) = (box, duration)
    }

    // MARK: Publishing

    /// Publishes what the control has reported since the last time.
    func publish() {
        if let box = reported.track { track.move(to: box, nil) }
        for index in spans.indices where reported.spans.indices.contains(index) {
            let report = reported.spans[index]
            reported.spans[index].duration = nil
            if let span = report.span, spans[index].state.span != span { spans[index].state.span = span }
            if let box = report.box { spans[index].position.move(to: box, report.duration) }
        }
    }
}

/// A span of a control that has a view.
@MainActor
struct SpanPart {
    let index: Int
    let state: SpanState
    let position = TrackPosition()

    init(_ span: SliderSpanConfiguration, _ box: TrackBox?) {
        (index, state) = (span.index, SpanState(span))
        if let box { position.move(to: box, nil) }
    }
}

/// The state of a span.
@MainActor
final class SpanState: ObservableObject {
    @Published var span: SliderSpanConfiguration

    init(_ span: SliderSpanConfiguration) { self.span = span }
}

/// The position of the track or of a span.
@MainActor
final class TrackPosition: ObservableObject {
    /// The box of the part; `nil` until it's known.
    @Published private(set) var box: TrackBox?

    /// Moves to a box, with an animation of `duration` seconds or, if it's `nil`, at once.
    func move(to box: TrackBox, _ duration: Double?) {
        guard box != self.box else { return }
        guard let duration, self.box != nil else {
            self.box = box
            return
        }
        withAnimation(.easeInOut(duration: duration)) { self.box = box }
    }
}

/// Views that replace the track and spans. They are behind the control, which also provides accessibility.
struct TrackUnderlay: View {
    let parts: TrackParts
    let spans: [SpanPart]
    @Environment(\.sliderViews.track) private var track
    @Environment(\.sliderViews.span) private var span
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        Color.clear.overlay(alignment: .topLeading) {
            ZStack(alignment: .topLeading) {
                if let track {
                    ZStack { track.view }.environment(\.layoutDirection, layoutDirection)
                        .modifier(PositionedAtTrack(position: parts.track))
                }
                if span != nil {
                    ForEach(spans, id: \.index) { part in
                        SpanView(
                            state: part.state, position: part.position, track: parts.track,
                            layoutDirection: layoutDirection)
                    }
                }
            }
        }
        // Positions on a control are measured from its left corner, also in right-to-left languages.
        .environment(\.layoutDirection, .leftToRight)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

/// An app's view that replaces a span.
private struct SpanView: View {
    @ObservedObject var state: SpanState
    let position: TrackPosition
    let track: TrackPosition
    let layoutDirection: LayoutDirection
    @Environment(\.sliderViews.span) private var content

    var body: some View {
        if let content {
            let view = ZStack { content.view(state.span) }.environment(\.layoutDirection, layoutDirection)
            if content.isClipped || content.areZones {
                view.modifier(ClippedPart(position: position, track: track, isZone: content.areZones))
            } else {
                view.modifier(PositionedAtTrack(position: position))
            }
        }
    }
}

/// Gives a view the frame of the track or of a span. When the part moves, SwiftUI runs this modifier but not the view.
/// Until the position is known, the view is invisible.
private struct PositionedAtTrack: ViewModifier {
    @ObservedObject var position: TrackPosition

    func body(content: Content) -> some View {
        let rect = position.box?.rect ?? .zero
        content.frame(width: rect.width, height: rect.height).opacity(rect.isEmpty ? 0 : 1)
            .offset(x: rect.minX, y: rect.minY)
    }
}

/// Gives a view the frame of the track and clips it to a span, or gives it the frame of a zone and clips it to the
/// track. On a ring, nothing is clipped.
private struct ClippedPart: ViewModifier {
    @ObservedObject var position: TrackPosition
    @ObservedObject var track: TrackPosition
    let isZone: Bool

    func body(content: Content) -> some View {
        let partBox = position.box ?? TrackBox(rect: .zero)
        let trackBox = partBox.isStraight ? track.box ?? partBox : partBox
        let (frame, clip) = isZone ? (partBox.rect, trackBox) : (trackBox.rect, partBox)
        content.frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX - clip.rect.minX, y: frame.minY - clip.rect.minY)
            .frame(width: clip.rect.width, height: clip.rect.height, alignment: .topLeading)
            .clipShape(RoundedRectangle(cornerRadius: clip.cornerRadius))
            .opacity(partBox.rect.isEmpty ? 0 : 1)
            .offset(x: clip.rect.minX, y: clip.rect.minY)
    }
}
#endif
