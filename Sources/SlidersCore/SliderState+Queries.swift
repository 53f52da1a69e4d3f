/// Queries for hosts and apps. None of them changes the slider.
extension SliderState {
    // MARK: Options

    /// The options as they were set, including those that can't be met now. To change them, call
    /// ``configure(_:values:spans:)``.
    public var configuration: SliderConfiguration { surface.configuration }

    /// The first error of the configuration that's being repaired, or `nil` if the slider meets all of it.
    public var configurationError: SliderError? { solver.constraints.error }

    /// The values that code last requested, exactly as requested; once a person has moved a thumb, the current values.
    package var requestedValues: [Double] {
        requests.usesCurrentValues ? values : requests.values.map { $0.value }
    }

    /// The path along which each value has its point. To change it, call
    /// ``layOut(on:targetSide:thickness:thumbOffset:)``.
    package var track: SliderTrack { surface.track }

    /// The side of the square around each thumb's center in which a press holds the thumb, in points.
    package var targetSide: Double {
        get { surface.targetSide }
        set { surface.targetSide = newValue }
    }

    /// The offset of thumbs from the points of their values.
    package var thumbOffset: SliderThumbOffset { surface.thumbOffset }

    /// The scale in use.
    package var scale: SliderScaleMap { solver.constraints.scale }

    /// The bounds in use.
    public var bounds: ClosedRange<Double> { solver.constraints.scale.bounds }

    /// A Boolean value that indicates whether the bounds, and their difference, are finite. Otherwise, all thumbs are
    /// disabled, and the values are those that code requested, or that a person chose before.
    public var hasUsableBounds: Bool { solver.constraints.scale.hasUsableBounds }

    /// Returns the fraction of the track at a value.
    public func fraction(of value: Double) -> Double { solver.constraints.scale.fraction(of: value) }

    /// Returns the value at a fraction of the track.
    public func value(at fraction: Double) -> Double { solver.constraints.scale.value(at: fraction) }

    /// A Boolean value that indicates whether values continue past the point where a full circle closes.
    package var isWrapped: Bool { solver.constraints.isWrapped }

    /// Returns whether a thumb is disabled.
    public func isDisabled(thumb: Int) -> Bool { solver.constraints.isDisabled(thumb: thumb) }

    /// Returns all values that the steps allow, in ascending order; none if a part of the scale has no steps, or if
    /// there are more than `maximum`.
    package func stepValues(atMost maximum: Int) -> [Double] { solver.constraints.grid.values(atMost: maximum) }

    /// Returns the nearest value that the steps and the enabled range allow.
    package func stepValue(nearest value: Double) -> Double {
        // No thumb has this index, so that the limits of single thumbs do not apply.
        let nearest = solver.constraints.allowedValue(nearest: value, in: Window(), index: .max, ignoresSteps: false)
        return solver.constraints.wrapped(nearest, isOnStep: false).value
    }

    // MARK: Values

    /// The number of thumbs.
    public var count: Int { solver.count }

    /// The values of the thumbs, in ascending order; on a wrapping circle, in order around the circle, from the start.
    public var values: [Double] { solver.thumbs.map { $0.current.value } }

    /// Returns the value of a thumb, without creating an array.
    public func value(of thumb: Int) -> Double { solver.thumbs[thumb].current.value }

    /// Returns the value of a thumb in the proposal that hasn't been committed yet, or its current value if there is
    /// none.
    public func proposedValue(of thumb: Int) -> Double { solver.thumbs[thumb].proposed.value }

    /// Returns whether the last change reported a new value of a thumb.
    public func isChanged(thumb: Int) -> Bool {
        reportedRange.contains(thumb) && solver.isUnreported(thumb)
    }

    /// The parts of the control where a press moves or holds a thumb: the option of the configuration, or
    /// ``defaultPressTarget``.
    package var pressTarget: SliderPressTarget { surface.pressTarget }

    /// Returns what a thumb has come to rest on, for hosts with haptics: a step, a detent, an end, several of these, or
    /// none. An end of a forbidden range counts as a step. On a wrapping circle, bounds count like other values.
    package func landing(of thumb: Int) -> SliderHaptics {
        let value = value(of: thumb)
        var landing: SliderHaptics = solver.constraints.isStep(value) ? .steps : []
        if surface.configuration.detents.contains(value) { landing.insert(.detents) }
        if !isWrapped, value == bounds.lowerBound || value == bounds.upperBound { landing.insert(.ends) }
        return landing
    }

    // MARK: Limits

    /// Returns the lowest and the highest value that a drag could give a thumb now; the thumb can reach both. For a
    /// disabled thumb, both are its value. On a wrapping circle with two or more thumbs, they may lie outside the
    /// bounds, and an unlimited distance counts as one period; with one thumb, they're the bounds.
    public func limits(of thumb: Int) -> ClosedRange<Double> {
        let value = value(of: thumb)
        if isDisabled(thumb: thumb) { return value...value }
        if isWrapped, count == 1 { return bounds }
        let solver = nextSolver
        let limits = solver.limits(of: thumb)
        guard isWrapped else { return limits.low...limits.high }
        let unwrapped = solver.unwrappedValue(of: thumb)
        let back = min(unwrapped - limits.low, solver.constraints.period)
        let forward = min(limits.high - unwrapped, solver.constraints.period)
        return finite(value - back)...finite(value + forward)
    }

    /// Returns the limits of a thumb for assistive technology: ``limits(of:)``, or the bounds on a wrapping circle. For
    /// a disabled thumb, both are its value.
    package func adjustableLimits(of thumb: Int) -> ClosedRange<Double> {
        isWrapped && !isDisabled(thumb: thumb) ? bounds : limits(of: thumb)
    }

    /// Returns the next higher value that a thumb can take now, or `nil` if there is none, as for a disabled thumb.
    /// Without steps, it's 1% of the track away.
    package func nextValue(of thumb: Int) -> Double? { neighborValue(of: thumb, going: 1) }

    /// Returns the next lower value that a thumb can take now, or `nil` if there is none, as for a disabled thumb.
    /// Without steps, it's 1% of the track away.
    package func previousValue(of thumb: Int) -> Double? { neighborValue(of: thumb, going: -1) }

    /// Returns what a typed value would become: snapped and clamped to what the thumb can take now. A thumb that's
    /// disabled or held keeps its value.
    ///
    /// - Throws: `noSuchThumb` or `valueNotFinite`.
    package func validated(_ value: Double, for thumb: Int) throws(SliderError) -> Double {
        try check(value, for: thumb)
        guard !isDisabled(thumb: thumb), !isHeld(thumb: thumb) else { return self.value(of: thumb) }
        var trial = nextSolver
        let thumb = trial.moveThumb(
            thumb, to: trial.constraints.unwrapped(value, near: trial.unwrappedValue(of: thumb)))
        return trial.thumbs[thumb].proposed.value
    }

    /// A copy of the solver in the state in which the next input finds it, so that queries round as that input will:
    /// without an uncommitted proposal and, while no pointer is down, with the laps of thumbs reset.
    var nextSolver: Solver {
        var next = solver
        next.withdraw()
        if pointers.holds.isEmpty { _ = next.resetLaps() }
        return next
    }

    /// Returns the next value that a thumb can take upward (`direction` 1) or downward (−1), or `nil` if there is none.
    private func neighborValue(of thumb: Int, going direction: Int) -> Double? {
        guard hasThumb(thumb), !isDisabled(thumb: thumb) else { return nil }
        var trial = nextSolver
        let thumb = trial.step(thumb, by: direction)
        return trial.proposedThumbs.isEmpty ? nil : trial.thumbs[thumb].proposed.value
    }

    func hasThumb(_ thumb: Int) -> Bool { thumb >= 0 && thumb < count }

    // MARK: Positions

    /// Returns the center of a thumb, in points: the point of its value, or beside it by ``SliderThumbOffset``.
    public func location(ofThumb thumb: Int) -> SIMD2<Double> {
        // Without an offset, the surface and the solver aren't copied.
        surface.thumbOffset.isNone
            ? surface.track.point(at: solver.thumbs[thumb].fraction) : surface.center(of: thumb, solver)
    }

    /// Returns the point of the track that the center of a thumb is beside. Unless thumbs have an offset across the
    /// track, it's the center itself.
    func trackPoint(besideThumb thumb: Int) -> SIMD2<Double> {
        let offset = surface.thumbOffset
        let along = offset.along(ofThumb: thumb, of: count)
        return track.point(at: solver.thumbs[thumb].fraction, along: along, across: offset.across)
    }

    /// Returns the unwrapped fraction of the track that the center of a thumb is beside. On a wrapping circle, it
    /// includes whole laps.
    func unwrappedFraction(besideThumb thumb: Int) -> Double {
        let offset = surface.thumbOffset
        let along = offset.along(ofThumb: thumb, of: count)
        return track.unwrappedFraction(unwrappedFraction(of: thumb), movedBy: along, across: offset.across)
    }

    /// Returns the unwrapped fraction of a thumb: its fraction of the track plus, on a wrapping circle, its whole laps.
    package func unwrappedFraction(of thumb: Int) -> Double { solver.unwrappedFraction(of: thumb) }

    /// Returns the fractions of the track where a span begins and ends: from a thumb to the next, or from 0 to a single
    /// thumb. If a span crosses the point where a wrapping circle closes, the upper fraction is above 1.
    package func unwrappedFractions(ofSpan index: Int) -> (lower: Double, upper: Double) {
        guard index + 1 < count else { return (0, solver.thumbs[index].fraction) }
        let laps = solver.thumbs[index + 1].current.lap - solver.thumbs[index].current.lap
        return (solver.thumbs[index].fraction, solver.thumbs[index + 1].fraction + laps)
    }

    // MARK: Pointers

    /// A pointer that's down, or `nil` if there is none.
    package var anyPointer: Int? { pointers.holds.isEmpty ? nil : pointers.holds[0].pointer }

    /// Returns whether a pointer is down and either holds a thumb or a span, or waits.
    public func isDown(pointer: Int) -> Bool { pointers.index(of: pointer) != nil }

    /// A Boolean value that indicates whether a pointer is down and isn't waiting; see ``waits(pointer:)``.
    public var isDragged: Bool { pointers.holds.indices.contains { pointers.holds[$0].kind != .delayed } }

    /// Returns whether a pointer holds a thumb. While a press on several coinciding thumbs waits for the first
    /// movement, none of them is held.
    public func isHeld(thumb: Int) -> Bool { solver.isHeld(thumb: thumb) }

    /// Returns whether a pointer holds the thumb itself, and not its span.
    package func isHeldAlone(thumb: Int) -> Bool { solver.thumbs[thumb].holder?.isSpan == false }

    /// Whether a pointer drags the span between a thumb and the next.
    func isHeld(span: Int) -> Bool {
        guard span + 1 < count, let holder = solver.thumbs[span].holder, holder.isSpan else { return false }
        return solver.thumbs[span + 1].holder == holder
    }

    /// Returns the value under a hovering pointer, or `nil` if the point is farther from the track than a press may be.
    public func value(under point: SIMD2<Double>) -> Double? {
        guard hasUsableBounds, let fraction = track.fraction(at: point),
            track.distance(to: point) <= surface.trackDistance
        else {
            return nil
        }
        return stepValue(nearest: value(at: fraction))
    }

    /// Returns what a press at a point would hold immediately; if thumbs coincide, the topmost one. Returns `nil` if
    /// the press would hold nothing, or would move a thumb there.
    package func grip(under point: SIMD2<Double>) -> SliderGrip? {
        switch surface.hit(at: point, nextSolver) {
        case .thumbs(let indices): .thumb(indices.upperBound - 1)
        case .span(let indices, _): .span(indices)
        case .nearestThumbs(let indices): surface.movesThumbToPress ? nil : .thumb(indices.upperBound - 1)
        case nil: nil
        }
    }

    /// Returns the thumb or span under a point, if a press there would hold it. Use it for ``SliderHighlight/hovered``.
    /// Where a drag moves all spans, it's the span under the point.
    public func part(under point: SIMD2<Double>) -> SliderElement.Part? {
        switch surface.hit(at: point, nextSolver) {
        case .thumbs(let indices): .thumb(indices.upperBound - 1)
        case .span(_, let span): .span(span, lap: 0)
        case .nearestThumbs, nil: nil
        }
    }

    /// Returns whether a press at a point would hold a thumb or a span, or move a thumb there.
    public func acceptsPress(at point: SIMD2<Double>) -> Bool {
        surface.hit(at: point, nextSolver) != nil
    }

    /// Returns whether a point belongs to the slider: a press there would have an effect if all thumbs could move.
    /// Presses elsewhere belong to whatever is around the slider.
    public func reaches(_ point: SIMD2<Double>) -> Bool { surface.reaches(point, solver) }

    /// Returns the direction of movements along the track near a point, as a vector of length 1: the track's tangent,
    /// or vertical if the slider is dragged vertically. Returns `nil` if the track has no length, or if the point is
    /// too close to the center of an arc.
    package func dragDirection(at point: SIMD2<Double>) -> SIMD2<Double>? { surface.direction(at: point) }

    // MARK: Comparing

    /// Returns whether values equal the current ones, and so do spans unless they are `nil`.
    func isEqual(_ values: [Double], spans: [Double]?) -> Bool {
        guard zip(values, solver.thumbs).allSatisfy({ $0 == $1.current.value }) else { return false }
        guard let spans else { return true }
        return (0..<count - 1).allSatisfy { $0 < spans.count && spans[$0] == span(above: $0) }
    }
}

extension SliderState: Equatable {
    /// Returns whether two sliders have the same options, layout, values, requests, and pointers. What they have
    /// reported doesn't matter.
    public static func == (a: SliderState, b: SliderState) -> Bool {
        a.surface == b.surface && a.pointers == b.pointers && a.requests == b.requests
            && a.solver.values == b.solver.values
    }
}

/// The values at which drags play haptics, and what holds a thumb back. A value can be of several kinds: a detent can
/// also be a step.
public struct SliderHaptics: OptionSet, Hashable, Sendable {
    /// The bits of the kinds of values.
    public let rawValue: Int

    /// Creates a set of the bits of its kinds of values.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The steps, and the ends of forbidden ranges.
    public static let steps = SliderHaptics(rawValue: 1)
    /// The detents.
    public static let detents = SliderHaptics(rawValue: 2)
    /// The lower and the upper bound, except on a circle that wraps.
    public static let ends = SliderHaptics(rawValue: 4)
    /// What holds a thumb back, except for the end of the track; see ``SliderObstacle``.
    public static let obstacles = SliderHaptics(rawValue: 8)
    /// All kinds of values, and obstacles.
    public static let all: SliderHaptics = [.steps, .detents, .ends, .obstacles]
}
