/// Finds values for thumbs among neighbors, walls, and wishes: first for the leader, then, going outward, for its
/// neighbors. Results are proposed; ``accept()`` makes them.
///
/// It knows no point, no press, and no event. All it needs of the track is in the constraints' scale and in
/// `separation`.
struct Solver: Sendable {
    var constraints: Constraints
    /// The least distance of neighboring thumbs in a movement, as a fraction of the track; 0 is none.
    var separation: Double
    var thumbs: [Thumb] = []
    /// The indices whose `next` is proposed.
    private(set) var proposed = 0..<0
    /// What the search for values notes, kept so that none allocates; see Solver+Chains.swift.
    var bounds: [Double] = []

    /// Proposes the leader as near to a wish as a window allows, and values for all that follow it.
    ///
    /// Returns the leader's index in the proposal, which differs after a crossing; `nil` if some thumb found no value,
    /// and then nothing is proposed.
    @discardableResult
    mutating func move(_ leader: Int, to requested: Double, in window: Window, _ movement: Movement) -> Int? {
        if movement.isOfOneThumb, constraints.collision == .cross, !constraints.isWrapped {
            return cross(leader, to: requested, in: window, movement)
        }
        let target = nearestAllowed(to: requested, in: window, of: leader, going: 0, movement)
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
    /// direction or, with 0, in both. Infinite if there is none.
    mutating func nearestAllowed(
        to requested: Double, in window: Window, of index: Int, going direction: Int, _ movement: Movement
    ) -> Double {
        let isFree = isFree(index, in: movement)
        let first = constraints.value(nearest: requested, in: window, index: index, isFree: isFree)
        guard first.isFinite, needsSearch(movement), !isFree || movement.kind == .drag,
            !completes(beyond: index, at: first, going: direction, movement)
        else { return first }
        // On a ring, every value appears again after a turn.
        let turn = constraints.isWrapped ? constraints.period : .infinity
        let window = window.intersection(Window(low: first - turn, high: first + turn))
        let up = completing(first, of: index, going: 1, beyond: direction, upTo: window.high, movement)
        let down = completing(first, of: index, going: -1, beyond: direction, upTo: window.low, movement)
        return up.isFinite && (!down.isFinite || up - requested <= requested - down) ? up : down
    }
}

// MARK: - Reading

extension Solver {
    /// The number of thumbs.
    var count: Int { constraints.count }

    /// The values of all thumbs.
    var values: [ThumbValue] { thumbs.map { $0.now } }

    /// The unwrapped value of a thumb.
    func unwrapped(_ index: Int) -> Double { constraints.unwrapped(thumbs[index].now) }

    /// The place of a thumb along the track.
    func unwrappedFraction(of index: Int) -> Double { constraints.unwrappedFraction(of: unwrapped(index)) }

    /// The span from a thumb to the next, in value units. On a ring an empty one is 0, whatever rounding says.
    func span(above index: Int) -> Double {
        let from = thumbs[index].now
        let to = thumbs[index + 1].now
        let difference = to.value - from.value
        guard constraints.isWrapped else { return difference }
        let turns = (to.lap - from.lap) * constraints.period
        return abs(difference + turns) <= constraints.tolerance ? 0 : difference + turns
    }

    /// Whether a pointer holds a thumb.
    func isHeld(thumb index: Int) -> Bool { thumbs[index].holder != nil }
}

// MARK: - Proposing

extension Solver {
    /// Proposes an unwrapped value.
    mutating func propose(_ unwrapped: Double, at index: Int, _ movement: Movement) {
        propose(value(at: unwrapped, of: index, movement), at: index)
    }

    /// Proposes a value.
    mutating func propose(_ value: ThumbValue, at index: Int) {
        thumbs[index].next = value
        proposed.extend(by: index..<index + 1)
    }

    /// Proposes the present values of these thumbs too, so that they count as moved.
    mutating func propose(_ indices: Range<Int>) { proposed.extend(by: indices) }

    /// Keeps thumbs where they are whose proposed values differ by what counts as none, unless they go on a step.
    mutating func keepEqualValues() {
        for index in proposed where constraints.grid.isFree || isFree(thumbs[index].now) == isFree(thumbs[index].next) {
            let now = thumbs[index].now
            guard abs(constraints.unwrapped(thumbs[index].next) - constraints.unwrapped(now)) <= constraints.tolerance
            else { continue }
            (thumbs[index].next.value, thumbs[index].next.lap) = (now.value, now.lap)
        }
    }

    /// Keeps proposed values on a line in order to the bit: values that count as equal must not reorder thumbs. A
    /// proposed value beyond the thumb before it, or beyond one that stays, becomes that thumb's value.
    mutating func keepOrder() {
        guard !constraints.isWrapped, !proposed.isEmpty else { return }
        var window = Window()
        if proposed.lowerBound > 0 { window.low = thumbs[proposed.lowerBound - 1].now.value }
        if proposed.upperBound < count { window.high = thumbs[proposed.upperBound].now.value }
        for index in proposed {
            let value = thumbs[index].next.value
            if !window.contains(value) { thumbs[index].next.value = window.clamp(value) }
            window.low = thumbs[index].next.value
        }
    }

    /// Drops the proposal: all thumbs stay.
    mutating func withdraw() {
        for index in proposed { thumbs[index].next = thumbs[index].now }
        proposed = 0..<0
    }

    /// Whether the proposal changes the value of a thumb or, on a wrapping circle, a span beside it.
    func wouldChange(_ index: Int) -> Bool {
        let thumb = thumbs[index]
        return abs(thumb.next.value - thumb.now.value) > constraints.tolerance || thumb.next.lap != thumb.now.lap
    }

    /// Makes the proposal. Returns the indices from the first to the last whose value or lap differs.
    @discardableResult
    mutating func accept() -> Range<Int> {
        var moved = 0..<0
        for index in proposed {
            let fraction = constraints.scale.fraction(of: thumbs[index].next.value)
            if thumbs[index].accept(fraction) { moved.extend(by: index..<index + 1) }
        }
        proposed = 0..<0
        return moved
    }

    /// The value of a thumb at an unwrapped value; its wish to the bit if it is there.
    func value(at unwrapped: Double, of index: Int, _ movement: Movement) -> ThumbValue {
        var value = constraints.wrapped(unwrapped, isOnStep: !isFree(index, in: movement))
        value.origin = .person
        guard movement.moving.contains(index) else {
            if isFree(index, in: movement) { value.origin = movement.origin ?? movement.requested[index].origin }
            return value
        }
        if let origin = movement.origin {
            value.origin = origin
            return value
        }
        let requested = movement.requested[index]
        // On a step the step's bits count; elsewhere rounding among neighbors moves nothing.
        let isBetweenSteps =
            constraints.isFree(nextTo: unwrapped, going: 1) && constraints.isFree(nextTo: unwrapped, going: -1)
        let isOnStep = !isBetweenSteps && !constraints.grid.isFree && !isFree(index, in: movement)
        let isRequested = abs(unwrapped - constraints.unwrapped(requested)) <= (isOnStep ? 0 : constraints.tolerance)
        if isRequested, constraints.isWrapped || constraints.part(of: index).contains(requested.value) {
            return requested
        }
        value.origin = requested.origin
        return value
    }
}

// MARK: - Laps

extension Solver {
    /// Subtracts the first thumb's lap from all laps, so that they stay small. Only while no pointer is down: holds
    /// count laps too.
    mutating func resetLaps() {
        guard constraints.isWrapped, let laps = thumbs.first?.now.lap, laps != 0 else { return }
        for index in thumbs.indices {
            thumbs[index].now.lap -= laps
            thumbs[index].next = thumbs[index].now
        }
    }
}
