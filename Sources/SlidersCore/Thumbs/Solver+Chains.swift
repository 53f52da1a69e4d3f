/// The search for feasible values: values of a thumb that leave a value for each other thumb.
///
/// A window accounts for spans and the separation, but not for uneven steps or a curved scale: a value in it can still
/// leave a thumb no value. That happens if no step lies where the thumb is far enough from its neighbor for the minimum
/// span and the separation, and near enough for the maximum span.
extension Solver {
    /// Returns whether a value in a window may leave another thumb no value, so that feasible values must be searched.
    func needsSearch(_ movement: Movement) -> Bool {
        if constraints.needsSearch { return true }
        guard separation > 0, movement.kind == .drag, constraints.collision == .push else { return false }
        // Along a linear scale without steps, a separation is the same as a minimum span.
        if case .linear = constraints.scale.curve, constraints.grid.isContinuous { return false }
        return constraints.maximumSpan < .infinity
            || constraints.isWrapped && !(constraints.grid.isContinuous && constraints.minimumSpan == 0)
    }

    /// Returns whether an unwrapped value of a thumb leaves a value for each thumb above it (side 1), below it (−1), or
    /// on both sides (0).
    mutating func isFeasible(_ value: Double, of index: Int, side: Int, _ movement: Movement) -> Bool {
        firstFeasibleValue(from: value, upTo: value, of: index, going: 1, side: side, movement).isFinite
    }

    /// Returns the first value of a thumb, going up (direction 1) or down (−1) from an allowed one to a limit, that
    /// leaves a value for each thumb above it (side 1), below it (−1), or on both sides (0). Infinite if there is none.
    mutating func firstFeasibleValue(
        from value: Double, upTo limit: Double, of index: Int, going direction: Int, side: Int, _ movement: Movement
    ) -> Double {
        guard side == 0 else {
            var row = thumbRow(beside: index, side: side, movement)
            guard row.otherCount > 0 else { return value }
            (row.searchDirection, row.limit) = (direction, limit)
            // With a single reference to the storage, the search doesn't copy it.
            swap(&row.bounds, &bounds)
            defer { swap(&row.bounds, &bounds) }
            return firstFeasibleValue(from: value, in: &row, movement)
        }
        var value = value
        // The second round usually confirms the value. The number of rounds is limited because rounding can keep moving
        // it by smaller and smaller amounts where thumbs fill a ring.
        for _ in 0..<100 where value.isFinite {
            let valueForAbove = firstFeasibleValue(
                from: value, upTo: limit, of: index, going: direction, side: 1, movement)
            guard valueForAbove.isFinite else { return valueForAbove }
            let valueForBoth = firstFeasibleValue(
                from: valueForAbove, upTo: limit, of: index, going: direction, side: -1, movement)
            if valueForBoth == value { return value }
            value = valueForBoth
        }
        return .infinity
    }

    /// Returns the lowest allowed values that all thumbs can have together, whatever their current values are, or an
    /// empty array if there are none.
    func lowestValues() -> [Double] {
        let (count, isWrapped) = (constraints.count, constraints.isWrapped)
        let lowestValue = constraints.allowedValue(
            atOrBefore: isWrapped ? constraints.scale.lower : -.infinity, going: -1, index: 0, ignoresSteps: false)
        guard lowestValue.isFinite else { return [] }
        var row = ThumbRow(firstIndex: 0, side: 1)
        row.otherCount = count - 1
        if isWrapped { row.end = .firstThumb }
        // With even steps on a ring, the lowest value of the first thumb is as good as any other: the shorter last step
        // is at the end of the ring.
        let canFirstThumbRise = !isWrapped || constraints.needsSearch && !constraints.grid.isUniform
        let highestValue = isWrapped ? constraints.scale.upper - 2 * constraints.tolerance : .infinity
        row.limit = canFirstThumbRise ? highestValue : lowestValue
        let firstValue = firstFeasibleValue(from: lowestValue, in: &row, Movement(of: 0))
        return firstValue.isFinite ? Array(row.bounds.prefix(count)) : []
    }
}

/// A row of thumbs from one thumb to the end of the track, or to a thumb that can't move. During the search, each thumb
/// has a bound, the first value that isn't ruled out yet. Bounds only move in the direction of the search.
private struct ThumbRow {
    /// The index of the first thumb, and the side on which the row continues: 1 above it, −1 below it.
    let firstIndex, side: Int
    /// The number of thumbs after the first.
    var otherCount = 0
    /// What comes after the last thumb.
    var end = End.open
    /// The direction in which bounds move: 1 for up, −1 for down.
    var searchDirection = 1
    /// The value of the first thumb at which the search gives up.
    var limit = Double.infinity
    /// The bound of each thumb, from the first on, and then the unwrapped value of the end.
    var bounds: [Double] = []

    /// What comes after the last thumb of a row.
    enum End {
        /// Nothing.
        case open
        /// A thumb that doesn't move, at an unwrapped value.
        case wall(Double)
        /// The first thumb again, one period farther: the row goes around a ring.
        case firstThumb
    }

    /// The direction in which bounds move as a factor: 1 for up, −1 for down.
    var searchSign: Double { Double(searchDirection) }

    init(firstIndex: Int, side: Int) { (self.firstIndex, self.side) = (firstIndex, side) }

    /// Returns a cursor at a position in the row; the first thumb is at position 0.
    func cursor(at position: Int, on constraints: borrowing Constraints) -> ThumbCursor {
        let index = firstIndex + side * position
        if index >= constraints.count {
            return ThumbCursor(index: index - constraints.count, valueOffset: constraints.period)
        }
        return index < 0
            ? ThumbCursor(index: index + constraints.count, valueOffset: -constraints.period)
            : ThumbCursor(index: index)
    }
}

/// The search: each bound starts at the first value of its thumb. Neighbors then move each other's bounds to the next
/// allowed values that meet the spans and the separation between them, until all do. These are the first values that
/// fit. If a bound has no next value, there are none.
extension Solver {
    /// The rounding error that the distance of two thumbs in a row may have. With the whole tolerance, the errors of
    /// many thumbs would add up to rows that can't be realized.
    private var maximumRoundingError: Double { constraints.tolerance / 8 }

    /// Returns the row that begins with a thumb and continues on one side up to a thumb that doesn't move.
    private func thumbRow(beside index: Int, side: Int, _ movement: Movement) -> ThumbRow {
        var row = ThumbRow(firstIndex: index, side: side)
        var cursor = ThumbCursor(index: index)
        while cursor.advance(side, on: constraints) {
            if cursor.index == index {
                row.end = .firstThumb
                break
            }
            if isWall(cursor.index, in: movement) {
                row.end = .wall(unwrappedValue(of: cursor.index) + cursor.valueOffset)
                break
            }
            // While its followers get their values, the leader stays at its proposed value.
            if proposedThumbs.contains(cursor.index), cursor.index == movement.movingThumbs.lowerBound {
                row.end = .wall(constraints.unwrapped(thumbs[cursor.index].proposed) + cursor.valueOffset)
                break
            }
            row.otherCount += 1
        }
        return row
    }

    /// Returns the first value of the first thumb of a row, at or after the specified one, that leaves a value for each
    /// other thumb of the row. Infinite if there is none.
    private func firstFeasibleValue(from value: Double, in row: inout ThumbRow, _ movement: Movement) -> Double {
        while row.bounds.count < row.otherCount + 2 { row.bounds.append(0) }
        row.bounds[0] = value
        for position in 1..<row.otherCount + 1 {
            row.bounds[position] = firstAllowedValue(
                from: -row.searchSign * .infinity, at: position, in: row, movement)
        }
        var lastPosition = row.otherCount + 1
        switch row.end {
        case .open: lastPosition = row.otherCount
        case .wall(let wallValue): row.bounds[lastPosition] = wallValue
        case .firstThumb: row.bounds[lastPosition] = value + Double(row.side) * constraints.period
        }
        // The number of rounds is limited, so that no configuration hangs.
        var remainingRounds = 10_000 + 16 * row.otherCount
        var position = 1
        while position <= lastPosition {
            remainingRounds -= 1
            let (previousBound, firstBound) = (row.bounds[position - 1], row.bounds[0])
            guard remainingRounds > 0, moveBound(at: position, toFitBoundAt: position - 1, in: &row, movement),
                moveBound(at: position - 1, toFitBoundAt: position, in: &row, movement)
            else { return .infinity }
            // A bound that moved must be compared with the one before it again.
            let isPreviousBoundUnchanged = row.bounds[position - 1] == previousBound
            position = row.bounds[0] != firstBound ? 1 : isPreviousBoundUnchanged ? position + 1 : position - 1
        }
        return row.bounds[0]
    }

    /// Moves the bound of a thumb, the first value that the search hasn't ruled out yet, to the first value that fits
    /// the bound of its neighbor. Returns `false` if there is none.
    private func moveBound(
        at position: Int, toFitBoundAt neighborPosition: Int, in row: inout ThumbRow, _ movement: Movement
    ) -> Bool {
        let (bound, neighborBound) = (row.bounds[position], row.bounds[neighborPosition])
        guard neighborBound.isFinite else { return true }
        let cursor = row.cursor(at: position, on: constraints)
        let neighbor = row.cursor(at: neighborPosition, on: constraints)
        let isAheadOfNeighbor =
            position > neighborPosition ? row.side == row.searchDirection : row.side != row.searchDirection
        if isAheadOfNeighbor {
            // The neighbor pushes this thumb ahead, by the minimum span and the separation.
            let nearestValue = nearestValue(
                of: cursor, beside: neighbor, at: neighborBound, side: row.searchDirection, movement)
            return row.searchSign * (nearestValue - bound) <= 0
                || moveBound(at: position, to: nearestValue, in: &row, movement)
        }
        // A neighbor that is farther ahead than the maximum span pulls this thumb along.
        let maximumSpan = maximumSpan(cursor, neighbor)
        guard row.searchSign * (neighborBound - bound) > maximumSpan + maximumRoundingError else { return true }
        var firstValue = neighborBound - row.searchSign * maximumSpan
        if bound.isFinite, hasVaryingSeparation(beyond: bound, going: row.searchDirection, movement) {
            let firstValueWithSeparation = firstValueWithinMaximumSpan(
                from: bound, of: cursor, to: neighbor, going: row.searchDirection, movement)
            firstValue =
                row.searchDirection > 0
                ? max(firstValue, firstValueWithSeparation) : min(firstValue, firstValueWithSeparation)
        }
        return moveBound(at: position, to: firstValue, in: &row, movement, excludingBound: true)
    }

    /// Moves the bound of a thumb, the first value that the search hasn't ruled out yet, to the first allowed value at
    /// or after the specified one. Returns `false` if there is none.
    ///
    /// - Parameter excludingBound: whether the bound must change, even if the value differs from it only by rounding.
    private func moveBound(
        at position: Int, to value: Double, in row: inout ThumbRow, _ movement: Movement, excludingBound: Bool = false
    ) -> Bool {
        let signedPeriod = Double(row.side) * constraints.period
        if position > row.otherCount {
            // The last bound can change only on a ring, where it's the first thumb's bound, a period away.
            if row.searchSign * (value - row.bounds[position]) <= maximumRoundingError { return true }
            guard case .firstThumb = row.end else { return false }
            return moveBound(at: 0, to: value - signedPeriod, in: &row, movement)
        }
        var newBound = firstAllowedValue(from: value, at: position, in: row, movement)
        let minimumChange = excludingBound ? constraints.tolerance : maximumRoundingError
        if newBound.isFinite, row.searchSign * (newBound - row.bounds[position]) <= minimumChange {
            guard excludingBound else { return true }
            let index = row.cursor(at: position, on: constraints).index
            newBound = constraints.allowedValue(after: row.bounds[position], going: row.searchDirection, index: index)
        }
        guard newBound.isFinite,
            position > 0 || row.searchSign * (newBound - row.limit) <= constraints.tolerance
        else { return false }
        row.bounds[position] = newBound
        if position == 0, case .firstThumb = row.end { row.bounds[row.otherCount + 1] = newBound + signedPeriod }
        return true
    }

    /// Returns the first value, from the specified one on, that a thumb of a row can have: a step, or the current or
    /// requested value of the thumb.
    private func firstAllowedValue(
        from value: Double, at position: Int, in row: borrowing ThumbRow, _ movement: Movement
    ) -> Double {
        let cursor = row.cursor(at: position, on: constraints)
        let ignoresSteps = ignoresSteps(cursor.index, in: movement)
        let firstStep = constraints.allowedValue(
            atOrBefore: value, going: -row.searchDirection, index: cursor.index, ignoresSteps: ignoresSteps)
        guard position > 0, cursor.index < thumbs.count else { return firstStep }
        // The value of the thumb if no neighbor moves it.
        var ownValue = constraints.unwrapped(thumbs[cursor.index].proposed)
        if movement.movingThumbs.contains(cursor.index) {
            let requestedValue = constraints.unwrapped(movement.requestedValues[cursor.index]) + movement.shift
            ownValue = constraints.allowedValue(
                nearest: requestedValue, in: Window(), index: cursor.index, ignoresSteps: ignoresSteps)
            guard ignoresSteps || abs(ownValue - requestedValue) <= constraints.tolerance else { return firstStep }
        }
        ownValue += cursor.valueOffset
        let isBeforeFirstStep = row.searchSign * (firstStep - ownValue) > constraints.tolerance
        return isBeforeFirstStep && row.searchSign * (ownValue - value) >= -constraints.tolerance
            ? ownValue : firstStep
    }

    /// Returns whether the separation, converted to a difference of values, varies continuously beyond a value: in a
    /// drag on a curved scale, where every value is allowed.
    private func hasVaryingSeparation(beyond value: Double, going direction: Int, _ movement: Movement) -> Bool {
        if case .linear = constraints.scale.curve { return false }
        return separation > 0 && movement.kind == .drag && constraints.isContinuous(nextTo: value, going: direction)
    }

    /// Returns the first value of a thumb, from the specified one on, at which its neighbor can keep the separation
    /// without exceeding the maximum span. On a curved scale, a separation is a different span at each value.
    private func firstValueWithinMaximumSpan(
        from startValue: Double, of cursor: ThumbCursor, to neighbor: ThumbCursor, going direction: Int,
        _ movement: Movement
    ) -> Double {
        let sign = Double(direction)
        let maximumSpan = maximumSpan(cursor, neighbor) + maximumRoundingError
        let exceedsMaximumSpan = { (value: Double) in
            let neighborValue = nearestValue(of: neighbor, beside: cursor, at: value, side: direction, movement)
            return sign * (neighborValue - value) > maximumSpan
        }
        // Between two bends of the scale, the span either grows or shrinks, so that bisection finds the value.
        let separation = minimumSeparation(cursor, neighbor)
        let endFraction = constraints.unwrappedFraction(of: startValue) + sign
        var (low, bendFraction) = (startValue, constraints.unwrappedFraction(of: startValue))
        while exceedsMaximumSpan(low) {
            bendFraction = nextBend(after: bendFraction, separation, going: sign)
            guard sign * (endFraction - bendFraction) >= 0 else { return sign * .infinity }
            var high = constraints.unwrappedValue(at: bendFraction)
            guard !exceedsMaximumSpan(high) else {
                low = high
                continue
            }
            while true {
                let middle = low + (high - low) / 2
                if middle == low || middle == high { return high }
                if exceedsMaximumSpan(middle) { low = middle } else { high = middle }
            }
        }
        return low
    }

    /// Returns the first unwrapped fraction after the specified one where the scale bends: at a thumb itself, or at its
    /// neighbor, which is farther in the direction by the separation.
    private func nextBend(after fraction: Double, _ separation: Double, going sign: Double) -> Double {
        let stops = constraints.scale.stops
        var nextBend = sign * .infinity
        for index in 0..<2 * max(2, stops.count) {
            // A scale without stops is smooth, except at its ends.
            var bend = stops.isEmpty ? Double(index / 2) : stops[index / 2].fraction
            if index % 2 > 0 { bend -= sign * separation }
            if constraints.isWrapped { bend += sign * ((sign * (fraction - bend)).rounded(.down) + 1) }
            if sign * (bend - fraction) > 0, sign * (nextBend - bend) > 0 { nextBend = bend }
        }
        return nextBend
    }
}
