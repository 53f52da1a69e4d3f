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
        guard let index = hold(of: pointer), var place = place(of: point, following: index) else { return }
        if holds[index].kind == .waiting {
            // Since the press the track may have become another.
            let press = self.place(of: holds[index].point, for: holds[index].ranks.lowerBound) ?? place
            let way = (place - press) * (dragsVertically ? Self.verticalLength : track.length)
            guard abs(way) > Self.stillness, decide(index, going: way > 0 ? 1 : -1) else { return }
            proposal.dropped.touched = holds[index].ranks
            place = self.place(of: point, following: index) ?? place
        }
        guard holds[index].hasBegun || point != holds[index].point else { return }
        follow(index, to: point, at: place, isFine: isFine, &proposal)
    }

    /// Where a finger that is down is along the track; `nil` where that says nothing.
    private mutating func place(of point: SIMD2<Double>, following hold: Int) -> Double? {
        guard dragsVertically else {
            return track.place(of: point, after: holds[hold].place, direction: holds[hold].direction)
        }
        guard track.length > 0 else { return nil }
        let start = holds[hold].kind == .waiting ? holds[hold].place : holds[hold].startPlace
        // No finger goes farther than this; laps beyond would blur the value.
        return start + min(500, max(-500, (holds[hold].point.y - point.y) / Self.verticalLength))
    }

    /// Lets the first movement along the track decide which thumb of a pile is held: forwards the highest that can go
    /// forwards, backwards the lowest that can go backwards. Returns whether one can go that way.
    private mutating func decide(_ index: Int, going direction: Int) -> Bool {
        let ranks = holds[index].ranks
        // From lap to lap, those between a pile's first and last in rank may be elsewhere.
        let farthest = max(distance(ranks.lowerBound, from: index), distance(ranks.upperBound - 1, from: index)) + Self.coincidence
        var rank = direction > 0 ? ranks.upperBound - 1 : ranks.lowerBound
        while ranks.contains(rank) {
            if distance(rank, from: index) < farthest, canGo(rank, direction) {
                take(.thumb, rank..<rank + 1, with: index)
                holds[index].direction = direction
                return true
            }
            rank -= direction
        }
        return false
    }

    /// How far a thumb is from a press that waits, in points: from one on thumbs straight, from another along the track.
    private mutating func distance(_ rank: Int, from hold: Int) -> Double {
        let press = holds[hold].point
        if isInTarget(press, of: holds[hold].ranks.lowerBound) { return (point(of: rank) - press).length }
        return abs((place(of: press, for: rank) ?? 0) - place(of: position(rank))) * track.length
    }

    /// Moves what a hold holds to a finger's place.
    mutating func follow(
        _ index: Int, to point: SIMD2<Double>, at finger: Double, isFine: Bool, isEnding: Bool = false,
        _ proposal: inout Proposal
    ) {
        let length = track.length, before = overshoot, isBar = holds[index].kind == .bar, lowest = holds[index].ranks.lowerBound
        if configuration.hasFineControl, !dragsVertically {
            holds[index].correction += (1 - factor(at: point, isFine: isFine)) * (finger - holds[index].place) * length
        }
        if finger != holds[index].place { holds[index].direction = finger > holds[index].place ? 1 : -1 }
        holds[index].place = finger
        let reach = reach(ofHold: index), start = position(of: holds[index].start), startPlace = holds[index].startPlace
        var place = finger - (holds[index].grab + holds[index].correction) / length
        let isStill = abs(place - startPlace) * length <= Self.stillness
        forgetTurns(&place, index, beyond: reach)
        // A bar's wish is counted from its start, so that the thumbs move by the difference of values under the finger.
        let origin = isBar ? start : 0, grabbed = holds[index].grab / length
        var wish = start - origin
        if !isStill { wish = isBar ? position(at: place + grabbed) - position(at: startPlace + grabbed) : position(at: place) }
        wish = finite(wish)
        let reached = min(reach.high - origin, max(reach.low - origin, wish))
        overshoot = finite(wish - reached)
        movement.isFree = !configuration.snapsWhileDragging && !isEnding || isStill
        movement.origin = isStill ? nil : movement.isFree ? .drag : .user
        if isBar {
            movement.shift = reached
            move(lowest, to: start + reached, within: rooms(beside: lowest))
        } else {
            movement.leader = lowest
            let goal = isStill ? wish : attracted(wish, at: place, within: reach)
            // Where there is no way on, a thumb that keeps off the steps stays.
            if wish == reached || goal != wish || reached != position(lowest) { move(lowest, to: goal, within: reach) }
            proposal.rank = movement.leader
        }
        proposal.pointer = holds[index].pointer
        // A press that brings nothing is no movement.
        if !holds[index].hasBegun, !proposedRange.isEmpty || point != holds[index].point || overshoot != before {
            (proposal.dropped.began, holds[index].hasBegun) = (true, true)
        }
        proposal.dropped.grip = isBar ? .bar(holds[index].ranks) : .thumb(lowest)
        proposal.dropped.overshot = overshoot != before
    }

    /// How far what a pointer holds can go. It is looked up once in a drag where nothing else can change it.
    private mutating func reach(ofHold index: Int) -> (low: Double, high: Double) {
        if movement.isReachKnown, movement.pointer == holds[index].pointer { return movement.reach }
        aim(at: holds[index].ranks, holds[index].pointer, from: holds[index].press)
        let reach = reach(), present = position(movement.moving.lowerBound)
        movement.reach = reach
        // A distance that is violated already shrinks as the thumb moves away.
        let isKept = reach.low < present && present < reach.high && configuration.minimumSeparation == 0
        movement.isReachKnown = isKept && rules.collision == .stop
        return reach
    }

    /// Forgets whole turns beyond the reachable end, so that finger and thumb stay aligned.
    private mutating func forgetTurns(_ place: inout Double, _ index: Int, beyond reach: (low: Double, high: Double)) {
        guard let turn = track.turn, !dragsVertically else { return }
        var turns = 0.0
        if reach.high.isFinite { turns = max(0, ((place - self.place(of: reach.high)) / turn + 1e-12).rounded(.down)) }
        if reach.low.isFinite { turns -= max(0, ((self.place(of: reach.low) - place) / turn + 1e-12).rounded(.down)) }
        if turns == 0 { return }
        place -= turns * turn
        holds[index].place -= turns * turn
    }

    /// How much of a movement counts with fine control.
    private mutating func factor(at point: SIMD2<Double>, isFine: Bool) -> Double {
        let distance = track.distanceAcross(point)
        let far = distance <= 44 ? 1 : distance <= 88 ? 0.5 : distance <= 132 ? 0.25 : 0.125
        return isFine ? min(far, 0.25) : far
    }

    /// The mark that a wish is drawn to, or the wish.
    private mutating func attracted(_ wish: Double, at place: Double, within reach: (low: Double, high: Double)) -> Double {
        if configuration.marks.isEmpty { return wish }
        var best = wish, least = (Self.markReach + Self.stillness) / track.length
        for mark in configuration.marks where mark.isFinite {
            let near = nearestLap(of: mark, to: wish)
            let distance = abs(self.place(of: near) - place)
            guard near >= reach.low, near <= reach.high, distance <= least else { continue }
            (best, least) = (near, distance)
        }
        return best
    }
}
