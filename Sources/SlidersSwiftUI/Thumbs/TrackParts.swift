#if APPLE_UI
import SlidersControls
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// The track and the spans of a control, for the views in their places.
@MainActor
final class TrackParts {
    /// Where the track is.
    let track = TrackPosition()
    /// The spans that views show, by indices.
    private var spans: [SpanPart] = []
    /// What the control reported last.
    private var told: (track: TrackBox?, spans: [ReportedSpan]) = (nil, [])

    /// What the control last reported for a span; `nil` means nothing yet.
    private struct ReportedSpan {
        var span: SliderSpanConfiguration?
        var box: TrackBox?
        var duration: Double?
    }

    /// The spans for views to show. They exist before the control reports them.
    func show(_ count: Int, _ first: (Int) -> SliderSpanConfiguration) -> [SpanPart] {
        while spans.count > count { spans.removeLast() }
        while spans.count < count {
            let known = told.spans.indices.contains(spans.count) ? told.spans[spans.count] : ReportedSpan()
            spans.append(SpanPart(known.span ?? first(spans.count), known.box))
        }
        return spans
    }

    /// No spans to show. Without views, the control reports nothing, and what it told would be out of date when views
    /// return.
    func hide() -> [SpanPart] {
        (spans, told.spans) = ([], [])
        return []
    }

    // MARK: What the control reports

    func update(count: Int) {
        while told.spans.count > count { told.spans.removeLast() }
        while told.spans.count < count { told.spans.append(ReportedSpan()) }
    }

    func note(_ span: SliderSpanConfiguration) {
        if told.spans.indices.contains(span.index) { told.spans[span.index].span = span }
    }

    func note(track: TrackBox) { told.track = track }

    func note(span index: Int, in box: TrackBox, _ duration: Double?) {
        guard told.spans.indices.contains(index), told.spans[index].box != box else { return }
        (told.spans[index].box, told.spans[index].duration) = (box, duration)
    }

    // MARK: Publishing

    /// Publishes what is new.
    func publish() {
        if let box = told.track { track.move(to: box, nil) }
        for index in spans.indices where told.spans.indices.contains(index) {
            let report = told.spans[index]
            told.spans[index].duration = nil
            if let span = report.span, spans[index].state.span != span { spans[index].state.span = span }
            if let box = report.box { spans[index].position.move(to: box, report.duration) }
        }
    }
}

/// A span of a control.
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

/// Where the track or a span is; `nil` until that is known.
@MainActor
final class TrackPosition: ObservableObject {
    @Published private(set) var box: TrackBox?

    /// Moves to a box, by an animation of some seconds or at once.
    func move(to box: TrackBox, _ duration: Double?) {
        guard box != self.box else { return }
        guard let duration, self.box != nil else {
            self.box = box
            return
        }
        withAnimation(.easeInOut(duration: duration)) { self.box = box }
    }
}

/// Views in place of the track and of spans. They lie behind the control, which also provides accessibility.
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
        // The place of a control's track is the same in every language, starting from its left corner.
        .environment(\.layoutDirection, .leftToRight)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

/// The view of an app in place of a span.
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
                view.modifier(Clipped(position: position, track: track, isZone: content.areZones))
            } else {
                view.modifier(PositionedAtTrack(position: position))
            }
        }
    }
}

/// Gives a view the box of the track or of a span. A move runs this modifier, and not the view. A part without a place
/// isn't visible yet.
private struct PositionedAtTrack: ViewModifier {
    @ObservedObject var position: TrackPosition

    func body(content: Content) -> some View {
        let rect = position.box?.rect ?? .zero
        content.frame(width: rect.width, height: rect.height).opacity(rect.isEmpty ? 0 : 1)
            .offset(x: rect.minX, y: rect.minY)
    }
}

/// Gives a view the box of the track, and shows the part of it within a span, or all of it on a ring. The view of a
/// zone has the box of the zone, and shows within the track.
private struct Clipped: ViewModifier {
    @ObservedObject var position: TrackPosition
    @ObservedObject var track: TrackPosition
    let isZone: Bool

    func body(content: Content) -> some View {
        let own = position.box ?? TrackBox(rect: .zero)
        let track = own.isStraight ? track.box ?? own : own
        let (whole, box) = isZone ? (own.rect, track) : (track.rect, own)
        content.frame(width: whole.width, height: whole.height)
            .offset(x: whole.minX - box.rect.minX, y: whole.minY - box.rect.minY)
            .frame(width: box.rect.width, height: box.rect.height, alignment: .topLeading)
            .clipShape(RoundedRectangle(cornerRadius: box.corner))
            .opacity(own.rect.isEmpty ? 0 : 1)
            .offset(x: box.rect.minX, y: box.rect.minY)
    }
}
#endif
