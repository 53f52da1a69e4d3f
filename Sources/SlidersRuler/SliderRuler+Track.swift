import SlidersCore

extension SliderRuler {
    /// The position of the mark and the path of the scale through it, with the two maps between a location and a
    /// distance along the scale.
    public struct Track: Equatable, Sendable {
        /// The shape of the scale.
        public var shape: Shape
        /// The length of the scale from the lower bound to the upper, in points.
        public var length: Double

        /// Creates a track.
        public init(_ shape: Shape, length: Double) { (self.shape, self.length) = (shape, length) }

        /// The shape of a scale.
        public enum Shape: Equatable, Sendable {
            /// A straight scale through the mark. Values increase in a direction, given as a vector of length 1.
            case straight(mark: SIMD2<Double>, direction: SIMD2<Double>)
            /// A scale bent around a center, with the mark at an angle in degrees clockwise from north. Values increase
            /// clockwise or counterclockwise.
            case bent(center: SIMD2<Double>, radius: Double, mark: Double, isClockwise: Bool)
        }

        /// Returns the distance from the mark to a location, along the scale, in points; `nil` near the center of a
        /// bent scale. Along a bent scale, the distance continues from `distance`, by the shorter turn.
        package func distance(to location: SIMD2<Double>, after distance: Double = 0) -> Double? {
            switch shape {
            case .straight(let mark, let direction): return ((location - mark) * direction).sum()
            case .bent(let center, let radius, let mark, let isClockwise):
                let offset = location - center
                guard offset.length > SliderTrack.deadRadius, radius > 0 else { return nil }
                let angle = (SlidersCore.direction(of: offset) - mark) * (isClockwise ? 1 : -1)
                let arcLength = angle * .pi / 180 * radius
                let circumference = 2 * .pi * radius
                return arcLength + ((distance - arcLength) / circumference + 0.5).rounded(.down) * circumference
            }
        }

        /// Returns the location at a distance from the mark along the scale.
        ///
        /// `inset` is the distance of the location from the scale: below a horizontal scale, to the right of a vertical
        /// scale, or toward the center of a bent scale.
        package func location(at distance: Double, inset: Double = 0) -> SIMD2<Double> {
            switch shape {
            case .straight(let mark, let direction):
                let normal = SIMD2(-direction.y, direction.x)
                let isFlipped = normal.y < 0 || normal.y == 0 && normal.x < 0
                return mark + direction * distance + normal * (isFlipped ? -inset : inset)
            case .bent(let center, let radius, let mark, let isClockwise):
                let degrees = radius > 0 ? distance / radius * (180 / .pi) * (isClockwise ? 1 : -1) : 0
                let (sine, cosine) = sineAndCosine(degrees: mark + degrees)
                return center + SIMD2(sine, -cosine) * (radius - inset)
            }
        }

        /// Returns the distance of a location from a straight scale, in points; 0 for a bent scale.
        func distanceAcross(_ location: SIMD2<Double>) -> Double {
            guard case .straight(let mark, let direction) = shape else { return 0 }
            let offset = location - mark
            return abs(offset.x * direction.y - offset.y * direction.x)
        }

        /// Whether the scale runs up or down.
        var isUpright: Bool {
            guard case .straight(_, let direction) = shape else { return false }
            return SliderTrack.line(from: .zero, to: direction).isUpright
        }

        /// Whether values increase to the left at the mark, so that the right arrow key decreases the value.
        var runsLeft: Bool {
            switch shape {
            case .straight(_, let direction): !isUpright && direction.x < 0
            // Above the center, the scale runs to the right if it's clockwise, and below the center, to the left.
            case .bent(_, _, let mark, let isClockwise):
                (sineAndCosine(degrees: mark).cosine > 0) != isClockwise
            }
        }

        /// The line that the slider of the value is laid out on.
        var line: SliderTrack { .line(from: .zero, to: SIMD2(max(0, length), 0)) }

        var isUsable: Bool {
            guard length.isFinite, length >= 0 else { return false }
            switch shape {
            case .straight(let mark, let direction):
                return mark.isFinite && abs((direction * direction).sum() - 1) < 1e-9
            case .bent(let center, let radius, let mark, _):
                return center.isFinite && radius.isFinite && radius >= 0 && abs(mark) < 1e9
            }
        }
    }
}
