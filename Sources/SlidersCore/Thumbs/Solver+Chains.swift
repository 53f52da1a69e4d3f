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
            let (others, end) = row(beyond: index, at: value, going: direction, movement)
            guard others > 0 else { return value }
            var bounds = bounds
            self.bounds = []
            if bounds.count < others + 2 { bounds = [Double](repeating: 0, count: others + 2) }
            defer { self.bounds = bounds }
            return bounds.withUnsafeMutableBufferPointer { bounds in
                var search = ChainSearch(
                    self, movement, first: index, direction: direction, others: others, end: end, sense: sense,
                    limit: limit, bounds)
                return search.first(from: value)
            }
        }
        var value = value
        while value.isFinite {
            let above = completing(value, of: index, going: sense, beyond: 1, upTo: limit, movement)
            guard above.isFinite else { return above }
            let both = completing(above, of: index, going: sense, beyond: -1, upTo: limit, movement)
            if both == value { return value }
            value = both
        }
        return value
    }

    /// Allowed values for all thumbs of a slider without any, as low as possible; empty if there are none.
    func lowestValues() -> [Double] {
        let (count, isWrapped) = (constraints.count, constraints.isWrapped)
        let lowest = constraints.value(
            atOrBefore: isWrapped ? constraints.scale.lower : -.infinity, going: -1, index: 0, isFree: false)
        guard lowest.isFinite else { return [] }
        // With even steps the lowest start of a ring is as good as any, as the shorter last step is at its end.
        let canRise = !isWrapped || constraints.hasGaps && !constraints.grid.isEven
        let highest = isWrapped ? constraints.scale.upper - 2 * constraints.tolerance : .infinity
        var values = [Double](repeating: lowest, count: count + 1)
        let isFound = values.withUnsafeMutableBufferPointer { bounds in
            var search = ChainSearch(
                self, Movement(of: 0), first: 0, direction: 1, others: count - 1, end: isWrapped ? .first : .open,
                sense: 1, limit: canRise ? highest : lowest, bounds)
            return search.first(from: lowest).isFinite
        }
        return isFound ? Array(values.prefix(count)) : []
    }

    /// The number of thumbs beyond one, up to what stands, and what that is.
    private func row(
        beyond index: Int, at value: Double, going direction: Int, _ movement: Movement
    ) -> (others: Int, end: ChainSearch.End) {
        var walk = Walk(index: index)
        var others = 0
        while walk.step(direction, on: constraints) {
            if walk.index == index { return (others, .first) }
            if isWall(walk.index, in: movement) { return (others, .wall(unwrapped(walk.index) + walk.lift)) }
            // In a row that is being settled, the leader stands already.
            if proposed.contains(walk.index), walk.index == movement.moving.lowerBound {
                return (others, .wall(constraints.unwrapped(thumbs[walk.index].next) + walk.lift))
            }
            others += 1
        }
        return (others, .open)
    }

    /// The wish of a thumb that follows a leader: where it is, unless it moves along. `nil` if it cannot be there.
    fileprivate func wish(ofFollower index: Int, _ movement: Movement) -> FollowerWish? {
        guard index < thumbs.count else { return nil }
        guard movement.moving.contains(index) else {
            return FollowerWish(value: constraints.unwrapped(thumbs[index].next), isFree: false)
        }
        let isFree = isFree(index, in: movement)
        let wish = constraints.unwrapped(movement.wishes[index]) + movement.shift
        let nearest = constraints.value(nearest: wish, in: Window(), index: index, isFree: isFree)
        return isFree || abs(nearest - wish) <= constraints.tolerance
            ? FollowerWish(value: nearest, isFree: isFree) : nil
    }
}

/// Where a thumb of a row wants to be, as an unwrapped value: it may be there even if that is no step.
private struct FollowerWish {
    let value: Double
    /// Whether the thumb may be off the steps elsewhere too.
    let isFree: Bool
}

/// A search for values of a row of thumbs, each of which has a bound that only moves in one sense: up, or down.
///
/// Every bound begins as far back as its thumb can be. Neighbors move each other's bounds on, by the spans and the
/// separation between them, to the next allowed values, until all fit: these are the first values that do. A bound that
/// moves beyond what is allowed says that there are none.
private struct ChainSearch {
    private let solver: Solver
    private let movement: Movement
    /// The thumb that the row begins with, the direction that it goes in, and the number of thumbs beyond.
    private let first, direction, others: Int
    private let end: End
    /// The direction in which bounds move: 1 is up.
    private let sense: Int
    /// The value of the first thumb beyond which nothing is searched.
    private let limit: Double
    /// The bounds of the row, from the first thumb outward, and of what stands beyond.
    private let bounds: UnsafeMutableBufferPointer<Double>

    /// What stands beyond a row.
    enum End {
        case open
        /// Something at an unwrapped value, which does not move.
        case wall(Double)
        /// The first thumb, a period on.
        case first
    }

    private var sign: Double { Double(sense) }
    private var constraints: Constraints { solver.constraints }

    init(
        _ solver: Solver, _ movement: Movement, first: Int, direction: Int, others: Int, end: End, sense: Int,
        limit: Double, _ bounds: UnsafeMutableBufferPointer<Double>
    ) {
        (self.solver, self.movement) = (solver, movement)
        (self.first, self.direction, self.others) = (first, direction, others)
        (self.end, self.sense, self.limit, self.bounds) = (end, sense, limit, bounds)
    }

    /// The first value of the first thumb, from one on, with which all find values; infinite if there is none.
    mutating func first(from value: Double) -> Double {
        bounds[0] = value
        for place in 1..<others + 1 { bounds[place] = allowed(at: place, from: -sign * .infinity) }
        var last = others
        switch end {
        case .open: break
        case .wall(let wall): (last, bounds[others + 1]) = (others + 1, wall)
        case .first: (last, bounds[others + 1]) = (others + 1, value + Double(direction) * constraints.period)
        }
        // No configuration hangs.
        var budget = 10_000 + 16 * others
        var place = 1
        while place <= last {
            budget -= 1
            let (inner, start) = (bounds[place - 1], bounds[0])
            guard budget > 0, move(place, from: place - 1), move(place - 1, from: place) else { return .infinity }
            if bounds[0] != start {
                place = 1
            } else {
                place = bounds[place - 1] == inner ? place + 1 : place - 1
            }
        }
        return bounds[0]
    }

    /// Moves the bound of a thumb to where its neighbor lets it be. Returns whether it can be there.
    private mutating func move(_ place: Int, from other: Int) -> Bool {
        let (bound, present) = (bounds[other], bounds[place])
        guard bound.isFinite else { return true }
        let (from, to) = (walk(to: other), walk(to: place))
        if place > other ? direction == sense : direction != sense {
            let least = solver.nearest(to: bound, from: from, to: to, going: sense, movement)
            return sign * (least - present) <= 0 || move(place, to: least)
        }
        let maximum = solver.maximumSpan(from, to)
        guard sign * (bound - present) > maximum + constraints.tolerance else { return true }
        let least = bound - sign * maximum
        let meeting = present.isFinite ? meeting(from: present, of: to, with: from) : least
        return move(place, to: sense > 0 ? max(least, meeting) : min(least, meeting), isOut: true)
    }

    /// Moves the bound of a thumb to the first allowed value from one on. Returns whether there is one.
    ///
    /// - Parameter isOut: whether it cannot stay, even if rounding hides the difference.
    private mutating func move(_ place: Int, to value: Double, isOut: Bool = false) -> Bool {
        if place > others {
            if sign * (value - bounds[place]) <= constraints.tolerance { return true }
            guard case .first = end else { return false }
            return move(0, to: value - Double(direction) * constraints.period)
        }
        var next = allowed(at: place, from: value)
        if next.isFinite, sign * (next - bounds[place]) <= constraints.tolerance {
            guard isOut else { return true }
            next = constraints.value(after: bounds[place], going: sense, index: walk(to: place).index)
        }
        guard next.isFinite, place > 0 || sign * (next - limit) <= constraints.tolerance else { return false }
        bounds[place] = next
        if place == 0, case .first = end { bounds[others + 1] = next + Double(direction) * constraints.period }
        return true
    }

    /// The first value from one on that a thumb may take.
    private func allowed(at place: Int, from value: Double) -> Double {
        let walk = walk(to: place)
        let own = place > 0 ? solver.wish(ofFollower: walk.index, movement) : nil
        let isFree = place > 0 ? own?.isFree ?? false : solver.isFree(walk.index, in: movement)
        let next = constraints.value(atOrBefore: value, going: -sense, index: walk.index, isFree: isFree)
        guard let own else { return next }
        // A wish between the steps comes before the next step.
        let wish = own.value + walk.lift
        return sign * (next - wish) > constraints.tolerance && sign * (wish - value) >= -constraints.tolerance
            ? wish : next
    }

    /// The first value of a thumb, from one on, from which the separation to its neighbor is within the maximum span.
    /// Where every value is allowed, bounds would only come nearer and nearer to it.
    private func meeting(from near: Double, of from: Walk, with to: Walk) -> Double {
        if case .linear = constraints.scale.curve { return near }
        guard solver.separation > 0, movement.kind == .drag, constraints.isFree(nextTo: near, going: sense) else {
            return near
        }
        let maximum = solver.maximumSpan(from, to)
        let isFar = { (value: Double) in
            let next = solver.nearest(to: value, from: from, to: to, going: sense, movement)
            return sign * (next - value) > maximum + constraints.tolerance
        }
        // Between two of these places the distance that the separation asks for grows or shrinks.
        let separation = solver.separation(from, to)
        let end = constraints.place(of: near) + sign
        var (low, start) = (near, constraints.place(of: near))
        while isFar(low) {
            start = edge(beyond: start, separation)
            guard sign * (end - start) >= 0 else { return sign * .infinity }
            var high = constraints.unwrapped(at: start)
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
    private func edge(beyond place: Double, _ separation: Double) -> Double {
        var first = sign * .infinity
        for index in 0..<max(2, constraints.scale.stops.count) {
            let bend = constraints.scale.stops.isEmpty ? Double(index) : constraints.scale.stops[index].fraction
            for shift in 0...1 {
                var edge = bend - sign * separation * Double(shift)
                if constraints.isWrapped { edge += sign * ((sign * (place - edge)).rounded(.down) + 1) }
                if sign * (edge - place) > 0, sign * (first - edge) > 0 { first = edge }
            }
        }
        return first
    }

    private func walk(to place: Int) -> Walk {
        var walk = Walk(index: first + direction * place)
        if walk.index >= constraints.count {
            (walk.index, walk.lift) = (walk.index - constraints.count, constraints.period)
        }
        if walk.index < 0 { (walk.index, walk.lift) = (walk.index + constraints.count, -constraints.period) }
        return walk
    }
}
