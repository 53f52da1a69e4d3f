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
    /// The natural logarithm of upper / lower, for a logarithmic scale.
    private let logRatio: Double

    /// A scale over the bounds given, or over its own where the curve brings them.
    ///
    /// - Throws: a fault when the bounds are not finite or reversed, or when the curve does not fit them.
    public init(_ curve: Curve = .linear, lower: Double? = nil, upper: Double? = nil) throws(SliderFault) {
        stops = try Self.stops(of: curve)
        if let first = stops.first, let last = stops.last {
            guard lower ?? first.value == first.value, upper ?? last.value == last.value else { throw .boundsBesideScale }
            (self.lower, self.upper) = (first.value, last.value)
        } else {
            (self.lower, self.upper) = (lower ?? 0, upper ?? 1)
        }
        guard self.lower.isFinite, self.upper.isFinite, (self.upper - self.lower).isFinite else { throw .boundsNotFinite }
        guard self.lower <= self.upper else { throw .boundsReversed(lower: self.lower, upper: self.upper) }
        self.curve = curve
        switch curve {
        case .logarithmic:
            guard self.lower > 0 else { throw .logarithmNeedsPositiveBounds(lower: self.lower) }
            logRatio = logarithm(self.upper) - logarithm(self.lower)
        case .power(let exponent):
            guard exponent >= 0.04, exponent <= 1000 else { throw .powerOutOfRange(exponent) }
            logRatio = 0
        case .linear, .piecewise, .list:
            logRatio = 0
        }
    }

    /// What can be met of a curve and bounds that do not fit: the curve's own bounds, an upper bound of at least the
    /// lower, a linear curve, 0…1.
    init(repairing curve: Curve, lower: Double?, upper: Double?) {
        let low = lower ?? 0, high = max(low, upper ?? 1)
        if let own = try? Scale(curve), !own.stops.isEmpty {
            self = own
        } else if let reordered = try? Scale(curve, lower: low, upper: high) {
            self = reordered
        } else if let straight = try? Scale(lower: low, upper: high) {
            self = straight
        } else {
            (self.lower, self.upper, self.curve, stops, logRatio) = (0, 1, .linear, [], 0)
        }
    }

    /// The bounds as a range.
    public var bounds: ClosedRange<Double> { lower...upper }

    /// The difference of the bounds, in value units; 0 where both are equal.
    public var length: Double { upper - lower }

    /// The place of a value along the track, 0…1. Values outside the bounds count as the nearer bound.
    public func fraction(of value: Double) -> Double {
        guard value > lower, length > 0 else { return 0 }
        guard value < upper else { return 1 }
        switch curve {
        case .linear:
            return (value - lower) / length
        case .logarithmic:
            return min(1, max(0, (logarithm(value) - logarithm(lower)) / logRatio))
        case .power(let exponent):
            return exponential(logarithm((value - lower) / length) / exponent)
        case .piecewise, .list:
            let (a, b) = segment { $0.value <= value }
            return a.fraction + (b.fraction - a.fraction) * ((value - a.value) / (b.value - a.value))
        }
    }

    /// The value at a place along the track. Beyond 0…1 it goes on with the length of the bounds per track.
    public func value(at fraction: Double) -> Double {
        guard fraction > 0 else { return lower + length * min(fraction, 0) }
        guard fraction < 1 else { return upper + length * (fraction - 1) }
        switch curve {
        case .linear:
            return lower + length * fraction
        case .logarithmic:
            return min(upper, lower * exponential(fraction * logRatio))
        case .power(let exponent):
            return lower + length * exponential(logarithm(fraction) * exponent)
        case .piecewise, .list:
            let (a, b) = segment { $0.fraction <= fraction }
            return a.value + (b.value - a.value) * ((fraction - a.fraction) / (b.fraction - a.fraction))
        }
    }

    /// The two stops around a place strictly inside the scale: the last that is reached, and the one after it.
    private func segment(reached: (Stop) -> Bool) -> (Stop, Stop) {
        let next = stops.partitionPoint(reached)
        return (stops[next - 1], stops[next])
    }

    private static func stops(of curve: Curve) throws(SliderFault) -> [Stop] {
        switch curve {
        case .linear, .logarithmic, .power:
            return []
        case .piecewise(let stops):
            guard stops.count > 1, stops[0].fraction == 0, stops[stops.count - 1].fraction == 1 else { throw .stopsIncomplete }
            for index in stops.indices {
                let stop = stops[index], previous = stops[max(index, 1) - 1]
                let isAscending = index == 0 || (previous.fraction < stop.fraction && previous.value < stop.value)
                guard isAscending, stop.value.isFinite else { throw .stopsNotIncreasing(index: index) }
            }
            return stops
        case .list(let values):
            guard !values.isEmpty else { throw .listNotIncreasing(index: 0) }
            var stops: [Stop] = []
            for index in values.indices {
                let isAscending = index == 0 || values[index - 1] < values[index]
                guard isAscending, values[index].isFinite else { throw .listNotIncreasing(index: index) }
                stops.append(Stop(fraction: Double(index) / Double(max(values.count - 1, 1)), value: values[index]))
            }
            return stops
        }
    }
}

extension Array {
    /// The index of the first element that does not match, where all that match come first.
    func partitionPoint(_ matches: (Element) -> Bool) -> Int {
        var low = 0, high = count
        while low < high {
            let middle = (low + high) / 2
            if matches(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
