/// Taps on ticks and their labels.
extension SliderState {
    /// Proposes a value for the nearest thumb that can come to it; of two that are equally far, for the lower one.
    mutating func proposeTap(onTickAt value: Double, _ proposal: inout SliderState.Proposal) {
        guard value.isFinite, !surface.configuration.isReadOnly else { return }
        let point = track.point(at: fraction(of: value))
        guard
            let thumb = surface.comingThumbs(to: point, solver).first(where: { surface.canCome($0, to: point, solver) })
        else { return }
        proposal.index = solver.go(thumb, to: solver.constraints.unwrapped(value, near: solver.unwrapped(thumb)))
        proposal.reportsAll = true
        if !solver.proposed.isEmpty { pointers.resetOvershoot() }
    }
}
