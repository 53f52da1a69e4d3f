import SlidersCore

/// Where the scale ends when it is let go.
extension SliderRuler {
    /// Velocities below this are no flick, in points per second.
    private static let minimumFlick = 30.0

    /// The motion after a release: a flick to the allowed value that is nearest to where it would end by itself, and
    /// not behind it; without a flick a spring to the nearest allowed value.
    func motion(from unwrappedFraction: Double, velocity: Double, at time: Double) -> Motion {
        let limits = limits
        let rate = decelerationRate > 0 && decelerationRate < 1 ? decelerationRate : Self.usualDecelerationRate
        let isFlick = abs(velocity) * track.length >= Self.minimumFlick && limits.contains(unwrappedFraction)
        guard isFlick else {
            return .spring(
                from: unwrappedFraction, to: rest(nearest: unwrappedFraction, limits), at: time, length: track.length,
                isLive: true)
        }
        let natural = unwrappedFraction + velocity / (-1000 * logarithm(rate))
        let ahead =
            velocity > 0
            ? Window(low: unwrappedFraction, high: limits.high) : Window(low: limits.low, high: unwrappedFraction)
        let to = rest(nearest: ahead.clamp(natural), ahead)
        // A detent behind holds the scale.
        guard (to - unwrappedFraction) * velocity >= 0 else {
            return .spring(from: unwrappedFraction, to: to, at: time, length: track.length, isLive: true)
        }
        return .flick(from: unwrappedFraction, to: to, velocity: velocity, rate: rate, at: time, length: track.length)
    }

    /// The place where the scale rests that is nearest to a place, in a window; behind it if none is ahead.
    private func rest(nearest unwrappedFraction: Double, _ window: Window) -> Double {
        let step = slider.fraction(ofStepNearest: unwrappedFraction, in: window)
        return slider.restingFraction(at: step.isFinite ? step : unwrappedFraction)
    }
}
