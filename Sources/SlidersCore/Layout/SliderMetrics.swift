/// The sizes and positions of a slider's parts, in points. Hit testing and drawing use the same sizes and positions.
public struct SliderMetrics: Equatable, Sendable {
    /// The path of the track.
    public var path = SliderPath.right
    /// The size of a thumb: its diameter if it's round, or its side across the track if it has a ``thumbLength``.
    public var thumbSize = 28.0
    /// The length of a thumb along a straight track; `nil` means ``thumbSize``. If the two differ, the thumb is a
    /// capsule. On a round track, it has an effect only with ``turnsThumbs``; otherwise, thumbs are round.
    public var thumbLength: Double?
    /// The maximum roundness of the corners of thumbs: 0 is square, and 1, the default, is fully round. A coat of a
    /// thumb with a smaller ``SliderCoat/roundness`` keeps that roundness. Images aren't clipped.
    public var thumbRoundness = 1.0
    /// The drawn thickness of the track while any part is held, as a multiple of its thickness at rest. Targets, text,
    /// and ticks depend on the thickness at rest.
    public var heldTrackScale = 1.0
    /// The visibility of thumbs.
    public var thumbVisibility = SliderThumbVisibility.visible
    /// The placement of thumbs relative to their values.
    public var thumbPlacement = SliderThumbPlacement.centered
    /// The distance of the centers of thumbs from the track, in points: above a horizontal track, to the left of a
    /// vertical track, or outside a round track. Negative numbers put them on the other side. Inside a round track,
    /// thumbs stay clear of its middle.
    public var thumbOffset = 0.0
    /// A Boolean value that indicates whether the thumbs of a round track rotate to follow it: capsules, images, and
    /// views are upright at the top, and rotated elsewhere. A capsule then has its ``thumbLength`` along the track.
    public var turnsThumbs = false
    /// The drawn size of a held thumb, as a multiple of its size at rest. Its position, its target, and the text depend
    /// on the size at rest.
    public var heldThumbScale = 1.0
    /// The thickness of the track.
    public var thickness = 6.0
    /// The distance from the control's edge to the center of a thumb at an end; `nil` leaves room for a thumb or for
    /// half the track's thickness, whichever needs more. If thumbs are inside a round track, the inset is the distance
    /// to the track instead.
    public var inset: Double?
    /// The offset of the track from the center of the control, in points: downward for horizontal tracks, to the right
    /// for vertical ones. It's limited so that thumbs stay inside the control.
    public var offset = 0.0
    /// The position of the drawn track's ends.
    public var ends = SliderTrackEnds.edges
    /// The ticks of the slider.
    public var ticks = SliderTicks.none
    /// The value where the span of a single thumb begins; `nil` means the lower bound.
    public var neutralValue: Double?
    /// The parts of the track that are filled.
    public var fill = SliderTrackFill.inner
    /// A Boolean value that indicates whether each thumb has a label.
    public var hasLabels = false
    /// The visibility of the labels of thumbs. The slider makes room for them in any case.
    public var labelVisibility = SliderLabelVisibility.always
    /// The placement of the labels of thumbs.
    public var labels = SliderLabelPlacement.above
    /// The distance from the edge of the track or the thumb to the middle of a thumb's label, in points. Larger text is
    /// farther away, so that it touches neither.
    public var labelDistance = 11.0
    /// The minimum space between the labels of two thumbs, in points. It's at least half an em of the font of the
    /// labels.
    public var labelSpacing = 4.0
    /// The parts in the middle of a circular slider; `nil` shows nothing.
    public var dial: SliderDial?
    /// The parts that the slider shows in addition to its values, such as a histogram; none by default.
    public var extras = SliderTrackExtras()

    /// Creates the metrics of a plain slider on a path.
    public init(_ path: SliderPath = .right) { self.path = path }
}

/// The path of a slider's track, from the lower bound to the upper.
public enum SliderPath: Equatable, Sendable {
    /// A horizontal line toward the right, through the middle of the control.
    case right
    /// A horizontal line toward the left.
    case left
    /// A vertical line upward.
    case up
    /// A vertical line downward.
    case down
    /// An arc around the middle of the control, in degrees clockwise from north. A negative sweep runs
    /// counterclockwise; a sweep of more than a hundred turns counts as a hundred.
    case arc(start: Double, sweep: Double)
}

extension SliderPath {
    /// Whether the path is a vertical line.
    var isUpright: Bool {
        switch self {
        case .up, .down: true
        case .right, .left, .arc: false
        }
    }

    /// Returns the angles that a style with this path gives a circular slider: those of the arc or, for a straight
    /// path, a full circle that begins at the top.
    ///
    /// - Parameter wraps: whether the values of the slider wrap; the result is then a full turn in the direction of the
    ///   arc.
    package func angles(wraps: Bool) -> (start: Double, sweep: Double) {
        guard case .arc(let start, let sweep) = self else { return (0, 360) }
        return (start, wraps ? (sweep < 0 ? -360 : 360) : sweep)
    }
}

/// The placement of thumbs along the track, relative to their values.
public enum SliderThumbPlacement: Equatable, Sendable {
    /// At their values.
    case centered
    /// The lowest thumb is before its value and the highest is after it, so that their inner edges are at the values,
    /// like the handles of a trimmer. Thumbs between them, and a single thumb, are at their values.
    case outside
}

/// The visibility of thumbs. People can still drag hidden thumbs, focus them with the keyboard, and use them with
/// assistive technology.
public enum SliderThumbVisibility: Equatable, Sendable {
    /// Thumbs are always visible.
    case visible
    /// Thumbs are hidden and take no room: the drawn track ends at the bounds.
    case hidden
    /// Thumbs are visible only while they're held, hovered, or focused. The drawn track ends at the bounds.
    case held
}

/// The position of the drawn track's ends, relative to a thumb there.
public enum SliderTrackEnds: Equatable, Sendable {
    /// At the thumb's value.
    case centers
    /// Under the thumb's outer edge.
    case edges
}

/// The placement of a thumb's label.
public enum SliderLabelPlacement: Equatable, Sendable {
    /// Above a horizontal track, to the left of a vertical one, or outside a round one.
    case above
    /// Below a horizontal track, to the right of a vertical one, or inside a round one.
    case below
    /// On the thumb.
    case inside
    /// Alternately: the labels of thumbs 0, 2, … are ``above``, those of thumbs 1, 3, … ``below``.
    case alternating
}

/// The visibility of the labels of thumbs.
public enum SliderLabelVisibility: Equatable, Sendable {
    /// Labels are always visible.
    case always
    /// A label is visible only while its thumb is held, alone or with its span, or has the keyboard focus.
    case held
}

extension SliderMetrics {
    /// Returns whether the label of a thumb in a state is visible.
    func showsLabels(in state: SliderElement.State) -> Bool {
        labelVisibility == .always || state == .held || state == .focused
    }
}

extension SliderLabelPlacement {
    /// Returns the side of the track that the label of a thumb is on, or `nil` if it's on the thumb.
    func side(ofThumb index: Int) -> SliderTrackSide? {
        switch self {
        case .above: .above
        case .below: .below
        case .inside: nil
        case .alternating: index % 2 == 0 ? .above : .below
        }
    }
}

extension SliderMetrics {
    /// Returns the drawn thickness of the track, the spans, and the parts beside them, as a multiple of their thickness
    /// at rest.
    ///
    /// - Parameter sharedState: the state of the parts that all thumbs share, which is `held` while any part is held.
    func trackScale(in sharedState: SliderElement.State) -> Double { sharedState == .held ? heldTrackScale : 1 }
}
