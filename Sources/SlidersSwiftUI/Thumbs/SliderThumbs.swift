#if APPLE_UI
import CoreText
import SlidersCore
import SlidersControls
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// The thumbs of a control, for views that replace them. Each thumb publishes its own state and position, so that only
/// the view of a changed thumb runs.
@MainActor
final class SliderThumbs: SliderObserver {
    /// The thumbs that have views, by index.
    private var viewThumbs: [SliderThumb] = []
    /// The state and the position that the control last reported for each thumb; `nil` before its first report.
    private var reported: [(thumb: SliderThumbConfiguration?, geometry: ThumbGeometry)] = []
    /// The positions of the ticks, for views beside them.
    let ticks = TickPositions()
    /// The position of the track, and the states and positions of spans, for views that replace them.
    let parts = TrackParts()
    /// The ends of the track and the square inside a ring, for the labels there.
    let ends = TrackEnds()
    /// A closure that is called when the state of the control changes, and after its layout passes.
    var onShow: (() -> Void)?
    private var reportedTicks: (positions: [TickPosition], font: CTFont?) = ([], nil)
    private var reportedLayout: (layout: SliderLayout, innerSquare: CGRect?)?
    private var isUpdating = false
    /// Whether the control has reported something that isn't published yet.
    private var hasPendingReports = false

    /// Sets the number of thumbs that have views, and returns these thumbs. They exist before the control reports them,
    /// so that views appear with the first frame of a slider.
    ///
    /// - Parameter initialState: returns the state of the thumb with an index until the control reports it.
    func show(_ count: Int, _ initialState: (Int) -> SliderThumbConfiguration) -> [SliderThumb] {
        while viewThumbs.count > count { viewThumbs.removeLast() }
        // The control reports nothing of thumbs without views: what is known of them would be out of date later.
        for index in reported.indices.dropFirst(count) { reported[index] = (nil, ThumbGeometry()) }
        while viewThumbs.count < count {
            let (thumb, geometry) =
                reported.indices.contains(viewThumbs.count) ? reported[viewThumbs.count] : (nil, ThumbGeometry())
            viewThumbs.append(SliderThumb(thumb ?? initialState(viewThumbs.count), geometry))
        }
        return viewThumbs
    }

    // MARK: What the control reports

    func didUpdate() { onShow?() }

    func updateThumbs(count: Int) {
        while reported.count > count { reported.removeLast() }
        while reported.count < count { reported.append((nil, ThumbGeometry())) }
    }

    func thumbDidChange(_ thumb: SliderThumbConfiguration) {
        guard reported.indices.contains(thumb.index), reported[thumb.index].thumb != thumb else { return }
        reported[thumb.index].thumb = thumb
        publish(thumb.index)
    }

    func thumbDidMove(_ index: Int, to box: ThumbBox, _ glide: ThumbGlide?) {
        guard reported.indices.contains(index) else { return }
        reported[index].geometry.move(to: box, glide)
        publish(index)
    }

    func updateSpans(count: Int) { parts.update(count: count) }

    func spanDidChange(_ span: SliderSpanConfiguration) {
        parts.note(span)
        publishParts()
    }

    func trackDidMove(to box: TrackBox) {
        parts.note(track: box)
        publishParts()
    }

    func spanDidMove(_ index: Int, to box: TrackBox, _ duration: Double?) {
        parts.note(span: index, in: box, duration)
        publishParts()
    }

    func stopGliding() {
        for index in reported.indices where reported[index].geometry.glide != nil {
            reported[index].geometry.glide = nil
            publish(index)
        }
    }

    func didLayOut(in layout: SliderLayout, innerSquare: CGRect?) {
        reportedLayout = (layout, innerSquare)
        if isUpdating { hasPendingReports = true } else { ends.show(layout, innerSquare) }
    }

    func ticksDidMove(to ticks: [TickPosition], _ font: CTFont?) {
        reportedTicks = (ticks, font)
        if isUpdating { hasPendingReports = true } else { self.ticks.show(ticks, font) }
        onShow?()
    }

    // MARK: Publishing

    /// Begins an update of the control by its view. Until its end, nothing is published, because views must not change
    /// state while they are updated.
    func beginUpdate() { isUpdating = true }

    /// Ends the update of the control. What the control reported during the update is published later.
    func endUpdate() {
        isUpdating = false
        guard hasPendingReports else { return }
        Task { publishAll() }
    }

    /// Publishes everything that the control has reported.
    private func publishAll() {
        hasPendingReports = false
        for index in reported.indices { publish(index) }
        ticks.show(reportedTicks.positions, reportedTicks.font)
        parts.publish()
        if let reportedLayout { ends.show(reportedLayout.layout, reportedLayout.innerSquare) }
    }

    /// Publishes changes of the track and of spans: now or, during an update, after it.
    private func publishParts() { if isUpdating { hasPendingReports = true } else { parts.publish() } }

    /// Publishes changes of a thumb: now or, during an update, after it.
    private func publish(_ index: Int) {
        guard !isUpdating else {
            hasPendingReports = true
            return
        }
        guard viewThumbs.indices.contains(index) else { return }
        let (thumb, geometry) = reported[index]
        if let thumb, viewThumbs[index].state.thumb != thumb { viewThumbs[index].state.thumb = thumb }
        viewThumbs[index].position.move(to: geometry)
    }
}

/// A thumb of a control that has a view.
@MainActor
struct SliderThumb {
    let index: Int
    let state: ThumbState
    let position: ThumbPosition

    init(_ thumb: SliderThumbConfiguration, _ geometry: ThumbGeometry) {
        index = thumb.index
        (state, position) = (ThumbState(thumb), ThumbPosition(geometry))
    }
}

/// The state of a thumb.
@MainActor
final class ThumbState: ObservableObject {
    @Published var thumb: SliderThumbConfiguration

    init(_ thumb: SliderThumbConfiguration) { self.thumb = thumb }
}

/// The position of a thumb.
@MainActor
final class ThumbPosition: ObservableObject {
    @Published private(set) var geometry: ThumbGeometry

    init(_ geometry: ThumbGeometry) { self.geometry = geometry }

    /// Moves to a position: with an animation if a glide to it has begun, otherwise at once.
    fileprivate func move(to geometry: ThumbGeometry) {
        guard geometry != self.geometry else { return }
        guard geometry.glides != self.geometry.glides, let glide = geometry.glide else {
            self.geometry = geometry
            return
        }
        withAnimation(.easeInOut(duration: glide.duration)) { self.geometry = geometry }
    }
}
#endif
