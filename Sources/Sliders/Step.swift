/// Which values a slider may take, as an app asks for it.
public enum Step: Equatable, Sendable {
    /// Every value.
    case none
    /// Multiples counted from the lower bound, and the upper bound. 0, negative and NaN count as `none`; a step longer
    /// than the bounds leaves just the bounds.
    case every(Double)
    /// Only these values, in any order.
    case values([Double])

    /// The distance between neighbours; 0 where all values are allowed.
    fileprivate var length: Double {
        if case .every(let length) = self { length } else { 0 }
    }
}

/// The values that a scale and a step allow, as segments that follow one another without gap.
///
/// A list of values is a row of segments of which just the ends are allowed. Where no value is allowed in a direction,
/// the answer is infinite: −∞ is the greatest of no values.
struct Steps: Equatable, Sendable {
    private(set) var segments: [Segment] = []
    /// Differences up to this count as none, in value units.
    var tolerance: Double

    init(_ step: Step, on scale: Scale, tolerance: Double) {
        self.tolerance = tolerance
        if case .list = scale.curve {
            for stop in scale.stops { append(upTo: stop.value, step: .infinity) }
        } else if case .values(let values) = step {
            for value in Self.ascending(values) where value >= scale.lower && value <= scale.upper {
                append(upTo: value, step: .infinity)
            }
        } else if !scale.stops.isEmpty {
            var length = 0.0
            for stop in scale.stops {
                append(upTo: stop.value, step: length)
                length = stop.step ?? step.length
            }
        } else {
            append(upTo: scale.lower, step: 0)
            append(upTo: scale.upper, step: step.length)
        }
    }

    /// Whether the same distance lies between any two neighbours, but for a shorter last one, or every value is allowed.
    var isEven: Bool { segments.count == 1 }

    /// Whether every value is allowed.
    var isFree: Bool { isEven && segments[0].isFree }

    /// The allowed value nearest to `x` among those that do not lie beyond it: at most `x` going up (direction 1), at
    /// least `x` going down (−1).
    func value(upTo x: Double, going direction: Int) -> Double {
        guard let last = segments.last, direction > 0 || x <= last.last + tolerance else { return -Double(direction) * .infinity }
        let index = index(at: x)
        guard direction < 0 || index >= 0 else { return -.infinity }
        return segments[max(0, index)].value(of: x, going: direction, offset: 0, tolerance)
    }

    /// The allowed value nearest to `x`, ties up, where those on both sides of it lie between two others; else infinite.
    func value(nearest x: Double, from low: Double, to high: Double) -> Double {
        let index = index(at: x)
        guard index >= 0, segments[index].step > 0 else { return .infinity }
        let place = segments[index].index(upTo: x + tolerance)
        let below = segments[index].value(at: place), above = segments[index].value(at: place + 1)
        guard low <= below, above <= high else { return .infinity }
        return above - x <= x - below + tolerance ? above : below
    }

    /// The next allowed value strictly beyond `x`; infinite at an edge, and where every value is allowed.
    func value(after x: Double, going direction: Int) -> Double {
        let index = segmentIndex(nextTo: x, going: direction)
        guard index >= 0, !segments[index].isFree else { return Double(direction) * .infinity }
        return segments[index].value(of: x, going: direction, offset: Double(direction), tolerance)
    }

    /// Whether every value just beyond `x` is allowed.
    func isFree(nextTo x: Double, going direction: Int) -> Bool {
        let index = segmentIndex(nextTo: x, going: direction)
        return index >= 0 && segments[index].isFree
    }

    /// All allowed values; none where a stretch has no steps, or where there are too many.
    func values(atMost most: Int) -> [Double] {
        guard let first = segments.first else { return [] }
        var values = [first.first]
        while let value = values.last, segmentIndex(nextTo: value, going: 1) >= 0 {
            let next = self.value(after: value, going: 1)
            guard next.isFinite, values.count < most else { return [] }
            values.append(next)
        }
        return values
    }

    /// The segment in which the values next to `x` lie in a direction; −1 beyond the last of them.
    private func segmentIndex(nextTo x: Double, going direction: Int) -> Int {
        guard let first = segments.first, let last = segments.last else { return -1 }
        if direction > 0 { return x < last.last - tolerance ? max(0, index(at: x)) : -1 }
        return x > first.first + tolerance ? index(at: x - 2 * tolerance) : -1
    }

    /// The last segment that begins at or before `x`; −1 before the first.
    private func index(at x: Double) -> Int {
        var low = 0, high = segments.count
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].first <= x + tolerance { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }

    /// Adds the segment from the last value to this one. Values that cannot be told apart are one.
    private mutating func append(upTo value: Double, step: Double) {
        guard let last = segments.last else { return segments.append(Segment(first: value, last: value, step: 0, tolerance)) }
        guard value - last.last > 2 * tolerance else { return }
        let segment = Segment(first: last.last, last: value, step: step, tolerance)
        if last.first == last.last { segments[0] = segment } else { segments.append(segment) }
    }

    private static func ascending(_ values: [Double]) -> [Double] {
        var values = values
        for index in values.indices {
            var place = index
            while place > 0, values[place] < values[place - 1] {
                values.swapAt(place, place - 1)
                place -= 1
            }
        }
        return values
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
    private var firstUnits = 0.0, stepUnits = 0.0, divisor = 0.0

    init(first: Double, last: Double, step: Double, _ tolerance: Double) {
        (self.first, self.last) = (first, last)
        // A step finer than the tolerance cannot be told from none.
        self.step = step > 2 * tolerance ? min(step, last - first) : 0
        count = self.step > 0 ? ((last - first - tolerance) / self.step).rounded(.up) : 0
        var power = 1.0
        for _ in 0...9 where divisor == 0 {
            let f = (first * power + 0.5).rounded(.down), s = (self.step * power + 0.5).rounded(.down)
            if f / power == first, s / power == self.step, max(abs(f), abs(f + count * s)) < 0x1p53 {
                (firstUnits, stepUnits, divisor) = (f, s, power)
            }
            power *= 10
        }
    }

    var isFree: Bool { step == 0 && first < last }

    /// The allowed value at or before `x` in a direction, or `offset` values from it; never outside the segment.
    func value(of x: Double, going direction: Int, offset: Double, _ tolerance: Double) -> Double {
        guard !isFree else { return min(last, max(first, x)) }
        if direction > 0 { return value(at: x >= last - tolerance ? count + offset : index(upTo: x + tolerance) + offset) }
        return value(at: min(((x - tolerance - first) / step).rounded(.up), count) + offset)
    }

    /// How many steps lead to the last allowed value up to `x`, its shorter last step left out.
    func index(upTo x: Double) -> Double { min(((x - first) / step).rounded(.down), count - 1) }

    /// The value so many steps from the first, inside the segment.
    func value(at index: Double) -> Double {
        guard index > 0 else { return first }
        if index >= count { return last }
        return divisor > 0 ? (firstUnits + index * stepUnits) / divisor : first + index * step
    }
}
