/// Windows that neighbors leave a thumb: the intervals of values at which the thumbs between it and the next wall, a
/// thumb that can't move, have values, too. At the ends, these thumbs are packed together or at their maximum spans.
extension Solver {
    /// The thumbs on one side of a thumb that limit its window.
    enum LimitingThumbs {
        /// The thumbs up to the next wall. If a thumb that moves along comes first, nothing on that side is a limit.
        case excludingMoving
        /// The thumbs up to the next wall, including those that move along. On a ring without a wall, there's no limit.
        case includingMoving
        /// The same, but on a ring without a wall, the thumbs up to the leader itself, at its new value.
        case aroundRing(leaderValue: Double)

        /// Whether thumbs that move along limit a window.
        var includesMoving: Bool { if case .excludingMoving = self { false } else { true } }
    }

    /// Returns the window that the thumbs above (side 1) or below (−1) a thumb leave it.
    @inline(never) func window(of index: Int, side: Int, _ limitingThumbs: LimitingThumbs, _ movement: Movement)
        -> Window
    {
        guard var iterator = windowIterator(of: index, side: side, limitingThumbs, movement) else { return Window() }
        while iterator.next(self, movement) != nil {}
        return iterator.window
    }

    /// Returns an iterator over the windows of the thumbs above (side 1) or below (−1) a thumb, up to one that can't
    /// move or to the end of a line. `nil` if nothing on that side is a limit.
    func windowIterator(
        of index: Int, side: Int, _ limitingThumbs: LimitingThumbs, _ movement: Movement
    ) -> WindowIterator? {
        var iterator = WindowIterator(side: side, cursor: ThumbCursor(index: index))
        while iterator.cursor.advance(side, on: constraints) {
            let cursor = iterator.cursor
            let endsBeforeWall =
                limitingThumbs.includesMoving
                ? cursor.index == index : movement.movingThumbs.contains(cursor.index)
            if endsBeforeWall {
                guard case .aroundRing(let leaderValue) = limitingThumbs else { return nil }
                let value = leaderValue + cursor.valueOffset
                iterator.window = Window(low: value, high: value)
                return iterator
            }
            if isWall(cursor.index, in: movement) {
                let value = unwrappedValue(of: cursor.index) + cursor.valueOffset
                iterator.window = Window(low: value, high: value)
                return iterator
            }
            iterator.remainingCount += 1
        }
        return iterator
    }

    /// Returns the window that the thumbs on both sides leave the lowest thumb of a movement, including those that move
    /// along.
    func windowBetweenNeighbors(of leader: Int, _ movement: Movement) -> Window {
        window(of: leader, side: 1, .includingMoving, movement)
            .intersection(window(of: leader, side: -1, .includingMoving, movement))
    }

    /// Returns the interval that spans and the separation leave a thumb above (side 1) or below (−1) a neighbor, which
    /// can be anywhere in a window.
    func spanWindow(
        of cursor: ThumbCursor, beside neighbor: ThumbCursor, in neighborWindow: Window, side: Int,
        _ movement: Movement
    ) -> Window {
        let nearestValue = nearestValue(
            of: cursor, beside: neighbor, at: side > 0 ? neighborWindow.low : neighborWindow.high, side: side,
            movement)
        let maximumSpan = maximumSpan(cursor, neighbor)
        return side > 0
            ? Window(low: nearestValue, high: neighborWindow.high + maximumSpan)
            : Window(low: neighborWindow.low - maximumSpan, high: nearestValue)
    }

    /// Returns the maximum distance of two neighbors in value units. Infinite between the last and the first thumb of a
    /// ring.
    func maximumSpan(_ a: ThumbCursor, _ b: ThumbCursor) -> Double {
        closesRing(a, b) ? .infinity : constraints.maximumSpan
    }

    /// Returns whether the distance between two neighbors is the one from the last thumb of a ring to the first.
    func closesRing(_ a: ThumbCursor, _ b: ThumbCursor) -> Bool {
        constraints.isWrapped && a.valueOffset != b.valueOffset
    }

    /// Returns the minimum distance of two neighbors, as a fraction of the track: the separation or, if they're already
    /// nearer, their current distance.
    func minimumSeparation(_ a: ThumbCursor, _ b: ThumbCursor) -> Double { min(separation, distance(a, b)) }

    /// Returns the current distance of two thumbs, as a fraction of the track.
    private func distance(_ a: ThumbCursor, _ b: ThumbCursor) -> Double {
        abs(
            constraints.unwrappedFraction(of: unwrappedValue(of: a.index) + a.valueOffset)
                - constraints.unwrappedFraction(of: unwrappedValue(of: b.index) + b.valueOffset))
    }

    /// Returns the value nearest to a neighbor's value that a thumb above (side 1) or below (−1) the neighbor can have:
    /// the minimum span away and, in a drag, the separation. Two thumbs that are already nearer can stay.
    @inline(never) func nearestValue(
        of cursor: ThumbCursor, beside neighbor: ThumbCursor, at neighborValue: Double, side: Int,
        _ movement: Movement
    ) -> Double {
        let sign = Double(side)
        let valueAtMinimumSpan = neighborValue + (closesRing(neighbor, cursor) ? 0 : sign * constraints.minimumSpan)
        guard separation > 0, movement.kind == .drag, neighborValue.isFinite else { return valueAtMinimumSpan }
        let currentDistance = distance(neighbor, cursor)
        let minimumDistance = min(currentDistance, separation)
        // If the neighbor stays, so does the thumb: the sum below could move it by a rounding error.
        let isUnchanged =
            neighborValue == unwrappedValue(of: neighbor.index) + neighbor.valueOffset
            && currentDistance == minimumDistance
        let valueAtSeparation =
            isUnchanged
            ? unwrappedValue(of: cursor.index) + cursor.valueOffset
            : constraints.unwrappedValue(
                at: constraints.unwrappedFraction(of: neighborValue) + sign * minimumDistance)
        return side > 0 ? max(valueAtMinimumSpan, valueAtSeparation) : min(valueAtMinimumSpan, valueAtSeparation)
    }
}

/// An iterator that goes from the next wall back to a thumb, and computes the window of each thumb in between.
struct WindowIterator {
    /// The side of the thumb on which the wall is: 1 above it, −1 below it.
    fileprivate let side: Int
    fileprivate var cursor: ThumbCursor
    /// The number of thumbs that are still between the cursor and the thumb at which the iterator ends.
    fileprivate var remainingCount = 0
    /// The window of the thumb at the cursor.
    fileprivate(set) var window = Window()

    /// The index of the thumb at the cursor.
    var index: Int { cursor.index }

    /// Moves the cursor to the next thumb and returns its window. At the thumb at which the iterator ends, only sets
    /// `window`, and returns `nil`.
    mutating func next(_ solver: Solver, _ movement: Movement) -> Window? {
        let neighbor = cursor
        _ = cursor.advance(-side, on: solver.constraints)
        window = solver.spanWindow(of: cursor, beside: neighbor, in: window, side: -side, movement)
        guard remainingCount > 0 else { return nil }
        remainingCount -= 1
        narrowToAllowedValues(solver, movement)
        return window
    }

    /// Narrows the window to the values that are allowed for the thumb. In a drag, its current value stays in.
    private mutating func narrowToAllowedValues(_ solver: Solver, _ movement: Movement) {
        let current = solver.unwrappedValue(of: cursor.index) + cursor.valueOffset
        let ignoresSteps = solver.ignoresSteps(cursor.index, in: movement)
        // The tolerance keeps a rounding error from excluding the current value. The next allowed value could be far
        // away, at the other end of a forbidden range.
        let containsCurrent = movement.kind == .drag && window.contains(current, solver.constraints.tolerance)
        window = Window(
            low: solver.constraints.allowedValue(
                atOrBefore: window.low, going: -1, index: cursor.index, ignoresSteps: ignoresSteps),
            high: solver.constraints.allowedValue(
                atOrBefore: window.high, going: 1, index: cursor.index, ignoresSteps: ignoresSteps))
        if containsCurrent { window = window.union(Window(low: current, high: current)) }
    }
}
