/// Thumbs that pass one another. Values stay sorted: each passed thumb moves one index the other way.
extension Solver {
    /// Proposes the value nearest to a wish that a thumb can take among the others, on its side of the walls. Returns
    /// its index there.
    mutating func cross(_ rank: Int, to wish: Double, in window: Window, _ movement: Movement) -> Int {
        let crossing = crossing(rank, to: wish, in: window, movement)
        guard crossing.rank != rank || crossing.value != unwrapped(rank) else { return rank }
        let value = value(at: crossing.value, of: rank, movement)
        for passed in min(rank, crossing.rank)...max(rank, crossing.rank) {
            let next = passed < crossing.rank ? passed + 1 : passed - 1
            propose(passed == crossing.rank ? value : thumbs[next].now, at: passed)
        }
        return crossing.rank
    }

    /// The lowest and the highest value that a thumb can reach by passing others.
    func crossingLimits(of rank: Int, _ movement: Movement) -> Window {
        Window(
            low: crossing(rank, to: constraints.scale.lower, movement).value,
            high: crossing(rank, to: constraints.scale.upper, movement).value)
    }

    /// The value nearest to a wish that a thumb can take, and its index there. With a minimum span it leaps over what is
    /// too near to another thumb. Its present value if there is no other.
    private func crossing(
        _ rank: Int, to wish: Double, in window: Window = Window(), _ movement: Movement
    ) -> (rank: Int, value: Double) {
        var best = (rank: rank, value: Double.infinity)
        search(from: rank, to: wish, going: 1, in: window, &best, movement)
        search(from: rank, to: wish, going: -1, in: window, &best, movement)
        return best.value.isFinite ? best : (rank, unwrapped(rank))
    }

    /// Looks for a better value on one side, index by index up to the next wall.
    private func search(
        from rank: Int, to wish: Double, going direction: Int, in window: Window,
        _ best: inout (rank: Int, value: Double),
        _ movement: Movement
    ) {
        var target = rank
        while true {
            let value = value(nearest: wish, in: window, of: rank, at: target, movement)
            if value.isFinite, isBetter(value, than: best.value, for: wish) { best = (target, value) }
            guard canPass(rank, at: target, going: direction, movement) else { return }
            target += direction
            // Values beyond a thumb are farther away than that thumb.
            if Double(direction) * (unwrapped(target) - wish) > abs(best.value - wish) { return }
        }
    }

    /// Whether a value is nearer to a wish than another, or as near and above it: ties go up.
    private func isBetter(_ value: Double, than other: Double, for wish: Double) -> Bool {
        let distance = abs(value - wish)
        let otherDistance = abs(other - wish)
        if distance < otherDistance - constraints.tolerance { return true }
        return distance <= otherDistance + constraints.tolerance && value > other + constraints.tolerance
    }

    /// The value nearest to a wish that a thumb can take at another's index, between its neighbors there; infinite if
    /// there is none.
    private func value(
        nearest wish: Double, in window: Window, of rank: Int, at target: Int, _ movement: Movement
    ) -> Double {
        var window = window
        let below = target > rank ? target : target - 1
        let above = target < rank ? target : target + 1
        if below >= 0 { window = window.intersection(gap(beside: below, going: 1, for: rank, at: target)) }
        if above < count { window = window.intersection(gap(beside: above, going: -1, for: rank, at: target)) }
        guard window.low <= window.high + (constraints.minimumSpan > 0 ? constraints.tolerance : 0) else {
            return .infinity
        }
        window.high = max(window.low, window.high)
        return constraints.value(nearest: wish, in: window, rank: target, isFree: movement.isFree)
    }

    /// What spans and separation leave a thumb beside a neighbor. At its own index a thumb that is too near already may
    /// stay as near.
    private func gap(beside neighbor: Int, going direction: Int, for rank: Int, at target: Int) -> Window {
        let sign = Double(direction)
        let value = unwrapped(neighbor)
        var near = value + sign * constraints.minimumSpan
        if separation > 0 {
            let separated = constraints.unwrapped(at: constraints.place(of: value) + sign * separation)
            near = direction > 0 ? max(near, separated) : min(near, separated)
        }
        if target == rank { near = direction > 0 ? min(near, unwrapped(rank)) : max(near, unwrapped(rank)) }
        let far = value + sign * constraints.maximumSpan
        return direction > 0 ? Window(low: near, high: far) : Window(low: far, high: near)
    }

    /// Whether a thumb that has come to an index can pass the next thumb, which takes that index.
    private func canPass(_ rank: Int, at target: Int, going direction: Int, _ movement: Movement) -> Bool {
        let next = target + direction
        guard next >= 0, next < count, !constraints.isDisabled(thumb: next),
            !isHeld(thumb: next, exceptBy: movement.pointer)
        else {
            return false
        }
        if target == rank, rank > 0, rank < count - 1 {
            // The neighbors that it leaves behind become neighbors of one another.
            let span = unwrapped(rank + 1) - unwrapped(rank - 1)
            guard span <= constraints.maximumSpan + constraints.tolerance else { return false }
        }
        let value = unwrapped(next)
        let isFree = isFree(thumbs[next].now)
        let allowed = constraints.value(atOrBefore: value, going: 1, rank: target, isFree: isFree)
        return abs(allowed - value) <= constraints.tolerance
    }
}
