/// The path along which each value has its point, in coordinates with y down: two inverse maps between fraction and
/// point. The centers of thumbs are on the track, or beside it by ``SliderThumbOffset``.
///
/// The track determines the direction: horizontal, vertical, right-to-left, and circular sliders differ only in their
/// track.
///
/// An *unwrapped fraction* may be outside 0…1: before the start, beyond the end, or laps farther around a circle.
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

    /// The part of the track that one full turn covers, as a fraction: 1 on a full circle, 0.5 on a track of two turns,
    /// and more than 1 on a partial arc; `nil` on a line.
    package var fractionPerTurn: Double? {
        if case .arc(let arc) = self { 360 / abs(arc.sweep) } else { nil }
    }

    /// A Boolean value that indicates whether the track is exactly one full turn.
    package var isFullCircle: Bool {
        if case .arc(let arc) = self { abs(arc.sweep) == 360 } else { false }
    }

    /// A Boolean value that indicates whether the track is a vertical line: one that is taller than it is wide, so that
    /// rounding errors have no effect. It's `false` for an arc.
    package var isUpright: Bool {
        guard case .line(let from, let to) = self else { return false }
        return abs(to.y - from.y) > abs(to.x - from.x)
    }

    /// Whether the track is a horizontal line toward the left, so that the right arrow key decreases a value.
    var runsLeft: Bool {
        if case .line(let from, let to) = self { to.x < from.x && !isUpright } else { false }
    }
}

// MARK: - Fraction to point

extension SliderTrack {
    /// Returns the point at a fraction. Below 0 and above 1, points continue along the same line or circle.
    ///
    /// Law: `fraction(at: point(at: f))` is `f`, except where an arc of a full turn or more passes a point twice.
    @inline(never) public func point(at fraction: Double) -> SIMD2<Double> {
        switch self {
        case .line(let start, let end):
            return fraction == 1 ? end : start + (end - start) * fraction
        case .arc(let arc):
            let (sine, cosine) = sineAndCosine(degrees: arc.start + arc.sweep * fraction)
            return arc.center + SIMD2(sine, -cosine) * arc.radius
        }
    }

    /// Returns the direction of the track at an unwrapped fraction, as a vector of length 1; `nil` on a track without
    /// length.
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

    /// Returns the stretch of the track between two unwrapped fractions. If `lower` is greater than `upper`, it runs
    /// against the direction of the track.
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
    /// The distance from an arc's center, in points, within which a pointer has no angle.
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

    /// Returns the unwrapped fraction of a press, or `nil` close to the center of an arc or on a track without length.
    ///
    /// On an arc, it's in the lap that is nearest to the unwrapped fraction `near`. In the gap between the ends of a
    /// partial arc, it's before the start or beyond the end, whichever end of the track is nearer.
    ///
    /// - Parameter isWrapped: whether laps continue before the start and beyond the end.
    @inline(never) func unwrappedFraction(of point: SIMD2<Double>, near: Double, isWrapped: Bool = false) -> Double? {
        unwrappedFraction(of: point) { degrees, sweep in
            let nearestLap = ((near * sweep - degrees) / 360 + 0.5).rounded(.down)
            if isWrapped { return (degrees + 360 * nearestLap) / sweep }
            guard degrees <= sweep else {
                let isNearerToEnd = degrees - sweep <= 360 - degrees
                return (isNearerToEnd ? degrees : degrees - 360) / sweep
            }
            let lastLap = ((sweep - degrees) / 360).rounded(.down)
            return (degrees + 360 * min(max(nearestLap, 0), lastLap)) / sweep
        }
    }

    /// Returns the unwrapped fraction of a point: its projection on a line or, on an arc, what `onArc` computes from
    /// the degrees from the start to the point, 0..<360, and the positive degrees from the start to the end. Returns
    /// `nil` close to the center of an arc, and on a track without length.
    @inline(never) func unwrappedFraction(
        of point: SIMD2<Double>, onArc: (_ degrees: Double, _ sweep: Double) -> Double
    ) -> Double? {
        guard length > 0 else { return nil }
        switch self {
        case .line(let start, let end): return projection(of: point, from: start, to: end)
        case .arc(let arc): return arc.degrees(to: point).map { onArc($0, abs(arc.sweep)) }
        }
    }

    /// Returns the distance of a point from the infinite line through both ends of the track, in points; 0 for an arc.
    func distanceAcross(_ point: SIMD2<Double>) -> Double {
        guard case .line(let from, _) = self, let tangent = tangent(at: 0) else { return 0 }
        let offset = point - from
        return abs(offset.x * tangent.y - offset.y * tangent.x)
    }

    /// Returns the unwrapped fraction of the point nearest to `point` on the infinite line through `start` and `end`,
    /// limited to a million lengths of the track, so that nothing overflows.
    private func projection(of point: SIMD2<Double>, from start: SIMD2<Double>, to end: SIMD2<Double>) -> Double {
        let vector = end - start
        let unwrappedFraction = ((point - start) * vector).sum() / (vector * vector).sum()
        return min(1e6, max(-1e6, unwrappedFraction))
    }
}

extension SliderTrack.Arc {
    /// The same arc with a sweep of at most one turn. More turns would be drawn on top of one another.
    var limitedToOneTurn: SliderTrack.Arc {
        var arc = self
        arc.sweep = min(360, max(-360, sweep))
        return arc
    }

    /// Returns the angle from the start of the arc to the direction of a point, in the direction of the sweep: 0..<360
    /// degrees; `nil` if the arc has no sweep, or if the point is too close to the center to have an angle.
    func degrees(to point: SIMD2<Double>) -> Double? {
        let offset = point - center
        guard sweep != 0, offset.length > SliderTrack.deadRadius else { return nil }
        let degrees = (direction(of: offset) - start) * (sweep < 0 ? -1 : 1)
        let degreesInTurn = degrees - 360 * (degrees / 360).rounded(.down)
        // Rounding errors must not turn an angle at the start into one of almost 360 degrees.
        return degreesInTurn > 1e-9 && degreesInTurn < 360 - 1e-9 ? degreesInTurn : 0
    }
}

extension SIMD2<Double> {
    package var length: Double { (self * self).sum().squareRoot() }
    package var isFinite: Bool { x.isFinite && y.isFinite }
}

/// The unwrapped fraction (a fraction that may be outside 0…1) of a pointer that moves around an arc.
extension SliderTrack {
    /// Returns the unwrapped fraction of a pointer that moved to `point` from the unwrapped fraction `last`. On an arc,
    /// the pointer took the shorter turn or, if both are exactly half a turn, the one in `direction`: 1 is forward, and
    /// -1 is backward.
    func unwrappedFraction(of point: SIMD2<Double>, after last: Double, direction: Int) -> Double? {
        unwrappedFraction(of: point) { degrees, sweep in
            let turnsToLast = (last * sweep - degrees) / 360
            var wholeTurns = (turnsToLast + 0.5).rounded(.down)
            // After half a turn, rounding errors must not decide the direction.
            if abs(abs(turnsToLast - wholeTurns) - 0.5) < 1e-11 {
                wholeTurns = direction < 0 ? (turnsToLast - 0.25).rounded(.down) : (turnsToLast + 0.75).rounded(.down)
            }
            return (degrees + 360 * wholeTurns) / sweep
        }
    }
}
