/// The positions of a slider's parts in a control of a certain size: a pure function of the size and the metrics. A
/// drawing uses it. Pass its track, target side, and thumb offset to
/// ``SliderState/layOut(on:targetSide:thickness:thumbOffset:)``.
public struct SliderLayout: Equatable, Sendable {
    /// The metrics that the layout was made from.
    package let metrics: SliderMetrics
    /// The size of the control, in points; a side that is negative, infinite, or NaN counts as 0.
    package let size: SIMD2<Double>
    /// The path along which each value has its point.
    public var track: SliderTrack
    /// The path of the drawn track.
    package let groove: SliderTrack
    /// The offset of the centers of thumbs from the points of their values.
    public let thumbOffset: SliderThumbOffset
    /// The number of laps of the track. Each lap has its own spans, drawn on top of the previous lap.
    package let laps: Int
    /// The size of a thumb at rest, before it is turned.
    let thumbSize: SIMD2<Double>
    /// Whether thumbs are discs that need no turn.
    let hasDiscs: Bool

    /// The longest sweep, in degrees: a hundred turns. Each lap has spans of its own, so there must be a limit.
    private static let longestSweep = 36_000.0

    /// Creates a layout for a control of the specified size, in points. If the size leaves no room, the track has no
    /// length.
    public init(_ metrics: SliderMetrics, size: SIMD2<Double>) {
        var metrics = metrics
        if metrics.ticks.skipsCircles, case .arc = metrics.path { metrics.ticks = .none }
        self.metrics = metrics
        let size = SIMD2(Self.usable(size.x), Self.usable(size.y))
        self.size = size
        thumbSize = metrics.thumbBox
        let room = metrics.thumbRoom / 2
        let (halfTrack, across) = (metrics.thickness / 2, metrics.usableThumbOffset)
        let beyond = metrics.thumbPlacement == .outside ? room.x : 0
        switch metrics.path {
        case .right, .left, .up, .down:
            let reach = room.x + beyond
            let inset = metrics.inset.map { $0 + beyond } ?? max(reach, halfTrack)
            // The round ends of the drawn track meet the thumb's edge.
            let isWide = metrics.ends == .edges && metrics.thumbVisibility == .visible
            let overhang = isWide ? max(0, min(inset, reach) - halfTrack) : 0
            (track, groove) = (Self.line(metrics, size, inset), Self.line(metrics, size, inset - overhang))
            thumbOffset = SliderThumbOffset(along: beyond, across: across)
        case .arc(let start, let sweep):
            let inset = metrics.inset.map { $0 + max(0, across) } ?? max(room.y + across, halfTrack)
            let radius = max(0, min(size.x, size.y) / 2 - inset)
            let sweep = abs(sweep) > Self.longestSweep ? (sweep < 0 ? -Self.longestSweep : Self.longestSweep) : sweep
            track = .arc(SliderTrack.Arc(center: size / 2, radius: radius, start: start, sweep: sweep))
            groove = track
            thumbOffset = SliderThumbOffset(along: beyond, across: across, onArcOf: radius, thumbSize: thumbSize)
        }
        hasDiscs = thumbSize.x == thumbSize.y && !metrics.hasTurnedThumbs
        let turn = track.turn ?? 0
        laps = turn > 0 ? max(1, Int((1 / turn - 1e-9).rounded(.up))) : 1
    }

    /// The side of the square around a thumb's center in which a press holds the thumb, in points.
    public var targetSide: Double { max(44, metrics.thumbBox.max()) }

    private static func usable(_ side: Double) -> Double { side > 0 && side.isFinite ? side : 0 }

    private static func line(_ metrics: SliderMetrics, _ size: SIMD2<Double>, _ inset: Double) -> SliderTrack {
        var middle = size / 2
        let reach = SIMD2(max(0, middle.x - inset), max(0, middle.y - inset))
        let across = metrics.path.isUpright ? 0 : 1
        let (first, last) = (metrics.halfWidth(.above), size[across] - metrics.halfWidth(.below))
        middle[across] = first < last ? min(last, max(first, middle[across] + metrics.offset)) : (first + last) / 2
        let half =
            switch metrics.path {
            case .left: SIMD2(-reach.x, 0)
            case .up: SIMD2(0, -reach.y)
            case .down: SIMD2(0, reach.y)
            case .right, .arc: SIMD2(reach.x, 0)
            }
        return .line(from: middle - half, to: middle + half)
    }

    // MARK: Figures

    /// The figure of the drawn track.
    package var grooveFigure: SliderFigure { figure(of: groove) }

    /// Returns the part of a span in one lap: from a thumb to the next or, for a single thumb, from the neutral value
    /// or the lower bound to the thumb.
    package func span(_ index: Int, lap: Int, of state: SliderState) -> SliderFigure {
        let (lower, upper) = unwrappedFractions(ofSpan: index, of: state)
        guard state.count == 1, case .line = track, lower < upper else {
            return stretch(from: lower, to: upper, lap: lap)
        }
        // An end without a thumb is the end of the drawn track.
        let thumb = state.unwrappedFractions(ofSpan: 0).upper
        let from = lower == 0 && upper == thumb ? groove.point(at: 0) : track.point(at: lower)
        let to = upper == 1 && lower == thumb ? groove.point(at: 1) : track.point(at: upper)
        return .line(from: from, to: to, width: metrics.thickness)
    }

    /// Returns the values at the ends of a span as it's drawn: those of its thumbs, or those of a single thumb and the
    /// neutral value or an end of the track, in the order of the track.
    package func values(ofSpan index: Int, of state: SliderState) -> (lower: Double, upper: Double) {
        if state.count > 1 { return (state.value(of: index), state.value(of: index + 1)) }
        let (lower, upper) = unwrappedFractions(ofSpan: index, of: state)
        let thumb = state.unwrappedFractions(ofSpan: 0).upper
        return (
            lower == thumb ? state.value(of: 0) : state.value(at: lower),
            upper == thumb ? state.value(of: 0) : state.value(at: upper)
        )
    }

    /// The places where a span begins and ends. That of a single thumb begins or ends at the neutral value.
    func unwrappedFractions(ofSpan index: Int, of state: SliderState) -> (lower: Double, upper: Double) {
        let (lower, upper) = state.unwrappedFractions(ofSpan: index)
        guard state.count == 1, let neutralValue = metrics.neutralValue else { return (lower, upper) }
        let neutral = state.fraction(of: neutralValue)
        return (min(neutral, upper), max(neutral, upper))
    }

    /// What lies in one lap of the track between two places, as wide as the track.
    package func stretch(from lower: Double, to upper: Double, lap: Int) -> SliderFigure {
        guard let turn = track.turn, laps > 1 else { return figure(of: track.stretch(from: lower, to: upper)) }
        let start = Double(lap) * turn
        let end = Double(lap + 1) * turn
        return figure(of: track.stretch(from: min(max(lower, start), end), to: min(max(upper, start), end)))
    }

    private func figure(of track: SliderTrack) -> SliderFigure {
        switch track {
        case .line(let from, let to): .line(from: from, to: to, width: metrics.thickness)
        case .arc(let arc): .arc(arc.drawn, width: metrics.thickness)
        }
    }

    // MARK: Beside the track

    /// The direction to a side of the track at one of its points, as a vector of length 1.
    func side(_ side: SliderTrackSide, at point: SIMD2<Double>) -> SIMD2<Double> {
        let below = track.below(point)
        return side == .below ? below : SIMD2.zero - below
    }
}
