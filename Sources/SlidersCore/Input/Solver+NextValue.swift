/// Moving a thumb by steps or to a value, for keys, the wheel, assistive technology, and code.
extension Solver {
    /// The fraction of the track that one step covers where every value is allowed.
    static let fractionPerStep = 0.01
    /// The maximum number of steps of one input.
    private static let maximumSteps = 10_000

    /// Proposes the allowed value nearest to a requested one, and returns the thumb's index in the proposal.
    ///
    /// - Parameter direction: the direction (1 or −1) in which the new value has to be from the present one; 0 if it
    ///   doesn't matter. The thumb stays if there is no such value.
    @discardableResult
    mutating func moveThumb(_ thumb: Int, to requested: Double, beyondPresentValue direction: Int = 0) -> Int {
        let movement = Movement(of: thumb)
        var limits = limits(of: movement)
        // With two tolerances, rounding can't make the present value count as the next one.
        if direction > 0 { limits.low = unwrappedValue(of: thumb) + 2 * constraints.tolerance }
        if direction < 0 { limits.high = unwrappedValue(of: thumb) - 2 * constraints.tolerance }
        guard limits.low <= limits.high else { return thumb }
        return move(thumb, to: requested, in: limits, movement) ?? thumb
    }

    /// Proposes the value that is a number of steps away, and returns the thumb's index in the proposal. Where every
    /// value is allowed, a step is 1% of the track.
    @discardableResult
    mutating func step(_ thumb: Int, by steps: Int) -> Int {
        request(of: thumb, afterSteps: steps).map { moveThumb(thumb, by: $0) } ?? thumb
    }

    /// Proposes the allowed value nearest to a requested one, and returns the thumb's index in the proposal.
    @discardableResult
    mutating func moveThumb(_ thumb: Int, by request: MovementRequest) -> Int {
        moveThumb(thumb, to: request.value, beyondPresentValue: request.direction)
    }

    /// Returns the value that a number of steps requests for a thumb; `nil` for no steps.
    ///
    /// - Parameter fractionPerStep: the fraction of the track that one step covers where every value is allowed.
    func request(of thumb: Int, afterSteps steps: Int, fractionPerStep: Double = fractionPerStep)
        -> MovementRequest?
    {
        guard steps != 0 else { return nil }
        let direction = steps.signum()
        var requested = unwrappedValue(of: thumb)
        if constraints.grid.isContinuous {
            requested = constraints.shortestDecimal(near: value(requested, movedBy: Double(steps) * fractionPerStep))
            return MovementRequest(value: requested, direction: direction)
        }
        for _ in 0..<min(steps.magnitude, UInt(Self.maximumSteps)) {
            let next = constraints.allowedValue(after: requested, going: direction, index: thumb)
            if next.isFinite {
                requested = next
            } else if constraints.isContinuous(nextTo: requested, going: direction) {
                requested = constraints.shortestDecimal(
                    near: value(requested, movedBy: Double(direction) * fractionPerStep))
            } else {
                return MovementRequest(value: requested, direction: direction, exceedsValues: true)
            }
        }
        return MovementRequest(value: requested, direction: direction)
    }

    /// Returns the unwrapped value that is a fraction of the track away from another.
    private func value(_ unwrapped: Double, movedBy fraction: Double) -> Double {
        constraints.unwrappedValue(at: constraints.unwrappedFraction(of: unwrapped) + fraction)
    }

    /// Returns a positive or negative number of steps, limited to the maximum of one input.
    static func clampedStepCount(_ steps: Int) -> Int { max(-maximumSteps, min(maximumSteps, steps)) }
}
