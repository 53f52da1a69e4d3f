/// Two inverse maps between the values of a slider and the fraction of its track, 0 at the lower bound and 1 at the upper.
///
/// Laws: `fraction(of:)` is monotonic; `value(at: fraction(of: v))` equals `v` exactly at the bounds and at stops, and
/// elsewhere within `1e-12 · max(|lower|, |upper|)`.
public struct Scale: Equatable, Sendable {
    /// How values are spread along the track.
    public enum Curve: Equatable, Sendable {
        /// Equal distances for equal differences.
        case linear
        /// Equal distances for equal ratios; the bounds must be above 0.
        case logarithmic
        /// `value = lower + (upper − lower) · fractionᵖ`, with the exponent p in 1/25…1000.
        case power(Double)
        /// Linear between stops, which bring their own bounds and, where they wish, their own steps.
        case piecewise([Stop])
        /// Values at equal distances; they bring their own bounds and are their own steps.
        case list([Double])
    }

    /// A place that a piecewise scale goes through, and the step of the segment that begins there.
    public struct Stop: Equatable, Sendable {
        public var fraction: Double
        public var value: Double
        /// The step from here to the next stop, counted from `value`; `nil` leaves it to the slider's step.
        public var step: Double?

        public init(fraction: Double, value: Double, step: Double? = nil) {
            (self.fraction, self.value, self.step) = (fraction, value, step)
        }
    }

    /// The lowest value, at fraction 0.
    public let lower: Double
    /// The highest value, at fraction 1.
    public let upper: Double
    public let curve: Curve
    /// The stops of a piecewise or list scale; empty for a formula.
    let stops: [Stop]
    /// Of a logarithmic scale the natural logarithm of upper / lower, of a power its exponent; 1 otherwise.
    private let shape: Double

    /// A scale over the bounds given, or over its own where the curve brings them.
    ///
    /// - Throws: a fault when the bounds are not finite or reversed, or when the curve does not fit them.
    public init(_ curve: Curve = .linear, lower: Double? = nil, upper: Double? = nil) throws(SliderFault) {
        var fault: SliderFault?
        self.init(curve, lower: lower, upper: upper, &fault)
        if let fault { throw fault }
    }

    /// What can be met of a curve and bounds: the curve's own bounds, an upper bound of at least the lower, 0…1, a
    /// linear curve. The first fault is noted.
    init(_ curve: Curve, lower: Double?, upper: Double?, _ fault: inout SliderFault?) {
        var curve = curve, stops: [Stop] = []
        let unusable = Self.stops(of: curve, &stops)
        if let unusable {
            fault.note(unusable)
            (curve, stops) = (.linear, [])
        }
        var low = lower ?? 0, high = upper ?? 1
        if let first = stops.first, let last = stops.last {
            let isOther = lower ?? first.value != first.value || upper ?? last.value != last.value
            if isOther { fault.note(.boundsBesideScale) }
            (low, high) = (first.value, last.value)
        }
        if !(high - low).isFinite {
            fault.note(.boundsNotFinite)
            (low, high) = (0, 1)
            if !stops.isEmpty { (curve, stops) = (.linear, []) }
        }
        if low > high {
            fault.note(.boundsReversed(lower: low, upper: high))
            high = low
        }
        var shape = 1.0
        if case .logarithmic = curve {
            if low > 0 {
                shape = logarithm(high) - logarithm(low)
            } else {
                fault.note(.logarithmNeedsPositiveBounds(lower: low))
                curve = .linear
            }
        }
        if case .power(let exponent) = curve {
            if exponent >= 0.04, exponent <= 1000 {
                shape = exponent
            } else {
                fault.note(.powerOutOfRange(exponent))
                curve = .linear
            }
        }
        (self.lower, self.upper, self.curve, self.stops, self.shape) = (low, high, curve, stops, shape)
    }

    /// The bounds as a range.
    public var bounds: ClosedRange<Double> { lower...upper }

    /// The difference of the bounds, in value units; 0 where both are equal.
    public var length: Double { upper - lower }

    /// The place of a value along the track, 0…1. Values outside the bounds count as the nearer bound.
    public func fraction(of value: Double) -> Double {
        guard value > lower, lower < upper else { return 0 }
        guard value < upper else { return 1 }
        let part = (value - lower) / (upper - lower)
        switch curve {
        case .linear:
            return part
        case .logarithmic:
            return min(1, max(0, (logarithm(value) - logarithm(lower)) / shape))
        case .power:
            return exponential(logarithm(part) / shape)
        case .piecewise, .list:
            var index = 1
            while stops[index].value <= value { index += 1 }
            let a = stops[index - 1], b = stops[index]
            return a.fraction + (b.fraction - a.fraction) * ((value - a.value) / (b.value - a.value))
        }
    }

    /// The value at a place along the track. Beyond 0…1 it goes on with the length of the bounds per track.
    public func value(at fraction: Double) -> Double {
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
            let a = stops[index - 1], b = stops[index]
            return a.value + (b.value - a.value) * ((fraction - a.fraction) / (b.fraction - a.fraction))
        }
    }

    /// Lists the stops of a curve that has some; answers with what is wrong with them.
    private static func stops(of curve: Curve, _ stops: inout [Stop]) -> SliderFault? {
        if case .piecewise(let given) = curve {
            guard given.count > 1, given[0].fraction == 0, given[given.count - 1].fraction == 1 else { return .stopsIncomplete }
            stops = given
        } else if case .list(let values) = curve {
            guard !values.isEmpty else { return .listNotIncreasing(index: 0) }
            for index in values.indices {
                stops.append(Stop(fraction: Double(index) / Double(max(values.count - 1, 1)), value: values[index]))
            }
        }
        for index in stops.indices {
            let isAscending = index == 0
                || (stops[index - 1].fraction < stops[index].fraction && stops[index - 1].value < stops[index].value)
            guard isAscending, stops[index].value.isFinite else {
                if case .list = curve { return .listNotIncreasing(index: index) }
                return .stopsNotIncreasing(index: index)
            }
        }
        return nil
    }
}
