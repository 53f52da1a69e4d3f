/// The unwrapped fraction (a fraction that may be outside 0…1) of a pointer that moves around an arc.
extension SliderTrack {
    /// Returns the unwrapped fraction of a pointer that moved to `point` from the unwrapped fraction `last`. On an arc,
    /// the pointer took the shorter turn or, if both are exactly half a turn, the one in `direction`: 1 is forward, and
    /// -1 is backward.
    func unwrappedFraction(of point: SIMD2<Double>, after last: Double, direction: Int) -> Double? {
        unwrappedFraction(of: point) { degrees, sweep in
            let turnsToLast = (last * sweep - degrees) / 360
            var wholeTurns = (turnsToLast + 0.5).rounded(.down)
            // After half a turn, rounding errors must not decide the direction.
            if abs(abs(turnsToLast - wholeTurns) - 0.5) < 1e-11 {
                wholeTurns = direction < 0 ? (turnsToLast - 0.25).rounded(.down) : (turnsToLast + 0.75).rounded(.down)
            }
            return (degrees + 360 * wholeTurns) / sweep
        }
    }
}
