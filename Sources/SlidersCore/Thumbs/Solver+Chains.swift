/// Rows of thumbs that give way to one of them, and the values of that one which leave all others a value.
///
/// Rooms know what spans and separation allow at best. Where steps are uneven or the scale is curved, a value in a
/// room can leave a later thumb none: the next thumb must be the minimum span and the separation away and within the
/// maximum span, and no step may be there. Such values are found here.
extension Solver {
    /// Whether a value in a room may leave a later thumb no value, so that rows of thumbs must be searched.
    func needsSearch(_ movement: Movement) -> Bool {
        if constraints.hasGaps { return true }
        guard separation > 0, movement.kind == .drag, constraints.collision == .push else { return false }
        // Along a straight scale without steps a separation is a span.
        if case .linear = constraints.scale.curve, constraints.grid.isFree { return false }
        return constraints.maximumSpan < .infinity
            || constraints.isWrapped && !(constraints.grid.isFree && constraints.minimumSpan == 0)
    }

    /// Whether all thumbs beyond one find values if it stands at this unwrapped value; with direction 0 on both sides.
    mutating func completes(beyond index: Int, at value: Double, going direction: Int, _ movement: Movement) -> Bool {
        completing(value, of: index, going: 1, beyond: direction, upTo: value, movement).isFinite
    }

    /// The first value at or beyond an allowed one, going up (1) or down (−1), from which the thumbs beyond find
    /// values, in a direction or, with 0, in both. Infinite if there is none up to a limit.
    mutating func completing(
        _ value: Double, of index: Int, going sense: Int, beyond direction: Int, upTo limit: Double,
        _ movement: Movement
    ) -> Double {
        guard direction == 0 else {
            var row = row(beyond: index, going: direction, movement)
            guard row.others > 0 else { return value }
            (row.sense, row.limit) = (sense, limit)
            // So that the array is not shared, and not copied.
            swap(&row.bounds, &bounds)
            defer { swap(&row.bounds, &bounds) }
            return first(from: value, in: &row, movement)
        }
        var value = value
        // No configuration hangs: usually the second round finds nothing to move. Where thumbs fill a ring, rounding
        // can keep moving the value by ever smaller amounts.
        for _ in 0..<100 where value.isFinite {
            let above = completing(value, of: index, going: sense, beyond: 1, upTo: limit, movement)
            guard above.isFinite else { return above }
            let both = completing(above, of: index, going: sense, beyond: -1, upTo: limit, movement)
            if both == value { return value }
            value = both
        }
        return .infinity
    }

    /// Allowed values for all thumbs of a slider without any, as low as possible; empty if there are none.
    func lowestValues() -> [Double] {
        let (count, isWrapped) = (constraints.count, constraints.isWrapped)
        let lowest = constraints.value(
            atOrBefore: isWrapped ? constraints.scale.lower : -.infinity, going: -1, index: 0, isFree: false)
        guard lowest.isFinite else { return [] }
        var row = Row(first: 0, direction: 1)
        row.others = count - 1
        if isWrapped { row.end = .first }
        // With even steps the lowest start of a ring is as good as any, as the shorter last step is at its end.
        let canRise = !isWrapped || constraints.hasGaps && !constraints.grid.isEven
        let highest = isWrapped ? constraints.scale.upper - 2 * constraints.tolerance : .infinity
        row.limit = canRise ? highest : lowest
        return first(from: lowest, in: &row, Movement(of: 0)).isFinite ? Array(row.bounds.prefix(count)) : []
    }
}

/// A row of thumbs from one outward, each with a bound that only moves in one sense: up, or down.
private struct Row {
    /// The thumb that the row begins with, and the direction that it goes in.
    let first, direction: Int
    /// The number of thumbs beyond the first.
    var others = 0
    /// What stands beyond them.
    var end = End.open
    /// The direction in which bounds move: 1 is up.
    var sense = 1
    /// The value of the first thumb beyond which nothing is searched.
    var limit = Double.infinity
    /// The bounds, from the first thumb outward, and the value of what stands beyond.
    var bounds: [Double] = []

    /// What stands beyond a row.
    enum End {
        case open
        /// Something at an unwrapped value, which does not move.
        case wall(Double)
        /// The first thumb, a period on.
        case first
    }

    var sign: Double { Double(sense) }

    init(first: Int, direction: Int) { (self.first, self.direction) = (first, direction) }

    func walk(to position: Int, on constraints: borrowing Constraints) -> Walk {
        let index = first + direction * position
        if index >= constraints.count { return Walk(index: index - constraints.count, lift: constraints.period) }
        return index < 0
            ? Walk(index: index + constraints.count, lift: -constraints.period) : Walk(index: index)
    }
}

/// The search: every bound begins as far back as its thumb can be. Neighbors move each other's bounds on, by the spans
/// and the separation between them, to the next allowed values, until all fit: these are the first values that do. A
/// bound that moves beyond what is allowed says that there are none.
extension Solver {
    /// How much too near or too far apart thumbs may be in a row: what rounding does. A whole tolerance would add up
    /// from thumb to thumb, and grow on a curved scale, so that the search would find rows that no thumbs can take.
    private var slack: Double { constraints.tolerance / 8 }

    /// The thumbs beyond one, up to what stands.
    private func row(beyond index: Int, going direction: Int, _ movement: Movement) -> Row {
        var row = Row(first: index, direction: direction)
        var walk = Walk(index: index)
        while walk.step(direction, on: constraints) {
            if walk.index == index {
                row.end = .first
                break
            }
            if isWall(walk.index, in: movement) {
                row.end = .wall(unwrapped(walk.index) + walk.lift)
                break
            }
            // In a row that is being settled, the leader stands already.
            if proposed.contains(walk.index), walk.index == movement.moving.lowerBound {
                row.end = .wall(constraints.unwrapped(thumbs[walk.index].next) + walk.lift)
                break
            }
            row.others += 1
        }
        return row
    }

    /// The first value of the first thumb, from one on, with which all of a row find values; infinite if there is none.
    private func first(from value: Double, in row: inout Row, _ movement: Movement) -> Double {
        while row.bounds.count < row.others + 2 { row.bounds.append(0) }
        row.bounds[0] = value
        for position in 1..<row.others + 1 {
            row.bounds[position] = allowed(position, from: -row.sign * .infinity, in: row, movement)
        }
        var last = row.others + 1
        switch row.end {
        case .open: last = row.others
        case .wall(let wall): row.bounds[last] = wall
        case .first: row.bounds[last] = value + Double(row.direction) * constraints.period
        }
        // No configuration hangs.
        var budget = 10_000 + 16 * row.others
        var position = 1
        while position <= last {
            budget -= 1
            let (inner, start) = (row.bounds[position - 1], row.bounds[0])
            guard budget > 0, move(position, from: position - 1, in: &row, movement),
                move(position - 1, from: position, in: &row, movement)
            else { return .infinity }
            position = row.bounds[0] != start ? 1 : row.bounds[position - 1] == inner ? position + 1 : position - 1
        }
        return row.bounds[0]
    }

    /// Moves the bound of a thumb to where its neighbor lets it be. Returns whether it can be there.
    private func move(_ position: Int, from other: Int, in row: inout Row, _ movement: Movement) -> Bool {
        let (bound, present) = (row.bounds[other], row.bounds[position])
        guard bound.isFinite else { return true }
        let (from, to) = (row.walk(to: other, on: constraints), row.walk(to: position, on: constraints))
        if position > other ? row.direction == row.sense : row.direction != row.sense {
            let minimum = nearest(to: bound, from: from, to: to, going: row.sense, movement)
            return row.sign * (minimum - present) <= 0 || move(position, to: minimum, in: &row, movement)
        }
        let maximum = maximumSpan(from, to)
        guard row.sign * (bound - present) > maximum + slack else { return true }
        var minimum = bound - row.sign * maximum
        if present.isFinite, mayNear(present, row.sense, movement) {
            let meeting = meeting(from: present, of: to, with: from, going: row.sense, movement)
            minimum = row.sense > 0 ? max(minimum, meeting) : min(minimum, meeting)
        }
        return move(position, to: minimum, in: &row, movement, isOut: true)
    }

    /// Moves the bound of a thumb to the first allowed value from one on. Returns whether there is one.
    ///
    /// - Parameter isOut: whether it cannot stay, even if rounding hides the difference.
    private func move(
        _ position: Int, to value: Double, in row: inout Row, _ movement: Movement, isOut: Bool = false
    ) -> Bool {
        let period = Double(row.direction) * constraints.period
        if position > row.others {
            if row.sign * (value - row.bounds[position]) <= slack { return true }
            guard case .first = row.end else { return false }
            return move(0, to: value - period, in: &row, movement)
        }
        var next = allowed(position, from: value, in: row, movement)
        if next.isFinite, row.sign * (next - row.bounds[position]) <= (isOut ? constraints.tolerance : slack) {
            guard isOut else { return true }
            let index = row.walk(to: position, on: constraints).index
            next = constraints.value(after: row.bounds[position], going: row.sense, index: index)
        }
        guard next.isFinite, position > 0 || row.sign * (next - row.limit) <= constraints.tolerance else {
            return false
        }
        row.bounds[position] = next
        if position == 0, case .first = row.end { row.bounds[row.others + 1] = next + period }
        return true
    }

    /// The first value from one on that a thumb of a row may take: a step, or where it is. One that moves along may be
    /// at its wish.
    private func allowed(_ position: Int, from value: Double, in row: borrowing Row, _ movement: Movement) -> Double {
        let walk = row.walk(to: position, on: constraints)
        let isFree = isFree(walk.index, in: movement)
        let next = constraints.value(atOrBefore: value, going: -row.sense, index: walk.index, isFree: isFree)
        guard position > 0, walk.index < thumbs.count else { return next }
        var requested = constraints.unwrapped(thumbs[walk.index].next)
        if movement.moving.contains(walk.index) {
            let own = constraints.unwrapped(movement.requested[walk.index]) + movement.shift
            requested = constraints.value(nearest: own, in: Window(), index: walk.index, isFree: isFree)
            guard isFree || abs(requested - own) <= constraints.tolerance else { return next }
        }
        requested += walk.lift
        let isFirst = row.sign * (next - requested) > constraints.tolerance
        return isFirst && row.sign * (requested - value) >= -constraints.tolerance ? requested : next
    }

    /// Whether the separation to a neighbor can come nearer and nearer to the maximum span beyond a value: on a curved
    /// scale, where every value is allowed.
    private func mayNear(_ value: Double, _ sense: Int, _ movement: Movement) -> Bool {
        if case .linear = constraints.scale.curve { return false }
        return separation > 0 && movement.kind == .drag && constraints.isFree(nextTo: value, going: sense)
    }

    /// The first value of a thumb, from one on, from which the separation to its neighbor is within the maximum span.
    private func meeting(
        from near: Double, of from: Walk, with to: Walk, going sense: Int, _ movement: Movement
    ) -> Double {
        let sign = Double(sense)
        let maximum = maximumSpan(from, to) + slack
        let isFar = { (value: Double) in
            sign * (nearest(to: value, from: from, to: to, going: sense, movement) - value) > maximum
        }
        // Between two of these places the distance that the separation asks for grows or shrinks.
        let separation = separation(from, to)
        let end = constraints.unwrappedFraction(of: near) + sign
        var (low, start) = (near, constraints.unwrappedFraction(of: near))
        while isFar(low) {
            start = bend(beyond: start, separation, going: sign)
            guard sign * (end - start) >= 0 else { return sign * .infinity }
            var high = constraints.unwrappedValue(at: start)
            guard !isFar(high) else {
                low = high
                continue
            }
            while true {
                let middle = low + (high - low) / 2
                if middle == low || middle == high { return high }
                if isFar(middle) { low = middle } else { high = middle }
            }
        }
        return low
    }

    /// The first place along the track beyond another where the scale bends, there or the separation further on.
    private func bend(beyond fraction: Double, _ separation: Double, going sign: Double) -> Double {
        let stops = constraints.scale.stops
        var first = sign * .infinity
        for index in 0..<2 * max(2, stops.count) {
            var bend = stops.isEmpty ? Double(index / 2) : stops[index / 2].fraction
            if index % 2 > 0 { bend -= sign * separation }
            if constraints.isWrapped { bend += sign * ((sign * (fraction - bend)).rounded(.down) + 1) }
            if sign * (bend - fraction) > 0, sign * (first - bend) > 0 { first = bend }
        }
        return first
    }
}
