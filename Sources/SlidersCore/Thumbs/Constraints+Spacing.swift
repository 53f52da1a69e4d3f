/// Minimum and maximum span, solved together with the steps: whether all thumbs of a chain find values, and the spans
/// that can be met if the wanted ones cannot.
extension Constraints {
    mutating func resolveSpans(_ request: SliderConfiguration, _ error: inout SliderError?) {
        if !(request.minimumSpan >= 0) { error.note(.minimumNegative) }
        if !(request.maximumSpan >= 0) { error.note(.maximumNegative) }
        guard count > 1 else { return }
        // A span of at most two tolerances is indistinguishable from none.
        let isNone = { [tolerance] (span: Double) in !(span > 2 * tolerance) }
        if !isNone(request.minimumSpan) { minimumSpan = request.minimumSpan }
        hasGaps = mayHaveGaps()
        if lowestChain().isEmpty {
            minimumSpan = metSpan(from: 0, to: min(minimumSpan, scale.length)) { $0.minimumSpan = $1 }
            error.note(.minimumSpanTooLarge(largest: minimumSpan))
        }
        guard request.maximumSpan >= 0, request.maximumSpan < scale.length else { return }
        maximumSpan = isNone(request.maximumSpan) ? 0 : request.maximumSpan
        hasGaps = mayHaveGaps()
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
    private func mayHaveGaps() -> Bool {
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
    func lowestChain() -> [Double] { Solver(constraints: self, separation: 0).lowestValues() }
}
