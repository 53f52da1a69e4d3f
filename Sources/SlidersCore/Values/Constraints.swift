/// The part of a configuration that can be met: which values each thumb may take. Made again whenever the
/// configuration, the number of thumbs, or the kind of track changes.
struct Constraints: Equatable, Sendable {
    let scale: SliderScaleMap
    var grid: StepGrid
    /// The number of thumbs.
    let count: Int
    /// Whether values continue across the seam of a full circle.
    let isWrapped: Bool
    /// The length of one turn of a wrapping circle in value units, upper − lower; 0 on other tracks.
    let period: Double
    /// What happens when thumbs meet: `push` where they can only move together.
    private(set) var collision: SliderCollision
    /// Whether neighbors have one distance, so that thumbs can only move together.
    private(set) var hasFixedSpans = false
    /// Whether values set from code may be off the steps.
    let keepsValuesBetweenSteps: Bool
    /// The part of the bounds that thumbs may enter.
    private(set) var lower, upper: Double
    /// The stretches whose inside no thumb may enter, on a step or not.
    private(set) var forbidden = ForbiddenRanges()
    /// The limits of single thumbs, by index; empty if there are none.
    private(set) var limits: [ClosedRange<Double>?] = []
    /// The minimum span that can be met.
    var minimumSpan = 0.0
    /// The maximum span that can be met.
    var maximumSpan = Double.infinity
    /// Whether a value may leave a later thumb of a chain no value, so that chains must be searched; see
    /// Constraints+Spacing.swift.
    var hasGaps = false
    /// The first error that was repaired.
    private(set) var error: SliderError?
    /// Value differences up to this count as none.
    var tolerance: Double
    private let disabled: [Int]
    private let isEnabled: Bool
    /// The largest bound of a wrapping circle, either way: values many turns beyond it are finite, too.
    private static let largestBoundOfRing = 1e300

    init(_ request: SliderConfiguration, count: Int, on track: SliderTrack) {
        var error: SliderError?
        scale = SliderScaleMap(request.scale, lower: request.lowerBound, upper: request.upperBound, &error)
        tolerance = Self.tolerance(on: scale)
        let hasRoomForTurns = max(abs(scale.lower), abs(scale.upper)) <= Self.largestBoundOfRing
        isWrapped = request.wraps && track.isFullCircle && scale.length > 0 && hasRoomForTurns
        period = isWrapped ? scale.length : 0
        grid = StepGrid(Self.usable(request.step, &error), on: scale, tolerance: tolerance)
        self.count = count
        let cannotCross = isWrapped && count > 1 && request.collision == .cross
        collision = cannotCross ? .stop : request.collision
        keepsValuesBetweenSteps = request.keepsValuesBetweenSteps
        disabled = request.disabledThumbs
        isEnabled = request.isEnabled && scale.hasUsableBounds
        lower = scale.lower
        upper = scale.upper
        if request.wraps, !track.isFullCircle { error.note(.wrapNeedsFullCircle) }
        if request.wraps, !hasRoomForTurns { error.note(.boundsNotFinite) }
        if cannotCross { error.note(.crossOnWrappingCircle) }
        for thumb in disabled where thumb < 0 || thumb >= count { error.note(.noSuchThumb(thumb)) }
        for index in request.detents.indices where !request.detents[index].isFinite {
            error.note(.detentNotFinite(index: index))
        }
        if !(request.minimumSeparation >= 0) { error.note(.minimumNegative) }
        let evenStep = grid.isEven ? grid.segments[0].step : 0
        resolveParts(request, &error)
        resolveSpans(request, &error)
        hasFixedSpans = leaveOneSpan(evenStep)
        if hasFixedSpans { collision = .push }
        self.error = error
    }

    /// Whether the minimum and the maximum span leave neighbors one distance.
    private func leaveOneSpan(_ evenStep: Double) -> Bool {
        if maximumSpan - minimumSpan <= tolerance { return true }
        guard evenStep > 0 else { return false }
        let maximum = ((maximumSpan + tolerance) / evenStep).rounded(.down)
        return maximum <= ((minimumSpan - tolerance) / evenStep).rounded(.up)
    }

    func isDisabled(thumb: Int) -> Bool { !isEnabled || disabled.contains(thumb) }

    private static func usable(_ step: SliderStep, _ error: inout SliderError?) -> SliderStep {
        guard case .values(let values) = step, values.isEmpty || !values.allSatisfy({ $0.isFinite }) else {
            return step
        }
        error.note(.stepValuesUnusable)
        return .none
    }
}

// MARK: - Parts of the bounds

extension Constraints {
    /// What a thumb may enter: the enabled range and its own limits. Ends within the tolerance are one value.
    func part(of thumb: Int) -> Window {
        guard thumb < limits.count, let own = limits[thumb] else { return Window(low: lower, high: upper) }
        let low = max(lower, own.lowerBound)
        let high = min(upper, own.upperBound)
        return Window(low: low, high: high - low > tolerance ? high : low)
    }

    /// The parts of the bounds that thumbs may enter, ascending; forbidden ranges lie between them.
    var enabledParts: [Window] {
        var parts: [Window] = []
        var start = lower
        for range in forbidden.ranges where range.high > lower && start <= upper {
            if range.low >= start { parts.append(Window(low: start, high: min(range.low, upper))) }
            start = range.high
        }
        if start <= upper { parts.append(Window(low: start, high: upper)) }
        return parts
    }

    /// Whether the part of every thumb contains a step.
    func allPartsHaveSteps() -> Bool {
        (0..<max(1, limits.count)).allSatisfy { thumb in
            let part = part(of: thumb)
            return grid.neighbors(of: part.low).high <= part.high + tolerance
        }
    }

    private mutating func resolveParts(_ request: SliderConfiguration, _ error: inout SliderError?) {
        if isWrapped {
            if request.enabledRange != nil { error.note(.enabledRangeOnWrappingCircle) }
            if request.thumbLimits.contains(where: { $0 != nil }) { error.note(.limitsOnWrappingCircle) }
        } else {
            resolveEnabledRange(request, &error)
            resolveLimits(request, &error)
        }
        forbid(request, &error)
        // If no step lies inside the bounds, both bounds are allowed; on a ring these are one value.
        if isWrapped, grid.segments.isEmpty {
            let only = forbidden.ends(around: scale.lower).high
            grid = StepGrid(only: only, tolerance: tolerance)
        }
        guard !limits.isEmpty, lowestChain().isEmpty else { return }
        limits = []
        error.note(.limitsAgainstOrder)
    }

    private mutating func resolveEnabledRange(_ request: SliderConfiguration, _ error: inout SliderError?) {
        guard let enabledRange = request.enabledRange else { return }
        let low = max(lower, enabledRange.lowerBound)
        let high = min(upper, enabledRange.upperBound)
        if low <= high {
            lower = low
            upper = high - low > tolerance ? high : low
        } else {
            error.note(.enabledRangeOutsideBounds)
        }
    }

    private mutating func resolveLimits(_ request: SliderConfiguration, _ error: inout SliderError?) {
        guard request.thumbLimits.contains(where: { $0 != nil }) else { return }
        if request.thumbLimits.count > count { error.note(.noSuchThumb(count)) }
        for thumb in request.thumbLimits.indices {
            guard let limits = request.thumbLimits[thumb], max(lower, limits.lowerBound) > min(upper, limits.upperBound)
            else { continue }
            error.note(.limitsOutsideBounds(thumb: thumb))
            return
        }
        limits = request.thumbLimits
    }

    /// Leaves out forbidden ranges, so that the ends of every part are allowed; if these leave a thumb no value, none.
    private mutating func forbid(_ request: SliderConfiguration, _ error: inout SliderError?) {
        guard !request.forbiddenRanges.isEmpty else { return }
        let forbidden = ForbiddenRanges(request.forbiddenRanges, on: scale, period: period, tolerance: tolerance)
        var narrowed = limits
        for thumb in limits.indices where limits[thumb] != nil {
            guard let part = forbidden.part(of: part(of: thumb)) else {
                return error.note(.forbiddenRangesLeaveNoValue)
            }
            narrowed[thumb] = part.low...part.high
        }
        guard let part = forbidden.part(of: Window(low: lower, high: upper)) else {
            return error.note(.forbiddenRangesLeaveNoValue)
        }
        self.forbidden = forbidden
        limits = narrowed
        if !isWrapped { (lower, upper) = (part.low, part.high) }
        for range in forbidden.ranges { grid.forbid(range) }
    }
}
