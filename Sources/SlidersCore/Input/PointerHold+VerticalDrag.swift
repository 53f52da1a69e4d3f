/// Circular sliders that are dragged up and down: 200 points are the whole track, counted from the press.
extension PointerHold {
    /// A vertical drag over this many points is the whole track.
    static let verticalLength = 200.0

    /// The place of a pointer that is down in a vertical drag; `nil` on a track without length.
    func verticalFraction(of point: SIMD2<Double>, on surface: Surface) -> Double? {
        guard surface.track.length > 0 else { return nil }
        let start = waits ? unwrappedPress : unwrappedStart
        // No pointer goes farther than 500 tracks; more laps would blur the value.
        return start + min(500, max(-500, (press.y - point.y) / Self.verticalLength))
    }
}
