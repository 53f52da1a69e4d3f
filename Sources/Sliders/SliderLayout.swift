/// Where the parts of a slider are in a control of a size: a pure function of size and metrics, for drawing and for
/// hit-testing alike.
public struct SliderLayout: Equatable, Sendable {
    public let metrics: SliderMetrics
    /// Of the control, in points.
    public let size: SIMD2<Double>
    /// The path of the thumb centres.
    public var track: Track
    /// The path that is drawn under them.
    public let groove: Track
    /// How many turns the selected part may go, each drawn on top of the one before.
    public let laps: Int

    /// A hundred turns, each of which has a part of its own.
    private static let longestSweep = 36_000.0

    /// - Parameter size: of the control, in points; where it leaves no room, the track has no length.
    public init(_ metrics: SliderMetrics, size: SIMD2<Double>) {
        self.metrics = metrics
        let size = SIMD2(size.x > 0 ? size.x : 0, size.y > 0 ? size.y : 0)
        self.size = size
        let inset = metrics.inset ?? max(metrics.thumbSize, metrics.thickness) / 2
        // The round ends of the drawn track meet the thumb's edge.
        let overhang = metrics.ends == .edges ? max(0, min(inset, metrics.thumbSize / 2) - metrics.thickness / 2) : 0
        switch metrics.path {
        case .right, .left, .up, .down:
            (track, groove) = (Self.line(metrics.path, size, inset), Self.line(metrics.path, size, inset - overhang))
        case .arc(let start, let sweep):
            let radius = max(0, min(size.x, size.y) / 2 - inset)
            let sweep = abs(sweep) > Self.longestSweep ? (sweep < 0 ? -Self.longestSweep : Self.longestSweep) : sweep
            track = .arc(Track.Arc(center: size / 2, radius: radius, start: start, sweep: sweep))
            groove = track
        }
        let turn = track.turn ?? 0
        laps = turn > 0 ? max(1, Int((1 / turn - 1e-9).rounded(.up))) : 1
    }

    /// The side of the square in which a press takes hold of a thumb.
    public var targetSide: Double { max(44, metrics.thumbSize) }

    private static func line(_ path: SliderPath, _ size: SIMD2<Double>, _ inset: Double) -> Track {
        let middle = size / 2
        let reach = SIMD2(max(0, middle.x - inset), max(0, middle.y - inset))
        let half = switch path {
        case .left: SIMD2(-reach.x, 0)
        case .up: SIMD2(0, -reach.y)
        case .down: SIMD2(0, reach.y)
        case .right, .arc: SIMD2(reach.x, 0)
        }
        return .line(from: middle - half, to: middle + half)
    }

    // MARK: Figures

    /// The drawn track.
    public var grooveFigure: Figure {
        switch groove {
        case .line(let from, let to): .line(from: from, to: to, width: metrics.thickness)
        case .arc(let arc): .arc(arc.drawn, width: metrics.thickness)
        }
    }

    /// A selected part, or what of it lies in one lap: from a thumb to the next; of a single thumb from the neutral
    /// value or the lower bound to it.
    public func span(_ index: Int, lap: Int, of state: SliderState) -> Figure {
        let (lower, upper) = state.places(ofSpan: index)
        return state.count == 1 ? single(upTo: upper, lap, state) : stretch(from: lower, to: upper, lap)
    }

    // Not inlined, so that a drag of several thumbs goes past it.
    @inline(never)
    private func single(upTo place: Double, _ lap: Int, _ state: SliderState) -> Figure {
        let neutral = metrics.neutralValue.map { state.scale.fraction(of: $0) } ?? 0
        let lower = min(neutral, place), upper = max(neutral, place)
        guard case .line = track, lower < upper else { return stretch(from: lower, to: upper, lap) }
        // Where no thumb ends the part, it begins or ends with the drawn track.
        let from = lower == 0 && upper == place ? groove.point(at: 0) : track.point(at: lower)
        let to = upper == 1 && lower == place ? groove.point(at: 1) : track.point(at: upper)
        return .line(from: from, to: to, width: metrics.thickness)
    }

    func stretch(from lower: Double, to upper: Double, _ lap: Int) -> Figure {
        switch track {
        case .line:
            return .line(from: track.point(at: lower), to: track.point(at: upper), width: metrics.thickness)
        case .arc(var arc):
            let turn = track.turn ?? 1, isOnly = laps == 1
            let from = isOnly ? lower : min(max(lower, Double(lap) * turn), Double(lap + 1) * turn)
            let to = isOnly ? upper : min(max(upper, Double(lap) * turn), Double(lap + 1) * turn)
            (arc.start, arc.sweep) = (arc.start + arc.sweep * from, arc.sweep * (to - from))
            return .arc(arc.drawn, width: metrics.thickness)
        }
    }

    /// A thumb.
    public func thumb(_ rank: Int, of state: SliderState) -> Figure {
        .circle(center: state.point(of: rank), radius: metrics.thumbSize / 2)
    }

    /// Where the text of a thumb is centred.
    public func thumbLabel(_ rank: Int, of state: SliderState) -> Figure {
        let point = state.point(of: rank)
        switch metrics.labels {
        case .inside: return .anchor(point)
        case .above: return .anchor(point + side(.above, at: point) * (halfWidth + 11))
        case .below: return .anchor(point + side(.below, at: point) * (halfWidth + 11))
        }
    }

    /// Half the width of the wider of track and thumb.
    var halfWidth: Double { max(metrics.thickness, metrics.thumbSize) / 2 }

    /// The direction of a side from a point of the track.
    func side(_ side: TrackSide, at point: SIMD2<Double>) -> SIMD2<Double> {
        let below = below(point)
        return side == .below ? below : SIMD2.zero - below
    }

    private func below(_ point: SIMD2<Double>) -> SIMD2<Double> {
        switch track {
        case .line(let from, let to):
            let along = to - from, length = along.length
            guard length > 0 else { return SIMD2(0, 1) }
            let side = SIMD2(-along.y, along.x) / length
            return side.y < 0 || side.y == 0 && side.x < 0 ? SIMD2.zero - side : side
        case .arc(let arc):
            let inward = arc.center - point, length = inward.length
            return length > 0 ? inward / length : SIMD2(0, 1)
        }
    }
}

extension Track.Arc {
    /// The same path with at most one turn.
    var drawn: Track.Arc {
        var arc = self
        arc.sweep = min(360, max(-360, sweep))
        return arc
    }
}
