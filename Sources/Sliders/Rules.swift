/// What can be met of a configuration: the rules that values obey, derived anew whenever a request changes.
///
/// Where no value is allowed in a direction, the answer is infinite: −∞ is the greatest of no values.
struct Rules: Equatable, Sendable {
    let scale: Scale
    private(set) var steps: Steps
    /// How many thumbs there are.
    let count: Int
    let isWrapped: Bool
    /// The way once round a wrapping circle, in value units; 0 elsewhere.
    let period: Double
    let collision: Collision
    /// Ranks that do not move.
    private let disabled: [Int]
    private let isEnabled: Bool
    /// What thumbs may enter.
    private var lower, upper: Double
    /// What single thumbs may enter of it; empty if all may enter all.
    private var limits: [ClosedRange<Double>?] = []
    /// The spans that can be met, from neighbour to neighbour.
    var minimumSpan = 0.0, maximumSpan = Double.infinity
    /// Whether a value may leave a later thumb of the chain no place, so that chains must be searched.
    var hasGaps = false
    /// The first fault that was repaired.
    private(set) var fault: SliderFault?
    /// Value differences up to this count as none.
    private(set) var tolerance: Double

    init(_ request: SliderConfiguration, count: Int, on track: Track) {
        var fault: SliderFault?
        scale = Scale(request.scale, lower: request.lowerBound, upper: request.upperBound, &fault)
        tolerance = max(1e-12 * scale.length, 4 * max(abs(scale.lower), abs(scale.upper)).ulp)
        var step = request.step
        if case .values(let values) = step {
            var isUsable = !values.isEmpty
            for value in values { isUsable = isUsable && value.isFinite }
            if !isUsable {
                fault.note(.stepValuesUnusable)
                step = .none
            }
        }
        isWrapped = request.seam == .wrap && track.isFullCircle && scale.length > 0
        period = isWrapped ? scale.length : 0
        steps = Steps(step, on: scale, tolerance: tolerance)
        // Where no step lies inside the bounds, their ends count; on a ring these are one.
        if isWrapped, steps.segments.isEmpty { steps = Steps(.values([scale.lower]), on: scale, tolerance: tolerance) }
        self.count = count
        let cannotCross = isWrapped && count > 1 && request.collision == .cross
        collision = cannotCross ? .stop : request.collision
        (disabled, isEnabled) = (request.disabled, request.isEnabled)
        (lower, upper) = (scale.lower, scale.upper)
        if request.seam == .wrap, !track.isFullCircle { fault.note(.wrapNeedsFullCircle) }
        if cannotCross { fault.note(.crossOnWrappingCircle) }
        for rank in disabled where rank < 0 || rank >= count { fault.note(.noSuchThumb(rank)) }
        for index in request.marks.indices where !request.marks[index].isFinite { fault.note(.markNotFinite(index: index)) }
        if !(request.minimumSeparation >= 0) { fault.note(.minimumNegative) }
        resolveParts(request, &fault)
        resolveSpans(request, &fault)
        self.fault = fault
    }

    func isDisabled(_ rank: Int) -> Bool {
        if !isEnabled { return true }
        for other in disabled where other == rank { return true }
        return false
    }

    /// How far the next thumb may be from the one of this rank; on a ring the way from last to first is free.
    mutating func isClosing(_ rank: Int) -> Bool { isWrapped && rank == count - 1 }

    /// How often a position went round a wrapping circle; just before the seam counts as at it.
    mutating func lap(of position: Double) -> Double {
        isWrapped ? ((position - scale.lower + tolerance) / period).rounded(.down) : 0
    }
}

// MARK: - Allowed values

// Functions are `mutating` here and in the state, even where they only read: then what they belong to goes by address.
// Else it would be copied at each call, which takes time, and a twentieth of the WebAssembly.
extension Rules {
    /// The value allowed to a thumb that is nearest to `x` among those that do not lie beyond it: at most `x` going up
    /// (direction 1), at least `x` going down (−1). On a ring values run on from lap to lap.
    ///
    /// - Parameter isFree: whether the thumb keeps off the steps.
    mutating func allowed(upTo x: Double, going direction: Int, rank: Int, isFree: Bool) -> Double {
        if isWrapped { return isFree || steps.isFree || !x.isFinite ? x : allowed(onRing: x, going: direction) }
        let (low, high) = part(of: rank)
        // Spans add up rounding errors; without them the order of values is kept to the bit.
        let slack = minimumSpan > 0 || maximumSpan < .infinity ? tolerance : 0
        guard direction > 0 ? x >= low - slack : x <= high + slack else { return -Double(direction) * .infinity }
        let inside = min(high, max(low, x))
        if steps.isFree { return inside }
        let step = steps.value(upTo: inside, going: direction)
        if step >= low - tolerance, step <= high + tolerance {
            // A value that cannot be told from a step is one, so that two values are equal or clearly apart.
            return !isFree || abs(step - inside) <= tolerance ? step : inside
        }
        let farthest = steps.value(upTo: direction > 0 ? high : low, going: direction)
        if farthest >= low - tolerance, farthest <= high + tolerance { return isFree ? inside : -Double(direction) * .infinity }
        // No step lies inside: the ends are allowed.
        if inside >= high - tolerance { return high }
        return isFree && inside > low + tolerance ? inside : direction > 0 || inside <= low + tolerance ? low : high
    }

    /// What a thumb may enter. Ends that cannot be told apart are one.
    private mutating func part(of rank: Int) -> (low: Double, high: Double) {
        guard rank < limits.count, let own = limits[rank] else { return (lower, upper) }
        let low = max(lower, own.lowerBound), high = min(upper, own.upperBound)
        return (low, high - low > tolerance ? high : low)
    }

    private mutating func allowed(onRing x: Double, going direction: Int) -> Double {
        let turns = lap(of: x) * period
        let value = steps.value(upTo: x - turns, going: direction)
        if value.isFinite { return value + turns }
        // The lap has none on this side: the last of the lap before, or the first of the next.
        let end = direction > 0 ? scale.upper : scale.lower
        return steps.value(upTo: end, going: direction) + turns - Double(direction) * period
    }

    /// The allowed value nearest to a wish between two values; ties go up. Infinite if there is none between them.
    mutating func allowed(nearest wish: Double, from low: Double, to high: Double, rank: Int, isFree: Bool) -> Double {
        guard low <= high + tolerance else { return .infinity }
        let wanted = max(low, min(high, wish))
        if !isWrapped, !isFree, limits.isEmpty {
            let step = steps.value(nearest: wanted, from: max(low, lower), to: min(high, upper))
            if step.isFinite { return step }
        }
        let below = allowed(upTo: wanted, going: 1, rank: rank, isFree: isFree)
        let above = allowed(upTo: wanted, going: -1, rank: rank, isFree: isFree)
        guard below >= low - tolerance else { return above <= high + tolerance ? above : .infinity }
        return above <= high + tolerance && above - wish <= wish - below + tolerance ? above : below
    }

    /// The next value allowed to a thumb strictly beyond `x`; infinite at an edge, and where every value is allowed.
    mutating func next(after x: Double, going direction: Int, rank: Int) -> Double {
        let turns = lap(of: x) * period
        var next = steps.value(after: x - turns, going: direction) + turns
        if !next.isFinite {
            guard isWrapped, !isFree(nextTo: x, going: direction) else { return next }
            next = x + Double(direction) * 4 * tolerance
        }
        let value = allowed(upTo: next, going: -direction, rank: rank, isFree: false)
        return value.isFinite ? value : Double(direction) * .infinity
    }

    /// What was added up on a linear scale without its rounding errors: the number with the fewest decimals, at most nine,
    /// from which `x` differs by no more than those; else `x`.
    mutating func decimal(_ x: Double) -> Double {
        guard case .linear = scale.curve else { return x }
        var power = 1.0
        while power < 1e10 {
            let decimal = (x * power + 0.5).rounded(.down) / power
            if abs(decimal - x) <= 5e-16 * (abs(x) + scale.length) { return decimal }
            power *= 10
        }
        return x
    }

    /// Whether every value just beyond `x` is allowed.
    mutating func isFree(nextTo x: Double, going direction: Int) -> Bool {
        // From the seam of a ring it goes down into the lap before.
        let beside = isWrapped && direction < 0 ? x - 4 * tolerance : x
        return steps.isFree(nextTo: beside - lap(of: beside) * period, going: direction)
    }
}

// MARK: - Parts

extension Rules {
    private mutating func resolveParts(_ request: SliderConfiguration, _ fault: inout SliderFault?) {
        var hasLimits = false
        for limits in request.limits where limits != nil { hasLimits = true }
        if isWrapped {
            if request.selectable != nil { fault.note(.selectableOnWrappingCircle) }
            if hasLimits { fault.note(.limitsOnWrappingCircle) }
            return
        }
        if let selectable = request.selectable {
            let low = max(lower, selectable.lowerBound), high = min(upper, selectable.upperBound)
            if low <= high { (lower, upper) = (low, high - low > tolerance ? high : low) } else { fault.note(.selectableOutsideBounds) }
        }
        guard hasLimits else { return }
        if request.limits.count > count { fault.note(.noSuchThumb(count)) }
        for rank in request.limits.indices {
            guard let limits = request.limits[rank], max(lower, limits.lowerBound) > min(upper, limits.upperBound) else { continue }
            fault.note(.limitsOutsideBounds(thumb: rank))
            return
        }
        limits = request.limits
        if lowestChain().isEmpty {
            limits = []
            fault.note(.limitsAgainstOrder)
        }
    }

    /// Whether every thumb has steps to stand on.
    mutating func allPartsHaveSteps() -> Bool {
        for rank in 0..<max(1, limits.count) {
            let (low, high) = part(of: rank)
            if steps.value(upTo: low, going: -1) > high + tolerance { return false }
        }
        return true
    }

    /// The same rules, for the search of an exact limit.
    var forgivingNothing: Rules {
        var exact = self
        exact.tolerance = 0
        exact.steps.tolerance = 0
        return exact
    }
}
