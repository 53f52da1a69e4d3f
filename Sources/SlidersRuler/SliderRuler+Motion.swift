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
            case flick(Flick)
            /// A critically damped spring, which never swings beyond its end.
            case spring
        }

        /// What the scale does after a flick: it slows down as in a scroll view, or keeps its speed, and then brakes.
        private struct Flick: Equatable, Sendable {
            /// The velocity at the start, in fractions per second.
            let velocity: Double
            /// The rate per second of an exponential decay of the remaining distance; 0 for a constant velocity.
            var decay = 0.0
            /// The distance to the end where the scale begins to brake, and its velocity there. Both have a sign.
            var brakingDistance, brakingVelocity: Double
            /// When the scale begins to brake, and how long it brakes, in seconds.
            var brakingStart = 0.0
            var brakingTime = 0.0

            /// Returns the fraction a time after the start.
            func fraction(from: Double, to: Double, after elapsed: Double) -> Double {
                guard elapsed > brakingStart else {
                    return decay > 0 ? to + (from - to) * exponential(-decay * elapsed) : from + velocity * elapsed
                }
                // The cubic curve with this distance and velocity at its start, and neither at its end.
                let remaining = 1 - (elapsed - brakingStart) / brakingTime
                let path = brakingVelocity * brakingTime
                return to - remaining * remaining
                    * (3 * brakingDistance - path - remaining * (2 * brakingDistance - path))
            }
        }

        /// The angular frequency of springs: the square root of acceleration over distance, per second.
        private static let frequency = 12.0
        /// The distance from the end at which a motion is over, in points.
        private static let endDistance = 0.1
        /// How long the last step of a flick takes at most, in seconds.
        private static let lastStepTime = 0.15

        /// Returns the motion of a spring that begins at rest, along a scale of a length in points.
        static func spring(from: Double, to: Double, at time: Double, length: Double, isLive: Bool) -> Motion {
            Motion(from: from, to: to, at: time, length: length, isLive: isLive, .spring)
        }

        /// Returns the motion of a flick.
        ///
        /// In a scroll view, a flick with the velocity `v` and the deceleration rate `r` covers v / (−1000 ln r), and
        /// after `t` seconds the fraction r^(1000 t) of that distance remains. To end at `to` instead, the rate is
        /// adapted, and the initial velocity stays.
        /// Source: the definition of `UIScrollView`'s rate, the fraction of a velocity that remains after a
        /// millisecond.
        ///
        /// That takes seconds for the last points. So the scale brakes evenly, such that the last step takes 150 ms,
        /// from where the velocity of the decay is that of braking. A slower flick keeps its velocity until it has to
        /// brake, and takes the last step faster if that would still take too long. If the end is much farther than
        /// usual, all of the way is like this step.
        ///
        /// - Parameter step: the length of the last step, in fractions; a shorter one than a point counts as a point.
        static func flick(
            from: Double, to: Double, velocity: Double, rate: Double, step: Double, at time: Double, length: Double
        ) -> Motion {
            let distance = abs(to - from)
            guard distance * length > endDistance else {
                return .spring(from: from, to: to, at: time, length: length, isLive: true)
            }
            let step = max(step, 1 / length)
            let speed = abs(velocity)
            let decay = speed / distance
            let deceleration = 2 * step / (lastStepTime * lastStepTime)
            let evenDistance = 2 * deceleration / (decay * decay)
            var flick = Flick(velocity: velocity, brakingDistance: to - from, brakingVelocity: velocity)
            var longestBraking = Double.infinity
            if distance > evenDistance {
                let part = evenDistance / distance
                flick.decay = decay
                flick.brakingDistance *= part
                flick.brakingVelocity *= part
                flick.brakingStart = -logarithm(part) / decay
            } else if decay >= -700 * logarithm(rate) {
                let braking = min(distance, max(step, speed * speed / (2 * deceleration)))
                flick.brakingDistance *= braking / distance
                flick.brakingStart = (distance - braking) / speed
            } else {
                longestBraking = 1
            }
            let braking = abs(flick.brakingDistance)
            // In twice the time that the velocity alone would take, the scale slows down evenly.
            flick.brakingTime = min(
                longestBraking, lastStepTime * (braking / step).squareRoot(), 2 * braking / abs(flick.brakingVelocity))
            return Motion(from: from, to: to, at: time, length: length, isLive: true, .flick(flick))
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
            case .flick(let flick): duration = flick.brakingStart + flick.brakingTime
            case .spring:
                var elapsed = 0.0
                while elapsed < 10,
                    abs(Self.springDistance(from - to, after: elapsed)) * length > Self.endDistance
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
            case .flick(let flick): return flick.fraction(from: from, to: to, after: elapsed)
            case .spring: return to + Self.springDistance(from - to, after: elapsed)
            }
        }

        /// Returns whether the motion has come to rest at a time, in seconds.
        package func isOver(at time: Double) -> Bool { !(time - start < duration) }

        /// Returns the distance of a critically damped spring from its end, a time after it was at rest at another
        /// distance.
        private static func springDistance(_ distance: Double, after time: Double) -> Double {
            distance * (1 + frequency * time) * exponential(-frequency * time)
        }
    }
}
