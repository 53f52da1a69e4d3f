/// A glide: thumbs have their values already, and are drawn on their way there.
extension SliderState {
    /// Where thumbs are drawn, as places along the track; those of a glide on its way.
    public var drawnPlaces: [Double] { solver.thumbs.map { $0.fraction + $0.now.lap } }

    private static let farthestPlace = 1e6

    /// Draws thumbs on their way from the places where they were: ``point(forThumb:)`` and ``places(ofSpan:)`` follow
    /// it, values and limits do not. Round a ring thumbs go the way that is shorter for the first, and keep their spans
    /// meanwhile.
    ///
    /// Every input, assignment and layout ends it.
    ///
    /// - Parameters:
    ///   - places: ``drawnPlaces`` before values were set; those of another number of thumbs do nothing,
    ///     nor do places farther away than a million tracks.
    ///   - part: the part of the way that lies behind, 0…1; with 1 thumbs are where they are.
    public mutating func glide(from places: [Double], part: Double) {
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
        for index in 0..<count { solver.thumbs[index].fraction = fraction(of: value(of: index)) }
    }
}
