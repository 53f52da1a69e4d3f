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
    /// A Boolean value that indicates whether the slider highlights what holds a thumb back while a pointer pulls the
    /// thumb against it; see ``SliderObstacle``. The end of the track shows nothing. The looks of systems turn it off.
    public var showsObstacles = true
    /// A Boolean value that indicates whether the slider has a ``SliderElement/Part/cover`` above the track and the
    /// spans, in the track's shape, for shading across both.
    public var hasCover = false

    /// Creates extras that show nothing.
    public init() {}
}

extension SliderState {
    /// The stretches of the track that no thumb can enter, outside the enabled range and inside forbidden ranges, as
    /// windows: intervals of fractions.
    package var unreachableStretches: [Window] {
        guard solver.constraints.scale.hasUsableBounds, solver.constraints.scale.length > 0 else { return [] }
        let (lower, upper) = (solver.constraints.lower, solver.constraints.upper)
        var stretches = forbiddenStretches(from: lower, to: upper)
        let (low, high) = (fraction(of: lower), fraction(of: upper))
        if low > 0 { stretches.append(Window(low: 0, high: low)) }
        if high < 1 { stretches.append(Window(low: high, high: 1)) }
        return stretches
    }

    /// Returns the forbidden ranges between two values as windows, which are intervals of fractions here. On a wrapping
    /// circle, a range across the point where the circle closes ends beyond 1.
    fileprivate func forbiddenStretches(from lower: Double, to upper: Double) -> [Window] {
        var stretches: [Window] = []
        // On a wrapping circle, the list has copies of each range one period lower and one period higher. A range that
        // begins below the lower value is left out, because a copy of it begins between the values.
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
    /// Returns the stretches of the track that thumbs can enter, as windows: intervals of fractions. There are none if
    /// the slider doesn't mark them, or if nothing restricts its thumbs.
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

    /// Returns the stretches of the track, as intervals of fractions, that show forbidden ranges above the spans. There
    /// are none if nothing is filled, or if the track has several turns, which are drawn on top of one another.
    func forbiddenStretches(of state: SliderState) -> [Window] {
        guard metrics.extras.showsEnabledRange, metrics.fill != .none, laps == 1 else { return [] }
        let scale = state.solver.constraints.scale
        return state.forbiddenStretches(from: scale.lower, to: scale.upper)
    }

    /// Returns the figure of a forbidden range. At an end of the track, it extends beyond the round end of the drawn
    /// track, which clips its paint.
    func forbiddenRange(_ stretch: Window) -> SliderFigure {
        let capLength = metrics.thickness * max(1, metrics.heldTrackScale) / 2
        let capFraction = drawnTrack.length > 0 && !drawnTrack.isFullCircle ? capLength / drawnTrack.length : 0
        guard case .line = track else {
            let low = stretch.low == 0 ? -capFraction : stretch.low
            return self.stretch(from: low, to: stretch.high == 1 ? 1 + capFraction : stretch.high, lap: 0)
        }
        let start = stretch.low == 0 ? drawnTrack.point(at: -capFraction) : track.point(at: stretch.low)
        let end = stretch.high == 1 ? drawnTrack.point(at: 1 + capFraction) : track.point(at: stretch.high)
        return .line(from: start, to: end, width: metrics.thickness)
    }
}
