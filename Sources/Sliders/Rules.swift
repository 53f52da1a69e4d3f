/// What can be met of a configuration: the rules that values obey, derived anew whenever a request changes.
struct Rules: Equatable, Sendable {
    let scale: Scale
    private(set) var steps: Steps
    /// How many thumbs there are.
    let count: Int
    let isWrapped: Bool
    var collision: Collision
    /// Ranks that do not move; empty if all do.
    private let disabled: [Bool]
    /// What each thumb may take; a single part where all may take the same.
    private(set) var parts: [Part]
    /// The spans that can be met, from neighbour to neighbour.
    var minimumSpan = 0.0, maximumSpan = Double.infinity
    /// Whether a value may leave a later thumb of the chain no place, so that chains must be searched.
    var hasGaps = false
    /// The first fault that was repaired.
    private(set) var fault: SliderFault?
    /// Value differences up to this count as none.
    private(set) var tolerance: Double

    /// A stretch that a thumb may enter. Where no step lies inside, just its ends are allowed.
    struct Part: Equatable, Sendable {
        var lower, upper: Double
        var hasSteps = true
    }

    init(_ request: SliderConfiguration, count: Int, on track: Track) {
        var fault: SliderFault?
        do { scale = try Scale(request.scale, lower: request.lowerBound, upper: request.upperBound) } catch {
            fault = error
            scale = Scale(repairing: request.scale, lower: request.lowerBound, upper: request.upperBound)
        }
        tolerance = max(1e-12 * scale.length, 4 * max(abs(scale.lower), abs(scale.upper)).ulp)
        if case .values(let values) = request.step, values.isEmpty || !values.allSatisfy({ $0.isFinite }) {
            fault = fault ?? .stepValuesUnusable
            steps = Steps(.none, on: scale, tolerance: tolerance)
        } else {
            steps = Steps(request.step, on: scale, tolerance: tolerance)
        }
        self.count = count
        isWrapped = request.seam == .wrap && track.isFullCircle && scale.length > 0
        // Where no step lies inside the bounds, their ends count; on a ring these are one.
        if isWrapped, steps.segments.isEmpty { steps = Steps(.values([scale.lower]), on: scale, tolerance: tolerance) }
        if request.seam == .wrap, !track.isFullCircle { fault = fault ?? .wrapNeedsFullCircle }
        let cannotCross = isWrapped && count > 1 && request.collision == .cross
        if cannotCross { fault = fault ?? .crossOnWrappingCircle }
        collision = cannotCross ? .stop : request.collision
        var disabled: [Bool] = []
        if !request.isEnabled || !request.disabled.isEmpty {
            disabled = [Bool](repeating: !request.isEnabled, count: count)
            for rank in request.disabled {
                if disabled.indices.contains(rank) { disabled[rank] = true } else { fault = fault ?? .noSuchThumb(rank) }
            }
        }
        self.disabled = disabled
        for index in request.marks.indices where !request.marks[index].isFinite { fault = fault ?? .markNotFinite(index: index) }
        if !(request.minimumSeparation >= 0) { fault = fault ?? .minimumNegative }
        parts = [Part(lower: scale.lower, upper: scale.upper)]
        let partFault = resolveParts(request)
        let spanFault = resolveSpans(request)
        self.fault = fault ?? partFault ?? spanFault
    }

    /// The way once round a wrapping circle, in value units; 0 elsewhere.
    var period: Double { isWrapped ? scale.length : 0 }

    /// How often a position went round a wrapping circle; just before the seam counts as at it.
    func lap(of position: Double) -> Double {
        isWrapped ? ((position - scale.lower + tolerance) / period).rounded(.down) : 0
    }

    func isDisabled(_ rank: Int) -> Bool { !disabled.isEmpty && disabled[rank] }

    func part(of rank: Int) -> Part { parts[parts.count == 1 ? 0 : rank] }

    /// How far the next thumb may be from the one of this rank; on a ring the way from last to first is free.
    func span(above rank: Int) -> (minimum: Double, maximum: Double) {
        isWrapped && rank == count - 1 ? (0, .infinity) : (minimumSpan, maximumSpan)
    }

    func clamped(_ value: Double) -> Double { min(scale.upper, max(scale.lower, value)) }

    /// The value allowed to a thumb that is nearest to `x` among those that do not lie beyond it: at most `x` going up
    /// (direction 1), at least `x` going down (−1); `nil` if there is none. On a ring values run on from lap to lap.
    ///
    /// - Parameter isFree: whether the thumb keeps off the steps.
    func allowed(upTo x: Double, going direction: Int, rank: Int, isFree: Bool = false) -> Double? {
        if isWrapped { return allowed(upTo: x, going: direction, isFree: isFree) }
        let part = part(of: rank)
        // Spans add up rounding errors; without them the order of values is kept to the bit.
        let slack = minimumSpan > 0 || maximumSpan < .infinity ? tolerance : 0
        guard direction > 0 ? x >= part.lower - slack : x <= part.upper + slack else { return nil }
        let inside = min(part.upper, max(part.lower, x))
        if isFree { return onStep(inside, part) }
        guard part.hasSteps else {
            return direction > 0
                ? (inside >= part.upper - tolerance ? part.upper : part.lower)
                : (inside <= part.lower + tolerance ? part.lower : part.upper)
        }
        let value = steps.value(upTo: inside, going: direction)
        guard let value, value >= part.lower - tolerance, value <= part.upper + tolerance else { return nil }
        return value
    }

    /// The step that cannot be told from a value, or the value: so that two values are equal or clearly apart.
    private func onStep(_ value: Double, _ part: Part) -> Double {
        if !part.hasSteps { return value >= part.upper - tolerance ? part.upper : value <= part.lower + tolerance ? part.lower : value }
        guard !steps.isFree, let step = steps.value(upTo: value, going: 1), step >= value - tolerance else { return value }
        return step
    }

    private func allowed(upTo x: Double, going direction: Int, isFree: Bool) -> Double? {
        guard x.isFinite, !isFree, !steps.isFree else { return x }
        let lap = lap(of: x)
        for shift in 0...1 {
            let turns = (lap + Double(direction > 0 ? -shift : shift)) * period
            let base = shift == 0 ? x - turns : direction > 0 ? scale.upper : scale.lower
            if let value = steps.value(upTo: base, going: direction) { return value + turns }
        }
        return nil
    }

    /// The allowed value nearest to a wish between two values; ties go up. `nil` if there is none between them.
    func allowed(nearest wish: Double, from low: Double, to high: Double, rank: Int, isFree: Bool = false) -> Double? {
        guard low <= high + tolerance else { return nil }
        let wanted = max(low, min(high, wish))
        let below = allowed(upTo: wanted, going: 1, rank: rank, isFree: isFree)
        let above = allowed(upTo: wanted, going: -1, rank: rank, isFree: isFree)
        let hasBelow = below.map { $0 >= low - tolerance } ?? false
        let hasAbove = above.map { $0 <= high + tolerance } ?? false
        guard let below, hasBelow else { return hasAbove ? above : nil }
        guard let above, hasAbove else { return below }
        return above - wish <= wish - below + tolerance ? above : below
    }

    /// The same rules, for the search of an exact limit.
    var forgivingNothing: Rules {
        var exact = self
        exact.tolerance = 0
        exact.steps.tolerance = 0
        return exact
    }

    private mutating func resolveParts(_ request: SliderConfiguration) -> SliderFault? {
        var fault: SliderFault?
        var whole = parts[0]
        if let selectable = request.selectable {
            if isWrapped {
                fault = .selectableOnWrappingCircle
            } else if let part = intersection(whole, selectable) {
                whole = part
            } else {
                fault = .selectableOutsideBounds
            }
        }
        parts = [whole]
        markSteps()
        guard request.limits.contains(where: { $0 != nil }) else { return fault }
        guard !isWrapped else { return fault ?? .limitsOnWrappingCircle }
        var limited: [Part] = []
        for rank in 0..<count {
            guard rank < request.limits.count, let limits = request.limits[rank] else {
                limited.append(whole)
                continue
            }
            guard let part = intersection(whole, limits) else { return fault ?? .limitsOutsideBounds(thumb: rank) }
            limited.append(part)
        }
        let common = parts
        parts = limited
        markSteps()
        if lowestChain() == nil {
            parts = common
            fault = fault ?? .limitsAgainstOrder
        }
        if request.limits.count > count { fault = fault ?? .noSuchThumb(count) }
        return fault
    }

    private func intersection(_ part: Part, _ range: ClosedRange<Double>) -> Part? {
        let lower = max(part.lower, range.lowerBound), upper = min(part.upper, range.upperBound)
        guard lower <= upper else { return nil }
        return Part(lower: lower, upper: upper - lower > tolerance ? upper : lower)
    }

    private mutating func markSteps() {
        for index in parts.indices {
            let lowest = steps.value(upTo: parts[index].lower, going: -1)
            parts[index].hasSteps = lowest.map { $0 <= parts[index].upper + tolerance } ?? false
        }
    }
}
