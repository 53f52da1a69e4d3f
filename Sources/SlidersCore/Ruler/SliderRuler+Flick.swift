/// Where the scale ends when it is let go, and how far it gives beyond its ends.
extension SliderRuler {
    /// Velocities below this are no flick, in points per second.
    private static let leastFlick = 30.0
    /// The length beyond which no end is dragged, in points.
    private static let bandRoom = 160.0

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

    /// The place at which the scale is drawn that was dragged beyond the limits: the farther, the less it follows, as a
    /// scroll view does. With the distance x beyond an end of a view of the length d it goes (1 − 1 / (0.55 x / d + 1))
    /// d. Source: observation of `UIScrollView`, as many open reimplementations have it.
    func banded(_ place: Double) -> Double {
        let limits = limits
        let inside = limits.clamp(place)
        let excess = (place - inside) * course.length
        guard excess != 0 else { return place }
        let room = Self.bandRoom
        let given = (1 - 1 / (abs(excess) * 0.55 / room + 1)) * room
        return inside + (excess < 0 ? -given : given) / course.length
    }

    /// The place to which a scale was dragged that is drawn at a place: the inverse of ``banded(_:)``.
    func unbanded(_ place: Double) -> Double {
        let limits = limits
        let inside = limits.clamp(place)
        let given = (place - inside) * course.length
        guard given != 0, abs(given) < Self.bandRoom else { return place }
        let excess = (1 / (1 - abs(given) / Self.bandRoom) - 1) * Self.bandRoom / 0.55
        return inside + (given < 0 ? -excess : excess) / course.length
    }
}
