/// How far thumbs can go: what walls, neighbours, steps and spans leave them now.
///
/// A thumb that another pointer holds, or that is disabled, is a wall; with `stop` every neighbour is. Directions are
/// 1 and −1, so that each rule is written once for both.
extension SliderState {
    /// The lowest and the highest value that a drag could give a thumb now; both can be reached. A disabled thumb gives
    /// its value twice. On a wrapping circle with two or more thumbs they are not reduced to the bounds, and a way without end
    /// counts one period; with one thumb they are the bounds.
    public func limits(of thumb: Int) -> ClosedRange<Double> {
        if rules.isWrapped, count == 1, !rules.isDisabled(thumb) { return rules.scale.bounds }
        let pointer = holds.first { $0.ranks.contains(thumb) }?.pointer
        let reach = reach(of: thumb, pointer)
        guard rules.isWrapped else { return reach.lower...reach.upper }
        let value = thumbs[thumb].value, position = position(thumb)
        let back = min(position - reach.lower, rules.period), forward = min(reach.upper - position, rules.period)
        return value - back...value + forward
    }

    /// The limits of a thumb for a movement, as positions; infinite where a ring sets none.
    func reach(of rank: Int, _ pointer: Int?) -> (lower: Double, upper: Double) {
        let present = position(rank)
        if rules.isDisabled(rank) { return (present, present) }
        return (reach(of: rank, going: -1, pointer), reach(of: rank, going: 1, pointer))
    }

    func reach(of rank: Int, going direction: Int, _ pointer: Int?) -> Double {
        let present = position(rank)
        guard let end = end(of: rank, going: direction, pointer), Double(direction) * (end - present) > 0 else { return present }
        return end
    }

    private func end(of rank: Int, going direction: Int, _ pointer: Int?) -> Double? {
        if rules.collision == .cross, !rules.isWrapped {
            return crossing(rank, wish: direction > 0 ? rules.scale.upper : rules.scale.lower, isFree: false, pointer)?.value
        }
        let limit = self.limit(of: rank, in: rank..<rank + 1, going: direction, pointer)
        var end = rules.allowed(upTo: limit, going: direction, rank: rank)
        guard rules.hasGaps, rules.collision == .push else { return end }
        while let value = end, value.isFinite, !completes(around: rank, at: value, pointer) {
            guard Double(direction) * (value - position(rank)) > 0 else { return nil }
            end = rules.next(after: value, going: -direction, rank: rank)
        }
        return end
    }

    /// Whether a thumb has anywhere to go in a direction.
    func canGo(_ rank: Int, _ direction: Int, _ pointer: Int) -> Bool {
        guard !rules.isDisabled(rank), !isHeld(rank, except: pointer) else { return false }
        let end = reach(of: rank, going: direction, pointer)
        return Double(direction) * (end - position(rank)) > rules.tolerance
    }

    func canMove(_ rank: Int, _ pointer: Int) -> Bool { canGo(rank, 1, pointer) || canGo(rank, -1, pointer) }

    /// How far one of the thumbs that move together may go, before steps: the first in the direction is stopped by
    /// what stands ahead, the last by the maximum span to what follows.
    func limit(of rank: Int, in moving: Range<Int>, going direction: Int, _ pointer: Int?) -> Double {
        let sign = Double(direction)
        var limit = sign * .infinity
        if rank == (direction > 0 ? moving.upperBound - 1 : moving.lowerBound) {
            limit = ahead(of: rank, in: moving, going: direction, pointer)
        }
        if rules.maximumSpan < .infinity, rank == (direction > 0 ? moving.lowerBound : moving.upperBound - 1) {
            let behind = self.behind(rank, in: moving, going: direction, pointer)
            if sign * (behind - limit) < 0 { limit = behind }
        }
        return limit
    }

    /// The limit that the thumbs ahead set, pushed together against the next wall or end.
    private func ahead(of rank: Int, in moving: Range<Int>, going direction: Int, _ pointer: Int?) -> Double {
        let wall = wall(beyond: rank, in: moving, going: direction, pointer)
        var limit = wall.position ?? Double(direction) * .infinity
        var index = wall.index - direction
        while index != rank, let other = self.rank(at: index) {
            limit = clear(of: limit, at: index + direction, going: -direction)
            limit = rules.allowed(upTo: limit, going: direction, rank: other) ?? position(index)
            index -= direction
        }
        return clear(of: limit, at: rank + direction, going: -direction)
    }

    /// The limit that the maximum span sets, with the thumbs behind pulled along as far as walls and ends let them.
    private func behind(_ rank: Int, in moving: Range<Int>, going direction: Int, _ pointer: Int?) -> Double {
        let sign = Double(direction)
        let wall = wall(beyond: rank, in: moving, going: -direction, pointer)
        var limit = wall.position ?? sign * .infinity
        var index = wall.index + direction
        while let other = self.rank(at: index) {
            limit += sign * span(between: index - direction, and: index).maximum
            if index == rank { break }
            limit = rules.allowed(upTo: limit, going: direction, rank: other) ?? position(index)
            index += direction
        }
        return limit
    }

    /// The next thumb in a direction that does not give way, or the end; without a position at an end, and where a ring
    /// comes back to the thumbs that move.
    func wall(
        beyond rank: Int, in moving: Range<Int>, going direction: Int, _ pointer: Int?
    ) -> (index: Int, position: Double?) {
        var index = rank + direction
        while let other = self.rank(at: index), !moving.contains(other) {
            if isWall(other, pointer) { return (index, position(index)) }
            index += direction
        }
        return (index, nil)
    }

    func isWall(_ rank: Int, _ pointer: Int?) -> Bool {
        rules.collision != .push || rules.isDisabled(rank) || isHeld(rank, except: pointer)
    }

    /// The position in a direction from the thumb at `index` that is nearest to it, when that stands at `position`:
    /// the minimum span, and the minimum separation in points. Where two are too near already, they may stay as near.
    func clear(of position: Double, at index: Int, going direction: Int) -> Double {
        let sign = Double(direction)
        let other = index + direction
        let near = position + sign * span(between: index, and: other).minimum
        guard configuration.minimumSeparation > 0, position.isFinite, rank(at: index) != nil, rank(at: other) != nil else { return near }
        let length = track.length
        guard length > 0 else { return near }
        let present = abs(place(of: self.position(index)) - place(of: self.position(other)))
        let wanted = configuration.minimumSeparation / length
        let separated = self.position(at: place(of: position) + sign * (present < wanted - 1e-9 / length ? present : wanted))
        return direction > 0 ? max(near, separated) : min(near, separated)
    }

    /// The spans allowed between neighbours at two indexes, in either order.
    func span(between index: Int, and other: Int) -> (minimum: Double, maximum: Double) {
        guard let lower = rank(at: min(index, other)) else { return (0, .infinity) }
        return rules.span(above: lower)
    }

    /// Whether all thumbs that a push reaches find places when this one stands at `position`.
    func completes(around rank: Int, at position: Double, _ pointer: Int?) -> Bool {
        [1, -1].allSatisfy { direction in
            let wall = wall(beyond: rank, in: rank..<rank + 1, going: direction, pointer)
            let closes = rules.isWrapped && wall.position == nil
            let fixed = closes ? position + Double(direction) * rules.period : wall.position
            return rules.completes(beyond: rank, at: position, going: direction, until: wall.index, fixed: fixed)
        }
    }
}
