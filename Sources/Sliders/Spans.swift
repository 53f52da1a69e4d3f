/// Minimum and maximum span, solved together with the steps: whether a chain of thumbs finds places, and the spans
/// that can be met where the wanted ones cannot.
extension Rules {
    mutating func resolveSpans(_ request: SliderConfiguration) -> SliderFault? {
        // A span that cannot be told from none is none.
        let wantsMinimum = request.minimumSpan > 2 * tolerance, wantsMaximum = request.maximumSpan >= 0
        var fault: SliderFault?
        if !(request.minimumSpan >= 0) { fault = .minimumNegative }
        if !wantsMaximum { fault = fault ?? .maximumNegative }
        guard count > 1 else { return fault }
        minimumSpan = wantsMinimum ? request.minimumSpan : 0
        if !fits(minimum: minimumSpan, maximum: .infinity) {
            minimumSpan = exactLimit(from: 0, to: min(minimumSpan, scale.length)) { $0.fits(minimum: $1, maximum: .infinity) }
            fault = fault ?? .minimumSpanTooLarge(largest: minimumSpan)
        }
        guard wantsMaximum, request.maximumSpan < scale.length else {
            hasGaps = needsSearch
            return fault
        }
        maximumSpan = request.maximumSpan
        hasGaps = needsSearch
        if maximumSpan < minimumSpan || !fits(minimum: minimumSpan, maximum: maximumSpan) {
            let minimum = minimumSpan
            maximumSpan = exactLimit(from: scale.length, to: max(minimum, maximumSpan)) { $0.fits(minimum: minimum, maximum: $1) }
            fault = fault ?? .maximumSpanTooSmall(smallest: maximumSpan)
        }
        return fault
    }

    /// Whether chains must be searched: where steps are uneven and a maximum, or a ring that closes, can leave a thumb
    /// between two of them.
    private var needsSearch: Bool {
        if isWrapped { return !steps.isFree && (minimumSpan > 0 || maximumSpan < .infinity) && !closesEvenly }
        return maximumSpan < .infinity && !(steps.isEven && parts.allSatisfy({ $0.hasSteps }))
    }

    /// Whether the last step before the seam is as long as the others.
    private var closesEvenly: Bool {
        guard steps.isEven else { return false }
        let count = scale.length / steps.segments[0].step
        return abs(count - (count + 0.5).rounded(.down)) * steps.segments[0].step <= tolerance
    }

    /// Whether all thumbs find allowed values with these spans.
    private func fits(minimum: Double, maximum: Double) -> Bool {
        var trial = self
        (trial.minimumSpan, trial.maximumSpan) = (minimum, maximum)
        return trial.lowestChain() != nil
    }

    /// Allowed values for all thumbs, as low as may be; `nil` if there are none.
    func lowestChain() -> [Double]? {
        if isWrapped { return lowestRing() }
        guard let lows = lows() else { return nil }
        if hasGaps { return lowestPath(from: lows[0]) }
        var values = [lows[0]]
        for rank in 1..<count {
            let low = max(values[rank - 1] + minimumSpan, lows[rank])
            guard let value = allowed(upTo: low, going: -1, rank: rank) else { return nil }
            guard value <= values[rank - 1] + maximumSpan + tolerance else { return nil }
            values.append(value)
        }
        return values
    }

    /// The least value of each thumb that lets all above stay within the maximum span.
    func lows() -> [Double]? {
        var lows = [Double](repeating: 0, count: count)
        for rank in (0..<count).reversed() {
            let floor = rank == count - 1 ? -.infinity : lows[rank + 1] - maximumSpan
            guard let low = allowed(upTo: floor, going: -1, rank: rank) else { return nil }
            lows[rank] = low
        }
        return lows
    }

    private func lowestPath(from lowest: Double) -> [Double]? {
        var start: Double? = lowest, budget = searchBudget
        while let value = start, budget > 0 {
            if let path = path(beyond: 0, at: value, going: 1, until: count, fixed: nil, &budget) { return path }
            start = next(after: value, going: 1, rank: 0)
        }
        return nil
    }

    /// With even steps the lower bound is as good a start as any, since the shorter last step is then at the very end.
    private func lowestRing() -> [Double]? {
        var start = allowed(upTo: scale.lower, going: -1, rank: 0), budget = searchBudget
        while let value = start, value < scale.upper - tolerance, budget > 0 {
            if let path = path(beyond: 0, at: value, going: 1, until: count, fixed: value + period, &budget) { return path }
            start = steps.isEven ? nil : next(after: value, going: 1, rank: 0)
        }
        return nil
    }

    /// The next allowed value strictly beyond `x`; `nil` at an edge, and where every value is allowed.
    func next(after x: Double, going direction: Int, rank: Int) -> Double? {
        let lap = lap(of: x) * period
        if let segment = steps.segment(nextTo: x - lap, going: direction) {
            guard !segment.isFree else { return nil }
            let beyond = segment.value(after: x - lap, going: direction, tolerance) + lap
            return allowed(upTo: beyond, going: -direction, rank: rank)
        }
        guard isWrapped else { return nil }
        return allowed(upTo: x + Double(direction) * 4 * tolerance, going: -direction, rank: rank)
    }

    /// Whether every value just beyond `x` is allowed.
    func isFree(nextTo x: Double, going direction: Int) -> Bool {
        let lap = lap(of: x) * period
        return steps.segment(nextTo: x - lap, going: direction)?.isFree ?? false
    }

    /// How many values a search tries before it counts a chain as impossible, so that no configuration hangs.
    private var searchBudget: Int { 10_000 + 16 * count }

    /// Whether the thumbs beyond one find places in a direction, up to the thumb `stop`, which stands at `fixed`.
    func completes(beyond start: Int, at value: Double, going direction: Int, until stop: Int, fixed: Double?) -> Bool {
        var budget = searchBudget
        return path(beyond: start, at: value, going: direction, until: stop, fixed: fixed, &budget) != nil
    }

    /// Places for a thumb and for those beyond it in a direction, up to the thumb `stop`, which stands at `fixed`.
    ///
    /// Thumbs take the value nearest to their predecessor first; one that finds none sends the predecessor on. No value
    /// is tried twice, since what failed for a predecessor fails for those beyond it.
    private func path(
        beyond start: Int, at value: Double, going direction: Int, until stop: Int, fixed: Double?, _ budget: inout Int
    ) -> [Double]? {
        let sign = Double(direction), thumbs = (stop - start) * direction - 1
        var tried = [Double](repeating: -sign * .infinity, count: thumbs + 1)
        tried[0] = value
        var depth = 1
        while depth > 0, budget > 0 {
            budget -= 1
            let previous = tried[depth - 1]
            let rank = (start + direction * depth + count * 2) % count
            let span = span(above: direction > 0 ? (rank + count - 1) % count : rank)
            if depth > thumbs {
                guard let fixed else { return tried }
                let distance = sign * (fixed - previous)
                if distance >= span.minimum - tolerance, distance <= span.maximum + tolerance { return tried }
                depth -= 1
                continue
            }
            var candidate = allowed(upTo: previous + sign * span.minimum, going: -direction, rank: rank)
            if let first = candidate, sign * (first - tried[depth]) <= tolerance {
                candidate = next(after: tried[depth], going: direction, rank: rank)
            }
            if let candidate, sign * (candidate - previous) <= span.maximum + tolerance {
                tried[depth] = candidate
                depth += 1
            } else {
                depth -= 1
            }
        }
        return nil
    }

    /// The double nearest to `unmet` for which a law still holds, which holds at `met`. Comparisons forgive nothing
    /// meanwhile, so that the result is a clean number.
    private func exactLimit(from met: Double, to unmet: Double, holds: (Rules, Double) -> Bool) -> Double {
        let exact = forgivingNothing
        if holds(exact, unmet) { return unmet }
        var (met, unmet) = (met, unmet)
        while true {
            let middle = met + (unmet - met) / 2
            guard middle != met, middle != unmet, max(met, unmet) > tolerance else { return met }
            if holds(exact, middle) { met = middle } else { unmet = middle }
        }
    }
}
