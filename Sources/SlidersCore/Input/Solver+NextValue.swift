/// Steps of a thumb, by keys, the wheel, assistive technology, and code.
extension Solver {
    /// The part of the track that one step covers if every value is allowed.
    static let freeStep = 0.01
    /// No input goes farther than this many steps.
    private static let maximumSteps = 10_000

    /// Proposes the value nearest to a wish; with a direction at least the next value there, if there is one. Returns
    /// the thumb's index then.
    @discardableResult
    mutating func go(_ thumb: Int, to requested: Double, leaving direction: Int = 0) -> Int {
        let movement = Movement(of: thumb)
        var limits = limits(of: movement)
        // Two tolerances, so that rounding does not take the present value for the next one.
        if direction > 0 { limits.low = unwrapped(thumb) + 2 * constraints.tolerance }
        if direction < 0 { limits.high = unwrapped(thumb) - 2 * constraints.tolerance }
        guard limits.low <= limits.high else { return thumb }
        return move(thumb, to: requested, in: limits, movement) ?? thumb
    }

    /// Proposes the value this many reachable values away; where every value is allowed, this many shares of the track.
    @discardableResult
    mutating func step(_ thumb: Int, by steps: Int, share: Double = freeStep) -> Int {
        guard steps != 0 else { return thumb }
        return go(thumb, to: goal(of: thumb, after: steps, share: share), leaving: steps.signum())
    }

    /// The unwrapped value that this many steps would take a thumb to; see ``step(_:by:share:)``.
    func goal(of thumb: Int, after steps: Int, share: Double) -> Double {
        let direction = steps.signum()
        var requested = unwrapped(thumb)
        if constraints.grid.isFree { return constraints.decimal(shifted(requested, by: Double(steps) * share)) }
        for _ in 0..<min(steps.magnitude, UInt(Self.maximumSteps)) {
            let next = constraints.value(after: requested, going: direction, index: thumb)
            if next.isFinite {
                requested = next
            } else if constraints.isFree(nextTo: requested, going: direction) {
                requested = constraints.decimal(shifted(requested, by: Double(direction) * share))
            } else {
                break
            }
        }
        return requested
    }

    /// The unwrapped value a part of the track away from another.
    private func shifted(_ unwrapped: Double, by share: Double) -> Double {
        constraints.unwrappedValue(at: constraints.unwrappedFraction(of: unwrapped) + share)
    }

    /// A number of steps that no input exceeds.
    static func limited(_ steps: Int) -> Int { max(-maximumSteps, min(maximumSteps, steps)) }
}
