/// How a hold ends with a release: its values stay, on their steps.
extension PointerHold {
    /// Takes the lowest thumb that can come to a press that was released before a movement chose one. Returns whether
    /// there is one.
    mutating func takeFirst(on surface: Surface, _ solver: inout Solver) -> Bool {
        guard brings, isOverTrack(on: surface, solver),
            let thumb = thumbs.first(where: { surface.canCome($0, to: press, solver) })
        else { return false }
        take(.thumb, thumb..<thumb + 1, on: surface, &solver)
        return true
    }

    /// At the end of a drag that stayed off the steps, proposes the steps.
    func snap(_ solver: inout Solver, _ proposal: inout SliderState.Proposal) {
        if thumbs.contains(where: { solver.thumbs[$0].next.origin == .rawDrag }) {
            let lowest = thumbs.lowerBound
            let movement = Movement(of: thumbs, by: pointer, from: solver.values)
            let window = kind == .span ? solver.roomOnBothSides(of: lowest, movement) : solver.limits(of: movement)
            let thumb = solver.move(lowest, to: solver.unwrapped(lowest), in: window, movement) ?? lowest
            proposal.index = kind == .span ? nil : thumb
            solver.propose(moved.union(thumbs))
        }
        // Between these indices another pointer may hold a thumb off the steps.
        for thumb in solver.proposed where solver.thumbs[thumb].next.origin == .rawDrag && !solver.isHeld(thumb: thumb)
        {
            solver.thumbs[thumb].next.origin = .person
        }
    }
}
