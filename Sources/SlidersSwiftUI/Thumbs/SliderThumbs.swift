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
    /// What the control told last; `nil` is nothing yet.
    private var told: [(thumb: SliderThumbConfiguration?, place: ThumbPlace)] = []
    /// Where the ticks are, for views of their own.
    let ticks = TickPlaces()
    private var toldTicks: (places: [TickPlace], font: CTFont?) = ([], nil)
    private var isUpdating = false
    private var isAwaiting = false

    /// The thumbs for views to show. They are there before the control tells of them, so that views come with the first
    /// frame of a slider.
    ///
    /// - Parameter first: what the thumb of an index is, until the control tells it.
    func show(_ count: Int, _ first: (Int) -> SliderThumbConfiguration) -> [SliderThumb] {
        if shown.count > count { shown.removeLast(shown.count - count) }
        // Without views the control tells nothing, so that this would be old when they come again.
        for rank in told.indices.dropFirst(count) { told[rank] = (nil, ThumbPlace()) }
        while shown.count < count {
            let (thumb, place) = told.indices.contains(shown.count) ? told[shown.count] : (nil, ThumbPlace())
            shown.append(SliderThumb(thumb ?? first(shown.count), place))
        }
        return shown
    }

    // MARK: What the control tells

    func updateThumbs(count: Int) {
        if told.count > count { told.removeLast(told.count - count) }
        while told.count < count { told.append((nil, ThumbPlace())) }
    }

    func show(_ thumb: SliderThumbConfiguration) {
        guard told.indices.contains(thumb.rank), told[thumb.rank].thumb != thumb else { return }
        told[thumb.rank].thumb = thumb
        publish(thumb.rank)
    }

    func place(thumb rank: Int, in box: ThumbBox, _ glide: ThumbGlide?) {
        guard told.indices.contains(rank) else { return }
        told[rank].place.move(to: box, glide)
        publish(rank)
    }

    func stopGliding() {
        for rank in told.indices where told[rank].place.glide != nil {
            told[rank].place.glide = nil
            publish(rank)
        }
    }

    func place(ticks: [TickPlace], _ font: CTFont?) {
        toldTicks = (ticks, font)
        if isUpdating { isAwaiting = true } else { self.ticks.show(ticks, font) }
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
            for rank in told.indices { publish(rank) }
            ticks.show(toldTicks.places, toldTicks.font)
        }
    }

    /// Publishes what is new of a thumb.
    private func publish(_ rank: Int) {
        guard !isUpdating else {
            isAwaiting = true
            return
        }
        guard shown.indices.contains(rank) else { return }
        let (thumb, place) = told[rank]
        if let thumb, shown[rank].state.thumb != thumb { shown[rank].state.thumb = thumb }
        shown[rank].position.move(to: place)
    }
}

/// A thumb of a control.
@MainActor
struct SliderThumb {
    let rank: Int
    let state: ThumbState
    let position: ThumbPosition

    init(_ thumb: SliderThumbConfiguration, _ place: ThumbPlace) {
        rank = thumb.rank
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
