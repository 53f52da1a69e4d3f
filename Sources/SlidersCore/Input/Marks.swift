/// Magnetic marks: values that attract a dragged thumb. Only the thumb's value is drawn to them; the pointer's place is
/// not, and a bar knows no marks.
extension Solver {
    /// Marks attract a thumb within this many points.
    private static let markDistance = 8.0

    /// The mark nearest to a wish at a place, if it is near enough and within limits; else the wish.
    func attracted(_ wish: Double, at place: Double, in limits: Window, on surface: Surface) -> Double {
        var best = wish
        var least = (Self.markDistance + Surface.stillness) / surface.track.length
        for mark in surface.configuration.marks where mark.isFinite {
            let near = constraints.unwrapped(mark, near: wish)
            let distance = abs(constraints.place(of: near) - place)
            guard limits.contains(near), distance <= least else { continue }
            best = near
            least = distance
        }
        return best
    }
}
