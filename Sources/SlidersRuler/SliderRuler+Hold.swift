import SlidersCore

/// The hold of a finger on the scale.
extension SliderRuler {
    /// A finger on the scale.
    struct Hold: Equatable, Sendable {
        /// The pointer that drags the thumb of the ruler's slider, whichever finger drags the scale.
        static let sliderPointer = 0

        let pointer: Int
        /// The location of the press.
        let press: SIMD2<Double>
        /// Whether the press stopped a flick.
        let stopsFlick: Bool
        /// The fraction of the scale that the finger dragged to the mark; outside 0…1 past the ends of the scale.
        private(set) var unwrappedFraction: Double
        /// The distance of the finger from the mark, along the scale, in points.
        private(set) var distance: Double
        private(set) var hasMoved = false
        /// Whether ``distance`` is from before a new layout, so that the next movement updates only the distance.
        private var isDistanceOutdated = false
        private var samples = Samples()

        init(
            pointer: Int, at press: SIMD2<Double>, distance: Double, unwrappedFraction: Double, stopsFlick: Bool,
            time: Double
        ) {
            (self.pointer, self.press, self.distance, self.unwrappedFraction) = (
                pointer, press, distance, unwrappedFraction
            )
            self.stopsFlick = stopsFlick
            samples.add(distance, at: time)
        }

        /// Follows a movement of the finger. As the scale moves with the finger, the fraction at the mark changes in
        /// the opposite direction.
        ///
        /// - Parameters:
        ///   - distance: the new distance of the finger from the mark.
        ///   - factor: the movement of the scale, as a fraction of the finger's movement.
        ///   - length: the length of the scale, in points.
        mutating func follow(_ distance: Double, factor: Double, length: Double, at time: Double) {
            if !isDistanceOutdated { unwrappedFraction -= factor * (distance - self.distance) / length }
            (self.distance, isDistanceOutdated) = (distance, false)
            hasMoved = true
            samples.add(distance, at: time)
        }

        /// Continues the drag from another fraction, because code changed the value.
        mutating func restart(at unwrappedFraction: Double) { self.unwrappedFraction = unwrappedFraction }

        /// Continues the drag from a fraction on a new track.
        mutating func restart(onNewTrackAt unwrappedFraction: Double) {
            (self.unwrappedFraction, isDistanceOutdated, samples) = (unwrappedFraction, true, Samples())
        }

        /// Returns the velocity of the finger at a time, in points per second.
        func velocity(at time: Double) -> Double { samples.velocity(at: time) }
    }

    /// The last eight distances of a finger from the mark, which determine its velocity.
    private struct Samples: Equatable, Sendable {
        private var distances = SIMD8<Double>()
        private var times = SIMD8<Double>(repeating: -.infinity)
        /// The index at which the next sample replaces the oldest one.
        private var nextIndex = 0

        /// The maximum age of samples that count, in seconds.
        private static let maximumAge = 0.1

        mutating func add(_ distance: Double, at time: Double) {
            // A second event at the same time replaces the first.
            let latest = (nextIndex + 7) % 8
            let index = times[latest] == time ? latest : nextIndex
            (distances[index], times[index]) = (distance, time)
            if index == nextIndex { nextIndex = (nextIndex + 1) % 8 }
        }

        /// Returns the mean velocity over a tenth of a second up to the latest sample; 0 for a finger that has rested
        /// since.
        func velocity(at time: Double) -> Double {
            let latest = (nextIndex + 7) % 8
            guard time - times[latest] <= Self.maximumAge else { return 0 }
            var oldest = latest
            for index in 0..<8 where times[index] < times[oldest] && times[latest] - times[index] <= Self.maximumAge {
                oldest = index
            }
            let duration = times[latest] - times[oldest]
            return duration > 0.001 ? (distances[latest] - distances[oldest]) / duration : 0
        }
    }
}
