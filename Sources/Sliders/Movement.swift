/// The movement under way: which thumbs go together, and what gives way to them.
struct Movement: Sendable {
    var moving = 0..<0
    /// Where the moving thumbs want to be, by rank, but for the shift; for a drag their places at the press.
    var wishes: [Place] = []
    var shift = 0.0
    /// Whether the moving thumbs keep off the steps.
    var isFree = false
    /// Who puts them there; `nil` is who put them where they want to be.
    var origin: Place.Origin?
    var kind = Kind.drag
    /// The pointer whose own thumbs are no walls to it.
    var pointer: Int?
    /// What the leader can reach, while `isReachKnown`: in a drag with `stop` nothing else moves meanwhile.
    var reach = (low: 0.0, high: 0.0)
    var isReachKnown = false
    /// The rank of the leader in the proposal; with `cross` it may be another than before.
    var leader = 0

    enum Kind: Sendable {
        /// A leader moves, and the collision rule tells what follows. Pointers, keys, `move(_:to:)`.
        case drag
        /// Places of a press come back; all but what other pointers hold gives way.
        case restore
        /// Values set from code; nothing stands in their way.
        case assign
    }
}

/// Finds places for thumbs: first the leader, then, going outwards, its neighbours. Results are proposed, not made.
extension SliderState {
    /// Proposes the leader nearest to a wished position in a window, and places for all that follow it. Returns whether
    /// all found one.
    @discardableResult
    mutating func move(_ leader: Int, to wish: Double, within window: (low: Double, high: Double)) -> Bool {
        movement.leader = leader
        let isAlone = movement.kind == .drag && movement.moving.count == 1
        if isAlone, rules.collision == .cross, !rules.isWrapped {
            let place = crossing(leader, to: wish, from: window.low, to: window.high)
            guard place.rank != leader || place.value != position(leader) else { return true }
            movement.leader = place.rank
            proposeCrossing(of: leader, to: place.rank, at: self.place(at: place.value, of: leader))
            return true
        }
        let target = choose(wish, from: window.low, to: window.high, of: leader, going: 0)
        guard target.isFinite else { return false }
        if isAlone, target == position(leader) { return true }
        propose(target, at: leader)
        if isAlone, rules.collision != .push { return true }
        if settle(beyond: leader, going: 1, at: target), settle(beyond: leader, going: -1, at: target) { return true }
        withdraw()
        return false
    }

    /// Gives each thumb beyond the leader, up to the next wall, the place nearest to its wish that keeps its distance to
    /// the one before and leaves the rest room: thumbs that need not move stay. Returns whether each found one.
    private mutating func settle(beyond leader: Int, going direction: Int, at target: Double) -> Bool {
        _ = room(beyond: leader, going: direction, closing: target)
        let tolerance = rules.tolerance
        var walk = Walk(rank: leader), previous = target
        while true {
            let before = walk
            guard walk.step(direction, count: rules.count, period: rules.period) else { return true }
            if walk.rank == leader || isWall(walk.rank) { return true }
            let rank = walk.rank
            var low = near(previous, from: before, to: walk, going: direction)
            var high = previous + Double(direction) * maximumSpan(before, walk)
            if direction < 0 { swap(&low, &high) }
            (low, high) = (max(low, thumbs[rank].low), min(high, thumbs[rank].high))
            let isMoving = direction > 0 && movement.moving.contains(rank)
            var value = position(of: thumbs[rank].next) + walk.lift
            // Rounding moves nothing, but order is kept to the bit.
            let isOut = value < low - tolerance || value > high + tolerance || Double(direction) * (previous - value) > 0
            if isMoving || isOut {
                let wish = isMoving ? position(of: movement.wishes[rank]) + movement.shift : value - walk.lift
                value = choose(wish, from: low - walk.lift, to: high - walk.lift, of: rank, going: direction)
                guard value.isFinite else { return false }
                // Steps too fine to be told apart never reorder thumbs.
                if !rules.isWrapped { value = direction > 0 ? max(value, previous) : min(value, previous) }
                propose(value, at: rank)
                value = position(of: thumbs[rank].next) + walk.lift
            } else if movement.kind == .drag {
                return true
            }
            previous = value
        }
    }

    /// The allowed value nearest to a wish from which the rest of a chain can be completed, in a direction or, with 0, in
    /// both; infinite if there is none, or none among the nearest thousand.
    private mutating func choose(_ wish: Double, from low: Double, to high: Double, of rank: Int, going direction: Int) -> Double {
        let isFree = isFree(rank)
        let first = rules.allowed(nearest: wish, from: low, to: high, rank: rank, isFree: isFree)
        guard rules.hasGaps, !isFree, first.isFinite, !completes(rank, at: first, going: direction) else { return first }
        // Round a ring every value comes again after a turn.
        let turn = rules.isWrapped ? rules.period : .infinity
        let low = max(low, first - turn) - rules.tolerance, high = min(high, first + turn) + rules.tolerance
        var below = first, above = first
        for _ in 0..<1000 {
            let down = rules.next(after: below, going: -1, rank: rank), up = rules.next(after: above, going: 1, rank: rank)
            let goesUp = up <= high && (down < low || up - wish <= wish - down)
            let candidate = goesUp ? up : down
            guard candidate >= low, candidate <= high else { break }
            if completes(rank, at: candidate, going: direction) { return candidate }
            if goesUp { above = up } else { below = down }
        }
        return .infinity
    }

    /// Whether the thumbs beyond one find places when it stands at a position.
    mutating func completes(_ rank: Int, at position: Double, going direction: Int) -> Bool {
        guard direction != 0 else { return completes(rank, at: position, going: 1) && completes(rank, at: position, going: -1) }
        var walk = Walk(rank: rank), thumbs = 1, fixed = Double.infinity
        while walk.step(direction, count: rules.count, period: rules.period) {
            if walk.rank == rank { fixed = position + walk.lift }
            if isWall(walk.rank) { fixed = self.position(walk.rank) + walk.lift }
            // In a chain that is being settled, what was placed already stands.
            if proposedRange.contains(walk.rank), walk.rank == movement.moving.lowerBound {
                fixed = self.position(of: self.thumbs[walk.rank].next) + walk.lift
            }
            if fixed.isFinite { break }
            thumbs += 1
        }
        return thumbs == 1
            || rules.completes(beyond: rank, at: position, going: direction, until: rank + direction * thumbs, fixed: fixed)
    }

    /// Whether a thumb keeps off the steps in this movement.
    mutating func isFree(_ rank: Int) -> Bool {
        guard movement.moving.contains(rank) else { return false }
        return movement.kind == .drag ? movement.isFree : keepsOffSteps(movement.wishes[rank])
    }

    /// Proposes a position.
    mutating func propose(_ position: Double, at rank: Int) {
        thumbs[rank].next = place(at: position, of: rank)
        proposedRange.extend(by: rank..<rank + 1)
    }

    /// The place of a thumb at a position; where it wants to be, to the bit.
    private mutating func place(at position: Double, of rank: Int) -> Place {
        var place = canonical(position, isOnStep: !isFree(rank))
        place.origin = .user
        guard movement.moving.contains(rank) else { return place }
        if let origin = movement.origin {
            place.origin = origin
            return place
        }
        let wish = movement.wishes[rank]
        let isWish = rules.isWrapped ? abs(position - self.position(of: wish)) <= rules.tolerance : position == wish.value
        if isWish { return wish }
        place.origin = wish.origin
        return place
    }

    /// Takes the proposal back: all thumbs stay.
    mutating func withdraw() {
        for rank in proposedRange { thumbs[rank].next = thumbs[rank].now }
        proposedRange = 0..<0
    }
}
