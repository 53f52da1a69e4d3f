/// The parts that a slider shows in addition to its values: a histogram, readings, the enabled range, and a cover.
public struct SliderTrackExtras: Equatable, Sendable {
    /// The counts for equal parts of the track, drawn as columns on it. Negative counts are drawn as 0.
    public var histogram: [Double] = []
    /// The height of the highest column, in points.
    public var histogramHeight = 40.0
    /// The space between two columns, in points.
    public var histogramGap = 1.0
    /// The values that have a line across the track, such as what a sensor measures. They don't attract thumbs.
    public var readings: [Double] = []
    /// The distance by which the line of a reading extends beyond each edge of the track, in points.
    public var readingOverhang = 4.0
    /// The width of a reading's line, in points.
    public var readingWidth = 3.0
    /// A Boolean value that indicates whether the slider marks the part of the track that thumbs can enter, if an
    /// enabled range or forbidden ranges restrict it. Forbidden ranges are also drawn above spans that cross them. A
    /// plane shades the parts of its area that points can't enter.
    public var showsEnabledRange = false
    /// A Boolean value that indicates whether the slider has a ``SliderElement/Part/cover`` above the track and the
    /// spans, in the track's shape, for shading across both.
    public var hasCover = false

    /// Creates extras that show nothing.
    public init() {}
}

extension SliderState {
    /// The stretches that no thumb may enter: outside the enabled range, and inside forbidden ranges.
    package var unreachableStretches: [Window] {
        guard solver.constraints.scale.hasUsableBounds, solver.constraints.scale.length > 0 else { return [] }
        let (lower, upper) = (solver.constraints.lower, solver.constraints.upper)
        var stretches = forbiddenStretches(from: lower, to: upper)
        let (low, high) = (fraction(of: lower), fraction(of: upper))
        if low > 0 { stretches.append(Window(low: 0, high: low)) }
        if high < 1 { stretches.append(Window(low: high, high: 1)) }
        return stretches
    }

    /// The stretches between two values that thumbs jump over, as places of the track; on a wrapping circle one may end
    /// beyond 1.
    fileprivate func forbiddenStretches(from lower: Double, to upper: Double) -> [Window] {
        var stretches: [Window] = []
        // On a wrapping circle, every range appears again one period lower and one period higher.
        for range in solver.constraints.forbidden.ranges
        where (isWrapped ? range.low >= lower : range.high > lower) && range.low < upper {
            let lap = isWrapped && range.high > upper ? 1.0 : 0
            let high = lap + fraction(of: range.high - lap * solver.constraints.period)
            stretches.append(Window(low: fraction(of: range.low), high: high))
        }
        return stretches
    }
}

extension SliderLayout {
    /// The stretches that thumbs may enter, as fractions of the track, if they are drawn.
    func enabledStretches(of state: SliderState) -> [Window] {
        let constraints = state.solver.constraints
        let hasRange = state.surface.configuration.enabledRange != nil && !state.isWrapped
        guard metrics.extras.showsEnabledRange, hasRange || !constraints.forbidden.ranges.isEmpty else {
            return []
        }
        return constraints.enabledParts.map { part in
            Window(low: state.fraction(of: part.low), high: state.fraction(of: part.high))
        }
    }

    /// The stretches that thumbs jump over, if they are drawn because something filled may cross them. A track of
    /// several turns has none, because its turns lie above one another.
    func forbiddenStretches(of state: SliderState) -> [Window] {
        guard metrics.extras.showsEnabledRange, metrics.fill != .none, laps == 1 else { return [] }
        let scale = state.solver.constraints.scale
        return state.forbiddenStretches(from: scale.lower, to: scale.upper)
    }

    /// The figure of a stretch that thumbs jump over. At an end of the track it continues beyond the round end of the
    /// drawn track, to which its paint is clipped.
    func forbiddenRange(_ stretch: Window) -> SliderFigure {
        let half = metrics.thickness * max(1, metrics.heldTrackScale) / 2
        let beyond = groove.length > 0 && !groove.isFullCircle ? half / groove.length : 0
        guard case .line = track else {
            let low = stretch.low == 0 ? -beyond : stretch.low
            return self.stretch(from: low, to: stretch.high == 1 ? 1 + beyond : stretch.high, lap: 0)
        }
        let from = stretch.low == 0 ? groove.point(at: -beyond) : track.point(at: stretch.low)
        let to = stretch.high == 1 ? groove.point(at: 1 + beyond) : track.point(at: stretch.high)
        return .line(from: from, to: to, width: metrics.thickness)
    }
}
