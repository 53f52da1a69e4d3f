/// Two inverse maps between the values of a slider and the fraction of its track, 0 at the lower bound and 1 at the
/// upper.
///
/// Laws: `fraction(of:)` is monotonic; `value(at: fraction(of: v))` equals `v` exactly at the bounds and at stops, and
/// elsewhere within `1e-12 · max(|lower|, |upper|)`.
package struct SliderScaleMap: Equatable, Sendable {
    /// The lowest value, at fraction 0.
    package let lower: Double
    /// The highest value, at fraction 1.
    package let upper: Double
    /// The distribution of values between the bounds; `linear` if the requested scale can't be met.
    package let curve: SliderScale
    /// The stops of a piecewise or list scale; empty for a formula.
    let stops: [SliderScale.Stop]
    /// The natural logarithm of upper / lower for a logarithmic scale, the exponent for a power; 1 for every other
    /// scale.
    private let curveParameter: Double
    /// Whether the requested bounds and their difference are finite; otherwise, the bounds are 0…1.
    package let hasUsableBounds: Bool

    /// Creates a map for the specified bounds, or for the scale's own bounds if it has them.
    ///
    /// - Throws: an error if the bounds aren't finite or are reversed, or if the scale doesn't fit them.
    package init(_ curve: SliderScale = .linear, lower: Double? = nil, upper: Double? = nil) throws(SliderError) {
        var error: SliderError?
        self.init(curve, lower: lower, upper: upper, &error)
        if let error { throw error }
    }

    /// Creates a map that meets as much of a scale and bounds as it can; see ``SliderError`` for the repairs.
    package init(repairing curve: SliderScale, lower: Double? = nil, upper: Double? = nil) {
        var error: SliderError?
        self.init(curve, lower: lower, upper: upper, &error)
    }

    /// Creates a map that meets as much of a curve and bounds as it can, and notes the first error. If it can't meet
    /// the bounds, it uses those of the curve, an upper bound equal to the lower, or 0…1; for a curve, a linear one.
    init(_ curve: SliderScale, lower: Double?, upper: Double?, _ error: inout SliderError?) {
        var curve = curve
        var stops: [SliderScale.Stop] = []
        if let stopsError = Self.listStops(of: curve, &stops) {
            error.note(stopsError)
            (curve, stops) = (.linear, [])
        }
        var low = lower ?? 0
        var high = upper ?? 1
        if let first = stops.first, let last = stops.last {
            let areBoundsDifferent = lower ?? first.value != first.value || upper ?? last.value != last.value
            if areBoundsDifferent { error.note(.boundsBesideScale) }
            (low, high) = (first.value, last.value)
        }
        hasUsableBounds = (high - low).isFinite
        if !hasUsableBounds {
            error.note(.boundsNotFinite)
            (low, high) = (0, 1)
            if !stops.isEmpty { (curve, stops) = (.linear, []) }
        }
        if low > high {
            error.note(.boundsReversed(lower: low, upper: high))
            high = low
        }
        var curveParameter = 1.0
        if case .logarithmic = curve {
            if low > 0 {
                curveParameter = logarithm(of: high, over: low)
            } else {
                error.note(.logarithmNeedsPositiveBounds(lower: low))
                curve = .linear
            }
        }
        if case .power(let exponent) = curve {
            if exponent >= 0.04, exponent <= 1000 {
                curveParameter = exponent
            } else {
                error.note(.powerOutOfRange(exponent))
                curve = .linear
            }
        }
        self.lower = low
        self.upper = high
        self.curve = curve
        self.stops = stops
        self.curveParameter = curveParameter
    }

    /// The bounds as a range.
    package var bounds: ClosedRange<Double> { lower...upper }

    /// The difference of the bounds, in value units; 0 if both are equal.
    package var length: Double { upper - lower }

    /// Returns the fraction of the track at a value, 0…1. Values outside the bounds count as the nearer bound.
    package func fraction(of value: Double) -> Double {
        guard value > lower, lower < upper else { return 0 }
        guard value < upper else { return 1 }
        let linearFraction = (value - lower) / (upper - lower)
        switch curve {
        case .linear:
            return linearFraction
        case .logarithmic:
            return min(1, max(0, logarithm(of: value, over: lower) / curveParameter))
        case .power:
            return exponential(logarithm(linearFraction) / curveParameter)
        case .piecewise, .list:
            var index = 1
            while stops[index].value <= value { index += 1 }
            let (start, end) = (stops[index - 1], stops[index])
            let partOfSegment = (value - start.value) / (end.value - start.value)
            return start.fraction + (end.fraction - start.fraction) * partOfSegment
        }
    }

    /// Returns the value at a fraction of the track. Outside 0…1, values continue at a constant rate: ``length`` for
    /// each length of the track.
    package func value(at fraction: Double) -> Double {
        let excess = fraction - min(1, max(0, fraction))
        guard fraction > 0, lower < upper else { return lower + length * excess }
        guard fraction < 1 else { return upper + length * excess }
        switch curve {
        case .linear:
            return lower + length * fraction
        case .logarithmic:
            return min(upper, lower * exponential(fraction * curveParameter))
        case .power:
            return lower + length * exponential(logarithm(fraction) * curveParameter)
        case .piecewise, .list:
            var index = 1
            while stops[index].fraction <= fraction { index += 1 }
            let (start, end) = (stops[index - 1], stops[index])
            let partOfSegment = (fraction - start.fraction) / (end.fraction - start.fraction)
            return start.value + (end.value - start.value) * partOfSegment
        }
    }

    /// Stores the stops of a piecewise or list curve in an array. Returns an error if they can't be used.
    private static func listStops(of curve: SliderScale, _ stops: inout [SliderScale.Stop]) -> SliderError? {
        if case .piecewise(let curveStops) = curve {
            guard curveStops.count > 1, curveStops[0].fraction == 0, curveStops[curveStops.count - 1].fraction == 1
            else { return .stopsIncomplete }
            stops = curveStops
        } else if case .list(let values) = curve {
            guard !values.isEmpty else { return .listNotIncreasing(index: 0) }
            for index in values.indices {
                stops.append(
                    SliderScale.Stop(fraction: Double(index) / Double(max(values.count - 1, 1)), value: values[index]))
            }
        }
        for index in stops.indices {
            let isAscending =
                index == 0
                || (stops[index - 1].fraction < stops[index].fraction && stops[index - 1].value < stops[index].value)
            guard isAscending, stops[index].value.isFinite else {
                if case .list = curve { return .listNotIncreasing(index: index) }
                return .stopsNotIncreasing(index: index)
            }
        }
        return nil
    }
}

/// Returns ln(value / divisor) of positive numbers. The difference of two logarithms is inexact for nearly equal
/// numbers, so it's used only if the quotient is too large for a `Double`.
private func logarithm(of value: Double, over divisor: Double) -> Double {
    let quotient = value / divisor
    return quotient.isFinite ? logarithm(quotient) : logarithm(value) - logarithm(divisor)
}
