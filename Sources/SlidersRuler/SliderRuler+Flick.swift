import SlidersCore

/// Where the scale ends when it is let go.
extension SliderRuler {
    /// Velocities below this are no flick, in points per second.
    private static let leastFlick = 30.0

    /// The motion after a release: a flick to the allowed value that is nearest to where it would end by itself, and
    /// not behind it; without a flick a spring to the nearest allowed value.
    func motion(from place: Double, velocity: Double, at time: Double) -> Motion {
        let limits = limits
        let rate = decelerationRate > 0 && decelerationRate < 1 ? decelerationRate : Self.usualDecelerationRate
        let isFlick = abs(velocity) * course.length >= Self.leastFlick && limits.contains(place)
        guard isFlick else {
            return .spring(
                from: place, to: rest(nearest: place, limits), at: time, length: course.length, isLive: true)
        }
        let natural = place + velocity / (-1000 * logarithm(rate))
        let ahead = velocity > 0 ? Window(low: place, high: limits.high) : Window(low: limits.low, high: place)
        let to = rest(nearest: ahead.clamp(natural), ahead)
        // A detent behind holds the scale.
        guard (to - place) * velocity >= 0 else {
            return .spring(from: place, to: to, at: time, length: course.length, isLive: true)
        }
        return .flick(from: place, to: to, velocity: velocity, rate: rate, at: time, length: course.length)
    }

    /// The place where the scale rests that is nearest to a place, in a window; behind it if none is ahead.
    private func rest(nearest place: Double, _ window: Window) -> Double {
        let step = slider.fraction(ofStepNearest: place, in: window)
        return slider.restingFraction(at: step.isFinite ? step : place)
    }
}
