/// How a hold ends: a release keeps its values, on their steps; a cancel brings back those of the press.
extension SliderState {
    mutating func release(pointer: Int, _ proposal: inout Proposal) {
        guard let index = hold(of: pointer) else { return }
        let isWaiting = holds[index].kind == .waiting
        if isWaiting, holds[index].brings { bringFirst(index, &proposal) }
        (overshoot, takenOvershoot) = (0, 0)
        let hold = holds.remove(at: index)
        let hasBegun = end(hold, &proposal)
        // A thumb that is brought and left at once never looks held.
        if isWaiting { proposal.dropped.touched = 0..<0 }
        guard hasBegun else { return }
        proposal.dropped.ending = .end
        snap(hold, &proposal)
    }

    mutating func cancel(pointer: Int, _ proposal: inout Proposal) {
        guard let index = hold(of: pointer) else { return }
        (overshoot, takenOvershoot) = (0, 0)
        let hold = holds.remove(at: index)
        guard end(hold, &proposal) else { return }
        (proposal.dropped.ending, proposal.dropped.reason) = (.cancel, .cancel)
        restore(hold)
    }

    /// Notes the end of a hold. Returns whether it had begun.
    private mutating func end(_ hold: Hold, _ proposal: inout Proposal) -> Bool {
        guard let grip = hold.grip else { return false }
        proposal.dropped.touched.extend(by: hold.ranks)
        guard hold.hasBegun else { return false }
        (proposal.dropped.grip, proposal.reportsAll, proposal.touchedByHold) = (grip, true, hold.touched)
        return true
    }

    /// Brings the lowest thumb that can come to a press that was released before it chose one.
    private mutating func bringFirst(_ index: Int, _ proposal: inout Proposal) {
        let point = holds[index].point
        for rank in holds[index].ranks {
            guard let place = place(of: point, for: rank) else { return }
            guard canGo(rank, place < self.place(of: position(rank)) ? -1 : 1) else { continue }
            take(.thumb, rank..<rank + 1, with: index)
            follow(index, to: point, at: holds[index].place, isFine: false, isEnding: true, &proposal)
            proposal.dropped.overshot = false
            return
        }
    }

    /// At the end of a drag that kept off the steps, proposes the steps.
    private mutating func snap(_ hold: Hold, _ proposal: inout Proposal) {
        var isRaw = false
        for rank in hold.ranks where thumbs[rank].next.origin == .drag { isRaw = true }
        if isRaw {
            var places = hold.press
            for rank in places.indices { places[rank] = thumbs[rank].now }
            let lowest = hold.ranks.lowerBound
            aim(at: hold.ranks, hold.pointer, from: places)
            let window = hold.kind == .bar ? rooms(beside: lowest) : reach()
            move(lowest, to: position(lowest), within: window)
            proposal.rank = hold.kind == .bar ? nil : movement.leader
            proposedRange.extend(by: hold.ranks)
        }
        for rank in proposedRange where thumbs[rank].next.origin == .drag { thumbs[rank].next.origin = .user }
    }

    /// Proposes the values of a press for all thumbs that the pointer moved. Disabled thumbs and those that other
    /// pointers hold are walls; others give way, whatever the collision rule.
    private mutating func restore(_ hold: Hold) {
        let moved = hold.touched.union(hold.ranks)
        var first = moved.lowerBound
        while first < moved.upperBound {
            var end = first
            while end < moved.upperBound, !rules.isDisabled(end), !isHeld(end, except: nil) { end += 1 }
            if first < end {
                aim(at: first..<end, hold.pointer, from: hold.press)
                (movement.kind, movement.origin) = (.restore, nil)
                if wishesFit() {
                    for rank in first..<end { propose(position(of: hold.press[rank]), at: rank) }
                } else {
                    move(first, to: position(of: hold.press[first]), within: rooms(beside: first))
                }
            }
            first = end + 1
        }
    }

    /// Whether the thumbs of the movement can be where they want to be while all others stay.
    private mutating func wishesFit() -> Bool {
        let moving = movement.moving, tolerance = rules.tolerance
        for rank in moving {
            let wish = position(of: movement.wishes[rank])
            let allowed = rules.allowed(upTo: wish, going: 1, rank: rank, isFree: isFree(rank))
            guard abs(allowed - wish) <= tolerance else { return false }
        }
        for rank in moving.lowerBound - 1..<moving.upperBound {
            var next = Walk(rank: rank), before = Walk(rank: rank + 1)
            let count = rules.count, period = rules.period
            guard before.step(-1, count: count, period: period), next.step(1, count: count, period: period) else { continue }
            let span = wish(next.rank) + next.lift - wish(before.rank) - before.lift
            let isClosing = rules.isClosing(before.rank)
            let least = isClosing ? 0 : rules.minimumSpan, most = isClosing ? .infinity : rules.maximumSpan
            // On a line order is kept to the bit.
            guard span >= least - tolerance, span <= most + tolerance, rules.isWrapped || span >= 0 else { return false }
        }
        return true
    }

    private mutating func wish(_ rank: Int) -> Double {
        movement.moving.contains(rank) ? position(of: movement.wishes[rank]) : position(rank)
    }
}
