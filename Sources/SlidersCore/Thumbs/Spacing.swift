/// Minimum and maximum span, solved together with the steps: whether all thumbs of a chain find values, and the spans
/// that can be met if the wanted ones cannot.
extension Constraints {
    mutating func resolveSpans(_ request: SliderConfiguration, _ error: inout SliderError?) {
        if !(request.minimumSpan >= 0) { error.note(.minimumNegative) }
        if !(request.maximumSpan >= 0) { error.note(.maximumNegative) }
        guard count > 1 else { return }
        // A span of at most two tolerances is indistinguishable from none.
        if request.minimumSpan > 2 * tolerance { minimumSpan = request.minimumSpan }
        hasGaps = needsSearch()
        if lowestChain().isEmpty {
            minimumSpan = metSpan(from: 0, to: min(minimumSpan, scale.length)) { $0.minimumSpan = $1 }
            error.note(.minimumSpanTooLarge(largest: minimumSpan))
        }
        guard request.maximumSpan >= 0, request.maximumSpan < scale.length else { return }
        maximumSpan = request.maximumSpan
        hasGaps = needsSearch()
        if maximumSpan < minimumSpan || lowestChain().isEmpty {
            maximumSpan = metSpan(from: scale.length, to: max(minimumSpan, maximumSpan)) { $0.maximumSpan = $1 }
            error.note(.maximumSpanTooSmall(smallest: maximumSpan))
        }
    }

    /// Finds by bisection the span nearest to `unmet` that can be met, given that `met` can. It compares without
    /// tolerance, so that the result is a clean number.
    private func metSpan(from met: Double, to unmet: Double, set: (inout Constraints, Double) -> Void) -> Double {
        var exact = withoutTolerance
        var met = met
        var unmet = unmet
        var middle = unmet
        while true {
            set(&exact, middle)
            if exact.lowestChain().isEmpty { unmet = middle } else { met = middle }
            middle = met + (unmet - met) / 2
            if middle == met || middle == unmet || max(met, unmet) <= tolerance { return met }
        }
    }

    /// Whether chains must be searched: where steps are uneven (a shorter last step is enough), a maximum span or the
    /// closing of a ring can leave a thumb no step.
    private func needsSearch() -> Bool {
        (maximumSpan < .infinity || isWrapped && minimumSpan > 0)
            && !((grid.isFree || closesEvenly) && allPartsHaveSteps())
    }

    /// Whether the last step is as long as the others.
    private var closesEvenly: Bool {
        guard grid.isEven else { return false }
        let step = grid.segments[0].step
        let count = scale.length / step
        return abs(count - (count + 0.5).rounded(.down)) * step <= tolerance
    }

    /// Allowed values for all thumbs, as low as possible; empty if there are none.
    func lowestChain() -> [Double] {
        let lows = leastValues()
        guard !lows.isEmpty else { return [] }
        var start = value(atOrBefore: lows[0], going: -1, index: 0, isFree: false)
        var budget = searchBudget
        while start.isFinite, budget > 0, !isWrapped || start < scale.upper - tolerance {
            let search = ChainSearch(
                start: 0, direction: 1, thumbs: count - 1, fixed: isWrapped ? start + period : .infinity, lows: lows)
            let chain = search.values(from: start, self, &budget) { _ in nil }
            // With even steps the lowest start is as good as any; on a ring too, as the shorter last step is at its
            // end.
            if !chain.isEmpty || !hasGaps || grid.isEven && isWrapped { return chain }
            start = value(after: start, going: 1, index: 0)
        }
        return []
    }

    /// The least value of each thumb that keeps all thumbs above within the maximum span; empty if there is none.
    private func leastValues() -> [Double] {
        guard !isWrapped else { return [Double](repeating: scale.lower, count: count) }
        var lows = [Double](repeating: 0, count: count)
        var least = -Double.infinity
        for thumb in (0..<count).reversed() {
            least = value(atOrBefore: least, going: -1, index: thumb, isFree: false)
            if !least.isFinite { return [] }
            lows[thumb] = least
            least -= maximumSpan
        }
        return lows
    }

    /// Whether this number of thumbs beyond `start` find values if it stands at `value`.
    ///
    /// - Parameters:
    ///   - fixed: the value of the thumb beyond these; infinite if nothing stands there.
    ///   - wish: the wish of a thumb, by index; `nil` if it has none that is allowed.
    func completes(
        beyond start: Int, at value: Double, going direction: Int, thumbs: Int, fixed: Double,
        wish: (_ thumb: Int) -> FollowerWish?
    ) -> Bool {
        var budget = searchBudget
        let search = ChainSearch(start: start, direction: direction, thumbs: thumbs, fixed: fixed)
        return !search.values(from: value, self, &budget, wish: wish).isEmpty
    }

    /// The number of values that a search tries before it counts a chain as impossible, so that no configuration hangs.
    private var searchBudget: Int { 10_000 + 16 * count }
}

/// Where a thumb of a chain wants to be, as an unwrapped value: it may be there even if that is no step.
struct FollowerWish {
    let value: Double
    /// Whether the thumb may be off the steps elsewhere too.
    let isFree: Bool
}

/// A search for values of the thumbs beyond one, in a direction.
///
/// Each thumb takes the value nearest to its predecessor first; a thumb that finds none sends its predecessor on. No
/// value is tried twice, since what failed for one predecessor fails for those beyond it.
private struct ChainSearch {
    /// The thumb that the chain begins beyond, and the direction that it goes in.
    let start, direction: Int
    /// The number of thumbs of the chain.
    let thumbs: Int
    /// The value of the thumb beyond the chain; infinite if nothing stands there.
    let fixed: Double
    /// The least value of each thumb on a line, by index; empty if there is none.
    var lows: [Double] = []

    private var sign: Double { Double(direction) }

    /// The value given, and one for each thumb of the chain; empty if there are none.
    func values(
        from value: Double, _ constraints: Constraints, _ budget: inout Int, wish: (_ thumb: Int) -> FollowerWish?
    ) -> [Double] {
        var tried = [Double](repeating: -sign * .infinity, count: thumbs + 1)
        tried[0] = value
        var depth = 1
        while depth > 0, budget > 0 {
            budget -= 1
            let previous = tried[depth - 1]
            let gap = gap(before: depth, constraints)
            if depth > thumbs {
                if !fixed.isFinite || gap.contains(sign * (fixed - previous), constraints.tolerance) { return tried }
                depth -= 1
                continue
            }
            let candidate = candidate(at: depth, after: previous, beyond: tried[depth], gap, constraints, wish)
            if candidate.isFinite, sign * (candidate - previous) <= gap.high + constraints.tolerance {
                tried[depth] = candidate
                depth += 1
            } else {
                // Where chains have no gaps, another value of the predecessor finds nothing either.
                depth = constraints.hasGaps ? depth - 1 : 0
            }
        }
        return []
    }

    private func thumb(at depth: Int, _ constraints: Constraints) -> Int {
        (start + direction * depth + constraints.count * 2) % constraints.count
    }

    /// The least and the greatest span between a thumb of the chain and its predecessor.
    private func gap(before depth: Int, _ constraints: Constraints) -> Window {
        let lower = thumb(at: direction > 0 ? depth - 1 : depth, constraints)
        guard !constraints.isClosing(lower) else { return Window(low: 0) }
        return Window(low: constraints.minimumSpan, high: constraints.maximumSpan)
    }

    /// The first value of a thumb that keeps its distance to the predecessor and was not tried before.
    private func candidate(
        at depth: Int, after previous: Double, beyond tried: Double, _ gap: Window, _ constraints: Constraints,
        _ wish: (_ thumb: Int) -> FollowerWish?
    ) -> Double {
        let thumb = thumb(at: depth, constraints)
        var least = previous + sign * gap.low
        if !lows.isEmpty, !constraints.isWrapped { least = max(least, lows[thumb]) }
        // A value nearer to the predecessor leaves the rest too far from the end of the chain.
        let rest = thumbs - depth + 1
        let untilClosing = direction > 0 ? constraints.count - 1 - thumb : thumb
        if fixed.isFinite, !constraints.isWrapped || untilClosing >= rest {
            let farthest = fixed - sign * Double(rest) * constraints.maximumSpan
            least = direction > 0 ? max(least, farthest) : min(least, farthest)
        }
        let own = wish(thumb)
        var next = constraints.value(atOrBefore: least, going: -direction, index: thumb, isFree: own?.isFree ?? false)
        if sign * (next - tried) <= constraints.tolerance {
            next = constraints.value(after: tried, going: direction, index: thumb)
        }
        guard let own else { return next }
        // A wish between the steps comes before the next step.
        let index = start + direction * depth
        let lifted = own.value + (index < 0 ? -1 : index < constraints.count ? 0 : 1) * constraints.period
        let isBefore = sign * (next - lifted) > constraints.tolerance && sign * (lifted - tried) > constraints.tolerance
        return isBefore && sign * (lifted - least) >= -constraints.tolerance ? lifted : next
    }
}
