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
    private var told: (track: CGRect?, spans: [Report]) = (nil, [])

    /// What the control last reported for a span; `nil` means nothing yet.
    private struct Report {
        var span: SliderSpanConfiguration?
        var box: TrackBox?
        var duration: Double?
    }

    /// The spans for views to show. They exist before the control reports them.
    func show(_ count: Int, _ first: (Int) -> SliderSpanConfiguration) -> [SpanPart] {
        if spans.count > count { spans.removeLast(spans.count - count) }
        while spans.count < count {
            let known = told.spans.indices.contains(spans.count) ? told.spans[spans.count] : Report()
            spans.append(SpanPart(known.span ?? first(spans.count), known.box))
        }
        // Without views, the control reports nothing, and this would be out of date when views return.
        if count == 0 { told.spans = [] }
        return spans
    }

    // MARK: What the control reports

    func update(count: Int) {
        if told.spans.count > count { told.spans.removeLast(told.spans.count - count) }
        while told.spans.count < count { told.spans.append(Report()) }
    }

    func note(_ span: SliderSpanConfiguration) {
        if told.spans.indices.contains(span.index) { told.spans[span.index].span = span }
    }

    func note(track: CGRect) { told.track = track }

    func note(span index: Int, in box: TrackBox, _ duration: Double?) {
        guard told.spans.indices.contains(index), told.spans[index].box != box else { return }
        (told.spans[index].box, told.spans[index].duration) = (box, duration)
    }

    // MARK: Publishing

    /// Publishes what is new.
    func publish() {
        if let rect = told.track { track.move(to: TrackBox(rect: rect), nil) }
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
#endif
