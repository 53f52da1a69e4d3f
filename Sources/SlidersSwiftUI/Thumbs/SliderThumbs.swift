#if APPLE_UI
import CoreText
import SlidersCore
import SlidersControls
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// The thumbs of a control, for the views in their places. Each thumb publishes its own state and place, so that a view
/// runs only for what it shows.
@MainActor
final class SliderThumbs: SliderObserver {
    /// The thumbs that views show, by indices.
    private var shown: [SliderThumb] = []
    /// What the control last reported for each thumb; `nil` before its first report.
    private var reported: [(thumb: SliderThumbConfiguration?, geometry: ThumbGeometry)] = []
    /// Where the ticks are, for the views beside them.
    let ticks = TickPositions()
    /// Where the track is, and the states of spans, for the views in their places.
    let parts = TrackParts()
    /// Where the ends of the track and the middle of a ring are, for the labels there.
    let ends = TrackEnds()
    /// Called when the control shows something, and after layout passes.
    var onShow: (() -> Void)?
    private var reportedTicks: (positions: [TickPosition], font: CTFont?) = ([], nil)
    private var reportedLayout: (layout: SliderLayout, innerSquare: CGRect?)?
    private var isUpdating = false
    private var isAwaiting = false

    /// The thumbs for views to show. They exist before the control reports them, so that views appear with the first
    /// frame of a slider.
    ///
    /// - Parameter first: the state of the thumb with an index, until the control reports it.
    func show(_ count: Int, _ first: (Int) -> SliderThumbConfiguration) -> [SliderThumb] {
        while shown.count > count { shown.removeLast() }
        // Without views, the control reports nothing, and this would be out of date when views return.
        for index in reported.indices.dropFirst(count) { reported[index] = (nil, ThumbGeometry()) }
        while shown.count < count {
            let (thumb, geometry) =
                reported.indices.contains(shown.count) ? reported[shown.count] : (nil, ThumbGeometry())
            shown.append(SliderThumb(thumb ?? first(shown.count), geometry))
        }
        return shown
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
        if isUpdating { isAwaiting = true } else { ends.show(layout, innerSquare) }
    }

    func ticksDidMove(to ticks: [TickPosition], _ font: CTFont?) {
        reportedTicks = (ticks, font)
        if isUpdating { isAwaiting = true } else { self.ticks.show(ticks, font) }
        onShow?()
    }

    // MARK: Publishing

    /// Begins an update of views, which must not change in the meantime.
    func beginUpdate() { isUpdating = true }

    /// Ends the update. What the control reported in the meantime is published after it.
    func endUpdate() {
        isUpdating = false
        guard isAwaiting else { return }
        Task { publishAll() }
    }

    private func publishAll() {
        isAwaiting = false
        for index in reported.indices { publish(index) }
        ticks.show(reportedTicks.positions, reportedTicks.font)
        parts.publish()
        if let reportedLayout { ends.show(reportedLayout.layout, reportedLayout.innerSquare) }
    }

    private func publishParts() { if isUpdating { isAwaiting = true } else { parts.publish() } }

    /// Publishes what is new of a thumb.
    private func publish(_ index: Int) {
        guard !isUpdating else {
            isAwaiting = true
            return
        }
        guard shown.indices.contains(index) else { return }
        let (thumb, geometry) = reported[index]
        if let thumb, shown[index].state.thumb != thumb { shown[index].state.thumb = thumb }
        shown[index].position.move(to: geometry)
    }
}

/// A thumb of a control.
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

/// Where a thumb is.
@MainActor
final class ThumbPosition: ObservableObject {
    @Published private(set) var geometry: ThumbGeometry

    init(_ geometry: ThumbGeometry) { self.geometry = geometry }

    /// Moves to a place, by an animation if that is the end of a new glide.
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
