/// The options of a slider, exactly as an app sets them.
///
/// A slider keeps an option that it can't satisfy yet, and applies as much of it as it can; see ``SliderState``. The
/// order in which you set options makes no difference.
public struct SliderConfiguration: Equatable, Sendable {
    // MARK: Values

    /// The minimum value. The default, `nil`, is 0, or the first value of a scale that has its own bounds.
    public var lowerBound: Double?
    /// The maximum value. The default, `nil`, is 1, or the last value of a scale that has its own bounds.
    public var upperBound: Double?
    /// The scale that maps values to positions along the track.
    public var scale = SliderScale.linear
    /// The values that thumbs can take.
    public var step = SliderStep.none
    /// The minimum difference between the values of neighboring thumbs.
    public var minimumSpan = 0.0
    /// The maximum difference between the values of neighboring thumbs.
    public var maximumSpan = Double.infinity
    /// The minimum distance between neighboring thumbs along the track, in points. It's measured between the points of
    /// their values, which are the centers of the thumbs, unless thumbs are beside their values. The distance limits
    /// only drags, not values that code sets.
    public var minimumSeparation = 0.0
    /// The range of values that thumbs can take, or `nil`, the default, for all values between the bounds.
    public var enabledRange: ClosedRange<Double>?
    /// The range of values that each thumb can take, by index. A thumb without an entry, or with `nil`, has no limits.
    public var thumbLimits: [ClosedRange<Double>?] = []
    /// The ranges of values that thumbs can't take; their ends are allowed. A thumb jumps over a forbidden range, and
    /// spans can cross it.
    ///
    /// On a wrapping circle, a range can continue past the upper bound: on a 24-hour dial in minutes, `1320...1800` is
    /// from 22:00 to 06:00.
    public var forbiddenRanges: [ClosedRange<Double>] = []
    /// The indices of the thumbs that a person can't move.
    public var disabledThumbs: [Int] = []
    /// A Boolean value that indicates whether a person can move the thumbs.
    public var isEnabled = true
    /// A Boolean value that indicates whether only code can change values.
    ///
    /// Thumbs of a read-only slider look as usual and can have the focus. Setting this to `true` ends drags.
    public var isReadOnly = false
    /// A Boolean value that indicates whether code can set values between steps.
    ///
    /// Such a value snaps to a step when a person moves its thumb.
    public var keepsValuesBetweenSteps = false

    // MARK: Behavior

    /// The behavior of a thumb that reaches its neighbor.
    public var collision = SliderCollision.stop
    /// A Boolean value that indicates whether values continue past the point where a full circle closes.
    ///
    /// If `true`, the upper bound is the same position on the circle as the lower bound, and a slider with two or more
    /// thumbs stores a start and spans. If `false`, thumbs stop at both ends.
    public var wraps = false
    /// The parts of the control where a press moves or holds a thumb. The default, `nil`, is that of the control; see
    /// ``SliderState/defaultPressTarget``.
    public var pressTarget: SliderPressTarget?
    /// The thumbs that a drag of the span between two thumbs moves: those two, or all of them.
    public var spanDrag = SliderSpanDrag.neighbors
    /// A Boolean value that indicates whether the value changes more slowly while the pointer is far from a straight
    /// track, or while Shift is down.
    public var hasFineControl = false
    /// A Boolean value that indicates whether a person drags a circular slider up and down instead of around the
    /// circle. The whole track corresponds to 200 points.
    public var dragsVertically = false
    /// The values that attract a dragged thumb. See ``detentDistance``.
    public var detents: [Double] = []
    /// The distance within which a detent attracts a dragged thumb, in points along the track. If it isn't above 0,
    /// detents have no effect.
    public var detentDistance = 8.0
    /// A Boolean value that indicates whether a dragged thumb moves from step to step. If `false`, it moves freely, and
    /// glides to a step on release.
    public var snapsWhileDragging = true
    /// A Boolean value that indicates whether a drag reports values while it continues. If `false`, it reports one
    /// change when it ends.
    public var isContinuous = true
    /// The number of steps that an arrow key moves a thumb, at least 1. If the slider has no steps, each is 1% of the
    /// track.
    public var arrowSteps = 1
    /// The number of steps that Page Up, Page Down, and an arrow key with Shift move a thumb, at least 1. If the slider
    /// has no steps, each is 1% of the track.
    public var pageSteps = 10
    /// The amount by which one increment of an assistive technology changes a value, at least a step. The default,
    /// `nil`, means one step, or 10% of the track if there are no steps.
    public var accessibilityStep: Double?
    /// A Boolean value that indicates whether a double tap or a double click on a thumb resets it.
    ///
    /// Delete and Backspace also reset the focused thumb, and assistive technology has an action for it. A thumb
    /// returns to its value in ``resetValues``, and the change has the reason `reset`. Single taps aren't delayed.
    public var resetsOnDoubleTap = false
    /// The values that thumbs return to when they're reset, by index.
    ///
    /// Without an entry, a single thumb returns to the neutral value. Other thumbs, and a single thumb without a
    /// neutral value, return to where they were at the first layout, or when the number of thumbs last changed; see
    /// ``SliderState/resetValue(of:)``.
    public var resetValues: [Double] = []

    /// Creates a configuration with default options and the specified bounds.
    public init(bounds: ClosedRange<Double>? = nil) {
        self.bounds = bounds
    }

    /// Both bounds, or `nil` if one of them isn't set. If the bounds are reversed, both ends are `lowerBound`.
    public var bounds: ClosedRange<Double>? {
        get {
            guard let lowerBound, let upperBound else { return nil }
            return lowerBound...max(lowerBound, upperBound)
        }
        set { (lowerBound, upperBound) = (newValue?.lowerBound, newValue?.upperBound) }
    }
}

/// The behavior of a thumb that reaches its neighbor.
public enum SliderCollision: Int, CaseIterable, Sendable {
    /// The dragged thumb stops, at the minimum and at the maximum span.
    case stop
    /// The dragged thumb pushes its neighbors, and pulls them along at the maximum span, no farther than necessary.
    case push
    /// The dragged thumb passes its neighbors. Values stay sorted, and the pointer keeps its thumb as the thumb's index
    /// changes.
    case cross
}

/// The parts of the control where a press moves or holds a thumb. With a single thumb, `spanAndTrack` is the same as
/// `track`, and `span` the same as `thumb`.
public enum SliderPressTarget: Int, CaseIterable, Sendable {
    /// Only thumbs.
    case thumb
    /// Thumbs, and the span between them.
    case span
    /// Thumbs, and the whole track. A press on the track moves the nearest thumb there.
    case track
    /// Thumbs, the span between them, and the track outside it. A press on the track moves the nearest thumb there.
    case spanAndTrack
    /// Anywhere in the control. A press outside thumbs moves the nearest thumb there.
    case anywhere
    /// Anywhere in the control. A press outside thumbs and the span between them holds the nearest thumb that can move,
    /// without moving it. The thumb then moves as far as the pointer does, like the sliders in Control Center.
    case relative

    /// A Boolean value that indicates whether a press can take hold of the span.
    package var includesSpan: Bool { self == .span || self == .spanAndTrack || self == .relative }
    /// A Boolean value that indicates whether a press on the track can move or hold a thumb.
    package var includesTrack: Bool { self == .track || self == .spanAndTrack || includesAll }
    /// A Boolean value that indicates whether a press anywhere in the control can move or hold a thumb.
    package var includesAll: Bool { self == .anywhere || self == .relative }
}

/// The thumbs that a drag of the span moves.
public enum SliderSpanDrag: Int, CaseIterable, Sendable {
    /// The two thumbs beside the press.
    case neighbors
    /// All thumbs.
    case all
}
