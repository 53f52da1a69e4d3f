/// Where the parts of a slider are and how large, in points: what pressing and drawing have in common.
public struct SliderMetrics: Equatable, Sendable {
    public var path = SliderPath.right
    /// The diameter of a thumb.
    public var thumbSize = 28.0
    /// The width of the track.
    public var thickness = 6.0
    /// From the control's edge to the track's ends; `nil` leaves room for half a thumb.
    public var inset: Double?
    /// Whether the drawn track ends under the centre of a thumb at its end, or goes on to that thumb's edge.
    public var ends = TrackEnds.edges
    public var ticks = Ticks.none
    /// The value that the selected part of a single thumb grows from; `nil` is the lower bound.
    public var neutralValue: Double?
    /// Whether thumbs have places for texts.
    public var hasLabels = false
    public var labels = LabelPlace.above
    /// What a round slider has within its track; `nil` is nothing.
    public var dial: Dial?
    /// What is shown beside the values; `nil` is nothing.
    public var extras: TrackExtras?

    public init(_ path: SliderPath = .right) { self.path = path }
}

/// Where the track of a slider runs.
public enum SliderPath: Equatable, Sendable {
    /// Straight, towards this side of the screen, through the middle of the control.
    case right, left, up, down
    /// Round the middle of the control, in degrees clockwise from north; a negative sweep runs counter-clockwise.
    /// A sweep of more than a hundred turns counts as a hundred.
    case arc(start: Double, sweep: Double)
}

/// Where a thumb at the end of its way meets the drawn track.
public enum TrackEnds: Equatable, Sendable {
    /// The track ends under the thumb's centre.
    case centers
    /// The track ends under the thumb's edge.
    case edges
}

/// Where the text of a thumb stands.
public enum LabelPlace: Equatable, Sendable {
    /// Above a level track, to the left of an upright one, outside a round one.
    case above
    /// Below, to the right, inside.
    case below
    /// In the thumb.
    case inside
}

/// The middle of a round slider.
public struct Dial: Equatable, Sendable {
    /// The radius of a disc in the middle, as a part of the track's radius; 0 is none.
    public var face = 0.0
    /// From the middle towards each thumb, as parts of the track's radius; `nil` is no needle.
    public var needle: ClosedRange<Double>?
    /// In points.
    public var needleWidth = 3.0
    /// Whether there is a place for a text in the middle.
    public var hasReadout = false

    public init() {}
}

/// What a slider shows beside its values.
public struct TrackExtras: Equatable, Sendable {
    /// Counts of equal stretches of the track, drawn as bars that stand on it; negative ones count as 0.
    public var histogram: [Double] = []
    /// The height of the highest bar, in points, and the space between two bars.
    public var histogramHeight = 40.0, histogramGap = 1.0
    /// Values that have a mark across the track, such as what a sensor reads.
    public var marks: [Double] = []
    /// How far a mark reaches beyond the track's edges, in points, and its width.
    public var markOverhang = 4.0, markWidth = 3.0
    /// Whether the selectable part of the track is drawn.
    public var showsSelectable = false
    /// Whether something lies over the track and its selected parts, such as light on both.
    public var hasCover = false

    public init() {}
}
