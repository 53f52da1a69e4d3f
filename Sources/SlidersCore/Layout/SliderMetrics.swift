/// The sizes and places of a slider's parts, in points: what hit testing and drawing have in common.
public struct SliderMetrics: Equatable, Sendable {
    /// Where the track runs.
    public var path = SliderPath.right
    /// The breadth of a thumb: its diameter if it is round, its side across the track if it has a ``thumbLength``.
    public var thumbSize = 28.0
    /// The length of a thumb along a straight track; `nil` is as long as ``thumbSize``. Where the two differ the thumb
    /// is a capsule. On a round track, along which a capsule would have to bend, thumbs are round, unless they turn.
    public var thumbLength: Double?
    /// How many times thicker the track is drawn while anything is held, about its middle. Targets, texts and ticks go
    /// by the thickness at rest.
    public var heldTrackScale = 1.0
    /// Whether thumbs show.
    public var thumbVisibility = SliderThumbVisibility.visible
    /// Where thumbs are relative to their values.
    public var thumbPlacement = SliderThumbPlacement.centered
    /// How far the centers of thumbs are from the track, in points: above a horizontal track, left of a vertical one,
    /// outside a round one; negative is on the other side. Inside a round track thumbs stay clear of its middle.
    public var thumbOffset = 0.0
    /// Whether the thumbs of a round track turn with it: capsules, images and views are as they are drawn at the top,
    /// and turned elsewhere. A capsule has its ``thumbLength`` along the track then.
    public var turnsThumbs = false
    /// How many times larger a held thumb is drawn, about its center. Its place, its target and the texts go by the
    /// size at rest.
    public var heldThumbScale = 1.0
    /// The thickness of the track.
    public var thickness = 6.0
    /// The distance from the control's edge to the center of a thumb at an end; `nil` leaves room for a thumb or half
    /// the track's thickness, whichever takes more. If thumbs are inside a round track, it is measured
    /// to the track instead.
    public var inset: Double?
    /// The offset of the track from the center of the control, in points: down for horizontal tracks, right for
    /// vertical ones. Limited so that thumbs stay inside the control.
    public var offset = 0.0
    /// Where the drawn track ends.
    public var ends = SliderTrackEnds.edges
    /// Which values have a tick.
    public var ticks = SliderTicks.none
    /// The value that the span of a single thumb grows from; `nil` is the lower bound.
    public var neutralValue: Double?
    /// Which parts of the track are filled.
    public var fill = SliderTrackFill.inner
    /// Whether each thumb has an element for a text.
    public var hasLabels = false
    /// Where the texts of thumbs stand.
    public var labels = SliderLabelPlacement.above
    /// The distance from the edge of track or thumb to the middle of a thumb's text, in points. Larger texts stand
    /// farther away, so that they touch neither.
    public var labelDistance = 11.0
    /// The least space between the texts of two thumbs, in points. Where it is less than a space in the texts' font,
    /// that counts.
    public var labelSpacing = 4.0
    /// The middle of a circular slider; `nil` is nothing.
    public var dial: SliderDial?
    /// What is shown beside the values; `nil` is nothing.
    public var extras: SliderTrackExtras?

    /// The metrics of a plain slider on a path.
    public init(_ path: SliderPath = .right) { self.path = path }
}

/// Where the track of a slider runs, from the lower bound to the upper.
public enum SliderPath: Equatable, Sendable {
    /// A horizontal line toward the right, through the middle of the control.
    case right
    /// A horizontal line toward the left.
    case left
    /// A vertical line upward.
    case up
    /// A vertical line downward.
    case down
    /// An arc about the middle of the control, in degrees clockwise from north. A negative sweep runs
    /// counterclockwise; a sweep of more than a hundred turns counts as a hundred.
    case arc(start: Double, sweep: Double)
}

extension SliderPath {
    /// Whether the line is vertical.
    var isUpright: Bool {
        switch self {
        case .up, .down: true
        case .right, .left, .arc: false
        }
    }

    /// The angles that a style with this path gives a circular slider: those of the arc, or a full circle that begins
    /// at the top for a straight path.
    ///
    /// - Parameter wraps: whether the values of the slider wrap, which takes a full turn in the direction of the arc.
    public func angles(wraps: Bool) -> (start: Double, sweep: Double) {
        guard case .arc(let start, let sweep) = self else { return (0, 360) }
        return (start, wraps ? (sweep < 0 ? -360 : 360) : sweep)
    }
}

/// Where thumbs are along the track, relative to their values.
public enum SliderThumbPlacement: Equatable, Sendable {
    /// At their values.
    case centered
    /// The lowest thumb lies before its value and the highest after it, so that their inner edges are the values, as
    /// the handles of a trimmer do. Thumbs between them, and a single thumb, are at their values.
    case outside
}

/// Whether thumbs show. People can still hold hidden thumbs, move the keyboard's focus to them, and reach them with
/// assistive technology.
public enum SliderThumbVisibility: Equatable, Sendable {
    /// Thumbs are always visible.
    case visible
    /// Thumbs are hidden and take no room: the drawn track ends at the bounds.
    case hidden
    /// Thumbs are visible only while they are held, hovered or focused. The drawn track ends at the bounds.
    case held
}

/// Where the drawn track ends, relative to a thumb at its end.
public enum SliderTrackEnds: Equatable, Sendable {
    /// At the thumb's value.
    case centers
    /// Under the thumb's outer edge.
    case edges
}

/// Where the text of a thumb stands.
public enum SliderLabelPlacement: Equatable, Sendable {
    /// Above a horizontal track, left of a vertical one, outside a round one.
    case above
    /// Below a horizontal track, right of a vertical one, inside a round one.
    case below
    /// On the thumb.
    case inside
    /// By turns: the texts of the thumbs 0, 2, … ``above``, those of the thumbs 1, 3, … ``below``.
    case alternating
}

extension SliderLabelPlacement {
    /// The side of the track that the text of a thumb stands on; `nil` is on the thumb.
    func side(ofThumb index: Int) -> SliderTrackSide? {
        switch self {
        case .above: .above
        case .below: .below
        case .inside: nil
        case .alternating: index % 2 == 0 ? .above : .below
        }
    }
}
