import SlidersCore

extension SliderRuler {
    /// A movement of the scale without a finger: a pure function from the time to the fraction at the mark, determined
    /// when the movement begins. It comes to rest exactly at ``to``.
    package struct Motion: Equatable, Sendable {
        /// The time when the motion began, in seconds.
        package let start: Double
        /// The fraction at the mark when the motion began.
        package let from: Double
        /// The fraction at the mark when the motion comes to rest.
        package let to: Double
        /// The length of the motion, in seconds.
        package let duration: Double
        /// A Boolean value that indicates whether the value follows the scale, as after a flick. Otherwise, the value
        /// is already at the end of the motion.
        package let isLive: Bool
        private let curve: Curve

        private enum Curve: Equatable, Sendable {
            /// An exponential decay of the remaining distance, as in a scroll view, at a rate per second.
            case decay(Double)
            /// A critically damped spring, which never swings beyond its end.
            case spring(velocity: Double)
        }

        /// The angular frequency of springs: the square root of acceleration over distance, per second.
        private static let frequency = 12.0
        /// The distance from the end at which a motion is over, in points.
        private static let endDistance = 0.1

        /// Returns the motion of a spring.
        ///
        /// - Parameters:
        ///   - velocity: the velocity at the start, in fractions per second; so low that the spring doesn't overshoot.
        ///   - length: the length of the scale, in points.
        static func spring(
            from: Double, to: Double, velocity: Double = 0, at time: Double, length: Double, isLive: Bool
        ) -> Motion {
            Motion(from: from, to: to, at: time, length: length, isLive: isLive, .spring(velocity: velocity))
        }

        /// Returns the motion of a flick.
        ///
        /// In a scroll view, a flick with the velocity `v` and the deceleration rate `r` covers v / (−1000 ln r), and
        /// after `t` seconds the fraction r^(1000 t) of that distance remains. To end at `to` instead, the rate is
        /// adapted, and the initial velocity stays. If that took much longer than usual, a spring replaces the flick.
        /// Source: the definition of `UIScrollView`'s rate, the fraction of a velocity that remains after a
        /// millisecond.
        static func flick(
            from: Double, to: Double, velocity: Double, rate: Double, at time: Double, length: Double
        ) -> Motion {
            let usualDecay = -1000 * logarithm(rate)
            let neededDecay = to == from ? usualDecay : velocity / (to - from)
            let isSlow = neededDecay < 0.7 * usualDecay
            return Motion(
                from: from, to: to, at: time, length: length, isLive: true,
                isSlow ? .spring(velocity: velocity) : .decay(neededDecay))
        }

        private init(from: Double, to: Double, at time: Double, length: Double, isLive: Bool, _ curve: Curve) {
            (self.from, self.to, start, self.isLive) = (from, to, time, isLive)
            self.curve = curve
            let distance = abs(to - from) * length
            guard distance > Self.endDistance else {
                duration = 0
                return
            }
            switch curve {
            case .decay(let rate): duration = logarithm(distance / Self.endDistance) / rate
            case .spring(let velocity):
                var elapsed = 0.0
                while elapsed < 10,
                    abs(Self.springDistance(from - to, velocity, after: elapsed)) * length > Self.endDistance
                {
                    elapsed += 1 / 64
                }
                duration = elapsed
            }
        }

        /// Returns the fraction at the mark at a time, in seconds.
        package func unwrappedFraction(at time: Double) -> Double {
            let elapsed = time - start
            guard elapsed < duration else { return to }
            guard elapsed > 0 else { return from }
            switch curve {
            case .decay(let rate): return to + (from - to) * exponential(-rate * elapsed)
            case .spring(let velocity): return to + Self.springDistance(from - to, velocity, after: elapsed)
            }
        }

        /// Returns whether the motion has come to rest at a time, in seconds.
        package func isOver(at time: Double) -> Bool { !(time - start < duration) }

        /// Returns the distance of a critically damped spring from its end, a time after it had another distance and a
        /// velocity.
        private static func springDistance(
            _ distance: Double, _ velocity: Double, after time: Double
        ) -> Double {
            (distance + (velocity + frequency * distance) * time) * exponential(-frequency * time)
        }
    }
}
