/// What pointers do: their presses, drags, and releases become wishes for the solver.
extension SliderState {
    /// Takes hold of what a press hits, and moves a thumb that comes to it.
    ///
    /// - Parameter waits: whether a press that would bring a thumb waits, as one by a finger does.
    mutating func press(at point: SIMD2<Double>, pointer: Int, waits: Bool, _ proposal: inout Proposal) {
        guard let hit = surface.hit(at: point, solver),
            let unwrappedFraction = surface.unwrappedFraction(of: point, for: hit.thumbs.lowerBound, solver)
        else { return }
        var hold = PointerHold(
            pointer: pointer, press: point, brings: surface.brings(hit), thumbs: hit.thumbs,
            valuesAtPress: solver.values, unwrappedPress: unwrappedFraction, unwrappedFraction: unwrappedFraction)
        if waits, hold.brings {
            hold.kind = .delayed
        } else if case .span = hit {
            hold.take(.span, hit.thumbs, on: surface, &solver)
        } else {
            hold.takeThumb(on: surface, &solver)
        }
        pointers.holds.append(hold)
        pointers.resetOvershoot()
        guard !hold.waits else { return }
        proposal.change.redraws = hold.thumbs
        if hold.brings { pull(pointers.holds.count - 1, &proposal) }
    }

    /// Moves what a pointer holds.
    mutating func drag(to point: SIMD2<Double>, pointer: Int, isFine: Bool, _ proposal: inout Proposal) {
        guard let index = pointers.index(of: pointer) else { return }
        let kind = pointers.holds[index].kind
        let hasMoved = pointers.holds[index].follow(point, isFine: isFine, on: surface, &solver)
        if pointers.holds[index].kind != kind { proposal.change.redraws = pointers.holds[index].thumbs }
        guard hasMoved else { return }
        begin(index, &proposal)
        pull(index, &proposal)
    }

    /// Lets a touch that waited and rested press now.
    mutating func rest(pointer: Int, _ proposal: inout Proposal) {
        guard let index = pointers.index(of: pointer), pointers.holds[index].kind == .delayed,
            pointers.holds[index].isOverTrack(on: surface, solver)
        else { return }
        pointers.holds[index].takeThumb(on: surface, &solver)
        guard !pointers.holds[index].waits else { return }
        proposal.change.redraws = pointers.holds[index].thumbs
        pull(index, &proposal)
    }

    /// Ends a hold with its values where they are, on their steps. Returns the thumb that the pointer tapped.
    mutating func release(pointer: Int, _ proposal: inout Proposal) -> Int? {
        guard let index = pointers.index(of: pointer) else { return nil }
        let tapped = pointers.holds[index].tappedThumb(solver)
        let waited = pointers.holds[index].waits
        if waited, pointers.holds[index].takeFirst(on: surface, &solver) {
            pull(index, isEnding: true, &proposal)
            proposal.change.overshot = false
        }
        let hold = end(index, &proposal)
        // A thumb that is brought and released at once never looks held.
        if waited { proposal.change.redraws = 0..<0 }
        guard hold.hasBegun else { return tapped }
        proposal.change.ending = .end
        hold.snap(&solver, &proposal)
        return tapped
    }

    /// Ends a hold with the values from its press.
    mutating func cancel(pointer: Int, _ proposal: inout Proposal) {
        guard let index = pointers.index(of: pointer) else { return }
        let hold = end(index, &proposal)
        guard hold.hasBegun else { return }
        if hold.kind == .thumb { proposal.change.grip = .thumb(hold.restoredThumb(solver)) }
        proposal.change.ending = .cancel
        proposal.change.reason = .cancel
        hold.restore(&solver)
    }

    // MARK: Holds

    /// Moves what a hold holds to where its pointer is, and notes in the proposal what that does.
    private mutating func pull(_ index: Int, isEnding: Bool = false, _ proposal: inout Proposal) {
        let overshoot = pointers.overshoot
        (proposal.index, pointers.overshoot) = pointers.holds[index].pull(isEnding: isEnding, on: surface, &solver)
        proposal.pointer = pointers.holds[index].pointer
        proposal.change.grip = pointers.holds[index].grip
        proposal.change.overshot = pointers.overshoot != overshoot
        // A press that brings nothing is no movement.
        if proposal.change.overshot || !solver.proposed.isEmpty { begin(index, &proposal) }
    }

    /// Ends a hold, and returns it.
    private mutating func end(_ index: Int, _ proposal: inout Proposal) -> PointerHold {
        let hold = pointers.holds.remove(at: index)
        pointers.resetOvershoot()
        hold.end(&solver, &proposal)
        return hold
    }
}
