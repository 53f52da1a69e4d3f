/// What a slider shows in addition to its values: a histogram, readings, the enabled range, and a cover.
public struct SliderTrackExtras: Equatable, Sendable {
    /// The counts for equal parts of the track, drawn as columns on it. Negative counts are drawn as 0.
    public var histogram: [Double] = []
    /// The height of the highest column, in points.
    public var histogramHeight = 40.0
    /// The space between two columns, in points.
    public var histogramGap = 1.0
    /// Values that have a line across the track, such as what a sensor measures. They don't attract thumbs.
    public var readings: [Double] = []
    /// How far the line of a reading extends beyond each edge of the track, in points.
    public var readingOverhang = 4.0
    /// The width of a reading's line, in points.
    public var readingWidth = 3.0
    /// A Boolean value that indicates whether the slider marks the part of the track that thumbs may enter, if an
    /// enabled range or forbidden ranges restrict it.
    public var showsEnabledRange = false
    /// A Boolean value that indicates whether the slider has a ``SliderElement/Part/cover`` above track and spans, in
    /// the track's shape, for shading across both.
    public var hasCover = false

    /// Creates extras that show nothing.
    public init() {}
}

extension SliderLayout {
    /// The stretches that thumbs may enter, as fractions of the track, if they are drawn.
    func enabledStretches(of state: SliderState) -> [Window] {
        let constraints = state.solver.constraints
        let hasRange = state.surface.configuration.enabledRange != nil && !state.isWrapped
        guard metrics.extras?.showsEnabledRange == true, hasRange || !constraints.forbidden.ranges.isEmpty else {
            return []
        }
        return constraints.enabledParts.map { part in
            Window(low: state.fraction(of: part.low), high: state.fraction(of: part.high))
        }
    }
}
