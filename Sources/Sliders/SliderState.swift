/// A slider: what was asked of it, where its thumbs stand, and which pointers hold them.
///
/// Everything a host needs is asked here, and only here does anything change:
/// ```swift
/// var configuration = SliderConfiguration(bounds: 0...100)
/// configuration.step = .every(5)
/// let track = Track.line(from: SIMD2(16, 22), to: SIMD2(304, 22))
/// var slider = try SliderState(configuration, values: [20, 80], on: track)
/// slider.handle(.press(at: SIMD2(73.6, 22), pointer: 0))
/// slider.handle(.drag(to: SIMD2(100, 22), pointer: 0)).changed   // 0..<1
/// slider.values                                                  // [30, 80]
/// ```
/// Laws: values are finite, inside the bounds, in order, at least the minimum and at most the maximum span apart; on a
/// wrapping circle the spans are, and their sum is at most the period.
public struct SliderState: Sendable {
    /// What was asked, including what cannot be met now. Changed by ``configure(_:values:spans:)``.
    public internal(set) var configuration: SliderConfiguration
    /// The path of the thumb centres, in points. Changed by ``layOut(on:targetSide:)``.
    public internal(set) var track: Track
    /// The side of the square around each thumb in which a press takes hold of it, in points.
    public internal(set) var targetSide: Double
    /// How far the last movement wanted to go beyond what could be reached: signed, in value units, absolute for the
    /// drag; 0 when it was not limited, after any other input, and after release.
    public internal(set) var overshoot = 0.0

    var rules: Rules
    var thumbs: [Thumb] = []
    /// What code asked for; out of date while `requestsAreValues`. A lap tells a span of a whole turn from an empty one.
    var requests: [Place]
    /// Whether a user moved a thumb since, so that the present values count as requested.
    package internal(set) var requestsAreValues = false
    var holds: [Hold] = []
    var movement = Movement()
    var takenOvershoot = 0.0
    /// The ranks whose `next` is proposed, and how many proposals there were.
    var proposedRange = 0..<0, proposals = 0
    /// The ranks of the last report, whose `reported` is brought up to date before the next.
    var reportedRange = 0..<0

    /// A slider that meets its configuration.
    ///
    /// - Parameters:
    ///   - values: one per thumb, ascending; on a wrapping circle in running order.
    ///   - spans: on a wrapping circle the ways from each thumb to the next, 0…period, which tell an empty range from a
    ///     full turn; `nil` takes next − previous, modulo the period.
    ///   - targetSide: in points, at least 44.
    /// - Throws: the first fault found, in values, configuration or track.
    public init(
        _ configuration: SliderConfiguration, values: [Double], spans: [Double]? = nil, on track: Track,
        targetSide: Double = 44
    ) throws(SliderFault) {
        guard track.isUsable else { throw .trackNotFinite }
        self.init(repairing: configuration, values: values, spans: spans, on: track, targetSide: targetSide)
        guard !values.isEmpty else { throw .noValues }
        for index in values.indices {
            guard values[index].isFinite else { throw .valueNotFinite(index: index) }
            if !rules.isWrapped, index > 0, values[index] < values[index - 1] { throw .valuesDescend(index: index) }
        }
        if let fault = rules.fault { throw fault }
        if let spans, !fits(spans, to: values) { throw .spansDoNotFit }
    }

    /// A slider that meets as much of its configuration as it can, for hosts that cannot throw; see ``fault``.
    ///
    /// Values that are not finite count as the lower bound, no values as one, a track that is not finite as a point.
    public init(
        repairing configuration: SliderConfiguration, values: [Double], spans: [Double]? = nil, on track: Track,
        targetSide: Double = 44
    ) {
        self.configuration = configuration
        self.track = track.isUsable ? track : .line(from: .zero, to: .zero)
        self.targetSide = max(44, targetSide)
        rules = Rules(configuration, count: max(1, values.count), on: self.track)
        requests = []
        request(values, spans: spans)
        if requests.isEmpty { requests = [Place(value: rules.scale.lower)] }
        resolveAgain()
    }
}

// MARK: - Reading

extension SliderState {
    /// The first part of the configuration that cannot be met, and is repaired.
    public var fault: SliderFault? { rules.fault }

    /// The scale in use.
    public var scale: Scale { rules.scale }

    /// The number of thumbs.
    public var count: Int { thumbs.count }

    /// One value per thumb, ascending; on a wrapping circle in running order.
    public var values: [Double] { thumbs.map { $0.now.value } }

    /// Whether values run on across the seam of a full circle.
    public var isWrapped: Bool { rules.isWrapped }

    /// The way from each thumb to the next, in value units.
    public var spans: [Double] { (0..<count - 1).map { span(above: $0) } }

    /// The way from a thumb to the next, in value units.
    public func span(above thumb: Int) -> Double {
        let from = thumbs[thumb].now, to = thumbs[thumb + 1].now
        return to.value - from.value + (to.lap - from.lap) * rules.period
    }

    /// The value of a thumb, without making an array.
    public func value(of thumb: Int) -> Double { thumbs[thumb].now.value }

    /// The centre of a thumb, in points.
    public func point(of thumb: Int) -> SIMD2<Double> { track.point(at: thumbs[thumb].fraction) }

    /// The place of a thumb along the track: its fraction and, on a wrapping circle, whole laps on top.
    public func place(of thumb: Int) -> Double {
        var state = self
        return state.place(of: state.position(thumb))
    }

    /// The value under a pointer, for hover; `nil` farther than 22 points from the track.
    public func value(under point: SIMD2<Double>) -> Double? {
        guard let fraction = track.fraction(at: point), (track.point(at: fraction) - point).length <= Self.trackReach else {
            return nil
        }
        var rules = rules
        return rules.allowed(nearest: scale.value(at: fraction), from: -.infinity, to: .infinity, rank: .max, isFree: false)
    }

    /// The fractions of the track that a span covers: from a thumb to the next, or from 0 to a single thumb. Across the
    /// seam of a wrapping circle the upper is beyond 1.
    public func places(ofSpan index: Int) -> (lower: Double, upper: Double) {
        guard index + 1 < thumbs.count else { return (0, thumbs[index].fraction) }
        let laps = thumbs[index + 1].now.lap - thumbs[index].now.lap
        return (thumbs[index].fraction, thumbs[index + 1].fraction + laps)
    }

    /// The minimum span in use, in value units.
    public var minimumSpan: Double { rules.minimumSpan }

    /// The maximum span in use, in value units; infinite if there is none.
    public var maximumSpan: Double { rules.maximumSpan }

    /// The values that the steps allow, ascending; none where a stretch has no steps, or where there are more than `most`.
    public func stepValues(atMost most: Int) -> [Double] { rules.steps.values(atMost: most) }

    /// Whether a pointer holds a thumb; a pile that still waits for its first movement holds none.
    public func isHeld(_ thumb: Int) -> Bool {
        for hold in holds.indices where holds[hold].holds(thumb) { return true }
        return false
    }

    /// Whether a thumb is disabled.
    public func isDisabled(_ thumb: Int) -> Bool { rules.isDisabled(thumb) }

    /// A pointer that is down; Escape cancels one after the other, until there is none.
    public var pointer: Int? { holds.first?.pointer }

    /// Whether a pointer is down, and holds a thumb or bar or waits for its first movement.
    public func isDown(_ pointer: Int) -> Bool {
        for hold in holds.indices where holds[hold].pointer == pointer { return true }
        return false
    }

    /// What a thumb stands on, for hosts that let it be felt; `nil` between steps, or where every value is allowed.
    public func landing(of thumb: Int) -> Landing? {
        let value = thumbs[thumb].now.value
        if !rules.isWrapped, value == rules.scale.lower || value == rules.scale.upper { return .end }
        for mark in configuration.marks where mark == value { return .mark }
        return rules.steps.isFree || rules.steps.value(upTo: value, going: 1) != value ? nil : .step
    }

    /// The overshoot since this was last asked.
    public mutating func takeOvershoot() -> Double {
        defer { takenOvershoot = overshoot }
        return overshoot - takenOvershoot
    }

    /// Whether a pointer other than this one holds a thumb.
    mutating func isHeld(_ rank: Int, except pointer: Int?) -> Bool {
        for hold in holds.indices where holds[hold].pointer != pointer && holds[hold].holds(rank) { return true }
        return false
    }

    /// Whether a thumb does not stand on a step: set so with `isExact`, or in a drag that snaps at its end.
    mutating func keepsOffSteps(_ place: Place) -> Bool { place.origin == .drag || place.origin == .code && configuration.isExact }
}

/// What a thumb can stand on.
public enum Landing: Equatable, Sendable {
    case step
    /// A magnetic mark.
    case mark
    /// The lower or the upper bound.
    case end
}

// MARK: - Positions: values that, on a wrapping circle, run on from lap to lap

extension SliderState {
    mutating func position(of place: Place) -> Double { place.value + place.lap * rules.period }

    mutating func position(_ rank: Int) -> Double { position(of: thumbs[rank].now) }

    /// The place along the track of a position.
    mutating func place(of position: Double) -> Double {
        let lap = rules.lap(of: position)
        return lap + rules.scale.fraction(of: position - lap * rules.period)
    }

    /// The position at a place along the track, going on beyond both ends.
    mutating func position(at place: Double) -> Double {
        let lap = rules.isWrapped ? place.rounded(.down) : 0
        return rules.scale.value(at: place - lap) + lap * rules.period
    }

    /// The place at a position, with its value back inside the bounds and, if it is on a step, on that to the bit.
    mutating func canonical(_ position: Double, isOnStep: Bool) -> Place {
        guard rules.isWrapped else { return Place(value: position) }
        var lap = rules.lap(of: position), value = position - lap * rules.period
        let step = rules.steps.value(upTo: value, going: 1)
        if isOnStep, step.isFinite, !rules.steps.isFree {
            value = step
        } else if lap != 0 {
            value = rules.decimal(value)
        }
        if value >= rules.scale.upper { (value, lap) = (rules.scale.lower, lap + 1) }
        return Place(value: max(rules.scale.lower, value), lap: lap)
    }

    /// On a wrapping circle the position of a value in the lap nearest to another; elsewhere the value.
    mutating func nearestLap(of value: Double, to position: Double) -> Double {
        guard rules.isWrapped else { return value }
        return value + ((position - value) / rules.period + 0.5).rounded(.down) * rules.period
    }
}
