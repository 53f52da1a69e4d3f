/// A glide: thumbs already have their new values, and are drawn between the previous positions and the new ones.
extension SliderState {
    /// The unwrapped fractions at which thumbs are drawn: fractions of the track plus the number of laps. During a
    /// glide, they are between the previous positions and the new ones.
    package var drawnUnwrappedFractions: [Double] { solver.thumbs.map { $0.fraction + $0.current.lap } }

    /// The largest magnitude of a fraction that a glide can start from.
    private static let maximumFraction = 1e6

    /// Draws thumbs between their previous positions and their current ones. ``location(ofThumb:)`` and
    /// ``unwrappedFractions(ofSpan:)`` follow the glide; values and limits don't. On a wrapping circle, all
    /// thumbs move in the direction that's shorter for the first one, and keep their spans during the glide.
    ///
    /// Every input, assignment, and layout ends it.
    ///
    /// - Parameters:
    ///   - unwrappedFractions: ``drawnUnwrappedFractions`` from before the values were set. A different number of
    ///     fractions has no effect, and neither do fractions beyond ±1,000,000.
    ///   - part: the completed part of the distance, 0…1; with 1, thumbs are at their current positions.
    package mutating func glide(from unwrappedFractions: [Double], part: Double) {
        endGlide()
        guard unwrappedFractions.count == count, part < 1,
            unwrappedFractions.allSatisfy({ abs($0) <= Self.maximumFraction })
        else { return }
        let finalFractions = drawnUnwrappedFractions
        // Whole laps bring the previous position of the first thumb within half a lap of its final one.
        let addedLaps = isWrapped ? (finalFractions[0] - unwrappedFractions[0] + 0.5).rounded(.down) : 0
        for index in 0..<count {
            let distance = unwrappedFractions[index] + addedLaps - finalFractions[index]
            solver.thumbs[index].fraction += distance * (1 - max(0, part))
        }
        isGliding = true
    }

    /// Ends a glide, so that each thumb is drawn at its value.
    mutating func endGlide() {
        guard isGliding else { return }
        isGliding = false
        solver.resetDrawnFractions()
    }
}

extension Solver {
    /// Sets the fraction at which each thumb is drawn to the fraction of its value.
    fileprivate mutating func resetDrawnFractions() {
        for index in thumbs.indices {
            thumbs[index].fraction = constraints.scale.fraction(of: thumbs[index].current.value)
        }
    }
}
