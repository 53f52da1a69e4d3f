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
    /// enabled range or forbidden ranges restrict it. Forbidden ranges are also drawn above spans that cross them.
    public var showsEnabledRange = false
    /// A Boolean value that indicates whether the slider has a ``SliderElement/Part/cover`` above the track and the
    /// spans, in the track's shape, for shading across both.
    public var hasCover = false

    /// Creates extras that show nothing.
    public init() {}
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

    /// The stretches that thumbs jump over, as places of the track, if they are drawn because something filled may
    /// cross them; on a wrapping circle one may end beyond 1. A track of several turns has none, because its turns lie
    /// above one another.
    func forbiddenStretches(of state: SliderState) -> [Window] {
        guard metrics.extras.showsEnabledRange, metrics.fill != .none, laps == 1 else { return [] }
        let constraints = state.solver.constraints
        let (lower, upper) = (constraints.scale.lower, constraints.scale.upper)
        return constraints.forbidden.ranges.compactMap { range in
            // On a wrapping circle, every range appears again one period lower and one period higher.
            guard state.isWrapped ? range.low >= lower : range.high > lower, range.low < upper else { return nil }
            let isAcrossSeam = state.isWrapped && range.high > upper
            let high = state.fraction(of: isAcrossSeam ? range.high - constraints.period : range.high)
            return Window(low: state.fraction(of: range.low), high: isAcrossSeam ? 1 + high : high)
        }
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
