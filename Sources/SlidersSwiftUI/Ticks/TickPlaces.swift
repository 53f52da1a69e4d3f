#if APPLE_UI
import CoreText
import SlidersControls
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// Where the ticks of a control are and which font their texts have, for the views beside them.
@MainActor
final class TickPlaces: ObservableObject {
    @Published private(set) var places: [TickPlace] = []
    @Published private(set) var font: CTFont?

    /// Stores places and a font, if they're new.
    func show(_ places: [TickPlace], _ font: CTFont?) {
        if places != self.places { self.places = places }
        if font !== self.font { self.font = font }
    }

    /// The center of the view of a tick; `nil` if the control doesn't show the tick.
    func center(of tick: TrackMarks.Tick) -> CGPoint? {
        let distance = { (place: TickPlace) in abs(place.value - tick.number) }
        guard let place = places.min(by: { distance($0) < distance($1) }) else { return nil }
        // The numbers were computed from places on the track, and may differ in their last bits.
        return distance(place) <= 1e-9 * max(1, abs(tick.number)) ? place.text : nil
    }
}
#endif
