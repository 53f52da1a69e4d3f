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
    /// The path of the drawn track, which can extend beyond the bounds of ``track``.
    package let drawnTrack: SliderTrack
    /// The offset of the centers of thumbs from the points of their values.
    public let thumbOffset: SliderThumbOffset
    /// The number of laps of the track. Each lap has its own spans, drawn on top of the previous lap.
    package let laps: Int
    /// The width and height of a thumb that isn't held, before it's rotated, in points.
    let thumbSize: SIMD2<Double>
    /// Whether thumbs are discs, which look the same when they're rotated.
    let hasRoundThumbs: Bool

    /// The maximum sweep of an arc, in degrees: a hundred turns. There must be a limit, because each lap has its own
    /// spans.
    private static let maximumSweep = 36_000.0

    /// Creates a layout for a control of the specified size, in points. If the control is too small, the track has no
    /// length.
    public init(_ metrics: SliderMetrics, size: SIMD2<Double>) {
        var metrics = metrics
        if metrics.ticks.skipsCircles, case .arc = metrics.path { metrics.ticks = .none }
        self.metrics = metrics
        let size = SIMD2(Self.usable(size.x), Self.usable(size.y))
        self.size = size
        thumbSize = metrics.thumbBox
        let halfThumb = metrics.thumbExtent / 2
        let (halfTrack, across) = (metrics.thickness / 2, metrics.finiteThumbOffset)
        let along = metrics.thumbPlacement == .outside ? halfThumb.x : 0
        switch metrics.path {
        case .right, .left, .up, .down:
            let thumbEdge = halfThumb.x + along
            let inset = metrics.inset.map { $0 + along } ?? max(thumbEdge, halfTrack)
            // The round ends of the drawn track reach to the outer edges of visible thumbs at the bounds.
            let endsAtThumbEdges = metrics.ends == .edges && metrics.thumbVisibility == .visible
            let overhang = endsAtThumbEdges ? max(0, min(inset, thumbEdge) - halfTrack) : 0
            (track, drawnTrack) = (Self.line(metrics, size, inset), Self.line(metrics, size, inset - overhang))
            thumbOffset = SliderThumbOffset(along: along, across: across)
        case .arc(let start, let sweep):
            let inset = metrics.inset.map { $0 + max(0, across) } ?? max(halfThumb.y + across, halfTrack)
            let radius = max(0, min(size.x, size.y) / 2 - inset)
            let sweep = abs(sweep) > Self.maximumSweep ? (sweep < 0 ? -Self.maximumSweep : Self.maximumSweep) : sweep
            track = .arc(SliderTrack.Arc(center: size / 2, radius: radius, start: start, sweep: sweep))
            drawnTrack = track
            thumbOffset = SliderThumbOffset(along: along, across: across, arcRadius: radius, thumbSize: thumbSize)
        }
        hasRoundThumbs = thumbSize.x == thumbSize.y && !metrics.hasRotatingThumbs
        let fractionPerTurn = track.fractionPerTurn ?? 0
        laps = fractionPerTurn > 0 ? max(1, Int((1 / fractionPerTurn - 1e-9).rounded(.up))) : 1
    }

    /// The side of the square around a thumb's center in which a press holds the thumb, in points.
    public var targetSide: Double { max(44, metrics.thumbBox.max()) }

    private static func usable(_ side: Double) -> Double { side > 0 && side.isFinite ? side : 0 }

    /// Returns a straight track in a control of a size, with both ends `inset` points inside the control. The offset of
    /// the metrics moves it across its direction, as far as thumbs stay inside the control.
    private static func line(_ metrics: SliderMetrics, _ size: SIMD2<Double>, _ inset: Double) -> SliderTrack {
        var middle = size / 2
        let halfLength = SIMD2(max(0, middle.x - inset), max(0, middle.y - inset))
        let axis = metrics.path.isUpright ? 0 : 1
        let minimum = metrics.extentOfTrackAndThumbs(.above)
        let maximum = size[axis] - metrics.extentOfTrackAndThumbs(.below)
        middle[axis] =
            minimum < maximum
            ? min(maximum, max(minimum, middle[axis] + metrics.offset)) : (minimum + maximum) / 2
        let halfVector =
            switch metrics.path {
            case .left: SIMD2(-halfLength.x, 0)
            case .up: SIMD2(0, -halfLength.y)
            case .down: SIMD2(0, halfLength.y)
            case .right, .arc: SIMD2(halfLength.x, 0)
            }
        return .line(from: middle - halfVector, to: middle + halfVector)
    }

    // MARK: Figures

    /// The figure of the drawn track.
    package var drawnTrackFigure: SliderFigure { figure(of: drawnTrack, width: metrics.thickness) }

    /// Returns the figure of a span in one lap: from a thumb to the next or, for a single thumb, from the neutral value
    /// or the lower bound to the thumb.
    package func span(_ index: Int, lap: Int, of state: SliderState) -> SliderFigure {
        let (lower, upper) = unwrappedFractions(ofSpan: index, of: state)
        guard state.count == 1, case .line = track, lower < upper else {
            return stretch(from: lower, to: upper, lap: lap)
        }
        // The end without the thumb, if it's at a bound, is at the end of the drawn track.
        let thumbFraction = state.unwrappedFractions(ofSpan: 0).upper
        let start = lower == 0 && upper == thumbFraction ? drawnTrack.point(at: 0) : track.point(at: lower)
        let end = upper == 1 && lower == thumbFraction ? drawnTrack.point(at: 1) : track.point(at: upper)
        return .line(from: start, to: end, width: metrics.thickness)
    }

    /// Returns the values at both ends of a span, in the order of the track: those of its two thumbs or, for a single
    /// thumb, its value and either the neutral value or the lower bound.
    package func values(ofSpan index: Int, of state: SliderState) -> (lower: Double, upper: Double) {
        if state.count > 1 { return (state.value(of: index), state.value(of: index + 1)) }
        let (lower, upper) = unwrappedFractions(ofSpan: index, of: state)
        let thumbFraction = state.unwrappedFractions(ofSpan: 0).upper
        return (
            lower == thumbFraction ? state.value(of: 0) : state.value(at: lower),
            upper == thumbFraction ? state.value(of: 0) : state.value(at: upper)
        )
    }

    /// Returns the unwrapped fractions at both ends of a span; the upper one exceeds 1 if the span crosses the point
    /// where a circle closes. The span of a single thumb begins or ends at the neutral value, if there is one.
    func unwrappedFractions(ofSpan index: Int, of state: SliderState) -> (lower: Double, upper: Double) {
        let (lower, upper) = state.unwrappedFractions(ofSpan: index)
        guard state.count == 1, let neutralValue = metrics.neutralValue else { return (lower, upper) }
        let neutral = state.fraction(of: neutralValue)
        return (min(neutral, upper), max(neutral, upper))
    }

    /// Returns the figure of the stretch of the track between two unwrapped fractions, limited to one lap if the track
    /// has several.
    package func stretch(from lower: Double, to upper: Double, lap: Int) -> SliderFigure {
        guard let fractionPerTurn = track.fractionPerTurn, laps > 1 else {
            return figure(of: track.stretch(from: lower, to: upper), width: metrics.thickness)
        }
        let startOfLap = Double(lap) * fractionPerTurn
        let endOfLap = Double(lap + 1) * fractionPerTurn
        return figure(
            of: track.stretch(
                from: min(max(lower, startOfLap), endOfLap), to: min(max(upper, startOfLap), endOfLap)),
            width: metrics.thickness)
    }

    /// Returns the figure of a part of the track.
    func figure(of track: SliderTrack, width: Double) -> SliderFigure {
        switch track {
        case .line(let from, let to): .line(from: from, to: to, width: width)
        case .arc(let arc): .arc(arc.limitedToOneTurn, width: width)
        }
    }

    // MARK: Beside the track

    /// Returns the vector of length 1 that points from a point of the track to one side of the track.
    func unitVector(toward side: SliderTrackSide, at point: SIMD2<Double>) -> SIMD2<Double> {
        let below = track.unitVector(below: point)
        return side == .below ? below : SIMD2.zero - below
    }
}
