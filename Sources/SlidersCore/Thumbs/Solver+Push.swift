/// Followers: thumbs that the leader, the thumb that a movement moves first, pushes along or pulls at the maximum span,
/// no farther than necessary. Assignment moves all thumbs in the same way.
extension Solver {
    /// Proposes values for the thumbs above (side 1) or below (−1) a thumb that moves first, up to one that can't move.
    /// Each gets the value nearest to its requested or current one that has the required distance to the previous thumb
    /// and leaves the next thumbs values. Returns `false` if a thumb has no value.
    mutating func moveFollowers(of leader: Int, movedTo newValue: Double, side: Int, _ movement: Movement) -> Bool {
        updateWindows(beside: leader, movedTo: newValue, side: side, movement)
        var cursor = ThumbCursor(index: leader)
        var previousValue = newValue
        while true {
            let previous = cursor
            guard cursor.advance(side, on: constraints), cursor.index != leader, !isWall(cursor.index, in: movement)
            else { return true }
            let index = cursor.index
            let window = spanWindow(
                of: cursor, beside: previous, in: Window(low: previousValue, high: previousValue), side: side,
                movement
            )
            .intersection(thumbs[index].window)
            let isMoving = side > 0 && movement.movingThumbs.contains(index)
            let current = constraints.unwrapped(thumbs[index].proposed) + cursor.valueOffset
            // The tolerance keeps rounding from moving a thumb, but values must stay in exact order.
            let mustMove =
                !window.contains(current, constraints.tolerance) || Double(side) * (previousValue - current) > 0
            guard isMoving || mustMove else {
                // In a drag, the thumbs after one that stays also stay.
                if movement.kind == .drag { return true }
                previousValue = current
                continue
            }
            let requestedValue =
                isMoving
                ? constraints.unwrapped(movement.requestedValues[index]) + movement.shift
                : current - cursor.valueOffset
            var value = nearestFeasibleValue(
                to: requestedValue, in: window.shifted(by: -cursor.valueOffset), of: index, side: side, movement)
            guard value.isFinite else { return false }
            if movement.isSingleThumbDrag, movement.pointer == nil, constraints.grid.isContinuous {
                value = constraints.shortestDecimal(near: value)
            }
            // Steps that are finer than the tolerance must not change the order of thumbs.
            if !constraints.isWrapped { value = side > 0 ? max(value, previousValue) : min(value, previousValue) }
            propose(value, at: index, movement)
            previousValue = constraints.unwrapped(thumbs[index].proposed) + cursor.valueOffset
        }
    }

    /// Sets the `window` of each thumb beside the leader, up to one that can't move, to the interval that the thumbs
    /// after it leave it.
    private mutating func updateWindows(
        beside leader: Int, movedTo newValue: Double, side: Int, _ movement: Movement
    ) {
        var iterator = windowIterator(of: leader, side: side, .aroundRing(leaderValue: newValue), movement)
        while let window = iterator?.next(self, movement), let index = iterator?.index {
            thumbs[index].window = window
        }
    }
}
