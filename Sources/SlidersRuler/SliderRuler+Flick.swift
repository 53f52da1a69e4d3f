import SlidersCore

/// The motion of the scale after a release.
extension SliderRuler {
    /// The minimum velocity of a flick, in points per second.
    private static let minimumFlick = 30.0

    /// Returns the motion after a release. A flick ends at the allowed value nearest to where it would end by itself,
    /// and never moves backward. After a slower release, or one past the limits, the scale springs to the nearest
    /// allowed value.
    ///
    /// - Parameter velocity: in fractions of the scale per second.
    func motion(from unwrappedFraction: Double, velocity: Double, at time: Double) -> Motion {
        let limits = limits
        let rate = decelerationRate > 0 && decelerationRate < 1 ? decelerationRate : Self.usualDecelerationRate
        let isFlick = abs(velocity) * track.length >= Self.minimumFlick && limits.contains(unwrappedFraction)
        guard isFlick else {
            return .spring(
                from: unwrappedFraction, to: restingFraction(near: unwrappedFraction, in: limits), at: time,
                length: track.length, isLive: true)
        }
        let unsnappedEnd = unwrappedFraction + velocity / (-1000 * logarithm(rate))
        let windowAhead =
            velocity > 0
            ? Window(low: unwrappedFraction, high: limits.high) : Window(low: limits.low, high: unwrappedFraction)
        let end = restingFraction(near: windowAhead.clamp(unsnappedEnd), in: windowAhead)
        // If a detent behind the mark attracts the scale, the scale springs back to it.
        guard (end - unwrappedFraction) * velocity >= 0 else {
            return .spring(from: unwrappedFraction, to: end, at: time, length: track.length, isLive: true)
        }
        let stepBefore = slider.grid.value(after: slider.value(at: end), going: velocity > 0 ? -1 : 1)
        return .flick(
            from: unwrappedFraction, to: end, velocity: velocity, rate: rate,
            step: stepBefore.isFinite ? abs(end - slider.fraction(of: stepBefore)) : 0, at: time, length: track.length)
    }

    /// Returns the fraction nearest to another where the scale can rest: on an allowed value in a window (an interval
    /// of fractions), or on a detent close to that value, even outside the window.
    private func restingFraction(near unwrappedFraction: Double, in window: Window) -> Double {
        let step = slider.fraction(ofStepNearest: unwrappedFraction, in: window)
        return slider.restingFraction(at: step.isFinite ? step : unwrappedFraction)
    }
}
