/// Thumbs that pass one another. Values stay sorted: each passed thumb moves one index the other way.
extension Solver {
    /// Proposes the value nearest to a wish that a thumb can take among the others, on its side of the walls. Returns
    /// its index there.
    mutating func cross(_ index: Int, to requested: Double, in window: Window, _ movement: Movement) -> Int {
        let crossing = crossing(index, to: requested, in: window, movement)
        guard crossing.index != index || crossing.value != unwrapped(index) else { return index }
        let value = value(at: crossing.value, of: index, movement)
        for passed in min(index, crossing.index)...max(index, crossing.index) {
            let next = passed < crossing.index ? passed + 1 : passed - 1
            propose(passed == crossing.index ? value : thumbs[next].now, at: passed)
        }
        return crossing.index
    }

    /// The lowest and the highest value that a thumb can reach by passing others.
    func crossingLimits(of index: Int, _ movement: Movement) -> Window {
        let present = unwrapped(index)
        let low = crossing(index, to: constraints.scale.lower, movement).value
        let high = crossing(index, to: constraints.scale.upper, movement).value
        // Sorted values share the way of a thumb that passes others, and each may change by what counts as none.
        let minimum = constraints.tolerance * Double(count)
        return Window(low: present - low > minimum ? low : present, high: high - present > minimum ? high : present)
    }

    /// The value nearest to a wish that a thumb can take, and its index there. With a minimum span it leaps over what
    /// is too near to another thumb. Its present value if there is no other.
    private func crossing(
        _ index: Int, to requested: Double, in window: Window = Window(), _ movement: Movement
    ) -> (index: Int, value: Double) {
        var best = (index: index, value: Double.infinity)
        search(from: index, to: requested, going: 1, in: window, &best, movement)
        search(from: index, to: requested, going: -1, in: window, &best, movement)
        return best.value.isFinite ? best : (index, unwrapped(index))
    }

    /// Looks for a better value on one side, index by index up to the next wall.
    private func search(
        from index: Int, to requested: Double, going direction: Int, in window: Window,
        _ best: inout (index: Int, value: Double),
        _ movement: Movement
    ) {
        var target = index
        while true {
            let value = value(nearest: requested, in: window, of: index, at: target, movement)
            if value.isFinite, isBetter(value, than: best.value, for: requested) { best = (target, value) }
            guard canPass(index, at: target, going: direction, movement) else { return }
            target += direction
            // Values beyond a thumb are farther away than that thumb.
            if Double(direction) * (unwrapped(target) - requested) > abs(best.value - requested) { return }
        }
    }

    /// Whether a value is nearer to a wish than another, or as near and above it: ties go up.
    private func isBetter(_ value: Double, than other: Double, for requested: Double) -> Bool {
        let distance = abs(value - requested)
        let otherDistance = abs(other - requested)
        if distance < otherDistance - constraints.tolerance { return true }
        return distance <= otherDistance + constraints.tolerance && value > other + constraints.tolerance
    }

    /// The value nearest to a wish that a thumb can take at another's index, between its neighbors there; infinite if
    /// there is none.
    private func value(
        nearest requested: Double, in window: Window, of index: Int, at target: Int, _ movement: Movement
    ) -> Double {
        var window = window
        let below = target > index ? target : target - 1
        let above = target < index ? target : target + 1
        if below >= 0 { window = window.intersection(gap(beside: below, going: 1, for: index, at: target)) }
        if above < count { window = window.intersection(gap(beside: above, going: -1, for: index, at: target)) }
        guard window.low <= window.high + constraints.tolerance else { return .infinity }
        window.high = max(window.low, window.high)
        return constraints.value(nearest: requested, in: window, index: target, isFree: movement.isFree)
    }

    /// What spans and separation leave a thumb beside a neighbor. At its own index a thumb that is too near already may
    /// stay as near.
    private func gap(beside neighbor: Int, going direction: Int, for index: Int, at target: Int) -> Window {
        let sign = Double(direction)
        let value = unwrapped(neighbor)
        var near = value + sign * constraints.minimumSpan
        if separation > 0 {
            let separated = constraints.unwrappedValue(at: constraints.unwrappedFraction(of: value) + sign * separation)
            near = direction > 0 ? max(near, separated) : min(near, separated)
        }
        if target == index { near = direction > 0 ? min(near, unwrapped(index)) : max(near, unwrapped(index)) }
        let far = value + sign * constraints.maximumSpan
        return direction > 0 ? Window(low: near, high: far) : Window(low: far, high: near)
    }

    /// Whether a thumb that has come to an index can pass the next thumb, which takes that index.
    private func canPass(_ index: Int, at target: Int, going direction: Int, _ movement: Movement) -> Bool {
        let next = target + direction
        guard next >= 0, next < count, !constraints.isDisabled(thumb: next),
            !isHeld(thumb: next, exceptBy: movement.pointer)
        else {
            return false
        }
        if target == index, index > 0, index < count - 1 {
            // The neighbors that it leaves behind become neighbors of one another.
            let span = unwrapped(index + 1) - unwrapped(index - 1)
            guard span <= constraints.maximumSpan + constraints.tolerance else { return false }
        }
        // Rounding can leave the passed thumb a little outside of what the index allows, on either side.
        let value = unwrapped(next)
        let isFree = isFree(thumbs[next].now)
        let below = constraints.value(atOrBefore: value, going: 1, index: target, isFree: isFree)
        let above = constraints.value(atOrBefore: value, going: -1, index: target, isFree: isFree)
        return min(abs(below - value), abs(above - value)) <= constraints.tolerance
    }
}
