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

    /// Creates the offset of thumbs on an arc. Thumbs inside a ring stay clear of its middle, where no point has an
    /// angle.
    init(along: Double, across: Double, onArcOf radius: Double, thumbSize: SIMD2<Double>) {
        let inmost = min(0, SliderTrack.deadRadius + thumbSize.max() / 2 - radius)
        self.init(along: along, across: max(inmost, across))
    }

    /// Whether thumbs are at their values.
    @inline(__always) var isNone: Bool { along == 0 && across == 0 }

    /// How far a thumb is beyond its value, along the track.
    func along(ofThumb index: Int, of count: Int) -> Double {
        if count == 1 { return 0 }
        return index == 0 ? -along : index == count - 1 ? along : 0
    }
}

extension SliderTrack {
    /// The center of a thumb whose value is at a place of the track.
    ///
    /// Law: `along` points along the path of the center lie between it and the point of the value, moved `across`.
    func center(at unwrappedFraction: Double, along: Double, across: Double) -> SIMD2<Double> {
        let point = point(at: unwrappedFraction, along: along, across: across)
        return across == 0 ? point : point - below(point) * across
    }

    /// The point of the track beside which the center of a thumb is.
    func point(at unwrappedFraction: Double, along: Double, across: Double) -> SIMD2<Double> {
        point(at: shifted(unwrappedFraction, by: along, across: across))
    }

    /// A place a number of points further along a path that runs beside the track.
    func shifted(_ unwrappedFraction: Double, by along: Double, across: Double) -> Double {
        guard along != 0, length > 0 else { return unwrappedFraction }
        guard case .arc(let arc) = self else { return unwrappedFraction + along / length }
        let radius = arc.radius + across
        return radius > 0 ? unwrappedFraction + along / length * (arc.radius / radius) : unwrappedFraction
    }

    /// The direction from a point of the track to the side below it, as a vector of length 1.
    func below(_ point: SIMD2<Double>) -> SIMD2<Double> {
        switch self {
        case .line:
            guard let along = tangent(at: 0) else { return SIMD2(0, 1) }
            let normal = SIMD2(-along.y, along.x)
            return normal[isUpright ? 0 : 1] < 0 ? SIMD2.zero - normal : normal
        case .arc(let arc):
            let inward = arc.center - point
            let length = inward.length
            return length > 0 ? inward / length : SIMD2(0, 1)
        }
    }
}
