import SlidersCore

/// How a finger holds the scale.
extension SliderRuler {
    /// A finger on the scale.
    struct Hold: Equatable, Sendable {
        /// The pointer that holds the thumb of the slider, whichever finger moves the scale.
        static let pointerOfSlider = 0

        let pointer: Int
        let press: SIMD2<Double>
        /// Whether the press stopped a motion.
        let stopsMotion: Bool
        /// The place of the scale that the mark is at, as far as the finger asks: it may lie beyond the ends.
        private(set) var unwrappedFraction: Double
        /// The finger's way along the scale, which the place follows.
        private(set) var distance: Double
        private(set) var hasMoved = false
        /// Whether the finger's way is that of another course, so that the next movement only says where it is.
        private var isLost = false
        private var samples = Samples()

        init(
            pointer: Int, at press: SIMD2<Double>, distance: Double, unwrappedFraction: Double, stopsMotion: Bool,
            time: Double
        ) {
            (self.pointer, self.press, self.distance, self.unwrappedFraction) = (
                pointer, press, distance, unwrappedFraction
            )
            self.stopsMotion = stopsMotion
            samples.add(distance, at: time)
        }

        /// Follows the finger: the scale goes along with it, so that the mark goes the other way.
        mutating func record(_ distance: Double, factor: Double, length: Double, at time: Double) {
            if !isLost { unwrappedFraction -= factor * (distance - self.distance) / length }
            (self.distance, isLost) = (distance, false)
            hasMoved = true
            samples.add(distance, at: time)
        }

        /// Goes on from another place, because code changed the value.
        mutating func begin(at unwrappedFraction: Double) { self.unwrappedFraction = unwrappedFraction }

        /// Goes on from a place on another course.
        mutating func beginAnew(at unwrappedFraction: Double) {
            (self.unwrappedFraction, isLost, samples) = (unwrappedFraction, true, Samples())
        }

        /// The velocity of the finger at a time, in points per second.
        func velocity(at time: Double) -> Double { samples.velocity(at: time) }
    }

    /// The last distances of a finger, for its velocity.
    private struct Samples: Equatable, Sendable {
        private var distances = SIMD8<Double>()
        private var times = SIMD8<Double>(repeating: -.infinity)
        private var next = 0

        /// Movements longer ago than this count no more, in seconds.
        private static let memory = 0.1

        mutating func add(_ distance: Double, at time: Double) {
            // Events of the same moment are one.
            let last = (next + 7) % 8
            let index = times[last] == time ? last : next
            (distances[index], times[index]) = (distance, time)
            if index == next { next = (next + 1) % 8 }
        }

        /// The mean velocity of the last tenth of a second; 0 for a finger that has rested.
        func velocity(at time: Double) -> Double {
            let last = (next + 7) % 8
            guard time - times[last] <= Self.memory else { return 0 }
            var first = last
            for index in 0..<8 where times[index] < times[first] && times[last] - times[index] <= Self.memory {
                first = index
            }
            let duration = times[last] - times[first]
            return duration > 0.001 ? (distances[last] - distances[first]) / duration : 0
        }
    }
}
