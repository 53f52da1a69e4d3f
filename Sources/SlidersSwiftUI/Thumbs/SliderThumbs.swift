#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import CoreText
import SlidersCore
import SlidersControls
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// The thumbs of a control, for the views in their places. Each thumb publishes for itself what it is, and where, so
/// that a view runs for what it shows alone.
@MainActor
final class SliderThumbs: SliderObserver {
    /// The thumbs that views show, by indices.
    private var shown: [SliderThumb] = []
    /// What the control last reported for each thumb; `nil` before its first report.
    private var told: [(thumb: SliderThumbConfiguration?, place: ThumbPlace)] = []
    /// Where the ticks are, for views of their own.
    let ticks = TickPlaces()
    /// Where the track is, and what spans are, for views of their own.
    let parts = TrackParts()
    /// Called when the control shows something, and after layout passes.
    var onShow: (() -> Void)?
    private var toldTicks: (places: [TickPlace], font: CTFont?) = ([], nil)
    private var isUpdating = false
    private var isAwaiting = false

    /// The thumbs for views to show. They are there before the control reports them, so that views come with the first
    /// frame of a slider.
    ///
    /// - Parameter first: what the thumb of an index is, until the control reports it.
    func show(_ count: Int, _ first: (Int) -> SliderThumbConfiguration) -> [SliderThumb] {
        if shown.count > count { shown.removeLast(shown.count - count) }
        // Without views the control reports nothing, and this would be out of date when they come back.
        for index in told.indices.dropFirst(count) { told[index] = (nil, ThumbPlace()) }
        while shown.count < count {
            let (thumb, place) = told.indices.contains(shown.count) ? told[shown.count] : (nil, ThumbPlace())
            shown.append(SliderThumb(thumb ?? first(shown.count), place))
        }
        return shown
    }

    // MARK: What the control reports

    func didShow() { onShow?() }

    func updateThumbs(count: Int) {
        if told.count > count { told.removeLast(told.count - count) }
        while told.count < count { told.append((nil, ThumbPlace())) }
    }

    func show(_ thumb: SliderThumbConfiguration) {
        guard told.indices.contains(thumb.index), told[thumb.index].thumb != thumb else { return }
        told[thumb.index].thumb = thumb
        publish(thumb.index)
    }

    func place(thumb index: Int, in box: ThumbBox, _ glide: ThumbGlide?) {
        guard told.indices.contains(index) else { return }
        told[index].place.move(to: box, glide)
        publish(index)
    }

    func updateSpans(count: Int) { parts.update(count: count) }

    func show(_ span: SliderSpanConfiguration) {
        parts.note(span)
        publishParts()
    }

    func place(track rect: CGRect) {
        parts.note(track: rect)
        publishParts()
    }

    func place(span index: Int, in box: TrackBox, _ duration: Double?) {
        parts.note(span: index, in: box, duration)
        publishParts()
    }

    func stopGliding() {
        for index in told.indices where told[index].place.glide != nil {
            told[index].place.glide = nil
            publish(index)
        }
    }

    func place(ticks: [TickPlace], _ font: CTFont?) {
        toldTicks = (ticks, font)
        if isUpdating { isAwaiting = true } else { self.ticks.show(ticks, font) }
        onShow?()
    }

    // MARK: Publishing

    /// Views are updated from now on, and must not change meanwhile.
    func beginUpdate() { isUpdating = true }

    /// The update is over. What the control told meanwhile is published after it.
    func endUpdate() {
        isUpdating = false
        guard isAwaiting else { return }
        Task {
            isAwaiting = false
            for index in told.indices { publish(index) }
            ticks.show(toldTicks.places, toldTicks.font)
            parts.publish()
        }
    }

    private func publishParts() { if isUpdating { isAwaiting = true } else { parts.publish() } }

    /// Publishes what is new of a thumb.
    private func publish(_ index: Int) {
        guard !isUpdating else {
            isAwaiting = true
            return
        }
        guard shown.indices.contains(index) else { return }
        let (thumb, place) = told[index]
        if let thumb, shown[index].state.thumb != thumb { shown[index].state.thumb = thumb }
        shown[index].position.move(to: place)
    }
}

/// A thumb of a control.
@MainActor
struct SliderThumb {
    let index: Int
    let state: ThumbState
    let position: ThumbPosition

    init(_ thumb: SliderThumbConfiguration, _ place: ThumbPlace) {
        index = thumb.index
        (state, position) = (ThumbState(thumb), ThumbPosition(place))
    }
}

/// What a thumb is.
@MainActor
final class ThumbState: ObservableObject {
    @Published var thumb: SliderThumbConfiguration

    init(_ thumb: SliderThumbConfiguration) { self.thumb = thumb }
}

/// Where a thumb is.
@MainActor
final class ThumbPosition: ObservableObject {
    @Published private(set) var place: ThumbPlace

    init(_ place: ThumbPlace) { self.place = place }

    /// Moves to a place, by an animation if that is the end of a new glide.
    fileprivate func move(to place: ThumbPlace) {
        guard place != self.place else { return }
        guard place.glides != self.place.glides, let glide = place.glide else {
            self.place = place
            return
        }
        withAnimation(.easeInOut(duration: glide.duration)) { self.place = place }
    }
}
#endif
