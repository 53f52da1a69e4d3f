/// Thumbs that pass one another. Values stay sorted, so the index of each passed thumb changes by one.
extension Solver {
    /// Proposes the value in a window that is nearest to a requested one and that a thumb can reach by passing others.
    /// Returns the new index of the thumb.
    mutating func cross(
        _ index: Int, to requestedValue: Double, in window: Window, _ movement: Movement
    ) -> Int {
        let crossing = crossing(index, to: requestedValue, in: window, movement)
        guard crossing.index != index || crossing.value != unwrappedValue(of: index) else { return index }
        let newValue = thumbValue(at: crossing.value, of: index, movement)
        for newIndex in min(index, crossing.index)...max(index, crossing.index) {
            let formerIndex = newIndex < crossing.index ? newIndex + 1 : newIndex - 1
            propose(newIndex == crossing.index ? newValue : thumbs[formerIndex].current, at: newIndex)
        }
        return crossing.index
    }

    /// Returns the window of a thumb that can pass others, from the lowest to the highest value that it can reach.
    func crossingLimits(of index: Int, _ movement: Movement) -> Window {
        let current = unwrappedValue(of: index)
        let lowest = crossing(index, to: constraints.scale.lower, movement).value
        let highest = crossing(index, to: constraints.scale.upper, movement).value
        // Each of the sorted values may change by a rounding error, so shorter distances don't count.
        let minimumDistance = constraints.tolerance * Double(count)
        return Window(
            low: current - lowest > minimumDistance ? lowest : current,
            high: highest - current > minimumDistance ? highest : current)
    }

    /// Returns the value nearest to a requested one that a thumb can reach by passing others, and its index there. If
    /// there is none, returns the current value.
    private func crossing(
        _ index: Int, to requestedValue: Double, in window: Window = Window(), _ movement: Movement
    ) -> (index: Int, value: Double) {
        var best = (index: index, value: Double.infinity)
        searchCrossing(of: index, to: requestedValue, going: 1, in: window, &best, movement)
        searchCrossing(of: index, to: requestedValue, going: -1, in: window, &best, movement)
        return best.value.isFinite ? best : (index, unwrappedValue(of: index))
    }

    /// Replaces the best crossing by a better one if a thumb can reach it up (direction 1) or down (−1). A thumb that
    /// can't be passed ends the search.
    private func searchCrossing(
        of index: Int, to requestedValue: Double, going direction: Int, in window: Window,
        _ best: inout (index: Int, value: Double), _ movement: Movement
    ) {
        var newIndex = index
        while true {
            let value = allowedValue(nearest: requestedValue, in: window, of: index, movedTo: newIndex, movement)
            if value.isFinite, isBetter(value, than: best.value, for: requestedValue) { best = (newIndex, value) }
            guard canPassNext(index, movedTo: newIndex, going: direction, movement) else { return }
            newIndex += direction
            // No value beyond the passed thumb is nearer than the thumb itself.
            let distanceBeyondRequest = Double(direction) * (unwrappedValue(of: newIndex) - requestedValue)
            if distanceBeyondRequest > abs(best.value - requestedValue) { return }
        }
    }

    /// Returns whether a value is nearer to a requested one than another value is. Of two that are equally far, the
    /// higher one is better.
    private func isBetter(_ value: Double, than otherValue: Double, for requestedValue: Double) -> Bool {
        let distance = abs(value - requestedValue)
        let otherDistance = abs(otherValue - requestedValue)
        if distance < otherDistance - constraints.tolerance { return true }
        return distance <= otherDistance + constraints.tolerance && value > otherValue + constraints.tolerance
    }

    /// Returns the allowed value nearest to a requested one for a thumb that has passed others to a new index, between
    /// its neighbors there. Infinite if there is none.
    private func allowedValue(
        nearest requestedValue: Double, in window: Window, of index: Int, movedTo newIndex: Int, _ movement: Movement
    ) -> Double {
        var window = window
        // Passed thumbs still have their former indices. For example, thumb 0 at index 1 is between thumbs 1 and 2.
        let neighborBelow = newIndex > index ? newIndex : newIndex - 1
        let neighborAbove = newIndex < index ? newIndex : newIndex + 1
        if neighborBelow >= 0 {
            window = window.intersection(spanWindow(of: index, beside: neighborBelow, side: 1, movedTo: newIndex))
        }
        if neighborAbove < count {
            window = window.intersection(spanWindow(of: index, beside: neighborAbove, side: -1, movedTo: newIndex))
        }
        guard window.low <= window.high + constraints.tolerance else { return .infinity }
        window.high = max(window.low, window.high)
        return constraints.allowedValue(
            nearest: requestedValue, in: window, index: newIndex, ignoresSteps: movement.ignoresSteps)
    }

    /// Returns the interval that spans and the separation leave a thumb above (side 1) or below (−1) a neighbor. Unless
    /// it passes another thumb, it can stay at its current value, even if that's too near to the neighbor.
    @inline(never) func spanWindow(of index: Int, beside neighbor: Int, side: Int, movedTo newIndex: Int) -> Window {
        let sign = Double(side)
        let neighborValue = unwrappedValue(of: neighbor)
        var nearestValue = neighborValue + sign * constraints.minimumSpan
        if separation > 0 {
            let separatedValue = constraints.unwrappedValue(
                at: constraints.unwrappedFraction(of: neighborValue) + sign * separation)
            nearestValue = side > 0 ? max(nearestValue, separatedValue) : min(nearestValue, separatedValue)
        }
        if newIndex == index {
            let current = unwrappedValue(of: index)
            nearestValue = side > 0 ? min(nearestValue, current) : max(nearestValue, current)
        }
        let farthestValue = neighborValue + sign * constraints.maximumSpan
        return side > 0
            ? Window(low: nearestValue, high: farthestValue) : Window(low: farthestValue, high: nearestValue)
    }

    /// Returns whether a thumb that has passed others to a new index can also pass the next thumb, which then gets that
    /// index.
    func canPassNext(
        _ index: Int, movedTo newIndex: Int, going direction: Int, _ movement: Movement
    ) -> Bool {
        let nextIndex = newIndex + direction
        guard nextIndex >= 0, nextIndex < count, !constraints.isDisabled(thumb: nextIndex),
            !isHeld(thumb: nextIndex, byOtherThan: movement.pointer)
        else {
            return false
        }
        if newIndex == index, index > 0, index < count - 1 {
            // The two neighbors that the thumb leaves become neighbors of one another.
            let span = unwrappedValue(of: index + 1) - unwrappedValue(of: index - 1)
            guard span <= constraints.maximumSpan + constraints.tolerance else { return false }
        }
        // The passed thumb keeps its value, which must be allowed at its new index except for a rounding error.
        let value = unwrappedValue(of: nextIndex)
        let ignoresSteps = ignoresSteps(thumbs[nextIndex].current)
        let allowedBelow = constraints.allowedValue(
            atOrBefore: value, going: 1, index: newIndex, ignoresSteps: ignoresSteps)
        let allowedAbove = constraints.allowedValue(
            atOrBefore: value, going: -1, index: newIndex, ignoresSteps: ignoresSteps)
        return min(abs(allowedBelow - value), abs(allowedAbove - value)) <= constraints.tolerance
    }
}
