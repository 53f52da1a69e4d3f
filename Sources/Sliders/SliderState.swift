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
public struct SliderState: Equatable, Sendable {
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
    var thumbs: [Place]
    /// What code asked for; out of date while `requestsAreValues`.
    var requests: [Request]
    /// Whether a user moved a thumb since, so that the present values count as requested.
    var requestsAreValues = false
    var holds: [Hold] = []
    var takenOvershoot = 0.0

    /// Equal to `thumbs`, but for the ranks of the proposal under way.
    var proposed: [Place]
    var proposedRange = 0..<0
    var proposals = 0
    /// The values as last reported, but for the ranks of the last report, which are brought up to date before the next.
    var reported: [Double]
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
        if let spans, !fits(spans) { throw .spansDoNotFit }
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
        self.targetSide = targetSide >= 44 ? targetSide : 44
        rules = Rules(configuration, count: max(1, values.count), on: self.track)
        let lower = rules.scale.lower
        requests = Request.list(values.isEmpty ? [lower] : values.map { $0.isFinite ? $0 : lower }, spans: spans)
        thumbs = requests.map { Place(value: $0.value) }
        proposed = thumbs
        reported = []
        thumbs = resolved(requests)
        proposed = thumbs
        reported = thumbs.map { $0.value }
    }
}

/// Where a thumb stands.
struct Place: Equatable, Sendable {
    var value: Double
    /// On a wrapping circle how often the thumb went round, so that values in running order tell their spans.
    var lap = 0.0
    var origin = Origin.code

    /// Who put the thumb there.
    enum Origin: Sendable {
        /// Code: with `isExact` the value keeps off the steps.
        case code
        /// A user: the value is on a step.
        case user
        /// A user, with a drag that keeps off the steps until its end.
        case drag
    }
}

/// A value that code asked for.
struct Request: Equatable, Sendable {
    var value: Double
    /// On a wrapping circle the way from the thumb before; `nil` leaves it to the values.
    var span: Double?

    static func list(_ values: [Double], spans: [Double]?) -> [Request] {
        values.indices.map { index in
            let span = spans.flatMap { index > 0 && index <= $0.count ? $0[index - 1] : nil }
            return Request(value: values[index], span: span)
        }
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
    public var values: [Double] { thumbs.map { $0.value } }

    /// Whether values run on across the seam of a full circle.
    public var isWrapped: Bool { rules.isWrapped }

    /// The way from each thumb to the next, in value units.
    public var spans: [Double] {
        (0..<count - 1).map { rank in
            let (from, to) = (thumbs[rank], thumbs[rank + 1])
            return to.value - from.value + (to.lap - from.lap) * rules.period
        }
    }

    /// The value of a thumb, without making an array.
    public func value(of thumb: Int) -> Double { thumbs[thumb].value }

    /// The place of a thumb along the track: its fraction and, on a wrapping circle, whole laps on top.
    public func place(of thumb: Int) -> Double { place(of: position(thumb)) }

    /// The centre of a thumb, in points.
    public func point(of thumb: Int) -> SIMD2<Double> { track.point(at: rules.scale.fraction(of: thumbs[thumb].value)) }

    /// The value under a pointer, for hover; `nil` farther than 22 points from the track.
    public func value(under point: SIMD2<Double>) -> Double? {
        guard let fraction = track.fraction(at: point), (track.point(at: fraction) - point).length <= Self.trackReach else {
            return nil
        }
        return rules.allowed(nearest: rules.scale.value(at: fraction), from: -.infinity, to: .infinity, rank: 0)
    }

    /// The minimum span in use, in value units.
    public var minimumSpan: Double { rules.minimumSpan }

    /// The maximum span in use, in value units; infinite if there is none.
    public var maximumSpan: Double { rules.maximumSpan }

    /// The values that the steps allow, ascending; none where a stretch has no steps, or where there are more than `most`.
    public func stepValues(atMost most: Int) -> [Double] { rules.steps.values(atMost: most) }

    /// Whether a pointer holds a thumb; a pile that still waits for its first movement holds none.
    public func isHeld(_ thumb: Int) -> Bool { isHeld(thumb, except: nil) }

    /// Whether a thumb is disabled.
    public func isDisabled(_ thumb: Int) -> Bool { rules.isDisabled(thumb) }

    /// The overshoot since this was last asked.
    public mutating func takeOvershoot() -> Double {
        defer { takenOvershoot = overshoot }
        return overshoot - takenOvershoot
    }

    /// Whether a thumb does not stand on a step: set so with `isExact`, or in a drag that snaps at its end.
    func keepsOffSteps(_ place: Place) -> Bool { place.origin == .drag || place.origin == .code && configuration.isExact }

    func isHeld(_ rank: Int, except pointer: Int?) -> Bool {
        holds.contains { $0.pointer != pointer && $0.ranks.contains(rank) }
    }
}

// MARK: - Round a ring, thumbs go on after the last with the first, a period higher

extension SliderState {
    /// The thumb at an index that may run on around a ring; `nil` beyond the ends of a line.
    func rank(at index: Int) -> Int? {
        if index >= 0, index < thumbs.count { return index }
        return rules.isWrapped ? index - laps(of: index) * thumbs.count : nil
    }

    /// The value of the thumb at an index, with the laps it went.
    func position(_ index: Int) -> Double { position(index, in: thumbs) }

    func position(_ index: Int, in places: [Place]) -> Double {
        guard rules.isWrapped else { return places[index].value }
        let laps = laps(of: index)
        return position(of: places[index - laps * places.count]) + Double(laps) * rules.period
    }

    /// Places of a press may be older than the bounds; on a ring these count modulo the period.
    func position(of place: Place) -> Double {
        guard rules.isWrapped else { return place.value }
        return place.value + (place.lap - rules.lap(of: place.value)) * rules.period
    }

    func laps(of index: Int) -> Int { index >= 0 ? index / thumbs.count : -((thumbs.count - 1 - index) / thumbs.count) }

    /// The place along the track of a value that may have gone laps.
    func place(of position: Double) -> Double {
        guard rules.isWrapped else { return rules.scale.fraction(of: position) }
        let lap = rules.lap(of: position)
        return lap + rules.scale.fraction(of: position - lap * rules.period)
    }

    /// The value at a place along the track, going on beyond both ends.
    func position(at place: Double) -> Double {
        guard rules.isWrapped else { return rules.scale.value(at: place) }
        let lap = place.rounded(.down)
        return rules.scale.value(at: place - lap) + lap * rules.period
    }

    /// A thumb standing at a position, with its value back inside the bounds and on its step to the bit.
    func thumb(at position: Double, from origin: Place.Origin) -> Place {
        guard rules.isWrapped else { return Place(value: position, origin: origin) }
        let lap = rules.lap(of: position)
        var value = position - lap * rules.period
        if origin == .user, let step = rules.steps.value(upTo: value, going: 1) { value = step }
        let isSeam = value >= rules.scale.upper
        return Place(value: isSeam ? rules.scale.lower : max(rules.scale.lower, value), lap: isSeam ? lap + 1 : lap, origin: origin)
    }
}
