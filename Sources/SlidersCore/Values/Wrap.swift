/// Wrapping circles: values continue across the seam from lap to lap, as *unwrapped* values. On other tracks, an
/// unwrapped value is the value itself.
extension Constraints {
    /// The unwrapped value of a thumb.
    func unwrapped(_ thumb: ThumbValue) -> Double { thumb.value + thumb.lap * period }

    /// The value and lap of an unwrapped value, inside the bounds.
    ///
    /// - Parameter isOnStep: whether it is a step, which is then met to the bit.
    @inline(never) func wrapped(_ unwrapped: Double, isOnStep: Bool) -> ThumbValue {
        guard isWrapped else { return ThumbValue(value: unwrapped) }
        var lap = lap(of: unwrapped)
        var value = unwrapped - lap * period
        if lap != 0 { value = decimal(value) }
        let step = grid.neighbors(of: value).low
        if isOnStep, step.isFinite, !grid.isFree { value = step }
        if value >= scale.upper {
            value = scale.lower
            lap += 1
        }
        return ThumbValue(value: max(scale.lower, value), lap: lap)
    }

    /// The number of laps of an unwrapped value; just before the seam counts as at it.
    func lap(of unwrapped: Double) -> Double {
        isWrapped ? ((unwrapped - scale.lower + tolerance) / period).rounded(.down) : 0
    }

    /// The unwrapped value of a value in the lap that is nearest to another unwrapped value.
    func unwrapped(_ value: Double, near other: Double) -> Double {
        guard isWrapped else { return value }
        return value + ((other - value) / period + 0.5).rounded(.down) * period
    }

    /// The place along the track of an unwrapped value.
    func unwrappedFraction(of unwrapped: Double) -> Double {
        let lap = lap(of: unwrapped)
        return lap + scale.fraction(of: unwrapped - lap * period)
    }

    /// The unwrapped value at a place along the track, also beyond both ends.
    func unwrappedValue(at unwrappedFraction: Double) -> Double {
        let lap = isWrapped ? unwrappedFraction.rounded(.down) : 0
        return scale.value(at: unwrappedFraction - lap) + lap * period
    }

    /// The nearest steps of a ring around an unwrapped value. Steps count from the lower bound anew in each lap.
    @inline(never) func neighbors(onRing x: Double, isFree: Bool) -> Window {
        guard x.isFinite, !grid.isFree else { return Window(low: x, high: x) }
        let turns = lap(of: x) * period
        if isFree {
            return isForbidden(x) ? forbidden.ends(around: x - turns).shifted(by: turns) : Window(low: x, high: x)
        }
        var neighbors = grid.neighbors(of: x - turns)
        // The lap has no step on one side: take the last of the lap before, or the first of the next.
        if !neighbors.low.isFinite { neighbors.low = grid.neighbors(of: scale.upper).low - period }
        if !neighbors.high.isFinite { neighbors.high = grid.neighbors(of: scale.lower).high + period }
        return neighbors.shifted(by: turns)
    }

    /// Whether the gap above this thumb closes the ring, from the last thumb to the first. Spans do not limit it.
    func isClosing(_ index: Int) -> Bool { isWrapped && index == count - 1 }
}

/// A walk from thumb to thumb. On a ring, the first follows the last, a period higher.
struct Walk {
    var index: Int
    /// What the laps of the walk add to unwrapped values.
    var lift = 0.0

    /// Goes to the next thumb. Returns `false` beyond the ends of a line.
    mutating func step(_ direction: Int, on constraints: Constraints) -> Bool {
        index += direction
        if index >= 0, index < constraints.count { return true }
        guard constraints.isWrapped else { return false }
        index -= direction * constraints.count
        lift += Double(direction) * constraints.period
        return true
    }
}
