/// Finds values for thumbs among neighbors, walls and wishes: first for the leader, then, going outward, for its
/// neighbors. Results are proposed; ``accept()`` makes them.
///
/// It knows no point, no press and no event. All it needs of the track is in the constraints' scale and in
/// `separation`.
struct Solver: Sendable {
    var constraints: Constraints
    /// The least distance of neighboring thumbs in a movement, as a fraction of the track; 0 is none.
    var separation: Double
    var thumbs: [Thumb] = []
    /// The indices whose `next` is proposed.
    private(set) var proposed = 0..<0

    /// Proposes the leader as near to a wish as a window allows, and values for all that follow it.
    ///
    /// Returns the leader's index in the proposal, which differs after a crossing; `nil` if some thumb found no value,
    /// and then nothing is proposed.
    @discardableResult
    mutating func move(_ leader: Int, to wish: Double, in window: Window, _ movement: Movement) -> Int? {
        if movement.isOfOneThumb, constraints.collision == .cross, !constraints.isWrapped {
            return cross(leader, to: wish, in: window, movement)
        }
        let target = choose(wish, in: window, of: leader, going: 0, movement)
        guard target.isFinite else { return nil }
        if movement.isOfOneThumb, target == unwrapped(leader) { return leader }
        propose(target, at: leader, movement)
        if movement.isOfOneThumb, constraints.collision != .push { return leader }
        if settle(beyond: leader, going: 1, at: target, movement),
            settle(beyond: leader, going: -1, at: target, movement)
        {
            return leader
        }
        withdraw()
        return nil
    }

    /// The allowed value in a window that is nearest to a wish and from which the thumbs beyond find values, in a
    /// direction or, with 0, in both. Infinite if there is none, or none among the nearest thousand and, in one
    /// direction, at the ends of the window.
    func choose(_ wish: Double, in window: Window, of rank: Int, going direction: Int, _ movement: Movement) -> Double {
        let isFree = isFree(rank, in: movement)
        let first = constraints.value(nearest: wish, in: window, rank: rank, isFree: isFree)
        guard constraints.hasGaps, !isFree, first.isFinite,
            !completes(beyond: rank, at: first, going: direction, movement)
        else { return first }
        // Round a ring every value comes again after a turn.
        let turn = constraints.isWrapped ? constraints.period : .infinity
        let searched = window.intersection(Window(low: first - turn, high: first + turn))
        var below = first
        var above = first
        for _ in 0..<1000 {
            let down = constraints.value(after: below, going: -1, rank: rank)
            let up = constraints.value(after: above, going: 1, rank: rank)
            let canGoUp = up <= searched.high + constraints.tolerance
            let canGoDown = down >= searched.low - constraints.tolerance
            let goesUp = canGoUp && (!canGoDown || up - wish <= wish - down)
            let candidate = goesUp ? up : down
            guard searched.contains(candidate, constraints.tolerance) else { break }
            if completes(beyond: rank, at: candidate, going: direction, movement) { return candidate }
            if goesUp { above = up } else { below = down }
        }
        // Where a part of the scale has no steps, its values cannot be tried one by one.
        guard direction != 0 else { return .infinity }
        let ends = wish < searched.low ? [searched.low, searched.high] : [searched.high, searched.low]
        for end in ends where end.isFinite {
            let candidate = constraints.value(nearest: end, in: searched, rank: rank, isFree: isFree)
            if candidate.isFinite, completes(beyond: rank, at: candidate, going: direction, movement) {
                return candidate
            }
        }
        return .infinity
    }

    /// Whether all thumbs beyond one find values if it stands at this unwrapped value; with direction 0 on both sides.
    func completes(beyond rank: Int, at value: Double, going direction: Int, _ movement: Movement) -> Bool {
        guard direction != 0 else {
            return completes(beyond: rank, at: value, going: 1, movement)
                && completes(beyond: rank, at: value, going: -1, movement)
        }
        var walk = Walk(rank: rank)
        var others = 0
        var fixed = Double.infinity
        while walk.step(direction, on: constraints) {
            if walk.rank == rank { fixed = value + walk.lift }
            if isWall(walk.rank, in: movement) { fixed = unwrapped(walk.rank) + walk.lift }
            // In a chain that is being settled, the leader stands already.
            if proposed.contains(walk.rank), walk.rank == movement.moving.lowerBound {
                fixed = constraints.unwrapped(thumbs[walk.rank].next) + walk.lift
            }
            if fixed.isFinite { break }
            others += 1
        }
        return others == 0
            || constraints.completes(beyond: rank, at: value, going: direction, thumbs: others, fixed: fixed) {
                wish(ofFollower: $0, movement)
            }
    }

    /// The wish of a thumb that follows a leader: where it is, unless it moves along. `nil` if it cannot be there.
    private func wish(ofFollower rank: Int, _ movement: Movement) -> FollowerWish? {
        guard movement.moving.contains(rank) else {
            return FollowerWish(value: constraints.unwrapped(thumbs[rank].next), isFree: false)
        }
        let isFree = isFree(rank, in: movement)
        let wish = constraints.unwrapped(movement.wishes[rank]) + movement.shift
        let nearest = constraints.value(nearest: wish, in: Window(), rank: rank, isFree: isFree)
        return isFree || abs(nearest - wish) <= constraints.tolerance
            ? FollowerWish(value: nearest, isFree: isFree) : nil
    }
}

// MARK: - Reading

extension Solver {
    /// The number of thumbs.
    var count: Int { constraints.count }

    /// The values of all thumbs.
    var values: [ThumbValue] { thumbs.map { $0.now } }

    /// The unwrapped value of a thumb.
    func unwrapped(_ rank: Int) -> Double { constraints.unwrapped(thumbs[rank].now) }

    /// The place of a thumb along the track.
    func place(of rank: Int) -> Double { constraints.place(of: unwrapped(rank)) }

    /// The span from a thumb to the next, in value units. On a ring an empty one is 0, whatever rounding says.
    func span(above rank: Int) -> Double {
        let from = thumbs[rank].now
        let to = thumbs[rank + 1].now
        let way = to.value - from.value
        guard constraints.isWrapped else { return way }
        let turns = (to.lap - from.lap) * constraints.period
        return abs(way + turns) <= constraints.tolerance ? 0 : way + turns
    }

    /// Whether a thumb differs from its last report: by its value, or on a wrapping circle by a span that was empty and
    /// is a full turn, or the other way round.
    func isUnreported(_ rank: Int) -> Bool {
        let thumb = thumbs[rank]
        if abs(thumb.now.value - thumb.reported) > constraints.tolerance { return true }
        guard constraints.isWrapped, rank > 0 else { return false }
        return abs(span(above: rank - 1) - thumb.reportedSpan) >= constraints.period - constraints.tolerance
    }

    /// Notes the present values of thumbs as reported, and the spans on both sides of them.
    mutating func noteReported(_ ranks: Range<Int>) {
        for rank in ranks { thumbs[rank].reported = thumbs[rank].now.value }
        noteReportedSpans(ranks)
    }

    /// Notes the present values that equal the reported ones within the tolerance as reported. New bounds may have a
    /// smaller tolerance, which tells them apart.
    mutating func noteEqualsAsReported() {
        for rank in thumbs.indices where abs(thumbs[rank].now.value - thumbs[rank].reported) <= constraints.tolerance {
            thumbs[rank].reported = thumbs[rank].now.value
        }
    }

    /// Notes the spans on both sides of thumbs as reported.
    mutating func noteReportedSpans(_ ranks: Range<Int>) {
        for rank in withNext(ranks) where rank > 0 { thumbs[rank].reportedSpan = span(above: rank - 1) }
    }

    /// Indices, and on a wrapping circle the one above them, whose span they may have changed.
    func withNext(_ ranks: Range<Int>) -> Range<Int> {
        guard constraints.isWrapped, !ranks.isEmpty else { return ranks }
        return ranks.lowerBound..<min(thumbs.count, ranks.upperBound + 1)
    }

    /// Whether a pointer holds a thumb.
    func isHeld(thumb rank: Int) -> Bool { thumbs[rank].holder != nil }

    /// Whether another pointer than this one holds a thumb.
    func isHeld(thumb rank: Int, exceptBy pointer: Int?) -> Bool {
        thumbs[rank].holder.map { $0.pointer != pointer } ?? false
    }

    /// Whether a thumb is a wall in a movement: nothing moves it.
    func isWall(_ rank: Int, in movement: Movement) -> Bool {
        if movement.kind == .assign || movement.moving.contains(rank) { return false }
        if movement.kind == .drag, constraints.collision != .push { return true }
        return constraints.isDisabled(thumb: rank) || isHeld(thumb: rank, exceptBy: movement.pointer)
    }
}

// MARK: - Proposing

extension Solver {
    /// Proposes an unwrapped value.
    mutating func propose(_ unwrapped: Double, at rank: Int, _ movement: Movement) {
        propose(value(at: unwrapped, of: rank, movement), at: rank)
    }

    /// Proposes a value.
    mutating func propose(_ value: ThumbValue, at rank: Int) {
        thumbs[rank].next = value
        proposed.extend(by: rank..<rank + 1)
    }

    /// Proposes the present values of these thumbs too, so that they count as moved.
    mutating func propose(_ ranks: Range<Int>) { proposed.extend(by: ranks) }

    /// Keeps thumbs where they are whose proposed values differ by what counts as none, unless they go on a step.
    mutating func keepEqualValues() {
        for rank in proposed where constraints.grid.isFree || isFree(thumbs[rank].now) == isFree(thumbs[rank].next) {
            let now = thumbs[rank].now
            guard abs(constraints.unwrapped(thumbs[rank].next) - constraints.unwrapped(now)) <= constraints.tolerance
            else { continue }
            (thumbs[rank].next.value, thumbs[rank].next.lap) = (now.value, now.lap)
        }
    }

    /// Keeps proposed values on a line in order to the bit: values that count as equal must not reorder thumbs. A
    /// proposed value beyond the thumb before it, or beyond one that stays, becomes that thumb's value.
    mutating func keepOrder() {
        guard !constraints.isWrapped, !proposed.isEmpty else { return }
        var window = Window()
        if proposed.lowerBound > 0 { window.low = thumbs[proposed.lowerBound - 1].now.value }
        if proposed.upperBound < count { window.high = thumbs[proposed.upperBound].now.value }
        for rank in proposed {
            let value = thumbs[rank].next.value
            if !window.contains(value) { thumbs[rank].next.value = window.clamp(value) }
            window.low = thumbs[rank].next.value
        }
    }

    /// Drops the proposal: all thumbs stay.
    mutating func withdraw() {
        for rank in proposed { thumbs[rank].next = thumbs[rank].now }
        proposed = 0..<0
    }

    /// Makes the proposal. Returns the indices from the first to the last whose value or lap differs.
    @discardableResult
    mutating func accept() -> Range<Int> {
        var moved = 0..<0
        for rank in proposed {
            let fraction = constraints.scale.fraction(of: thumbs[rank].next.value)
            if thumbs[rank].accept(fraction) { moved.extend(by: rank..<rank + 1) }
        }
        proposed = 0..<0
        return moved
    }

    /// The value of a thumb at an unwrapped value; its wish to the bit if it is there.
    func value(at unwrapped: Double, of rank: Int, _ movement: Movement) -> ThumbValue {
        var value = constraints.wrapped(unwrapped, isOnStep: !isFree(rank, in: movement))
        value.origin = .person
        guard movement.moving.contains(rank) else { return value }
        if let origin = movement.origin {
            value.origin = origin
            return value
        }
        let wish = movement.wishes[rank]
        // On a step the step's bits count; elsewhere rounding among neighbors moves nothing.
        let isBetweenSteps =
            constraints.isFree(nextTo: unwrapped, going: 1) && constraints.isFree(nextTo: unwrapped, going: -1)
        let isOnStep = !isBetweenSteps && !constraints.grid.isFree && !isFree(rank, in: movement)
        let isWish = abs(unwrapped - constraints.unwrapped(wish)) <= (isOnStep ? 0 : constraints.tolerance)
        if isWish, constraints.isWrapped || constraints.part(of: rank).contains(wish.value) { return wish }
        value.origin = wish.origin
        return value
    }
}

// MARK: - Laps

extension Solver {
    /// Subtracts the first thumb's lap from all laps, so that they stay small. Only while no pointer is down: holds
    /// count laps too.
    mutating func resetLaps() {
        guard constraints.isWrapped, let laps = thumbs.first?.now.lap, laps != 0 else { return }
        for rank in thumbs.indices {
            thumbs[rank].now.lap -= laps
            thumbs[rank].next = thumbs[rank].now
        }
    }
}
