/// Increments of assistive technology, which request values as steps do.
extension Solver {
    /// The fraction of the track that one increment covers where every value is allowed.
    private static let fractionPerIncrement = 0.1

    /// Returns the value that a number of increments of an assistive technology requests for a thumb. Negative
    /// increments are decrements.
    ///
    /// - Parameter amount: the value units of one increment, which moves the thumb by at least a step; `nil` for one
    ///   step, or for a tenth of the track where every value is allowed. See
    ///   ``SliderConfiguration/accessibilityStep``.
    func request(of thumb: Int, afterIncrements increments: Int, of amount: Double?) -> MovementRequest? {
        let steps = Self.clampedStepCount(increments)
        guard let amount, amount > 0, amount.isFinite else {
            return request(of: thumb, afterSteps: steps, fractionPerStep: Self.fractionPerIncrement)
        }
        let requested = constraints.shortestDecimal(
            near: unwrappedValue(of: thumb) + Double(increments) * min(amount, constraints.scale.length))
        guard var next = request(of: thumb, afterSteps: steps.signum()) else { return nil }
        if constraints.grid.isContinuous || Double(next.direction) * (requested - next.value) > 0 {
            next.value = requested
        }
        return next
    }
}
