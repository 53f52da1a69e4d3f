/// The values that a thumb may take: steps ∩ (bounds ∩ enabled range ∩ the thumb's own limits), outside forbidden
/// ranges. Every path from a wish to a value ends here.
///
/// On a wrapping circle, values are unwrapped: they continue from lap to lap.
extension Constraints {
    /// In direction 1, the greatest allowed value at or below `x`; in direction −1, the least at or above it.
    ///
    /// Returns −∞ (direction 1) or +∞ (direction −1) if there is none, so that `min` and `max` still work.
    ///
    /// - Parameter isFree: whether the thumb may be off the steps.
    func value(atOrBefore x: Double, going direction: Int, index: Int, isFree: Bool) -> Double {
        let neighbors = neighbors(of: x, index: index, isFree: isFree)
        return direction > 0 ? neighbors.low : neighbors.high
    }

    /// The allowed value in a window that is nearest to a wish; ties go up. +∞ if there is none.
    func value(nearest requested: Double, in window: Window, index: Int, isFree: Bool) -> Double {
        guard window.low <= window.high + tolerance else { return .infinity }
        let neighbors = neighbors(of: window.clamp(requested), index: index, isFree: isFree)
        let canGoUp = neighbors.high <= window.high + tolerance
        guard neighbors.low >= window.low - tolerance else { return canGoUp ? neighbors.high : .infinity }
        let goesUp = canGoUp && neighbors.high - requested <= requested - neighbors.low + tolerance
        return goesUp ? neighbors.high : neighbors.low
    }

    /// The greatest allowed value at or below `x`, or −∞, and the least at or above it, or +∞.
    @inline(never) private func neighbors(of x: Double, index: Int, isFree: Bool) -> Window {
        if isWrapped { return neighbors(onRing: x, isFree: isFree) }
        let part = part(of: index)
        var neighbors = neighbors(inside: part.clamp(x), part, isFree: isFree)
        // Spans add up rounding errors; without spans the order of values is kept to the bit.
        let slack = minimumSpan > 0 || maximumSpan < .infinity ? tolerance : 0
        if x < part.low - slack { neighbors.low = -.infinity }
        if x > part.high + slack { neighbors.high = .infinity }
        return neighbors
    }

    private func neighbors(inside x: Double, _ part: Window, isFree: Bool) -> Window {
        if grid.isFree { return Window(low: x, high: x) }
        let steps = grid.neighbors(of: x)
        let free = forbidden.ends(around: x)
        let isLowInside = part.contains(steps.low, tolerance)
        let isHighInside = part.contains(steps.high, tolerance)
        guard isLowInside || isHighInside else {
            // No step lies in the part: its ends are allowed.
            if x >= part.high - tolerance { return Window(low: part.high, high: part.high) }
            if x <= part.low + tolerance { return Window(low: part.low, high: part.low) }
            return isFree ? free : part
        }
        // A value within the tolerance of a step is that step, so that two values are equal or clearly apart.
        let usesLow = isLowInside && (!isFree || abs(steps.low - x) <= tolerance)
        let usesHigh = isHighInside && (!isFree || abs(steps.high - x) <= tolerance)
        return Window(
            low: usesLow ? steps.low : isFree ? free.low : -.infinity,
            high: usesHigh ? steps.high : isFree ? free.high : .infinity)
    }

    /// The next value allowed to a thumb strictly beyond `x`. Infinite at an edge, and where every value is allowed.
    func value(after x: Double, going direction: Int, index: Int) -> Double {
        let turns = lap(of: x) * period
        var next = grid.value(after: x - turns, going: direction) + turns
        if !next.isFinite {
            guard isWrapped, !isFree(nextTo: x, going: direction) else { return next }
            // Just beyond the seam: 4 tolerances are more than any two values within the tolerance can be apart.
            next = x + Double(direction) * 4 * tolerance
        }
        let value = value(atOrBefore: next, going: -direction, index: index, isFree: false)
        return value.isFinite ? value : Double(direction) * .infinity
    }

    /// Whether every value just beyond `x` is allowed.
    func isFree(nextTo x: Double, going direction: Int) -> Bool {
        // Below the seam of a ring lies the lap before.
        let beside = isWrapped && direction < 0 ? x - 4 * tolerance : x
        return grid.isFree(nextTo: beside - lap(of: beside) * period, going: direction)
    }

    /// Whether a value is a step or an end of a forbidden range: not all values beside it are allowed.
    func isStep(_ value: Double) -> Bool {
        !(isFree(nextTo: value, going: 1) && isFree(nextTo: value, going: -1)) && !grid.isFree
            && grid.neighbors(of: value).low == value
    }

    /// Whether an unwrapped value lies inside a forbidden range.
    func isForbidden(_ unwrapped: Double) -> Bool { forbidden.contains(unwrapped - lap(of: unwrapped) * period) }

    /// Removes the rounding error of a sum on a linear scale, or on one of linear pieces. Returns the number with the
    /// fewest decimals, at most nine, that is within the rounding error of `x`; otherwise `x`.
    func decimal(_ x: Double) -> Double {
        switch scale.curve {
        case .linear, .piecewise: break
        case .logarithmic, .power, .list: return x
        }
        // Two roundings, each of half a last place of a number as large as the sum.
        let rounding = 5e-16 * (abs(x) + scale.length)
        var power = 1.0
        while power < 1e10 {
            let decimal = (x * power + 0.5).rounded(.down) / power
            if abs(decimal - x) <= rounding { return decimal }
            power *= 10
        }
        return x
    }
}

/// The values between which a thumb may be; infinite where nothing limits it.
package struct Window: Equatable, Sendable {
    package var low: Double
    package var high: Double

    package init(low: Double = -.infinity, high: Double = .infinity) { (self.low, self.high) = (low, high) }

    package func clamp(_ value: Double) -> Double { max(low, min(high, value)) }

    package func contains(_ value: Double, _ tolerance: Double = 0) -> Bool {
        value >= low - tolerance && value <= high + tolerance
    }

    func intersection(_ other: Window) -> Window {
        Window(low: max(low, other.low), high: min(high, other.high))
    }

    func union(_ other: Window) -> Window { Window(low: min(low, other.low), high: max(high, other.high)) }

    func shifted(by offset: Double) -> Window { Window(low: low + offset, high: high + offset) }
}
