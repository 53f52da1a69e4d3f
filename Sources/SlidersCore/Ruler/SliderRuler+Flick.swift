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
        let values = Window(low: slider.value(at: window.low), high: slider.value(at: window.high))
        let value = slider.solver.constraints.value(
            nearest: slider.value(at: place), in: values, index: 0, isFree: false)
        return rest(at: value.isFinite ? slider.fraction(of: value) : place)
    }

    /// The place of the value that a drag to a place gives: on a step, or on a detent that is near. Detents may be near
    /// the steps that are nearest to others.
    private func rest(at place: Double) -> Double {
        let solver = slider.solver
        let limits = solver.limits(of: 0)
        var place = place
        for _ in 0..<4 {
            let wish = solver.attracted(slider.value(at: place), at: place, in: limits, on: slider.surface)
            let value = solver.constraints.value(nearest: wish, in: limits, index: 0, isFree: false)
            let next = value.isFinite ? slider.fraction(of: value) : place
            if next == place { break }
            place = next
        }
        return place
    }
}
