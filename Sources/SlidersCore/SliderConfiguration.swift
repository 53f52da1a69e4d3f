/// What an app asks of a slider: every option, as it was given.
///
/// Requests are kept even while they cannot be met. ``SliderState`` uses what can be met of them, so that setting
/// options in any order gives the same slider.
public struct SliderConfiguration: Equatable, Sendable {
    // MARK: Values

    /// The lowest value; `nil` is 0, or the first value of a scale that brings its own bounds.
    public var lowerBound: Double?
    /// The highest value; `nil` is 1, or the last value of a scale that brings its own bounds.
    public var upperBound: Double?
    /// How values are spread along the track.
    public var scale = SliderScale.linear
    /// Which values can be taken.
    public var step = SliderStep.none
    /// The least distance of neighboring thumbs, in value units.
    public var minimumSpan = 0.0
    /// The greatest distance of neighboring thumbs, in value units.
    public var maximumSpan = Double.infinity
    /// The least distance of neighboring thumbs' centers along the track, in points. It limits movements only: no
    /// value changes because of it.
    public var minimumSeparation = 0.0
    /// The part of the bounds that thumbs may enter; `nil` is all of it.
    public var enabledRange: ClosedRange<Double>?
    /// The limits of single thumbs, by index; indices beyond the end of the array have none.
    public var thumbLimits: [ClosedRange<Double>?] = []
    /// The indices of thumbs that cannot be moved.
    public var disabledThumbs: [Int] = []
    /// `false` disables every thumb.
    public var isEnabled = true
    /// Whether only code can change values. Thumbs look and take the focus as others, and drags end.
    public var isReadOnly = false
    /// Whether values set from code may be off the steps, until a person moves the thumb.
    public var isExact = false

    // MARK: Behavior

    /// What happens when a thumb meets its neighbor.
    public var collision = SliderCollision.stop
    /// Whether values run on where a full circle closes: the upper bound is the lower bound again, and two or more
    /// thumbs are a start and spans. `false` keeps thumbs from jumping from one end to the other.
    public var wraps = false
    /// Where a press counts. `nil` is the default of the control, see ``SliderState/defaultPressTarget``.
    public var pressTarget: SliderPressTarget?
    /// What a drag of the bar moves.
    public var barDrag = SliderBarDrag.neighbors
    /// Whether a pointer far from a straight track, or with Shift, moves the value more slowly.
    public var hasFineControl = false
    /// Whether a circular slider is dragged up and down, 200 points for the whole track, instead of round.
    public var dragsVertically = false
    /// Values that attract a dragged thumb; see ``detentDistance``.
    public var detents: [Double] = []
    /// How near a dragged thumb comes to a detent that attracts it, in points along the track. A distance that is not
    /// above 0 attracts nothing.
    public var detentDistance = 8.0
    /// `false` lets a held thumb be between steps until its release.
    public var snapsWhileDragging = true
    /// `false` reports one change at the end of a drag, instead of each.
    public var isContinuous = true
    /// The number of steps that an arrow key goes; without steps each is 1 % of the track. At least 1.
    public var arrowSteps = 1
    /// The number of steps of a page; without steps each is 1 % of the track. At least 1.
    public var pageSteps = 10
    /// How much one increment of an assistive technology adds, in value units, never less than a step; `nil` is one
    /// step, and 10 % of the track without steps.
    public var accessibilityStep: Double?

    /// The default options, with these bounds.
    public init(bounds: ClosedRange<Double>? = nil) {
        self.bounds = bounds
    }

    /// Both bounds; `nil` if one of them was not given. Bounds in the wrong order read as the lower one.
    public var bounds: ClosedRange<Double>? {
        get {
            guard let lowerBound, let upperBound else { return nil }
            return lowerBound...max(lowerBound, upperBound)
        }
        set { (lowerBound, upperBound) = (newValue?.lowerBound, newValue?.upperBound) }
    }
}

/// What happens when a thumb meets its neighbor.
public enum SliderCollision: Int, CaseIterable, Sendable {
    /// The held thumb stops, at the minimum and at the maximum span.
    case stop
    /// Neighbors are pushed along, and pulled where the maximum span is exceeded, no farther than they must.
    case push
    /// The thumb passes. Values stay sorted, and the pointer follows its thumb through the indices.
    case cross
}

/// Where a press counts. With one thumb `barAndTrack` acts as `track`, and `bar` as `thumb`.
public enum SliderPressTarget: Int, CaseIterable, Sendable {
    /// A press counts on thumbs.
    case thumb
    /// A press counts on thumbs, and on the bar between them.
    case bar
    /// A press counts on thumbs, and on the whole track, where it brings the nearest thumb.
    case track
    /// A press counts on thumbs, on the bar between them, and on the track outside the bar, where it brings the nearest
    /// thumb.
    case barAndTrack
    /// A press counts anywhere in the control. Outside thumbs it brings the nearest one.
    case anywhere

    /// Whether a press can take hold of the bar.
    public var includesBar: Bool { self == .bar || self == .barAndTrack }
    /// Whether a press on the track can bring a thumb.
    public var includesTrack: Bool { self == .track || self == .barAndTrack || self == .anywhere }
}

/// What a drag of the bar moves.
public enum SliderBarDrag: Int, CaseIterable, Sendable {
    /// The two thumbs beside the press.
    case neighbors
    /// All thumbs.
    case all
}
