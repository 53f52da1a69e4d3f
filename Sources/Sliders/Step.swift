/// Which values a slider may take, as an app asks for it.
public enum Step: Equatable, Sendable {
    /// Every value.
    case none
    /// Multiples counted from the lower bound, and the upper bound. 0, negative and NaN count as `none`; a step longer
    /// than the bounds leaves just the bounds.
    case every(Double)
    /// Only these values, in any order.
    case values([Double])
}

/// The values that a scale and a step allow, as segments that follow one another without gap.
///
/// A list of values is a row of segments of which just the ends are allowed.
struct Steps: Equatable, Sendable {
    let segments: [Segment]
    /// Differences up to this count as none, in value units.
    var tolerance: Double

    init(_ step: Step, on scale: Scale, tolerance: Double) {
        self.tolerance = tolerance
        let ends = Double.infinity
        switch (scale.curve, step) {
        case (.list, _):
            segments = Self.segments(between: scale.stops.map({ $0.value }), tolerance) { _ in ends }
        case (_, .values(let values)):
            let inside = values.filter { $0 >= scale.lower && $0 <= scale.upper }.sorted()
            segments = Self.segments(between: inside, tolerance) { _ in ends }
        case (.piecewise, let step):
            let stops = scale.stops
            segments = Self.segments(between: stops.map({ $0.value }), tolerance) { stops[$0].step ?? step.length }
        case (_, let step):
            segments = [Segment(first: scale.lower, last: scale.upper, step: step.length, tolerance)]
        }
    }

    /// Whether the same distance lies between any two neighbours, but for a shorter last one, or every value is allowed.
    var isEven: Bool { segments.count == 1 }

    /// Whether every value is allowed.
    var isFree: Bool { isEven && segments[0].isFree }

    /// The allowed value nearest to `x` among those that do not lie beyond it: at most `x` going up (direction 1), at
    /// least `x` going down (−1); `nil` if there is none.
    func value(upTo x: Double, going direction: Int) -> Double? {
        guard let last = segments.last else { return nil }
        if direction > 0 {
            guard let segment = segment(at: x) else { return nil }
            return segment.value(upTo: x, tolerance)
        }
        guard x <= last.last + tolerance else { return nil }
        return (segment(at: x) ?? segments[0]).value(from: x, tolerance)
    }

    /// The segment in which the values next to `x` lie in a direction; `nil` beyond the last of them.
    func segment(nextTo x: Double, going direction: Int) -> Segment? {
        guard let first = segments.first, let last = segments.last else { return nil }
        if direction > 0 {
            return x < last.last - tolerance ? segment(at: x) ?? first : nil
        }
        return x > first.first + tolerance ? segment(at: x - 2 * tolerance) : nil
    }

    /// All allowed values; none where a stretch has no steps, or where there are too many.
    func values(atMost most: Int) -> [Double] {
        guard let first = segments.first, !segments.contains(where: { $0.isFree }) else { return [] }
        var values = [first.first]
        while let value = values.last, let segment = segment(nextTo: value, going: 1) {
            guard values.count < most else { return [] }
            values.append(segment.value(after: value, going: 1, tolerance))
        }
        return values
    }

    /// The last segment that begins at or before `x`.
    private func segment(at x: Double) -> Segment? {
        if segments.count == 1 { return x >= segments[0].first - tolerance ? segments[0] : nil }
        let next = segments.partitionPoint { $0.first <= x + tolerance }
        return next > 0 ? segments[next - 1] : nil
    }

    private static func segments(between values: [Double], _ tolerance: Double, step: (Int) -> Double) -> [Segment] {
        var segments: [Segment] = []
        // Values that cannot be told apart are one.
        for index in values.indices.dropFirst() where values[index] - (segments.last?.last ?? values[0]) > 2 * tolerance {
            let first = segments.last?.last ?? values[0]
            segments.append(Segment(first: first, last: values[index], step: step(index - 1), tolerance))
        }
        guard segments.isEmpty, let only = values.first else { return segments }
        return [Segment(first: only, last: only, step: 0, tolerance)]
    }
}

extension Step {
    /// The distance between neighbours; 0 where all values are allowed.
    fileprivate var length: Double {
        if case .every(let length) = self { length } else { 0 }
    }
}

/// A stretch of values with one step, both ends allowed.
struct Segment: Equatable, Sendable {
    let first, last: Double
    /// The distance of allowed values; 0 where all are.
    let step: Double
    /// How many steps lead from first to last, the last of which may be shorter.
    private let count: Double
    /// First and step as whole multiples of 1/divisor, where both have at most nine decimals; else the divisor is 0.
    private let firstUnits, stepUnits, divisor: Double

    init(first: Double, last: Double, step: Double, _ tolerance: Double) {
        (self.first, self.last) = (first, last)
        // A step finer than the tolerance cannot be told from none.
        self.step = step > 2 * tolerance ? min(step, last - first) : 0
        count = self.step > 0 ? ((last - first - tolerance) / self.step).rounded(.up) : 0
        var power = 1.0, units: (first: Double, step: Double, divisor: Double) = (0, 0, 0)
        for _ in 0...9 where units.divisor == 0 {
            let f = (first * power + 0.5).rounded(.down), s = (self.step * power + 0.5).rounded(.down)
            if f / power == first, s / power == self.step, max(abs(f), abs(f + count * s)) < 0x1p53 {
                units = (f, s, power)
            }
            power *= 10
        }
        (firstUnits, stepUnits, divisor) = units
    }

    var isFree: Bool { step == 0 && first < last }

    /// The allowed value at or below `x`, which is not before the segment.
    func value(upTo x: Double, _ tolerance: Double) -> Double {
        guard !isFree else { return min(x, last) }
        return value(x >= last - tolerance ? count : indexBelow(x + tolerance))
    }

    /// The allowed value at or above `x`, which is not beyond the segment.
    func value(from x: Double, _ tolerance: Double) -> Double {
        guard !isFree else { return max(x, first) }
        return value(indexAbove(x - tolerance))
    }

    /// The allowed value strictly beyond `x` in a direction, never beyond the segment.
    func value(after x: Double, going direction: Int, _ tolerance: Double) -> Double {
        if direction > 0 { return x < first - tolerance ? first : value(indexBelow(x + tolerance) + 1) }
        return x > last + tolerance ? last : value(indexAbove(x - tolerance) - 1)
    }

    private func indexBelow(_ x: Double) -> Double { min(((x - first) / step).rounded(.down), count - 1) }

    private func indexAbove(_ x: Double) -> Double { min(((x - first) / step).rounded(.up), count) }

    private func value(_ index: Double) -> Double {
        guard index > 0 else { return first }
        if index >= count { return last }
        return divisor > 0 ? (firstUnits + index * stepUnits) / divisor : first + index * step
    }
}
