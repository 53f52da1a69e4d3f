/// Movements that have a leader: a thumb or a bar goes where it is wanted as far as it can, and its neighbours follow
/// the collision rule. Results are proposed, not made.
extension SliderState {
    /// Proposes a thumb nearest to a wished position. Returns the rank it would have then, which `cross` may change.
    ///
    /// - Parameters:
    ///   - isFree: whether the thumb keeps off the steps.
    ///   - leaving: 1 or −1 where the thumb must go at least to the next value in that direction, or stay.
    @discardableResult
    mutating func proposeThumb(
        _ rank: Int, wish: Double, isFree: Bool, from origin: Place.Origin, _ pointer: Int?, leaving: Int = 0
    ) -> Int {
        let present = position(rank), tolerance = rules.tolerance
        let low = leaving > 0 ? present + 2 * tolerance : -.infinity, high = leaving < 0 ? present - 2 * tolerance : .infinity
        if rules.collision == .cross, !rules.isWrapped {
            let place = crossing(rank, wish: wish, from: low, to: high, isFree: isFree, pointer)
            guard let place, place.rank != rank || place.value != present else { return rank }
            proposeCrossing(of: rank, to: place.rank, at: Place(value: place.value, origin: origin))
            return place.rank
        }
        let lower = max(low, reach(of: rank, going: -1, pointer)), upper = min(high, reach(of: rank, going: 1, pointer))
        guard lower <= upper else { return rank }
        let target = nearest(wish, from: lower, to: upper, rank: rank, isFree: isFree) {
            rules.collision != .push || completes(around: rank, at: $0, pointer)
        }
        guard let target, target != present else { return rank }
        propose(target, at: rank, from: origin)
        carryNeighbours(of: rank..<rank + 1, pointer)
        return rank
    }

    /// Proposes thumbs that move together from the places of a press by a wished shift, the distances between them kept
    /// but for steps.
    mutating func proposeBar(_ moving: Range<Int>, from press: [Place], by shift: Double, isFree: Bool, _ pointer: Int) {
        proposedRange = moving
        // First, from above, how high each may go; then, from below, where it goes.
        for rank in moving.reversed() {
            let room = rank + 1 < moving.upperBound ? proposed[rank + 1].value - rules.minimumSpan : .infinity
            proposed[rank].value = min(room, end(of: rank, in: moving, going: 1, pointer))
        }
        var previous = -Double.infinity
        for rank in moving {
            var low = end(of: rank, in: moving, going: -1, pointer), high = proposed[rank].value
            if rank > moving.lowerBound {
                low = max(low, previous + rules.minimumSpan)
                high = min(high, previous + rules.maximumSpan)
            }
            if moving.count == count, rules.isWrapped, rank > 0 {
                let above = Double(count - 1 - rank) * rules.minimumSpan
                high = min(high, position(0, in: proposed) + rules.period - above)
            }
            let start = position(rank, in: press)
            guard let target = rules.allowed(nearest: start + shift, from: low, to: high, rank: rank, isFree: isFree) else {
                return withdraw()
            }
            previous = target
            proposed[rank] = thumb(at: target, from: isFree ? .drag : .user)
            keep(press[rank], at: rank)
        }
        carryNeighbours(of: moving, pointer)
    }

    /// How far thumbs that move together may be shifted from the places of a press.
    func shifts(of moving: Range<Int>, from press: [Place], _ pointer: Int) -> (lower: Double, upper: Double) {
        var lower = -Double.infinity, upper = Double.infinity
        for rank in moving {
            let start = position(rank, in: press)
            lower = max(lower, end(of: rank, in: moving, going: -1, pointer) - start)
            upper = min(upper, end(of: rank, in: moving, going: 1, pointer) - start)
        }
        return lower <= upper ? (lower, upper) : (0, 0)
    }

    /// The last value that one of several thumbs that move together can take in a direction.
    private func end(of rank: Int, in moving: Range<Int>, going direction: Int, _ pointer: Int) -> Double {
        let limit = limit(of: rank, in: moving, going: direction, pointer)
        return rules.allowed(upTo: limit, going: direction, rank: rank) ?? position(rank)
    }

    /// Proposes a position for the thumb at an index.
    private mutating func propose(_ position: Double, at index: Int, from origin: Place.Origin) {
        let laps = laps(of: index), rank = index - laps * count
        proposed[rank] = thumb(at: position - Double(laps) * rules.period, from: origin)
        proposedRange.extend(by: rank..<rank + 1)
    }

    /// Takes the proposal back: all thumbs stay.
    private mutating func withdraw() {
        for rank in proposedRange { proposed[rank] = thumbs[rank] }
        proposedRange = 0..<0
    }

    private mutating func carryNeighbours(of moving: Range<Int>, _ pointer: Int?) {
        guard rules.collision == .push else { return }
        if !carry(beyond: moving, going: 1, pointer) || !carry(beyond: moving, going: -1, pointer) { withdraw() }
    }

    /// Pushes thumbs that stand too near in a direction and pulls those too far, no farther than they must. Returns
    /// whether each found a place.
    private mutating func carry(beyond moving: Range<Int>, going direction: Int, _ pointer: Int?) -> Bool {
        let sign = Double(direction), tolerance = rules.tolerance
        var index = direction > 0 ? moving.upperBound - 1 : moving.lowerBound
        while let rank = rank(at: index + direction), !moving.contains(rank), !isWall(rank, pointer) {
            let leader = position(index, in: proposed), present = position(index + direction, in: proposed)
            let near = clear(of: leader, at: index, going: direction)
            let far = leader + sign * span(between: index, and: index + direction).maximum
            index += direction
            // Rounding does not push, but order is kept to the bit.
            let isTooNear = sign * (near - present) > tolerance || sign * (leader - present) > 0, isTooFar = sign * (present - far) > tolerance
            guard isTooNear || isTooFar else { return true }
            let heading = isTooNear ? direction : -direction
            var place = rules.allowed(upTo: isTooNear ? near : far, going: -heading, rank: rank)
            // Round a ring there is always a next value, but none beyond a turn that was not tried.
            let last = rules.isWrapped ? min(sign * far, sign * near + rules.period) : sign * far
            while let value = place, rules.hasGaps, sign * value <= last, sign * (value - near) >= -tolerance,
                !completes(from: index, at: value, going: direction, moving, pointer)
            {
                place = rules.next(after: value, going: heading, rank: rank)
            }
            guard let place, sign * (place - near) >= -tolerance, sign * place <= last + tolerance else { return false }
            propose(place, at: index, from: .user)
        }
        guard rank(at: index + direction) != nil, index != (direction > 0 ? moving.upperBound - 1 : moving.lowerBound) else { return true }
        // Pushed all the way to a wall or round a ring: the last one must not have gone into what stands there.
        let last = position(index, in: proposed), next = position(index + direction, in: proposed)
        return sign * (next - last) >= 0 && sign * (next - clear(of: last, at: index, going: direction)) >= -tolerance
    }

    private func completes(
        from index: Int, at position: Double, going direction: Int, _ moving: Range<Int>, _ pointer: Int?
    ) -> Bool {
        let wall = wall(beyond: index, in: moving, going: direction, pointer)
        let fixed = rank(at: wall.index) == nil ? nil : self.position(wall.index, in: proposed)
        return rules.completes(beyond: index, at: position, going: direction, until: wall.index, fixed: fixed)
    }
}
