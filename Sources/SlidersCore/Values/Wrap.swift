/// Wrapping circles: values continue from lap to lap across the seam, the point where the circle closes, as *unwrapped*
/// values. On other tracks, an unwrapped value is the value itself.
extension Constraints {
    /// Returns the unwrapped value of a thumb: its value plus one period for each lap.
    func unwrapped(_ thumb: ThumbValue) -> Double { thumb.value + thumb.lap * period }

    /// Returns the value inside the bounds, and the lap, of an unwrapped value.
    ///
    /// - Parameter isOnStep: whether the value is a step except for a rounding error, which is then removed.
    @inline(never) func wrapped(_ unwrappedValue: Double, isOnStep: Bool) -> ThumbValue {
        guard isWrapped else { return ThumbValue(value: unwrappedValue) }
        var lap = lap(of: unwrappedValue)
        var value = unwrappedValue - lap * period
        if lap != 0 { value = shortestDecimal(near: value) }
        let step = grid.nearestValues(around: value).low
        if isOnStep, step.isFinite, !grid.isContinuous { value = step }
        if value >= scale.upper {
            value = scale.lower
            lap += 1
        }
        return ThumbValue(value: max(scale.lower, value), lap: lap)
    }

    /// Returns the lap that an unwrapped value is in, or 0 on a track that doesn't wrap. A value within the tolerance
    /// below the seam counts as in the next lap.
    func lap(of unwrappedValue: Double) -> Double {
        isWrapped ? ((unwrappedValue - scale.lower + tolerance) / period).rounded(.down) : 0
    }

    /// Returns the unwrapped value of a value in the lap where it's nearest to another unwrapped value.
    func unwrapped(_ value: Double, near otherValue: Double) -> Double {
        guard isWrapped else { return value }
        return value + ((otherValue - value) / period + 0.5).rounded(.down) * period
    }

    /// Returns the unwrapped fraction of an unwrapped value: a fraction of the track plus the number of laps.
    func unwrappedFraction(of unwrappedValue: Double) -> Double {
        let lap = lap(of: unwrappedValue)
        return lap + scale.fraction(of: unwrappedValue - lap * period)
    }

    /// Returns the unwrapped value at an unwrapped fraction, which can be outside 0…1 on every track.
    func unwrappedValue(at unwrappedFraction: Double) -> Double {
        let lap = isWrapped ? unwrappedFraction.rounded(.down) : 0
        return scale.value(at: unwrappedFraction - lap) + lap * period
    }

    /// Returns the greatest allowed value of a ring at or below an unwrapped value, and the least one at or above it.
    /// In each lap, steps count from the lower bound again.
    @inline(never) func nearestValuesOnRing(around x: Double, ignoresSteps: Bool) -> Window {
        guard x.isFinite, !grid.isContinuous else { return Window(low: x, high: x) }
        let lapOffset = lap(of: x) * period
        if ignoresSteps {
            return isForbidden(x)
                ? forbidden.ends(around: x - lapOffset).shifted(by: lapOffset) : Window(low: x, high: x)
        }
        var nearestValues = grid.nearestValues(around: x - lapOffset)
        // If the lap has no step on one side of `x`, use the last one of the previous lap, or the first of the next.
        if !nearestValues.low.isFinite { nearestValues.low = grid.nearestValues(around: scale.upper).low - period }
        if !nearestValues.high.isFinite { nearestValues.high = grid.nearestValues(around: scale.lower).high + period }
        return nearestValues.shifted(by: lapOffset)
    }

    /// Returns whether the distance above a thumb closes a ring: it's the one from the last thumb to the first, which
    /// the minimum and the maximum span don't limit.
    func closesRing(above index: Int) -> Bool { isWrapped && index == count - 1 }
}

/// The current thumb of a loop over thumbs. On a ring, the loop continues from the last thumb to the first, and back.
struct ThumbCursor {
    /// The index of the thumb.
    var index: Int
    /// What the loop adds to the unwrapped value of the thumb: one period for each time that it continued from the last
    /// thumb to the first, and minus one for each time back.
    var valueOffset = 0.0

    /// Moves to the next thumb above (direction 1) or below (−1). Returns `false` if there is none, at the end of a
    /// line.
    mutating func advance(_ direction: Int, on constraints: Constraints) -> Bool {
        index += direction
        if index >= 0, index < constraints.count { return true }
        guard constraints.isWrapped else { return false }
        index -= direction * constraints.count
        valueOffset += Double(direction) * constraints.period
        return true
    }
}
