/// The minimum and the maximum span, resolved together with the steps. If the requested spans leave a thumb no value,
/// the constraints have the nearest spans that can be met.
extension Constraints {
    /// Sets the minimum and the maximum span to the requested ones or, if these can't be met, to the nearest ones that
    /// can, and notes the first error.
    mutating func resolveSpans(_ request: SliderConfiguration, _ error: inout SliderError?) {
        if !(request.minimumSpan >= 0) { error.note(.minimumNegative) }
        if !(request.maximumSpan >= 0) { error.note(.maximumNegative) }
        guard count > 1 else { return }
        // A span of up to two tolerances can't be distinguished from an empty one.
        let isEmpty = { [tolerance] (span: Double) in !(span > 2 * tolerance) }
        if !isEmpty(request.minimumSpan) { minimumSpan = request.minimumSpan }
        needsSearch = chainsNeedSearch()
        if lowestValues().isEmpty {
            let unmetSpan = min(minimumSpan, scale.length)
            minimumSpan = nearestMetSpan(to: unmetSpan, from: 0) { $0.minimumSpan = $1 }
            error.note(.minimumSpanTooLarge(largest: minimumSpan))
        }
        guard request.maximumSpan >= 0, request.maximumSpan < scale.length else { return }
        maximumSpan = isEmpty(request.maximumSpan) ? 0 : request.maximumSpan
        needsSearch = chainsNeedSearch()
        if maximumSpan < minimumSpan || lowestValues().isEmpty {
            let unmetSpan = max(minimumSpan, maximumSpan)
            maximumSpan = nearestMetSpan(to: unmetSpan, from: scale.length) { $0.maximumSpan = $1 }
            error.note(.maximumSpanTooSmall(smallest: maximumSpan))
        }
    }

    /// Returns the span nearest to `unmetSpan` that can be met, found by bisection from `metSpan`, which can be met.
    private func nearestMetSpan(
        to unmetSpan: Double, from metSpan: Double, set: (inout Constraints, Double) -> Void
    ) -> Double {
        // Without a tolerance, the result is the exact limit, such as 50, and not a little more.
        var exactConstraints = withoutTolerance
        var metSpan = metSpan
        var unmetSpan = unmetSpan
        var middle = unmetSpan
        while true {
            set(&exactConstraints, middle)
            if exactConstraints.lowestValues().isEmpty { unmetSpan = middle } else { metSpan = middle }
            middle = metSpan + (unmetSpan - metSpan) / 2
            if middle == metSpan || middle == unmetSpan || max(metSpan, unmetSpan) <= tolerance { return metSpan }
        }
    }

    /// Returns whether a value within the limits of a thumb may leave another thumb without a value. With uneven steps
    /// (a shorter last step is enough), a maximum span or the closing of a ring can do that.
    private func chainsNeedSearch() -> Bool {
        (maximumSpan < .infinity || isWrapped && minimumSpan > 0)
            && !((grid.isContinuous || hasFullLastStep) && everyThumbHasStep())
    }

    /// Whether the steps have one length, and the last step isn't shorter.
    private var hasFullLastStep: Bool {
        guard grid.isUniform else { return false }
        let step = grid.segments[0].step
        let count = scale.length / step
        return abs(count - (count + 0.5).rounded(.down)) * step <= tolerance
    }

    /// Returns the lowest allowed values that all thumbs can have together, or an empty array if there are none.
    func lowestValues() -> [Double] { Solver(constraints: self, separation: 0).lowestValues() }
}
