/// Detents: values that attract a dragged thumb. Only the thumb's value is drawn to them; the pointer's place is
/// not, and a span knows no detents.
extension Solver {
    /// The detent nearest to a wish at a place, if it is near enough and within limits; else the wish.
    func attracted(_ wish: Double, at place: Double, in limits: Window, on surface: Surface) -> Double {
        let reach = surface.configuration.detentDistance
        guard reach > 0, !surface.configuration.detents.isEmpty else { return wish }
        var best = wish
        var least = (reach + Surface.stillness) / surface.track.length
        for detent in surface.configuration.detents where detent.isFinite {
            let near = constraints.unwrapped(detent, near: wish)
            let distance = abs(constraints.place(of: near) - place)
            guard limits.contains(near), distance <= least, !constraints.isForbidden(near) else { continue }
            best = near
            least = distance
        }
        return best
    }
}
