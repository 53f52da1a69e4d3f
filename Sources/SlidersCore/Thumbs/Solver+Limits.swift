/// The windows of thumbs: the intervals that they can reach now, given walls, neighbors, steps, and spans.
///
/// Directions are 1 (up) and −1 (down), so that each rule is written only once.
extension Solver {
    /// Returns the window of a thumb, the interval of unwrapped values that a drag can give it now. On a ring, the ends
    /// are infinite if nothing limits the thumb. The thumb can reach both ends, or is already there.
    @inline(never) func limits(of index: Int) -> Window {
        var trial = self
        return trial.limits(of: Movement(of: index, by: thumbs[index].holder?.pointer))
    }

    /// Returns the interval of unwrapped values that the lowest thumb of a movement can reach while all moving thumbs
    /// keep their distances. At both ends, every one of them has an allowed value.
    mutating func limits(of movement: Movement) -> Window {
        let lowestThumb = movement.movingThumbs.lowerBound
        if movement.isSingleThumbDrag {
            let current = unwrappedValue(of: lowestThumb)
            return singleThumbLimits(of: lowestThumb, movement).union(Window(low: current, high: current))
        }
        let startValue = constraints.unwrapped(movement.requestedValues[lowestThumb])
        var limits = Window()
        for index in movement.movingThumbs {
            var window = Window()
            if index == lowestThumb { window = self.window(of: index, side: -1, .excludingMoving, movement) }
            if index == movement.movingThumbs.upperBound - 1 {
                window = window.intersection(self.window(of: index, side: 1, .excludingMoving, movement))
            }
            // The distance of this thumb from the lowest one.
            let offset =
                index == lowestThumb ? 0 : constraints.unwrapped(movement.requestedValues[index]) - startValue
            limits = limits.intersection(allowedPart(of: window, for: index, movement).shifted(by: -offset))
        }
        return limits.low <= limits.high ? limits : Window(low: startValue, high: startValue)
    }

    /// Returns whether the user can move a thumb up (direction 1), down (−1), or in either direction (0) now.
    @inline(never) func canMove(_ index: Int, going direction: Int = 0) -> Bool {
        guard !constraints.isDisabled(thumb: index), !isHeld(thumb: index) else { return false }
        let limits = limits(of: index)
        let current = unwrappedValue(of: index)
        return direction >= 0 && limits.high > current + constraints.tolerance
            || direction <= 0 && limits.low < current - constraints.tolerance
    }

    /// Returns the interval that a thumb can reach in a drag of this thumb alone.
    private mutating func singleThumbLimits(of index: Int, _ movement: Movement) -> Window {
        if constraints.collision == .cross, !constraints.isWrapped { return crossingLimits(of: index, movement) }
        let window = self.window(of: index, side: -1, .excludingMoving, movement)
            .intersection(self.window(of: index, side: 1, .excludingMoving, movement))
        let limits = allowedPart(of: window, for: index, movement)
        guard constraints.collision == .push, needsSearch(movement) else { return limits }
        return Window(
            low: lastFeasibleValue(upTo: limits.low, of: index, going: -1, movement),
            high: lastFeasibleValue(upTo: limits.high, of: index, going: 1, movement))
    }

    /// Returns the last value of a thumb, going up (direction 1) or down (−1) to a limit, that leaves a value for each
    /// other thumb. If there is none, returns the current value.
    private mutating func lastFeasibleValue(
        upTo limit: Double, of index: Int, going direction: Int, _ movement: Movement
    ) -> Double {
        let sign = Double(direction)
        let current = unwrappedValue(of: index)
        var limit = limit
        if !limit.isFinite, constraints.isWrapped {
            // A thumb that can go farther than a full turn around a ring has no limit.
            let fullTurn = current + sign * constraints.period
            let firstValueBeyond = constraints.allowedValue(
                atOrBefore: fullTurn, going: -direction, index: index, ignoresSteps: false)
            let secondTurn = fullTurn + sign * constraints.period
            let feasibleValue = firstFeasibleValue(
                from: firstValueBeyond, upTo: secondTurn, of: index, going: direction, side: 0, movement)
            if feasibleValue.isFinite { return limit }
            limit = constraints.allowedValue(atOrBefore: fullTurn, going: direction, index: index, ignoresSteps: false)
        }
        guard limit.isFinite, sign * (limit - current) > 0 else { return limit }
        let lastValue = firstFeasibleValue(
            from: limit, upTo: current, of: index, going: -direction, side: 0, movement)
        return lastValue.isFinite ? lastValue : current
    }

    /// Returns the part of a window from the first to the last value that a thumb may have.
    @inline(never) private func allowedPart(of window: Window, for index: Int, _ movement: Movement) -> Window {
        Window(
            low: constraints.allowedValue(
                atOrBefore: window.low, going: -1, index: index, ignoresSteps: movement.ignoresSteps),
            high: constraints.allowedValue(
                atOrBefore: window.high, going: 1, index: index, ignoresSteps: movement.ignoresSteps))
    }
}

/// Walls: thumbs that a movement can't move.
extension Solver {
    /// Returns whether a pointer other than the specified one holds a thumb.
    func isHeld(thumb index: Int, byOtherThan pointer: Int?) -> Bool {
        thumbs[index].holder.map { $0.pointer != pointer } ?? false
    }

    /// Returns whether a thumb is a wall: a thumb that a movement can't move. With the collision rule `stop`, every
    /// neighbor of a dragged thumb is one.
    func isWall(_ index: Int, in movement: Movement) -> Bool {
        if movement.kind == .assign || movement.movingThumbs.contains(index) { return false }
        if movement.kind == .drag, constraints.collision != .push { return true }
        return constraints.isDisabled(thumb: index) || isHeld(thumb: index, byOtherThan: movement.pointer)
    }
}

/// Values between steps: those that code set with `keepsValuesBetweenSteps`, and those of a drag that snaps only at the
/// release. Limits, bounds, and spans apply to them, too.
extension Solver {
    /// Returns whether a thumb may be between steps in a movement.
    func ignoresSteps(_ index: Int, in movement: Movement) -> Bool {
        guard movement.movingThumbs.contains(index) else {
            // With fixed spans, all thumbs move together, and keep their distances to the dragged ones.
            return constraints.hasFixedSpans && movement.kind == .drag && movement.ignoresSteps
        }
        return movement.kind == .drag ? movement.ignoresSteps : ignoresSteps(movement.requestedValues[index])
    }

    /// Returns whether a value may be between steps.
    func ignoresSteps(_ value: ThumbValue) -> Bool {
        value.origin == .unsnappedDrag || value.origin == .code && constraints.keepsValuesBetweenSteps
    }
}
