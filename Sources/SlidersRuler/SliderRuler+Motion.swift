import SlidersCore

extension SliderRuler {
    /// A movement of the scale without a finger: a pure function from time to place, determined when the movement
    /// begins. It comes to rest exactly at ``to``.
    package struct Motion: Equatable, Sendable {
        /// The time when the motion began, in seconds.
        package let start: Double
        /// The place where the motion began.
        package let from: Double
        /// The place where the motion comes to rest.
        package let to: Double
        /// The length of the motion, in seconds.
        package let duration: Double
        /// A Boolean value that indicates whether the value follows the scale, as after a flick. Otherwise, the value
        /// is already at the end of the motion.
        package let isLive: Bool
        private let curve: Curve

        private enum Curve: Equatable, Sendable {
            /// The distance that is left shrinks by a constant part in equal times, as that of a scroll view does.
            case decay(Double)
            /// A critically damped spring, which never swings beyond its end.
            case spring(velocity: Double)
        }

        /// The stiffness of springs, as the square root of acceleration over distance, per second.
        private static let frequency = 12.0
        /// Distances from the end up to this count as none, in points.
        private static let stillness = 0.1

        /// A spring to a place.
        ///
        /// - Parameters:
        ///   - velocity: the velocity at the start, in places per second; it must not be more than a spring stops.
        ///   - length: the length of the scale, in points.
        static func spring(
            from: Double, to: Double, velocity: Double = 0, at time: Double, length: Double, isLive: Bool
        ) -> Motion {
            Motion(from: from, to: to, at: time, length: length, isLive: isLive, .spring(velocity: velocity))
        }

        /// A flick that comes to rest at a place.
        ///
        /// With the velocity `v` and the deceleration rate `r` of a scroll view, what is left of the way after `t`
        /// seconds is r^(1000 t), and the whole way v / (−1000 ln r). Where the flick ends elsewhere, the rate is the
        /// one that leads there with the same velocity at the start. If that would take much longer than usual, a
        /// spring leads there. Source of the formula: the derivative of `UIScrollView`'s published rate, the part of a
        /// velocity that is left after a millisecond.
        static func flick(
            from: Double, to: Double, velocity: Double, rate: Double, at time: Double, length: Double
        ) -> Motion {
            let usual = -1000 * logarithm(rate)
            let needed = to == from ? usual : velocity / (to - from)
            let isSlow = needed < 0.7 * usual
            return Motion(
                from: from, to: to, at: time, length: length, isLive: true,
                isSlow ? .spring(velocity: velocity) : .decay(needed))
        }

        private init(from: Double, to: Double, at time: Double, length: Double, isLive: Bool, _ curve: Curve) {
            (self.from, self.to, start, self.isLive) = (from, to, time, isLive)
            self.curve = curve
            let distance = abs(to - from) * length
            guard distance > Self.stillness else {
                duration = 0
                return
            }
            switch curve {
            case .decay(let rate): duration = logarithm(distance / Self.stillness) / rate
            case .spring(let velocity):
                var time = 0.0
                while time < 10, abs(Self.left(of: from - to, velocity, after: time)) * length > Self.stillness {
                    time += 1 / 64
                }
                duration = time
            }
        }

        /// Returns the place at a time, in seconds.
        package func unwrappedFraction(at time: Double) -> Double {
            let elapsed = time - start
            guard elapsed < duration else { return to }
            guard elapsed > 0 else { return from }
            switch curve {
            case .decay(let rate): return to + (from - to) * exponential(-rate * elapsed)
            case .spring(let velocity): return to + Self.left(of: from - to, velocity, after: elapsed)
            }
        }

        /// Returns whether the motion has come to rest at a time, in seconds.
        package func isOver(at time: Double) -> Bool { !(time - start < duration) }

        /// What is left of a distance after a time in a critically damped spring.
        private static func left(of distance: Double, _ velocity: Double, after time: Double) -> Double {
            (distance + (velocity + frequency * distance) * time) * exponential(-frequency * time)
        }
    }
}
