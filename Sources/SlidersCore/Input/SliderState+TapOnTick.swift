/// Taps on ticks and their labels.
extension SliderState {
    /// Proposes the value of a tapped tick for the nearest thumb that can move to it. Of two thumbs that are equally
    /// near, it's the lower one.
    mutating func proposeTap(onTickAt value: Double, _ proposal: inout SliderState.Proposal) {
        guard value.isFinite, !surface.configuration.isReadOnly else { return }
        let point = track.point(at: fraction(of: value))
        guard
            let thumb = surface.nearestThumbs(to: point, solver)
                .first(where: { surface.canMove($0, toward: point, solver) })
        else { return }
        proposal.index = solver.moveThumb(
            thumb, to: solver.constraints.unwrapped(value, near: solver.unwrappedValue(of: thumb)))
        proposal.reportsAll = true
        if !solver.proposedThumbs.isEmpty { pointers.resetOvershoot() }
    }
}
