/// The values that a thumb can have: steps ∩ (bounds ∩ enabled range ∩ limits of the thumb), outside forbidden ranges.
/// Every requested value becomes an allowed value here.
///
/// On a wrapping circle, values are unwrapped: they continue from lap to lap.
extension Constraints {
    /// Returns the greatest allowed value at or below `x` (direction 1), or the least one at or above it (−1). If there
    /// is none, returns −∞ or +∞, so that `min` and `max` still work.
    ///
    /// - Parameter ignoresSteps: whether the thumb may be between steps.
    func allowedValue(atOrBefore x: Double, going direction: Int, index: Int, ignoresSteps: Bool) -> Double {
        let nearestValues = nearestAllowedValues(around: x, index: index, ignoresSteps: ignoresSteps)
        return direction > 0 ? nearestValues.low : nearestValues.high
    }

    /// Returns the allowed value in a window that is nearest to a requested one, and the higher one of two that are
    /// equally near; +∞ if there is none.
    func allowedValue(
        nearest requestedValue: Double, in window: Window, index: Int, ignoresSteps: Bool
    ) -> Double {
        guard window.low <= window.high + tolerance else { return .infinity }
        let nearestValues = nearestAllowedValues(
            around: window.clamp(requestedValue), index: index, ignoresSteps: ignoresSteps)
        let isHighInWindow = nearestValues.high <= window.high + tolerance
        guard nearestValues.low >= window.low - tolerance else {
            return isHighInWindow ? nearestValues.high : .infinity
        }
        let isHighNearer = nearestValues.high - requestedValue <= requestedValue - nearestValues.low + tolerance
        return isHighInWindow && isHighNearer ? nearestValues.high : nearestValues.low
    }

    /// Returns the greatest allowed value at or below `x`, or −∞, and the least one at or above it, or +∞.
    @inline(never) private func nearestAllowedValues(around x: Double, index: Int, ignoresSteps: Bool) -> Window {
        if isWrapped { return nearestValuesOnRing(around: x, ignoresSteps: ignoresSteps) }
        let permittedWindow = permittedWindow(of: index)
        var nearestValues = nearestValues(
            around: permittedWindow.clamp(x), in: permittedWindow, ignoresSteps: ignoresSteps)
        // With spans, `x` is a sum with rounding errors. Without spans, thumbs must stay in exact order.
        let maximumError = minimumSpan > 0 || maximumSpan < .infinity ? tolerance : 0
        if x < permittedWindow.low - maximumError { nearestValues.low = -.infinity }
        if x > permittedWindow.high + maximumError { nearestValues.high = .infinity }
        return nearestValues
    }

    /// Returns the allowed values on both sides of `x` on a line, given the window that bounds and limits permit.
    private func nearestValues(around x: Double, in permittedWindow: Window, ignoresSteps: Bool) -> Window {
        if grid.isContinuous { return Window(low: x, high: x) }
        let steps = grid.nearestValues(around: x)
        // Both are `x`, or the ends of a forbidden range around it.
        let valuesBetweenSteps = forbidden.ends(around: x)
        let isLowPermitted = permittedWindow.contains(steps.low, tolerance)
        let isHighPermitted = permittedWindow.contains(steps.high, tolerance)
        guard isLowPermitted || isHighPermitted else {
            // If the window contains no step, its ends are allowed.
            if x >= permittedWindow.high - tolerance {
                return Window(low: permittedWindow.high, high: permittedWindow.high)
            }
            if x <= permittedWindow.low + tolerance {
                return Window(low: permittedWindow.low, high: permittedWindow.low)
            }
            return ignoresSteps ? valuesBetweenSteps : permittedWindow
        }
        // A value within the tolerance of a step becomes that step, so that two values are equal or clearly different.
        let usesLowStep = isLowPermitted && (!ignoresSteps || abs(steps.low - x) <= tolerance)
        let usesHighStep = isHighPermitted && (!ignoresSteps || abs(steps.high - x) <= tolerance)
        return Window(
            low: usesLowStep ? steps.low : ignoresSteps ? valuesBetweenSteps.low : -.infinity,
            high: usesHighStep ? steps.high : ignoresSteps ? valuesBetweenSteps.high : .infinity)
    }

    /// Returns the next allowed value of a thumb strictly above (direction 1) or below (−1) `x`. Infinite if there is
    /// none, and where every value is allowed.
    func allowedValue(after x: Double, going direction: Int, index: Int) -> Double {
        let lapOffset = lap(of: x) * period
        var next = grid.value(after: x - lapOffset, going: direction) + lapOffset
        if !next.isFinite {
            guard isWrapped, !isContinuous(nextTo: x, going: direction) else { return next }
            // Continue just beyond the seam, in the next lap. Equal values differ by less than 4 tolerances.
            next = x + Double(direction) * 4 * tolerance
        }
        let value = allowedValue(atOrBefore: next, going: -direction, index: index, ignoresSteps: false)
        return value.isFinite ? value : Double(direction) * .infinity
    }

    /// Returns whether every value just above (direction 1) or below (−1) `x` is allowed.
    func isContinuous(nextTo x: Double, going direction: Int) -> Bool {
        // On a ring, the values just below the seam belong to the previous lap.
        let adjacentValue = isWrapped && direction < 0 ? x - 4 * tolerance : x
        return grid.isContinuous(nextTo: adjacentValue - lap(of: adjacentValue) * period, going: direction)
    }

    /// Returns whether a value is a step or an end of a forbidden range: an allowed value next to values that aren't.
    func isStep(_ value: Double) -> Bool {
        !(isContinuous(nextTo: value, going: 1) && isContinuous(nextTo: value, going: -1)) && !grid.isContinuous
            && grid.nearestValues(around: value).low == value
    }

    /// Returns whether an unwrapped value is inside a forbidden range.
    func isForbidden(_ unwrappedValue: Double) -> Bool {
        forbidden.contains(unwrappedValue - lap(of: unwrappedValue) * period)
    }

    /// Removes the rounding error of a sum: returns the number with the fewest decimals, at most nine, that is within
    /// the rounding error of `x`. Returns `x` if there is none, and on a curved or list scale.
    func shortestDecimal(near x: Double) -> Double {
        switch scale.curve {
        case .linear, .piecewise: break
        case .logarithmic, .power, .list: return x
        }
        // Each of two roundings changes a number as large as the sum by at most half a unit in the last place.
        let roundingError = 5e-16 * (abs(x) + scale.length)
        var power = 1.0
        while power < 1e10 {
            let decimal = (x * power + 0.5).rounded(.down) / power
            if abs(decimal - x) <= roundingError { return decimal }
            power *= 10
        }
        return x
    }
}

/// An interval of values, such as those that a thumb can have; infinite at an end without a limit.
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

    /// Returns the smallest interval that contains this one and another one.
    func union(_ other: Window) -> Window { Window(low: min(low, other.low), high: max(high, other.high)) }

    func shifted(by offset: Double) -> Window { Window(low: low + offset, high: high + offset) }
}
