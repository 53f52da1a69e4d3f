/// How a pointer that is down moves values: always from the finger's absolute place, so that a thumb is under the
/// finger again after an end was overshot.
extension SliderState {
    /// Marks attract a thumb within this many points.
    private static let markReach = 8.0
    /// A vertical drag over this many points is the whole track.
    private static let verticalLength = 200.0
    /// Movements up to this many points count as none.
    private static let stillness = 1e-9

    mutating func drag(to point: SIMD2<Double>, pointer: Int, isFine: Bool, _ proposal: inout Proposal) {
        guard let index = holds.firstIndex(where: { $0.pointer == pointer }) else { return }
        guard let place = place(of: point, for: holds[index]) else { return }
        guard holds[index].grip == nil else {
            guard holds[index].hasBegun || point != holds[index].point else { return }
            return follow(index, to: point, at: place, isFine: isFine, &proposal)
        }
        let way = (place - holds[index].place) * (dragsVertically ? Self.verticalLength : track.length)
        guard abs(way) > Self.stillness, decide(index, going: way > 0 ? 1 : -1) else { return }
        guard let place = self.place(of: point, for: holds[index]) else { return }
        follow(index, to: point, at: place, isFine: isFine, &proposal)
    }

    mutating func release(pointer: Int, _ proposal: inout Proposal) {
        guard let index = holds.firstIndex(where: { $0.pointer == pointer }) else { return }
        (overshoot, takenOvershoot) = (0, 0)
        if case .waiting(let ranks) = holds[index].choice, holds[index].brings {
            bring(firstOf: ranks, index, &proposal)
        }
        let hold = holds.remove(at: index)
        guard let grip = hold.grip else { return }
        proposal.dropped.touched.extend(by: grip.ranks)
        guard hold.hasBegun else { return }
        proposal.dropped.grip = grip
        proposal.dropped.ending = .end
        proposal.reportsAll = true
        proposal.touchedByHold = hold.touched
        snap(grip, pointer, &proposal)
    }

    mutating func cancel(pointer: Int, _ proposal: inout Proposal) {
        guard let index = holds.firstIndex(where: { $0.pointer == pointer }) else { return }
        (overshoot, takenOvershoot) = (0, 0)
        let hold = holds.remove(at: index)
        guard let grip = hold.grip else { return }
        proposal.dropped.touched = grip.ranks
        guard hold.hasBegun else { return }
        proposal.dropped.grip = grip
        proposal.dropped.ending = .cancel
        proposal.dropped.reason = .cancel
        proposal.touchedByHold = hold.touched
        restore(hold, from: grip.ranks)
    }

    /// Where a finger that is down is along the track; `nil` where that says nothing.
    private func place(of point: SIMD2<Double>, for hold: Hold) -> Double? {
        guard dragsVertically else { return track.place(of: point, after: hold.place, direction: hold.direction) }
        guard track.length > 0 else { return nil }
        let start = hold.grip == nil ? hold.place : place(of: position(of: hold.start))
        // No finger goes farther than this; laps beyond would blur the value.
        return start + min(500, max(-500, (hold.point.y - point.y) / Self.verticalLength))
    }

    /// Lets the first movement along the track decide which thumb of a pile is held. Returns whether one can go that way.
    private mutating func decide(_ index: Int, going direction: Int) -> Bool {
        guard case .waiting(let ranks) = holds[index].choice else { return true }
        guard let rank = choice(among: ranks, going: direction, holds[index].pointer) else { return false }
        take(.thumb(rank), with: &holds[index])
        holds[index].direction = direction
        return true
    }

    /// Brings the lowest thumb that can come to a press that was released before it chose one.
    private mutating func bring(firstOf ranks: ClosedRange<Int>, _ index: Int, _ proposal: inout Proposal) {
        let hold = holds[index]
        let comer = ranks.first { rank in
            let isBehind = place(of: hold.point, for: rank).map { $0 < place(of: rank) } ?? false
            return canGo(rank, isBehind ? -1 : 1, hold.pointer)
        }
        guard let comer else { return }
        take(.thumb(comer), with: &holds[index])
        follow(index, to: hold.point, at: holds[index].place, isEnding: true, &proposal)
        (overshoot, takenOvershoot) = (0, 0)
        proposal.dropped.overshot = false
    }

    /// Moves what a hold holds to a finger's place.
    mutating func follow(
        _ index: Int, to point: SIMD2<Double>, at finger: Double, isFine: Bool = false, isEnding: Bool = false,
        _ proposal: inout Proposal
    ) {
        guard let grip = holds[index].grip else { return }
        let length = track.length, pointer = holds[index].pointer, before = overshoot
        if configuration.hasFineControl, !dragsVertically {
            holds[index].correction += (1 - factor(at: point, isFine: isFine)) * (finger - holds[index].place) * length
        }
        if finger != holds[index].place { holds[index].direction = finger > holds[index].place ? 1 : -1 }
        holds[index].place = finger
        let offset = holds[index].grab + holds[index].correction
        let start = position(of: holds[index].start), startPlace = place(of: start)
        var place = finger - offset / length
        let isStill = abs(place - startPlace) * length <= Self.stillness
        let isFree = !configuration.snapsWhileDragging && !isEnding || isStill
        switch grip {
        case .thumb(let rank):
            let reach = reach(of: rank, pointer)
            forgetTurns(&place, index, beyond: reach)
            let wish = isStill ? start : finite(position(at: place))
            overshoot = finite(wish - min(reach.upper, max(reach.lower, wish)))
            let wanted = isStill ? wish : attracted(wish, at: place, within: reach)
            let origin = isStill ? holds[index].start.origin : isFree ? .drag : .user
            let newRank = proposeThumb(rank, wish: wanted, isFree: isFree, from: origin, pointer)
            if isStill { keep(holds[index].start, at: newRank) }
            proposal.rank = newRank
        case .bar(let ranks):
            let shifts = shifts(of: ranks, from: holds[index].press, pointer)
            forgetTurns(&place, index, beyond: (start + shifts.lower, start + shifts.upper))
            let grabbed = holds[index].grab / length
            let shift = isStill ? 0 : finite(position(at: place + grabbed) - position(at: startPlace + grabbed))
            let shifted = min(shifts.upper, max(shifts.lower, shift))
            overshoot = finite(shift - shifted)
            proposeBar(ranks, from: holds[index].press, by: shifted, isFree: isFree, pointer)
        }
        if !holds[index].hasBegun { proposal.dropped.touched.extend(by: grip.ranks) }
        proposal.dropped.began = !holds[index].hasBegun
        holds[index].hasBegun = true
        proposal.pointer = pointer
        proposal.dropped.grip = grip
        proposal.dropped.overshot = overshoot != before
    }

    /// Forgets whole turns beyond the reachable end, so that finger and thumb stay aligned.
    private mutating func forgetTurns(_ place: inout Double, _ index: Int, beyond reach: (lower: Double, upper: Double)) {
        guard let turn = track.turn, !dragsVertically else { return }
        var turns = 0.0
        if reach.upper.isFinite { turns = max(0, ((place - self.place(of: reach.upper)) / turn + 1e-12).rounded(.down)) }
        if reach.lower.isFinite { turns -= max(0, ((self.place(of: reach.lower) - place) / turn + 1e-12).rounded(.down)) }
        place -= turns * turn
        holds[index].place -= turns * turn
    }

    /// How much of a movement counts with fine control.
    private func factor(at point: SIMD2<Double>, isFine: Bool) -> Double {
        let far = switch track.distanceAcross(point) {
        case ...44: 1.0
        case ...88: 0.5
        case ...132: 0.25
        default: 0.125
        }
        return isFine ? min(far, 0.25) : far
    }

    /// The mark that a wish is drawn to, or the wish.
    private func attracted(_ wish: Double, at place: Double, within reach: (lower: Double, upper: Double)) -> Double {
        var best = wish, least = Self.markReach / track.length
        for mark in configuration.marks where mark.isFinite {
            let near = nearestLap(of: mark, to: wish)
            let distance = abs(self.place(of: near) - place)
            guard near >= reach.lower, near <= reach.upper, distance <= least else { continue }
            (best, least) = (near, distance)
        }
        return best
    }

    /// On a wrapping circle the position of a value in the lap nearest to another; elsewhere the value.
    func nearestLap(of value: Double, to position: Double) -> Double {
        guard rules.isWrapped else { return value }
        return value + ((position - value) / rules.period + 0.5).rounded(.down) * rules.period
    }

    /// Where a thumb is proposed back at a place of the press, takes that to the bit: sums of laps lose some.
    mutating func keep(_ place: Place, at rank: Int) {
        let isBack = rules.isWrapped
            ? abs(position(rank, in: proposed) - position(of: place)) <= rules.tolerance
                && place.value >= rules.scale.lower && place.value < rules.scale.upper
            : proposed[rank].value == place.value
        if isBack { proposed[rank] = place }
    }

    private func finite(_ value: Double) -> Double {
        min(.greatestFiniteMagnitude, max(-.greatestFiniteMagnitude, value))
    }

    /// At the end of a drag that kept off the steps, proposes the steps.
    private mutating func snap(_ grip: Grip, _ pointer: Int, _ proposal: inout Proposal) {
        guard grip.ranks.contains(where: { thumbs[$0].origin == .drag }) else { return }
        switch grip {
        case .thumb(let rank): proposal.rank = proposeThumb(rank, wish: position(rank), isFree: false, from: .user, pointer)
        case .bar(let ranks): proposeBar(ranks, from: thumbs, by: 0, isFree: false, pointer)
        }
        proposedRange.extend(by: grip.ranks)
        for rank in proposedRange where proposed[rank].origin == .drag { proposed[rank].origin = .user }
    }

    /// Proposes the values of a press for all thumbs that the pointer moved. Thumbs that other pointers hold are walls;
    /// others give way, whatever the collision rule.
    private mutating func restore(_ hold: Hold, from held: Range<Int>) {
        let moved = hold.touched.union(held)
        var trial = self
        trial.rules.collision = .push
        // From the held thumbs outwards, so that each has room when its turn comes.
        let order = Array(held) + Array(held.upperBound..<max(held.upperBound, moved.upperBound)) + Array(moved.lowerBound..<held.lowerBound).reversed()
        for rank in order {
            let place = hold.press[rank], position = position(rank, in: hold.press)
            trial.proposeThumb(rank, wish: position, isFree: keepsOffSteps(place), from: .user, hold.pointer)
            trial.keep(place, at: rank)
            trial.accept(trial.proposedRange)
        }
        proposed = trial.thumbs
        proposedRange = 0..<count
    }
}
