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
    private let shape: Double
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

    /// Makes a scale of what can be met of a curve and bounds, and notes the first error. The repairs are the curve's
    /// own bounds, an upper bound equal to the lower, 0…1, and a linear curve.
    init(_ curve: SliderScale, lower: Double?, upper: Double?, _ error: inout SliderError?) {
        var curve = curve
        var stops: [SliderScale.Stop] = []
        let unusable = Self.stops(of: curve, &stops)
        if let unusable {
            error.note(unusable)
            (curve, stops) = (.linear, [])
        }
        var low = lower ?? 0
        var high = upper ?? 1
        if let first = stops.first, let last = stops.last {
            let isOther = lower ?? first.value != first.value || upper ?? last.value != last.value
            if isOther { error.note(.boundsBesideScale) }
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
        var shape = 1.0
        if case .logarithmic = curve {
            if low > 0 {
                shape = logarithm(of: high, over: low)
            } else {
                error.note(.logarithmNeedsPositiveBounds(lower: low))
                curve = .linear
            }
        }
        if case .power(let exponent) = curve {
            if exponent >= 0.04, exponent <= 1000 {
                shape = exponent
            } else {
                error.note(.powerOutOfRange(exponent))
                curve = .linear
            }
        }
        self.lower = low
        self.upper = high
        self.curve = curve
        self.stops = stops
        self.shape = shape
    }

    /// The bounds as a range.
    package var bounds: ClosedRange<Double> { lower...upper }

    /// The difference of the bounds, in value units; 0 if both are equal.
    package var length: Double { upper - lower }

    /// Returns the fraction of the track at a value, 0…1. Values outside the bounds count as the nearer bound.
    package func fraction(of value: Double) -> Double {
        guard value > lower, lower < upper else { return 0 }
        guard value < upper else { return 1 }
        let part = (value - lower) / (upper - lower)
        switch curve {
        case .linear:
            return part
        case .logarithmic:
            return min(1, max(0, logarithm(of: value, over: lower) / shape))
        case .power:
            return exponential(logarithm(part) / shape)
        case .piecewise, .list:
            var index = 1
            while stops[index].value <= value { index += 1 }
            let a = stops[index - 1]
            let b = stops[index]
            return a.fraction + (b.fraction - a.fraction) * ((value - a.value) / (b.value - a.value))
        }
    }

    /// Returns the value at a place along the track. Outside 0…1, it continues at a constant rate: ``length`` for each
    /// length of the track.
    package func value(at fraction: Double) -> Double {
        let beyond = fraction - min(1, max(0, fraction))
        guard fraction > 0, lower < upper else { return lower + length * beyond }
        guard fraction < 1 else { return upper + length * beyond }
        switch curve {
        case .linear:
            return lower + length * fraction
        case .logarithmic:
            return min(upper, lower * exponential(fraction * shape))
        case .power:
            return lower + length * exponential(logarithm(fraction) * shape)
        case .piecewise, .list:
            var index = 1
            while stops[index].fraction <= fraction { index += 1 }
            let a = stops[index - 1]
            let b = stops[index]
            return a.value + (b.value - a.value) * ((fraction - a.fraction) / (b.fraction - a.fraction))
        }
    }

    /// Lists the stops of a piecewise or list curve. Returns what is wrong with them; `nil` if nothing is.
    private static func stops(of curve: SliderScale, _ stops: inout [SliderScale.Stop]) -> SliderError? {
        if case .piecewise(let given) = curve {
            guard given.count > 1, given[0].fraction == 0, given[given.count - 1].fraction == 1 else {
                return .stopsIncomplete
            }
            stops = given
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

/// Returns ln(value / other) of positive numbers. The difference of their logarithms would lose the digits in which
/// nearly equal numbers differ, so it serves only where the quotient is too large for a number.
private func logarithm(of value: Double, over other: Double) -> Double {
    let quotient = value / other
    return quotient.isFinite ? logarithm(quotient) : logarithm(value) - logarithm(other)
}
