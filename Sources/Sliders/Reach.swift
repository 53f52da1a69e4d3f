/// How far thumbs can go: what walls, neighbours, steps and spans leave them now.
///
/// A thumb that another pointer holds, or that is disabled, is a wall; with `stop` every neighbour is. Directions are
/// 1 and −1, so that each rule is written once for both.
extension SliderState {
    /// The lowest and the highest value that a drag could give a thumb now; both can be reached. A disabled thumb gives
    /// its value twice. On a wrapping circle with two or more thumbs they are not reduced to the bounds, and a way without end
    /// counts one period; with one thumb they are the bounds.
    ///
    /// In one case they promise more than a drag or a key finds: with `push`, where a minimum separation in points meets a
    /// maximum span, on uneven steps or a scale that is not linear, or steps all round a wrapping circle. Each distance by
    /// itself would let the thumbs there; that both do is not looked up, and on the way the drag stops.
    public func limits(of thumb: Int) -> ClosedRange<Double> {
        let value = thumbs[thumb].now.value
        if rules.isDisabled(thumb) { return value...value }
        if rules.isWrapped, count == 1 { return rules.scale.bounds }
        var state = self
        let reach = state.reach(of: thumb)
        guard rules.isWrapped else { return reach.low...reach.high }
        let position = state.position(thumb)
        let back = min(position - reach.low, rules.period), forward = min(reach.high - position, rules.period)
        return finite(value - back)...finite(value + forward)
    }

    /// The limits of a thumb, as positions; infinite where a ring sets none.
    mutating func reach(of rank: Int) -> (low: Double, high: Double) {
        var pointer: Int?
        for hold in holds.indices where holds[hold].holds(rank) { pointer = holds[hold].pointer }
        aim(at: rank..<rank + 1, pointer)
        return reach()
    }

    /// Begins a movement of thumbs, for which all else stands still or follows the collision rule.
    mutating func aim(at moving: Range<Int>, _ pointer: Int?, from wishes: [Place] = []) {
        (movement.moving, movement.pointer, movement.kind, movement.isReachKnown) = (moving, pointer, .drag, false)
        (movement.isFree, movement.origin, movement.shift, movement.wishes) = (false, .user, 0, wishes)
    }

    /// How far the thumbs of the movement can go together, as positions of the lowest of them, all on values that they
    /// can take.
    mutating func reach() -> (low: Double, high: Double) {
        let moving = movement.moving, first = moving.lowerBound, present = position(first)
        if moving.count == 1, rules.collision == .cross, !rules.isWrapped {
            let low = crossing(first, to: rules.scale.lower), high = crossing(first, to: rules.scale.upper)
            return (min(present, low.value), max(present, high.value))
        }
        var reach = (low: -Double.infinity, high: Double.infinity)
        for rank in moving {
            var window = (low: -Double.infinity, high: Double.infinity)
            if rank == first { window = room(beyond: rank, going: -1) }
            if rank == moving.upperBound - 1 { window = Self.overlap(window, room(beyond: rank, going: 1)) }
            let way = rank == first ? 0 : position(of: movement.wishes[rank]) - position(of: movement.wishes[first])
            reach.low = max(reach.low, end(window.low, of: rank, going: -1) - way)
            reach.high = min(reach.high, end(window.high, of: rank, going: 1) - way)
        }
        if moving.count == 1 { return (min(present, reach.low), max(present, reach.high)) }
        let start = position(of: movement.wishes[first])
        return reach.low <= reach.high ? reach : (start, start)
    }

    /// The last value before a limit that a thumb can take.
    private mutating func end(_ limit: Double, of rank: Int, going direction: Int) -> Double {
        var end = rules.allowed(upTo: limit, going: direction, rank: rank, isFree: false)
        guard rules.hasGaps, rules.collision == .push, movement.moving.count == 1 else { return end }
        while end.isFinite, Double(direction) * (end - position(rank)) > 0, !completes(rank, at: end, going: 0) {
            end = rules.next(after: end, going: -direction, rank: rank)
        }
        return end
    }

    /// Whether a thumb has anywhere to go in a direction; with 0, in either.
    mutating func canGo(_ rank: Int, _ direction: Int) -> Bool {
        guard !rules.isDisabled(rank), !isHeld(rank, except: nil) else { return false }
        let reach = reach(of: rank), present = position(rank)
        return direction >= 0 && reach.high > present + rules.tolerance || direction <= 0 && reach.low < present - rules.tolerance
    }

    /// What the thumbs on both sides leave a leader, when those that move with it give way.
    mutating func rooms(beside leader: Int) -> (low: Double, high: Double) {
        Self.overlap(
            room(beyond: leader, going: 1, isThrough: true),
            room(beyond: leader, going: -1, isThrough: true))
    }

    private static func overlap(_ a: (low: Double, high: Double), _ b: (low: Double, high: Double)) -> (low: Double, high: Double) {
        (max(a.low, b.low), min(a.high, b.high))
    }

    /// What the thumbs beyond one leave it: pushed together, and pulled apart, against the next wall or end. What they
    /// are left themselves is noted with each.
    ///
    /// - Parameters:
    ///   - closing: where the thumb itself will stand, which a ring comes back to; infinite where that sets no limit.
    ///   - isThrough: whether thumbs that move with it count among those that give way.
    mutating func room(
        beyond rank: Int, going direction: Int, closing: Double = .infinity, isThrough: Bool = false
    ) -> (low: Double, high: Double) {
        let isThrough = isThrough || closing.isFinite
        var walk = Walk(rank: rank), others = 0
        var window = (low: -Double.infinity, high: Double.infinity)
        while walk.step(direction, count: rules.count, period: rules.period) {
            if isThrough ? walk.rank == rank : movement.moving.contains(walk.rank) {
                if !closing.isFinite { return window }
                window = (closing + walk.lift, closing + walk.lift)
                break
            }
            if isWall(walk.rank) {
                let position = position(walk.rank) + walk.lift
                window = (position, position)
                break
            }
            others += 1
        }
        while true {
            let outer = walk
            _ = walk.step(-direction, count: rules.count, period: rules.period)
            let far = -Double(direction) * maximumSpan(outer, walk)
            window = direction > 0
                ? (window.low + far, near(window.high, from: outer, to: walk, going: -1))
                : (near(window.low, from: outer, to: walk, going: 1), window.high + far)
            if others == 0 { return window }
            others -= 1
            narrow(&window, to: walk)
        }
    }

    /// Leaves of a window what a thumb can take, and notes it there.
    private mutating func narrow(_ window: inout (low: Double, high: Double), to walk: Walk) {
        let rank = walk.rank, present = position(rank) + walk.lift
        let isFree = isFree(rank)
        let stays = movement.kind == .drag && window.low <= present && present <= window.high
        window = (
            rules.allowed(upTo: window.low, going: -1, rank: rank, isFree: isFree),
            rules.allowed(upTo: window.high, going: 1, rank: rank, isFree: isFree))
        if stays { window = (min(window.low, present), max(window.high, present)) }
        (thumbs[rank].low, thumbs[rank].high) = window
    }

    mutating func isWall(_ rank: Int) -> Bool {
        if movement.kind == .assign || movement.moving.contains(rank) { return false }
        return movement.kind == .drag && rules.collision != .push || rules.isDisabled(rank) || isHeld(rank, except: movement.pointer)
    }

    mutating func maximumSpan(_ a: Walk, _ b: Walk) -> Double { isClosing(a, b) ? .infinity : rules.maximumSpan }

    private mutating func isClosing(_ a: Walk, _ b: Walk) -> Bool { rules.isWrapped && a.lift != b.lift }

    /// The position in a direction from the thumb at `position` that is nearest to it: the minimum span, and in a drag
    /// the minimum separation in points. Where two are too near already, they may stay as near.
    mutating func near(_ position: Double, from: Walk, to: Walk, going direction: Int) -> Double {
        let sign = Double(direction), length = track.length
        let near = position + (isClosing(from, to) ? 0 : sign * rules.minimumSpan)
        guard configuration.minimumSeparation > 0, movement.kind == .drag, position.isFinite, length > 0 else { return near }
        let start = self.position(from.rank) + from.lift, end = self.position(to.rank) + to.lift
        let present = abs(place(of: start) - place(of: end)), distance = min(present, configuration.minimumSeparation / length)
        // Where the one stays, rounding does not move the other.
        let stays = position == start && present == distance
        let separated = stays ? end : self.position(at: place(of: position) + sign * distance)
        return direction > 0 ? max(near, separated) : min(near, separated)
    }
}
