/// Minimum and maximum span, solved together with the steps: whether a chain of thumbs finds places, and the spans
/// that can be met where the wanted ones cannot.
extension Rules {
    mutating func resolveSpans(_ request: SliderConfiguration, _ fault: inout SliderFault?) {
        if !(request.minimumSpan >= 0) { fault.note(.minimumNegative) }
        if !(request.maximumSpan >= 0) { fault.note(.maximumNegative) }
        guard count > 1 else { return }
        // A span that cannot be told from none is none.
        if request.minimumSpan > 2 * tolerance { minimumSpan = request.minimumSpan }
        hasGaps = needsSearch()
        if lowestChain().isEmpty {
            minimumSpan = exactLimit(from: 0, to: min(minimumSpan, scale.length), isMinimum: true)
            fault.note(.minimumSpanTooLarge(largest: minimumSpan))
        }
        guard request.maximumSpan >= 0, request.maximumSpan < scale.length else { return }
        maximumSpan = request.maximumSpan
        hasGaps = needsSearch()
        if maximumSpan < minimumSpan || lowestChain().isEmpty {
            maximumSpan = exactLimit(from: scale.length, to: max(minimumSpan, maximumSpan), isMinimum: false)
            fault.note(.maximumSpanTooSmall(smallest: maximumSpan))
        }
    }

    /// The span nearest to `unmet` that can be met, as `met` can. Comparisons forgive nothing meanwhile, so that the
    /// result is a clean number.
    private mutating func exactLimit(from met: Double, to unmet: Double, isMinimum: Bool) -> Double {
        var exact = forgivingNothing, met = met, unmet = unmet, middle = unmet
        while true {
            if isMinimum { exact.minimumSpan = middle } else { exact.maximumSpan = middle }
            if exact.lowestChain().isEmpty { unmet = middle } else { met = middle }
            middle = met + (unmet - met) / 2
            if middle == met || middle == unmet || max(met, unmet) <= tolerance { return met }
        }
    }

    /// Whether chains must be searched: where steps are uneven, if only the last, and a maximum, or a ring that closes,
    /// can leave a thumb between two of them.
    private mutating func needsSearch() -> Bool {
        (maximumSpan < .infinity || isWrapped && minimumSpan > 0) && !((steps.isFree || closesEvenly) && allPartsHaveSteps())
    }

    /// Whether the last step is as long as the others.
    private var closesEvenly: Bool {
        guard steps.isEven else { return false }
        let step = steps.segments[0].step, count = scale.length / step
        return abs(count - (count + 0.5).rounded(.down)) * step <= tolerance
    }

    /// Allowed values for all thumbs, as low as may be; empty if there are none.
    mutating func lowestChain() -> [Double] {
        // The least value of each thumb that lets all above stay within the maximum span.
        var lows = [Double](repeating: isWrapped ? scale.lower : 0, count: count)
        var start = -Double.infinity
        if !isWrapped {
            for rank in (0..<count).reversed() {
                start = allowed(upTo: start, going: -1, rank: rank, isFree: false)
                if !start.isFinite { return [] }
                lows[rank] = start
                start -= maximumSpan
            }
        }
        start = allowed(upTo: lows[0], going: -1, rank: 0, isFree: false)
        var budget = searchBudget
        while start.isFinite, budget > 0, !isWrapped || start < scale.upper - tolerance {
            let path = path(beyond: 0, at: start, going: 1, until: count, fixed: isWrapped ? start + period : .infinity, lows, &budget)
            // With even steps the lowest start is as good as any; round a ring since the shorter last step is at the end.
            if !path.isEmpty || !hasGaps || steps.isEven && isWrapped { return path }
            start = next(after: start, going: 1, rank: 0)
        }
        return []
    }

    /// How many values a search tries before it counts a chain as impossible, so that no configuration hangs.
    private var searchBudget: Int { 10_000 + 16 * count }

    /// Whether the thumbs beyond one find places in a direction, up to the thumb `stop`, which stands at `fixed`;
    /// infinite where nothing stands there.
    mutating func completes(beyond start: Int, at value: Double, going direction: Int, until stop: Int, fixed: Double) -> Bool {
        var budget = searchBudget
        return !path(beyond: start, at: value, going: direction, until: stop, fixed: fixed, [], &budget).isEmpty
    }

    /// Places for a thumb and for those beyond it in a direction; empty if there are none.
    ///
    /// Thumbs take the value nearest to their predecessor first; one that finds none sends the predecessor on. No value
    /// is tried twice, since what failed for a predecessor fails for those beyond it.
    private mutating func path(
        beyond start: Int, at value: Double, going direction: Int, until stop: Int, fixed: Double, _ lows: [Double],
        _ budget: inout Int
    ) -> [Double] {
        let sign = Double(direction), thumbs = (stop - start) * direction - 1
        var tried = [Double](repeating: -sign * .infinity, count: thumbs + 1)
        tried[0] = value
        var depth = 1
        while depth > 0, budget > 0 {
            budget -= 1
            let previous = tried[depth - 1]
            let rank = (start + direction * depth + count * 2) % count
            let isClosing = isClosing(direction > 0 ? (rank + count - 1) % count : rank)
            let least = isClosing ? 0 : minimumSpan, most = (isClosing ? .infinity : maximumSpan) + tolerance
            if depth > thumbs {
                let distance = sign * (fixed - previous)
                if !fixed.isFinite || distance >= least - tolerance && distance <= most { return tried }
                depth -= 1
                continue
            }
            var low = previous + sign * least
            if !lows.isEmpty, !isWrapped { low = max(low, lows[rank]) }
            // What is nearer to the predecessor leaves the rest too far from the end of the chain.
            let rest = thumbs - depth + 1, untilClosing = direction > 0 ? count - 1 - rank : rank
            if fixed.isFinite, !isWrapped || untilClosing >= rest {
                let far = fixed - sign * Double(rest) * maximumSpan
                low = direction > 0 ? max(low, far) : min(low, far)
            }
            var candidate = allowed(upTo: low, going: -direction, rank: rank, isFree: false)
            if sign * (candidate - tried[depth]) <= tolerance { candidate = next(after: tried[depth], going: direction, rank: rank) }
            if candidate.isFinite, sign * (candidate - previous) <= most {
                tried[depth] = candidate
                depth += 1
            } else {
                // Where no chain has gaps, another try of the predecessor finds nothing either.
                depth = hasGaps ? depth - 1 : 0
            }
        }
        return []
    }
}
