/// Circular sliders that are dragged up and down instead of around the circle.
extension PointerHold {
    /// The distance of a vertical drag that corresponds to the whole track, in points.
    static let verticalTrackLength = 200.0

    /// Returns the unwrapped fraction of the track for a pointer in a vertical drag, which counts from the press; `nil`
    /// on a track without length.
    func verticalFraction(of point: SIMD2<Double>, on surface: Surface) -> Double? {
        guard surface.track.length > 0 else { return nil }
        let start = isWaiting ? pressFraction : startFraction
        // With more laps than 500, rounding would become visible in the value.
        return start + min(500, max(-500, (pressLocation.y - point.y) / Self.verticalTrackLength))
    }
}
