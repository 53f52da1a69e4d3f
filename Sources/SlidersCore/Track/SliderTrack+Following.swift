/// How the place of a pointer follows it around an arc.
extension SliderTrack {
    /// The place of a pointer that was at the place `last`: on an arc the shortest turn from there; exactly half a turn
    /// goes in `direction`.
    func unwrappedFraction(of point: SIMD2<Double>, after last: Double, direction: Int) -> Double? {
        unwrappedFraction(of: point) { turned, sweep in
            let laps = (last * sweep - turned) / 360
            var lap = (laps + 0.5).rounded(.down)
            // Rounding must not decide the direction of half a turn.
            if abs(abs(laps - lap) - 0.5) < 1e-11 {
                lap = direction < 0 ? (laps - 0.25).rounded(.down) : (laps + 0.75).rounded(.down)
            }
            return (turned + 360 * lap) / sweep
        }
    }
}
