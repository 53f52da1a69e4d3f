import SlidersCore

/// How far the scale stretches beyond its ends.
extension SliderRuler {
    /// The length beyond which no end is dragged, in points.
    private static let bandRoom = 160.0

    /// The place at which the scale is drawn that was dragged beyond the limits: the farther, the less it follows, as a
    /// scroll view does. With the distance x beyond an end of a view of the length d it goes (1 − 1 / (0.55 x / d + 1))
    /// d. Source: observation of `UIScrollView`, as many open reimplementations have it.
    func banded(_ unwrappedFraction: Double) -> Double {
        let limits = limits
        let inside = limits.clamp(unwrappedFraction)
        let excess = (unwrappedFraction - inside) * track.length
        guard excess != 0 else { return unwrappedFraction }
        let room = Self.bandRoom
        let given = (1 - 1 / (abs(excess) * 0.55 / room + 1)) * room
        return inside + (excess < 0 ? -given : given) / track.length
    }

    /// The place to which a scale was dragged that is drawn at a place: the inverse of ``banded(_:)``.
    func unbanded(_ unwrappedFraction: Double) -> Double {
        let limits = limits
        let inside = limits.clamp(unwrappedFraction)
        let given = (unwrappedFraction - inside) * track.length
        guard given != 0, abs(given) < Self.bandRoom else { return unwrappedFraction }
        let excess = (1 / (1 - abs(given) / Self.bandRoom) - 1) * Self.bandRoom / 0.55
        return inside + (given < 0 ? -excess : excess) / track.length
    }
}
