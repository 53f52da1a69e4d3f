/// The offset of the centers of thumbs from the points of their values. Hit tests, figures, labels, and views of thumbs
/// all use this offset.
public struct SliderThumbOffset: Equatable, Sendable {
    /// The distance of the lowest thumb before its value, and of the highest thumb after its value, along the track, in
    /// points. Thumbs between them, and a single thumb, are at their values.
    public var along: Double
    /// The distance of all thumbs from the track, in points: positive numbers are above it, negative numbers below.
    public var across: Double

    /// Creates an offset; by default, thumbs are at their values.
    public init(along: Double = 0, across: Double = 0) { (self.along, self.across) = (along, across) }

    /// Creates the offset of thumbs on an arc. The offset toward the center is limited, so that no part of a thumb is
    /// so close to the center that a pointer there has no angle.
    init(along: Double, across: Double, arcRadius: Double, thumbSize: SIMD2<Double>) {
        let minimumAcross = min(0, SliderTrack.deadRadius + thumbSize.max() / 2 - arcRadius)
        self.init(along: along, across: max(minimumAcross, across))
    }

    /// Whether thumbs are at their values.
    @inline(__always) var isNone: Bool { along == 0 && across == 0 }

    /// Returns the distance along the track from the point of a thumb's value to its center, in points. It's negative
    /// for the lowest of several thumbs, positive for the highest, and 0 for all others.
    func along(ofThumb index: Int, of thumbCount: Int) -> Double {
        if thumbCount == 1 { return 0 }
        return index == 0 ? -along : index == thumbCount - 1 ? along : 0
    }
}

/// Methods that take an unwrapped fraction: a fraction of the track that may be outside 0…1.
extension SliderTrack {
    /// Returns the center of a thumb whose value is at an unwrapped fraction of the track.
    ///
    /// The center is `across` points above the track, or outside an arc. The distance `along` is measured on the path
    /// at that height, which on an arc has another length than the track.
    func center(at unwrappedFraction: Double, along: Double, across: Double) -> SIMD2<Double> {
        let point = point(at: unwrappedFraction, along: along, across: across)
        return across == 0 ? point : point - unitVector(below: point) * across
    }

    /// Returns the point of the track that is nearest to the center of a thumb whose value is at an unwrapped fraction.
    /// The thumb is moved `along` points along the track, and `across` points away from it.
    func point(at unwrappedFraction: Double, along: Double, across: Double) -> SIMD2<Double> {
        point(at: self.unwrappedFraction(unwrappedFraction, movedBy: along, across: across))
    }

    /// Returns the unwrapped fraction after a movement from `start` along a path that is `across` points above the
    /// track. Outside an arc this path is longer, so the same distance in points is a smaller fraction.
    func unwrappedFraction(_ start: Double, movedBy distance: Double, across: Double) -> Double {
        guard distance != 0, length > 0 else { return start }
        guard case .arc(let arc) = self else { return start + distance / length }
        let pathRadius = arc.radius + across
        return pathRadius > 0 ? start + distance / length * (arc.radius / pathRadius) : start
    }

    /// Returns the vector of length 1 that points from a point of the track to the side below the track: down from a
    /// horizontal line, right from a vertical line, and toward the center of an arc.
    func unitVector(below point: SIMD2<Double>) -> SIMD2<Double> {
        switch self {
        case .line:
            guard let tangent = tangent(at: 0) else { return SIMD2(0, 1) }
            let normal = SIMD2(-tangent.y, tangent.x)
            return normal[isUpright ? 0 : 1] < 0 ? SIMD2.zero - normal : normal
        case .arc(let arc):
            let inward = arc.center - point
            let length = inward.length
            return length > 0 ? inward / length : SIMD2(0, 1)
        }
    }
}
