/// The part of a configuration that can be met: which values each thumb can have. It's created again whenever the
/// configuration, the number of thumbs, or the kind of track changes.
struct Constraints: Equatable, Sendable {
    let scale: SliderScaleMap
    /// The values that the steps and the forbidden ranges allow.
    var grid: StepGrid
    /// The number of thumbs.
    let count: Int
    /// Whether values continue across the seam, the point where a full circle closes.
    let isWrapped: Bool
    /// The length of one turn of a wrapping circle in value units, upper − lower; 0 on other tracks.
    let period: Double
    /// The length of all steps but the last one, which can be shorter; 0 without such a length.
    private(set) var evenStep = 0.0
    /// What happens when thumbs meet: the requested rule, except that `cross` becomes `stop` on a wrapping circle, and
    /// every rule becomes `push` if thumbs can only move together.
    private(set) var collision: SliderCollision
    /// Whether only one distance between neighbors is possible, so that thumbs can only move together.
    private(set) var hasFixedSpans = false
    /// Whether values set from code may be between steps.
    let keepsValuesBetweenSteps: Bool
    /// The ends of the enabled part of the bounds, which thumbs can enter.
    private(set) var lower, upper: Double
    /// The ranges that no thumb can enter.
    private(set) var forbidden = ForbiddenRanges()
    /// The limits of each thumb, by index; empty if no thumb has any.
    private(set) var limits: [ClosedRange<Double>?] = []
    /// The requested minimum span or, if it can't be met, the largest one that can.
    var minimumSpan = 0.0
    /// The requested maximum span or, if it can't be met, the smallest one that can.
    var maximumSpan = Double.infinity
    /// Whether a value within the limits of a thumb may leave another thumb without a value, so that values must be
    /// searched; see Solver+Chains.swift.
    var needsSearch = false
    /// Whether something can hold back a thumb inside of its limits, unless thumbs are separated: a forbidden range, a
    /// thumb that isn't passed, or values that leave another thumb none.
    private(set) var canBlockInside = false
    /// The first error in the configuration; `nil` if all of it can be met.
    private(set) var error: SliderError?
    /// The largest difference of two values that count as equal.
    var tolerance: Double
    private let disabledThumbs: [Int]
    /// Whether the slider as a whole is enabled, and its bounds can be used.
    private let isEnabled: Bool
    /// The largest magnitude of a bound of a wrapping circle. Values many turns beyond it are still finite.
    private static let maximumBoundOfRing = 1e300

    /// Creates constraints that meet as much of a configuration as possible; see `error`.
    init(_ request: SliderConfiguration, count: Int, on track: SliderTrack) {
        var error: SliderError?
        scale = SliderScaleMap(request.scale, lower: request.lowerBound, upper: request.upperBound, &error)
        tolerance = Self.tolerance(on: scale)
        let canBoundsWrap = max(abs(scale.lower), abs(scale.upper)) <= Self.maximumBoundOfRing
        isWrapped = request.wraps && track.isFullCircle && scale.length > 0 && canBoundsWrap
        period = isWrapped ? scale.length : 0
        grid = StepGrid(Self.usableStep(request.step, &error), on: scale, tolerance: tolerance)
        self.count = count
        let cannotCross = isWrapped && count > 1 && request.collision == .cross
        collision = cannotCross ? .stop : request.collision
        keepsValuesBetweenSteps = request.keepsValuesBetweenSteps
        disabledThumbs = request.disabledThumbs
        isEnabled = request.isEnabled && scale.hasUsableBounds
        lower = scale.lower
        upper = scale.upper
        if request.wraps, !track.isFullCircle { error.note(.wrapNeedsFullCircle) }
        if request.wraps, !canBoundsWrap { error.note(.boundsNotFinite) }
        if cannotCross { error.note(.crossOnWrappingCircle) }
        for thumb in disabledThumbs where thumb < 0 || thumb >= count { error.note(.noSuchThumb(thumb)) }
        for index in request.detents.indices where !request.detents[index].isFinite {
            error.note(.detentNotFinite(index: index))
        }
        if !(request.minimumSeparation >= 0) { error.note(.minimumNegative) }
        if grid.isUniform { evenStep = grid.segments[0].step }
        resolveEnabledParts(request, &error)
        resolveSpans(request, &error)
        hasFixedSpans = allowsSingleSpan()
        if hasFixedSpans { collision = .push }
        canBlockInside = needsSearch || collision == .cross || !forbidden.ranges.isEmpty
        self.error = error
    }

    /// Returns whether the minimum and the maximum span allow a single distance between neighbors.
    private func allowsSingleSpan() -> Bool {
        if maximumSpan - minimumSpan <= tolerance { return true }
        guard evenStep > 0 else { return false }
        let maximumStepCount = ((maximumSpan + tolerance) / evenStep).rounded(.down)
        return maximumStepCount <= ((minimumSpan - tolerance) / evenStep).rounded(.up)
    }

    /// Returns whether a thumb, or the whole slider, is disabled.
    func isDisabled(thumb: Int) -> Bool { !isEnabled || disabledThumbs.contains(thumb) }

    /// Returns the requested step, or no steps if a list of values is empty or contains one that isn't finite.
    private static func usableStep(_ step: SliderStep, _ error: inout SliderError?) -> SliderStep {
        guard case .values(let values) = step, values.isEmpty || !values.allSatisfy({ $0.isFinite }) else {
            return step
        }
        error.note(.stepValuesUnusable)
        return .none
    }
}

// MARK: - Parts of the bounds that thumbs can enter

extension Constraints {
    /// Returns the interval that a thumb can enter: the enabled range, narrowed to the limits of the thumb. If its ends
    /// differ by at most the tolerance, they become one value.
    func permittedWindow(of thumb: Int) -> Window {
        guard thumb < limits.count, let thumbLimits = limits[thumb] else { return Window(low: lower, high: upper) }
        let low = max(lower, thumbLimits.lowerBound)
        let high = min(upper, thumbLimits.upperBound)
        return Window(low: low, high: high - low > tolerance ? high : low)
    }

    /// The parts of the bounds that thumbs can enter, in ascending order, with forbidden ranges between them.
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

    /// Returns whether the interval that each thumb can enter contains a step.
    func everyThumbHasStep() -> Bool {
        (0..<max(1, limits.count)).allSatisfy { thumb in
            let window = permittedWindow(of: thumb)
            return grid.nearestValues(around: window.low).high <= window.high + tolerance
        }
    }

    /// Sets the enabled range, the limits, and the forbidden ranges to the requested ones, as far as they can be met.
    private mutating func resolveEnabledParts(_ request: SliderConfiguration, _ error: inout SliderError?) {
        if isWrapped {
            if request.enabledRange != nil { error.note(.enabledRangeOnWrappingCircle) }
            if request.thumbLimits.contains(where: { $0 != nil }) { error.note(.limitsOnWrappingCircle) }
        } else {
            resolveEnabledRange(request, &error)
            resolveLimits(request, &error)
        }
        resolveForbiddenRanges(request, &error)
        // Without a step inside the bounds, both bounds are allowed. On a ring, these are the same value.
        if isWrapped, grid.segments.isEmpty {
            let onlyValue = forbidden.ends(around: scale.lower).high
            grid = StepGrid(onlyValue: onlyValue, tolerance: tolerance)
        }
        guard !limits.isEmpty, lowestValues().isEmpty else { return }
        limits = []
        error.note(.limitsAgainstOrder)
    }

    /// Narrows the bounds to the requested enabled range, unless it's outside the bounds.
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

    /// Sets the requested limits of thumbs, unless some of them are outside the enabled part of the bounds.
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

    /// Excludes the requested forbidden ranges, and moves ends of bounds and limits inside them to allowed values. If
    /// they leave some thumb no value, excludes none.
    private mutating func resolveForbiddenRanges(_ request: SliderConfiguration, _ error: inout SliderError?) {
        guard !request.forbiddenRanges.isEmpty else { return }
        let forbidden = ForbiddenRanges(request.forbiddenRanges, on: scale, period: period, tolerance: tolerance)
        var narrowedLimits = limits
        for thumb in limits.indices where limits[thumb] != nil {
            guard let allowedPart = forbidden.allowedPart(of: permittedWindow(of: thumb)) else {
                return error.note(.forbiddenRangesLeaveNoValue)
            }
            narrowedLimits[thumb] = allowedPart.low...allowedPart.high
        }
        guard let allowedPart = forbidden.allowedPart(of: Window(low: lower, high: upper)) else {
            return error.note(.forbiddenRangesLeaveNoValue)
        }
        self.forbidden = forbidden
        limits = narrowedLimits
        if !isWrapped { (lower, upper) = (allowedPart.low, allowedPart.high) }
        for range in forbidden.ranges { grid.exclude(range) }
    }
}

/// The tolerance: the largest difference of two values that count as equal.
extension Constraints {
    /// Returns the tolerance for a scale: 1e-12 times the difference of the bounds, and at least 16 units in the last
    /// place of the bound that is farther from 0 (§1.4).
    static func tolerance(on scale: SliderScaleMap) -> Double {
        max(1e-12 * scale.length, 16 * max(abs(scale.lower), abs(scale.upper)).ulp)
    }

    /// A copy of the constraints with a tolerance of 0, for the search of an exact limit.
    var withoutTolerance: Constraints {
        var exact = self
        exact.tolerance = 0
        exact.grid.tolerance = 0
        return exact
    }
}
