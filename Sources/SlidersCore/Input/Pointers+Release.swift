/// How a hold ends with a release: its values stay, on their steps.
extension Pointers {
    /// Ends a hold. Returns the thumb that the pointer tapped.
    mutating func release(
        pointer: Int, on surface: Surface, _ solver: inout Solver, _ proposal: inout SliderState.Proposal
    ) -> Int? {
        guard let index = index(of: pointer) else { return nil }
        let tapped = tappedThumb(holds[index], solver)
        let waited = holds[index].waits
        if waited, holds[index].brings { bringFirst(index, on: surface, &solver, &proposal) }
        resetOvershoot()
        let hold = remove(at: index, &solver)
        let hasBegun = end(hold, &proposal)
        // A thumb that is brought and released at once never looks held.
        if waited { proposal.change.redraws = 0..<0 }
        if hasBegun {
            proposal.change.ending = .end
            snap(hold, &solver, &proposal)
        }
        return tapped
    }

    /// Notes the end of a hold. Returns whether it had begun.
    func end(_ hold: PointerHold, _ proposal: inout SliderState.Proposal) -> Bool {
        guard let grip = hold.grip else { return false }
        proposal.change.redraws.extend(by: hold.thumbs)
        guard hold.hasBegun else { return false }
        proposal.change.grip = grip
        proposal.reportsAll = true
        proposal.movedBefore = hold.moved
        return true
    }

    /// Brings the lowest thumb that can come to a press that was released before a movement chose one.
    private mutating func bringFirst(
        _ index: Int, on surface: Surface, _ solver: inout Solver, _ proposal: inout SliderState.Proposal
    ) {
        let point = holds[index].point
        guard let thumb = holds[index].thumbs.first(where: { surface.canCome($0, to: point, solver) }) else { return }
        grab(.thumb, thumb..<thumb + 1, with: index, on: surface, &solver)
        dragHold(index, to: point, at: holds[index].place, isEnding: true, on: surface, &solver, &proposal)
        proposal.change.overshot = false
    }

    /// At the end of a drag that stayed off the steps, proposes the steps.
    private func snap(_ hold: PointerHold, _ solver: inout Solver, _ proposal: inout SliderState.Proposal) {
        if hold.thumbs.contains(where: { solver.thumbs[$0].next.origin == .rawDrag }) {
            let lowest = hold.thumbs.lowerBound
            let movement = Movement(of: hold.thumbs, by: hold.pointer, from: solver.values)
            let window = hold.kind == .bar ? solver.roomOnBothSides(of: lowest, movement) : solver.limits(of: movement)
            let thumb = solver.move(lowest, to: solver.unwrapped(lowest), in: window, movement) ?? lowest
            proposal.index = hold.kind == .bar ? nil : thumb
            solver.propose(hold.thumbs)
        }
        // Between these indices another pointer may hold a thumb off the steps.
        for thumb in solver.proposed where solver.thumbs[thumb].next.origin == .rawDrag && !solver.isHeld(thumb: thumb)
        {
            solver.thumbs[thumb].next.origin = .person
        }
    }
}
