/// Holds during changes by layout and code: a resize, new values, and a ring that starts or stops wrapping.
extension PointerHold {
    /// Computes the pointer's fraction of the track from the held thumb, so that the next movement after a resize puts
    /// the thumb under the pointer again. A waiting hold restarts at its press.
    mutating func alignWithThumb(on surface: Surface, _ solver: Solver) {
        restartIfWaiting(on: surface, solver)
        guard !isWaiting, !surface.dragsVertically, surface.track.length > 0 else { return }
        pointerFraction =
            solver.unwrappedFraction(of: thumbs.lowerBound) + (grabOffset + fineControlOffset) / surface.track.length
    }

    /// Restarts a waiting hold at its press with the current values, because it hasn't moved anything yet.
    @inline(never) mutating func restartIfWaiting(on surface: Surface, _ solver: Solver) {
        guard isWaiting else { return }
        valuesAtPress = solver.values
        guard
            let newFraction = surface.unwrappedFraction(of: pressLocation, for: thumbs.lowerBound, solver)
        else { return }
        (pressFraction, pointerFraction) = (newFraction, newFraction)
    }

    /// Adapts the hold to new constraints: if the circle wraps, the values at the press are wrapped into the bounds;
    /// the fraction of the start value is computed on the new scale.
    mutating func adapt(to constraints: Constraints) {
        for thumb in valuesAtPress.indices {
            valuesAtPress[thumb].value = constraints.wrapped(valuesAtPress[thumb].value, isOnStep: false).value
        }
        startFraction = constraints.unwrappedFraction(of: constraints.unwrapped(startValue))
    }
}

extension Pointers {
    /// Computes the fraction of each pointer from its held thumb after a new layout.
    mutating func alignWithThumbs(on surface: Surface, _ solver: Solver) {
        for index in holds.indices { holds[index].alignWithThumb(on: surface, solver) }
    }

    /// Restarts the waiting holds at their presses, with the current values.
    @inline(never) mutating func restartWaitingHolds(on surface: Surface, _ solver: Solver) {
        for index in holds.indices { holds[index].restartIfWaiting(on: surface, solver) }
    }

    /// Adapts all holds to new constraints.
    mutating func adapt(to constraints: Constraints) {
        for index in holds.indices { holds[index].adapt(to: constraints) }
    }
}
