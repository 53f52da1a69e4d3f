/// A glide: thumbs already have their new values, and are drawn between the previous positions and the new ones.
extension SliderState {
    /// The unwrapped fractions at which thumbs are drawn, between the previous and the new ones during a glide.
    package var drawnUnwrappedFractions: [Double] { solver.thumbs.map { $0.fraction + $0.now.lap } }

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
        let goals = drawnUnwrappedFractions
        let turns = isWrapped ? (goals[0] - unwrappedFractions[0] + 0.5).rounded(.down) : 0
        for index in 0..<count {
            solver.thumbs[index].fraction += (unwrappedFractions[index] + turns - goals[index]) * (1 - max(0, part))
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
