/// The path along which each value has its point, in coordinates with y down: two inverse maps between fraction and
/// point. The centers of thumbs are on the track, or beside it by ``SliderThumbOffset``.
///
/// The track determines the direction: horizontal, vertical, right-to-left, and circular sliders differ only in their
/// track.
///
/// A *place* is a fraction that may lie outside 0…1: before the start, beyond the end, or laps farther around a circle.
public enum SliderTrack: Equatable, Sendable {
    /// A straight line, from the lower bound to the upper bound.
    case line(from: SIMD2<Double>, to: SIMD2<Double>)
    /// Part of a circle, a circle, or several turns.
    case arc(Arc)

    /// Part of a circle, a circle, or several turns. Angles are degrees clockwise from north.
    public struct Arc: Equatable, Sendable {
        /// The center, in points.
        public var center: SIMD2<Double>
        /// The radius, in points.
        public var radius: Double
        /// The angle of the lower bound.
        public var start: Double
        /// The angle from the lower bound to the upper bound, in degrees. Negative angles run counterclockwise; 720 is
        /// two turns.
        public var sweep: Double

        /// Creates an arc.
        public init(center: SIMD2<Double>, radius: Double, start: Double, sweep: Double) {
            self.center = center
            self.radius = radius
            self.start = start
            self.sweep = sweep
        }
    }

    /// A Boolean value that indicates whether every number is finite and the radius of an arc isn't negative. Angles
    /// beyond a billion degrees count as infinite.
    package var isUsable: Bool {
        switch self {
        case .line(let from, let to): return from.isFinite && to.isFinite && (to - from).length.isFinite
        case .arc(let arc):
            let isFinite = arc.center.isFinite && arc.start.isFinite && arc.sweep.isFinite && length.isFinite
            return isFinite && arc.radius >= 0 && abs(arc.start) < 1e9 && abs(arc.sweep) < 1e9
        }
    }

    /// The length, in points, including all turns.
    package var length: Double {
        switch self {
        case .line(let from, let to): (to - from).length
        case .arc(let arc): abs(arc.sweep) * (.pi / 180) * arc.radius
        }
    }

    /// The fraction of the track in one turn; `nil` on a line.
    package var turn: Double? {
        if case .arc(let arc) = self { 360 / abs(arc.sweep) } else { nil }
    }

    /// A Boolean value that indicates whether the track is exactly one full turn.
    package var isFullCircle: Bool {
        if case .arc(let arc) = self { abs(arc.sweep) == 360 } else { false }
    }

    /// A Boolean value that indicates whether a line runs up or down on screen, not across it. Rounding doesn't count:
    /// the longer way decides. An arc doesn't run either way.
    package var isUpright: Bool {
        guard case .line(let from, let to) = self else { return false }
        return abs(to.y - from.y) > abs(to.x - from.x)
    }

    /// Whether the line runs to the left on screen, so that → means less.
    var runsLeft: Bool {
        if case .line(let from, let to) = self { to.x < from.x && !isUpright } else { false }
    }
}

// MARK: - Fraction to point

extension SliderTrack {
    /// Returns the point at a fraction. Places before 0 and beyond 1 continue along the same line or circle.
    ///
    /// Law: `fraction(at: point(at: f))` is `f`, except where an arc of a full turn or more passes a point twice.
    @inline(never) public func point(at fraction: Double) -> SIMD2<Double> {
        switch self {
        case .line(let from, let to):
            return fraction == 1 ? to : from + (to - from) * fraction
        case .arc(let arc):
            let (sine, cosine) = sineAndCosine(degrees: arc.start + arc.sweep * fraction)
            return arc.center + SIMD2(sine, -cosine) * arc.radius
        }
    }

    /// Returns the direction of the track at a place, as a vector of length 1; `nil` on a track without length.
    package func tangent(at unwrappedFraction: Double) -> SIMD2<Double>? {
        guard length > 0 else { return nil }
        switch self {
        case .line(let from, let to):
            return (to - from) / length
        case .arc(let arc):
            let (sine, cosine) = sineAndCosine(degrees: arc.start + arc.sweep * unwrappedFraction)
            return SIMD2(cosine, sine) * (arc.sweep < 0 ? -1 : 1)
        }
    }

    /// Returns the part of the track between two places, in the direction of the track if `lower` is below `upper`.
    package func stretch(from lower: Double, to upper: Double) -> SliderTrack {
        switch self {
        case .line:
            return .line(from: point(at: lower), to: point(at: upper))
        case .arc(var arc):
            arc.start += arc.sweep * lower
            arc.sweep *= upper - lower
            return .arc(arc)
        }
    }
}

// MARK: - Point to fraction

extension SliderTrack {
    /// Within this distance of an arc's center, in points, a pointer has no direction.
    package static let deadRadius = 8.0

    /// Returns the fraction whose point is nearest to `point`, in the first of several laps; `nil` close to the center
    /// of an arc, and on a track without length.
    public func fraction(at point: SIMD2<Double>) -> Double? {
        unwrappedFraction(of: point, near: 0).map { min(1, max(0, $0)) }
    }

    /// Returns the distance of a point from the track, in points. It's infinite close to the center of an arc, where no
    /// point of the track is nearest, and on a track without length.
    package func distance(to point: SIMD2<Double>) -> Double {
        guard let fraction = fraction(at: point) else { return .infinity }
        return (self.point(at: fraction) - point).length
    }

    /// The place of a press: on an arc in the lap nearest to the place `near`, in the gap of a partial arc beyond the
    /// nearer end (half-way: the upper). `nil` in the dead zone and on a track without length.
    ///
    /// - Parameter isWrapped: whether laps continue beyond both ends.
    @inline(never) func unwrappedFraction(of point: SIMD2<Double>, near: Double, isWrapped: Bool = false) -> Double? {
        unwrappedFraction(of: point) { turned, sweep in
            let laps = ((near * sweep - turned) / 360 + 0.5).rounded(.down)
            if isWrapped { return (turned + 360 * laps) / sweep }
            // On less than a turn the press may be in the gap; the half of it before the start counts as negative.
            guard turned <= sweep else { return (turned - sweep <= 360 - turned ? turned : turned - 360) / sweep }
            let last = ((sweep - turned) / 360).rounded(.down)
            return (turned + 360 * min(max(laps, 0), last)) / sweep
        }
    }

    /// The place of a point: its projection on a line, or what `onArc` makes of the degrees from an arc's start to it,
    /// 0..<360, and the degrees of the whole arc. `nil` in the dead zone and on a track without length.
    @inline(never) func unwrappedFraction(of point: SIMD2<Double>, onArc: (_ turned: Double, _ sweep: Double) -> Double)
        -> Double?
    {
        guard length > 0 else { return nil }
        switch self {
        case .line(let from, let to): return projection(of: point, from, to)
        case .arc(let arc): return arc.degrees(to: point).map { onArc($0, abs(arc.sweep)) }
        }
    }

    /// The distance of a point from the infinite line that carries the track, in points; 0 for an arc.
    func distanceAcross(_ point: SIMD2<Double>) -> Double {
        guard case .line(let from, _) = self, let tangent = tangent(at: 0) else { return 0 }
        let offset = point - from
        return abs(offset.x * tangent.y - offset.y * tangent.x)
    }

    /// The place of the nearest point on the infinite line, at most a million tracks away so that nothing overflows.
    private func projection(of point: SIMD2<Double>, _ from: SIMD2<Double>, _ to: SIMD2<Double>) -> Double {
        let along = to - from
        let unwrappedFraction = ((point - from) * along).sum() / (along * along).sum()
        return min(1e6, max(-1e6, unwrappedFraction))
    }
}

extension SliderTrack.Arc {
    /// The same path with at most one turn, as it is drawn.
    var drawn: SliderTrack.Arc {
        var arc = self
        arc.sweep = min(360, max(-360, sweep))
        return arc
    }

    /// The turn from the start to the direction of a point, in the direction of the sweep: 0..<360 degrees; `nil` in
    /// the dead zone.
    func degrees(to point: SIMD2<Double>) -> Double? {
        let offset = point - center
        guard sweep != 0, offset.length > SliderTrack.deadRadius else { return nil }
        let turned = (direction(of: offset) - start) * (sweep < 0 ? -1 : 1)
        let reduced = turned - 360 * (turned / 360).rounded(.down)
        // Rounding must not separate the two sides of the seam.
        return reduced > 1e-9 && reduced < 360 - 1e-9 ? reduced : 0
    }
}

extension SIMD2<Double> {
    package var length: Double { (self * self).sum().squareRoot() }
    package var isFinite: Bool { x.isFinite && y.isFinite }
}
