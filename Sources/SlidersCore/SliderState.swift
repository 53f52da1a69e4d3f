/// The state of a slider: its options and requested values, its current values, and the pointers that hold its thumbs.
///
/// A host reads and changes everything through this type:
/// ```swift
/// var configuration = SliderConfiguration(bounds: 0...100)
/// configuration.step = .every(5)
/// let track = SliderTrack.line(from: SIMD2(16, 22), to: SIMD2(304, 22))
/// var slider = try SliderState(configuration, values: [20, 80], on: track)
/// slider.handle(.press(at: SIMD2(73.6, 22), pointer: 0))
/// slider.handle(.drag(to: SIMD2(100, 22), pointer: 0)).changed   // 0..<1
/// slider.values                                                  // [30, 80]
/// ```
/// Laws: values are finite, inside the bounds, in order, and at least the minimum and at most the maximum span apart.
/// On a wrapping circle, the spans lie within those limits instead, and their sum is at most the period. With bounds
/// that can't be used, values are only finite and in order; see ``hasUsableBounds``.
public struct SliderState: Sendable {
    var surface: Surface
    var solver: Solver
    var pointers = Pointers()
    var requests = Requests()
    /// A counter of proposals. A proposal can be committed only while its number equals the counter.
    var proposals = 0
    /// The indices of the last report. Their `reported` values are updated when the next proposal begins.
    var reportedRange = 0..<0
    /// Whether thumbs are drawn between their old and new values, during a glide; see SliderState+Glide.swift.
    var isGliding = false
    /// The thumb that the last release tapped; `nil` if that release was no tap on a thumb.
    var tappedThumb: Int?
    /// The values at the first layout, to which thumbs can be reset; see SliderState+Reset.swift.
    var firstValues: [Double] = []
    /// Whether the slider has ever had a track with a length, and usable bounds.
    var isLaidOut = false

    /// Creates a slider that meets its configuration.
    ///
    /// - Parameters:
    ///   - configuration: the options.
    ///   - values: one value per thumb, ascending; on a wrapping circle, in order around the circle, from the start.
    ///   - spans: on a wrapping circle, the distances from each thumb to the next, 0…period, which distinguish an empty
    ///     range from a full turn; `nil` means next − previous, modulo the period.
    ///   - track: the path along which each value has its point.
    ///   - targetSide: the side of the square around a thumb in which a press takes hold of it, in points; 44 if it
    ///     isn't positive.
    ///   - thickness: the thickness of the drawn track, in points. A press on the span or the track counts within half
    ///     of it, and at least within 22 points.
    /// - Throws: the first error found, in values, configuration, or track.
    public init(
        _ configuration: SliderConfiguration, values: [Double], spans: [Double]? = nil, on track: SliderTrack,
        targetSide: Double = 44, thickness: Double = 0
    ) throws(SliderError) {
        guard track.isUsable else { throw .trackNotFinite }
        self.init(
            repairing: configuration, values: values, spans: spans, on: track, targetSide: targetSide,
            thickness: thickness)
        try check(values)
        for index in values.indices.dropFirst() where !isWrapped && values[index] < values[index - 1] {
            throw .valuesDescend(index: index)
        }
        if let configurationError { throw configurationError }
        if let spans, !fits(spans, to: values) { throw .spansDoNotFit }
    }

    /// Creates a slider that meets as much of its configuration as it can, for hosts that can't throw; see
    /// ``configurationError``.
    ///
    /// Values that aren't finite count as the lower bound, an empty array as one value, and a track that isn't finite
    /// as a point.
    public init(
        repairing configuration: SliderConfiguration, values: [Double], spans: [Double]? = nil, on track: SliderTrack,
        targetSide: Double = 44, thickness: Double = 0
    ) {
        let track = track.isUsable ? track : .line(from: .zero, to: .zero)
        surface = Surface(configuration, track, targetSide: targetSide, thickness: thickness)
        let constraints = Constraints(configuration, count: max(1, values.count), on: track)
        solver = Solver(constraints: constraints, separation: surface.separation)
        isLaidOut = track.length > 0 && hasUsableBounds
        requests.set(values, spans: spans, solver)
        resolveRequests()
    }
}

// MARK: - What code does

extension SliderState {
    /// The press target if ``SliderConfiguration/pressTarget`` is `nil`. Hosts set the default for their platform and
    /// kind of slider; until then, it's ``SliderPressTarget/span``.
    public var defaultPressTarget: SliderPressTarget {
        get { surface.defaultPressTarget }
        set { surface.defaultPressTarget = newValue }
    }

    /// Sets options and values together. The slider keeps options that it can't meet, and uses a repair until it can;
    /// see ``configurationError``.
    ///
    /// Returns a report for each drag that this ends. If its thumb or the slider is disabled or becomes read-only, the
    /// values stay; if the number of thumbs changes, or a circle starts or stops wrapping, the drag is canceled.
    ///
    /// - Throws: `valueNotFinite` or `noValues`; nothing changes in these cases.
    @discardableResult
    public mutating func configure(
        _ configuration: SliderConfiguration, values: [Double], spans: [Double]? = nil
    ) throws(SliderError) -> [SliderState.Report] {
        try check(values)
        surface.configuration = configuration
        let reports = renewConstraints(count: values.count)
        requests.set(values, spans: spans, solver)
        resolveRequests()
        return reports
    }

    /// Sets options, and keeps the requested values; see ``configure(_:values:spans:)``.
    @discardableResult
    public mutating func configure(_ configuration: SliderConfiguration) -> [SliderState.Report] {
        surface.configuration = configuration
        let reports = renewConstraints(count: count)
        resolveRequests()
        return reports
    }

    /// Moves one thumb as a drag would, following the collision rule. Sends no events.
    ///
    /// - Throws: `noSuchThumb` or `valueNotFinite`; nothing changes in these cases.
    public mutating func move(_ thumb: Int, to value: Double) throws(SliderError) {
        try check(value, for: thumb)
        guard hasUsableBounds else { return try assign(value, for: thumb) }
        beginProposal()
        let holder = solver.thumbs[thumb].holder
        var movement = Movement(of: thumb, by: holder?.pointer)
        movement.ignoresSteps = solver.constraints.keepsValuesBetweenSteps
        movement.origin = movement.ignoresSteps ? .code : .user
        let requested = solver.constraints.unwrapped(value, near: solver.unwrappedValue(of: thumb))
        let thumb = solver.move(thumb, to: requested, in: solver.limits(of: movement), movement)
        acceptProposalOfCode()
        if let thumb, let holder, !holder.isSpan, let index = pointers.index(of: holder.pointer) {
            pointers.holds[index].retarget(to: thumb, &solver)
        }
    }

    /// Lays the slider out again. The next movement of a drag puts its thumb under the pointer again. No value changes,
    /// unless a circle starts or stops wrapping.
    ///
    /// Returns a report for each drag that this cancels because a circle starts or stops wrapping.
    ///
    /// - Parameters:
    ///   - track: the path along which each value has its point. A track that isn't usable changes nothing.
    ///   - targetSide: the side of the square around a thumb in which a press takes hold of it, in points; 44 if it
    ///     isn't positive.
    ///   - thickness: the thickness of the drawn track, in points.
    ///   - thumbOffset: where thumbs are relative to the points of their values; see ``SliderLayout/thumbOffset``.
    @discardableResult
    public mutating func layOut(
        on track: SliderTrack, targetSide: Double = 44, thickness: Double = 0,
        thumbOffset: SliderThumbOffset = SliderThumbOffset()
    ) -> [SliderState.Report] {
        let wasFullCircle = self.track.isFullCircle
        guard track.isUsable,
            surface.layOut(track, targetSide: targetSide, thickness: thickness, thumbOffset: thumbOffset)
        else { return [] }
        beginProposal()
        pointers.resetOvershoot()
        solver.separation = surface.separation
        pointers.alignWithThumbs(on: surface, solver)
        defer { noteFirstLayout() }
        guard track.isFullCircle != wasFullCircle else { return [] }
        let reports = renewConstraints(count: count)
        resolveRequests()
        return reports
    }

    /// Recomputes the constraints and the values after a default of the host changed, which ends no drag.
    mutating func renewConstraints() {
        _ = renewConstraints(count: count)
        resolveRequests()
    }

    /// Recomputes the constraints from the options. Returns a report for each drag that this ends.
    private mutating func renewConstraints(count: Int) -> [SliderState.Report] {
        let constraints = Constraints(surface.configurationWithDefaults, count: count, on: track)
        let reports = endDrags(forNew: constraints)
        if constraints.count != self.count { tappedThumb = nil }
        if !constraints.scale.hasUsableBounds {
            // Unusable bounds don't change values, so those that a person chose become requests, with their spans.
            requests.update(solver)
            requests.usesCurrentValues = false
        }
        if constraints.tolerance < solver.constraints.tolerance { solver.noteEqualValuesAsReported() }
        solver.constraints = constraints
        solver.separation = surface.separation
        pointers.adapt(to: constraints)
        return reports
    }

    /// Recomputes all values from the requests, the values that code last set or a person last chose.
    mutating func resolveRequests() {
        beginProposal()
        pointers.resetOvershoot()
        requests.update(solver)
        if solver.thumbs.count != requests.values.count { solver.thumbs = requests.values.map { Thumb(at: $0) } }
        if hasUsableBounds {
            solver.propose(requests: requests.values)
        } else {
            for thumb in requests.values.indices {
                solver.propose(ThumbValue(value: requests.values[thumb].value), at: thumb)
            }
        }
        acceptUnreported()
        noteFirstValues()
        noteFirstLayout()
        pointers.restartWaitingHolds(on: surface, solver)
    }

    /// Accepts the proposed values without a report, because the app knows what it set. Returns the indices of the
    /// thumbs that moved.
    @discardableResult
    mutating func acceptUnreported() -> Range<Int> {
        solver.keepOrder()
        for thumb in solver.proposedThumbs
        where solver.thumbs[thumb].proposed.value != solver.thumbs[thumb].current.value {
            solver.thumbs[thumb].reportedValue = solver.thumbs[thumb].proposed.value
        }
        let proposed = solver.proposedThumbs
        defer { solver.noteReportedSpans(proposed) }
        return solver.accept()
    }
}
