/// A glide: thumbs have their values already, and are drawn on their way there.
extension SliderState {
    /// The places along the track where thumbs are drawn; during a glide, the places in between.
    package var drawnPlaces: [Double] { solver.thumbs.map { $0.fraction + $0.now.lap } }

    private static let farthestPlace = 1e6

    /// Draws thumbs between their previous places and their current ones. ``location(ofThumb:)`` and
    /// ``places(ofSpan:)`` follow the glide; values and limits don't. On a wrapping circle, all thumbs go the way
    /// that's shorter for the first one, and keep their spans during the glide.
    ///
    /// Every input, assignment, and layout ends it.
    ///
    /// - Parameters:
    ///   - places: ``drawnPlaces`` from before the values were set. Places for a different number of thumbs have no
    ///     effect, and neither do places that are more than a million lengths of the track away.
    ///   - part: the fraction of the way that's complete, 0…1; with 1, thumbs are at their current places.
    package mutating func glide(from places: [Double], part: Double) {
        endGlide()
        guard places.count == count, part < 1, places.allSatisfy({ abs($0) <= Self.farthestPlace }) else { return }
        let goals = drawnPlaces
        let turns = isWrapped ? (goals[0] - places[0] + 0.5).rounded(.down) : 0
        for index in 0..<count {
            solver.thumbs[index].fraction += (places[index] + turns - goals[index]) * (1 - max(0, part))
        }
        isGliding = true
    }

    /// Draws thumbs where they are.
    mutating func endGlide() {
        guard isGliding else { return }
        isGliding = false
        solver.endGlide()
    }
}

extension Solver {
    /// Draws thumbs where their values are.
    fileprivate mutating func endGlide() {
        for index in thumbs.indices {
            thumbs[index].fraction = constraints.scale.fraction(of: thumbs[index].now.value)
        }
    }
}
