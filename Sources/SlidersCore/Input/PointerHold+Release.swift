/// Releasing a pointer: values stay where they are, on steps.
extension PointerHold {
    /// Takes hold of the lowest thumb that can move to a press that is released before a movement chose a thumb.
    /// Returns `false` if there is none, or if the press doesn't move thumbs to the pointer.
    mutating func grabLowestThumb(on surface: Surface, _ solver: inout Solver) -> Bool {
        guard movesThumbToPointer, isPressOnTrack(of: surface, solver),
            let thumb = thumbs.first(where: { surface.canMove($0, toward: pressLocation, solver) })
        else { return false }
        grab(thumb..<thumb + 1, as: .thumb, on: surface, &solver)
        return true
    }

    /// Proposes steps for thumbs that were between steps while they were dragged.
    func snap(_ solver: inout Solver, _ proposal: inout SliderState.Proposal) {
        if thumbs.contains(where: { solver.thumbs[$0].proposed.origin == .unsnappedDrag }) {
            let lowest = thumbs.lowerBound
            let movement = Movement(of: thumbs, by: pointer, from: solver.values)
            let window =
                kind == .span ? solver.windowBetweenNeighbors(of: lowest, movement) : solver.limits(of: movement)
            let newIndex = solver.move(lowest, to: solver.unwrappedValue(of: lowest), in: window, movement) ?? lowest
            proposal.index = kind == .span ? nil : newIndex
            // Include the thumbs that were on a step already, because the loop below has to visit them, too.
            solver.includeInProposal(movedThumbs.union(thumbs))
        }
        // Skip a thumb that another pointer holds: it can stay between steps until that pointer is released.
        for thumb in solver.proposedThumbs
        where solver.thumbs[thumb].proposed.origin == .unsnappedDrag && !solver.isHeld(thumb: thumb) {
            solver.thumbs[thumb].proposed.origin = .user
        }
    }
}
