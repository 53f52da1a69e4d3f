/// Increments of assistive technology.
extension Solver {
    /// The fraction of the track that one increment covers where every value is allowed.
    private static let fractionPerIncrement = 0.1

    /// Proposes the value of a thumb after a number of increments of an assistive technology, and returns the thumb's
    /// index in the proposal. Negative increments are decrements.
    ///
    /// - Parameter amount: the value units of one increment, or `nil` for one step; see
    ///   ``SliderConfiguration/accessibilityStep``.
    mutating func increment(_ thumb: Int, by increments: Int, of amount: Double?) -> Int {
        let requested = requestedValue(of: thumb, afterIncrements: increments, of: amount)
        return moveThumb(thumb, to: requested, beyondPresentValue: increments.signum())
    }

    /// Returns the unwrapped value that a number of increments requests for a thumb, whether it can go there or not.
    ///
    /// - Parameter amount: the value units of one increment, which moves the thumb by at least a step; `nil` for one
    ///   step, or for a tenth of the track where every value is allowed.
    func requestedValue(of thumb: Int, afterIncrements increments: Int, of amount: Double?) -> Double {
        let steps = Self.clampedStepCount(increments)
        guard let amount, amount > 0, amount.isFinite else {
            return requestedValue(of: thumb, afterSteps: steps, fractionPerStep: Self.fractionPerIncrement)
        }
        let requested = constraints.shortestDecimal(
            near:
                unwrappedValue(of: thumb) + Double(increments) * min(amount, constraints.scale.length))
        guard !constraints.grid.isContinuous else { return requested }
        let nextStep = requestedValue(
            of: thumb, afterSteps: steps.signum(), fractionPerStep: Self.fractionPerStep)
        return increments > 0 ? max(requested, nextStep) : min(requested, nextStep)
    }
}
