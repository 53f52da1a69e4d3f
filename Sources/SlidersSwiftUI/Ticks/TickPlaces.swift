#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersLayers
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// Where the ticks of a control are, for the views beside them.
@MainActor
final class TickPlaces: ObservableObject {
    @Published private(set) var places: [TickPlace] = []

    /// Takes new places, if they are new.
    func show(_ places: [TickPlace]) {
        if places != self.places { self.places = places }
    }

    /// Where the view of a tick stands; `nil` if the control does not show the tick.
    func center(of tick: TrackMarks.Tick) -> CGPoint? {
        let distance = { (place: TickPlace) in abs(place.value - tick.number) }
        guard let place = places.min(by: { distance($0) < distance($1) }) else { return nil }
        // Numbers come back from places on the track, and may differ in their last bits.
        return distance(place) <= 1e-9 * max(1, abs(tick.number)) ? place.text : nil
    }
}
#endif
