/// Detents: values that attract a dragged thumb. Only the thumb's value is drawn to them; the pointer's place is
/// not, and a span knows no detents.
extension Solver {
    /// The detent nearest to a wish at a place, if it is near enough and within limits; else the wish.
    func attracted(_ requested: Double, at unwrappedFraction: Double, in limits: Window, on surface: Surface) -> Double
    {
        let reach = surface.configuration.detentDistance
        guard reach > 0, !surface.configuration.detents.isEmpty else { return requested }
        var best = requested
        var minimum = (reach + Surface.stillness) / surface.track.length
        for detent in surface.configuration.detents where detent.isFinite {
            let near = constraints.unwrapped(detent, near: requested)
            let distance = abs(constraints.unwrappedFraction(of: near) - unwrappedFraction)
            guard limits.contains(near), distance <= minimum, !constraints.isForbidden(near) else { continue }
            best = near
            minimum = distance
        }
        return best
    }
}
