/// The values that a scale, a step, and forbidden ranges allow, as segments that follow one another without a gap.
///
/// A list of values is a row of segments, and only their ends are allowed. A forbidden range is such a segment, too.
package struct StepGrid: Equatable, Sendable {
    private(set) var segments: [Segment] = []
    /// Differences up to this count as none, in value units.
    var tolerance: Double
    /// Whether forbidden ranges leave out values that the steps allow.
    private var isCut = false

    init(_ step: SliderStep, on scale: SliderScaleMap, tolerance: Double) {
        self.tolerance = tolerance
        let length = if case .every(let length) = step { length } else { 0.0 }
        if case .list = scale.curve {
            for stop in scale.stops { append(upTo: stop.value, step: .infinity) }
        } else if case .values(let values) = step {
            for index in ascendingOrder(of: values) where values[index] >= scale.lower && values[index] <= scale.upper {
                append(upTo: values[index], step: .infinity)
            }
        } else if !scale.stops.isEmpty {
            var lengthBefore = 0.0
            for stop in scale.stops {
                append(upTo: stop.value, step: lengthBefore)
                lengthBefore = stop.step ?? length
            }
        } else {
            append(upTo: scale.lower, step: 0)
            append(upTo: scale.upper, step: length)
        }
    }

    /// One allowed value alone.
    init(only value: Double, tolerance: Double) {
        self.tolerance = tolerance
        append(upTo: value, step: 0)
    }

    /// Whether all values of the scale belong to one segment: the same distance between neighbors, except for a shorter
    /// last one.
    package var isEven: Bool { segments.count == 1 && !isCut }

    /// Whether every value is allowed.
    package var isFree: Bool { isEven && segments[0].isFree }

    // MARK: Looking values up

    /// The greatest allowed value at or below `x`, or −∞, and the least at or above it, or +∞. Values within the
    /// tolerance beyond `x` count as at `x`.
    @inline(never) func neighbors(of x: Double) -> Window {
        guard let first = segments.first, let last = segments.last else { return Window() }
        guard let index = index(at: x) else { return Window(high: first.first) }
        let neighbors = segments[index].neighbors(of: x, tolerance)
        return x <= last.last + tolerance ? neighbors : Window(low: neighbors.low)
    }

    /// The next allowed value strictly beyond `x`. Infinite beyond the last one, and where every value is allowed.
    package func value(after x: Double, going direction: Int) -> Double {
        guard let index = segmentIndex(nextTo: x, going: direction), !segments[index].isFree else {
            return Double(direction) * .infinity
        }
        return segments[index].value(after: x, going: direction, tolerance)
    }

    /// Whether every value just beyond `x` is allowed.
    func isFree(nextTo x: Double, going direction: Int) -> Bool {
        segmentIndex(nextTo: x, going: direction).map { segments[$0].isFree } ?? false
    }

    /// All allowed values, ascending; none if some stretch has no steps, or if there are more than `maximum`.
    func values(atMost maximum: Int) -> [Double] {
        guard let first = segments.first else { return [] }
        var values = [first.first]
        while let value = values.last, segmentIndex(nextTo: value, going: 1) != nil {
            let next = self.value(after: value, going: 1)
            guard next.isFinite, values.count < maximum else { return [] }
            values.append(next)
        }
        return values
    }

    // MARK: Counting

    /// The number of steps from the first allowed value to the last; stretches where every value is allowed count one.
    package var stepCount: Int { segments.reduce(0) { $0 + $1.stepCount } }

    /// The number of steps from the first allowed value to the last one at or below `x`.
    package func stepIndex(atOrBelow x: Double) -> Int {
        guard let index = index(at: x) else { return 0 }
        return segments[..<index].reduce(0) { $0 + $1.stepCount }
            + segments[index].stepIndex(atOrBelow: x, tolerance)
    }

    /// The allowed value this many steps from the first one; `nil` beyond the last.
    package func value(atStep step: Int) -> Double? {
        var rest = step
        guard rest >= 0 else { return nil }
        for segment in segments {
            if rest <= segment.stepCount { return segment.value(atStep: rest) }
            rest -= segment.stepCount
        }
        return nil
    }

    /// The segment that the values next to `x` in a direction belong to; `nil` beyond the last of them.
    private func segmentIndex(nextTo x: Double, going direction: Int) -> Int? {
        guard let first = segments.first, let last = segments.last else { return nil }
        if direction > 0 { return x < last.last - tolerance ? index(at: x) ?? 0 : nil }
        return x > first.first + tolerance ? index(at: x - 2 * tolerance) ?? 0 : nil
    }

    /// The last segment that begins at or before `x`; `nil` before the first.
    private func index(at x: Double) -> Int? {
        var low = 0
        var high = segments.count
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].first <= x + tolerance { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    // MARK: Making

    /// Adds the segment from the last value to this one. A value within twice the tolerance of the last one is the
    /// same.
    @inline(never) private mutating func append(upTo value: Double, step: Double) {
        guard let last = segments.last else {
            return segments.append(Segment(first: value, last: value, step: 0, tolerance))
        }
        guard value - last.last > 2 * tolerance else { return }
        let segment = Segment(first: last.last, last: value, step: step, tolerance)
        if last.first == last.last { segments[0] = segment } else { segments.append(segment) }
    }

    /// Leaves out the values inside a range. The allowed values on both sides of it become neighbors.
    mutating func forbid(_ range: Window) {
        let below = neighbors(of: range.low).low
        let above = neighbors(of: range.high).high
        guard hasValues(between: below, above) else { return }
        isCut = true
        let former = segments
        segments = []
        for segment in former where segment.first < below - tolerance {
            segments.append(segment.last > below + tolerance ? segment.part(upTo: below, tolerance) : segment)
        }
        if below.isFinite, above.isFinite {
            segments.append(Segment(first: below, last: above, step: .infinity, tolerance))
        }
        for segment in former where segment.last > above + tolerance {
            segments.append(segment.first < above - tolerance ? segment.part(from: above, tolerance) : segment)
        }
        // No stretch is left beside the only value.
        if segments.isEmpty, below.isFinite || above.isFinite { append(upTo: below.isFinite ? below : above, step: 0) }
    }

    /// Whether there is an allowed value between two neighbors of a range; infinite neighbors are none.
    private func hasValues(between below: Double, _ above: Double) -> Bool {
        guard let first = segments.first, let last = segments.last else { return false }
        if !below.isFinite { return first.first < above - tolerance }
        if !above.isFinite { return last.last > below + tolerance }
        return isFree(nextTo: below, going: 1) || value(after: below, going: 1) < above - tolerance
    }
}

/// A stretch of values with one step, both ends allowed.
struct Segment: Equatable, Sendable {
    private(set) var first, last: Double
    /// The distance of allowed values; 0 if all are allowed.
    let step: Double
    /// The value that steps are counted from.
    private let origin: Double
    /// The numbers of steps to first and last. The last one may be shorter.
    private var start = 0.0
    private var end: Double
    /// `origin` and `step` as whole multiples of 1/divisor, if both have at most nine decimals; otherwise `divisor` is
    /// 0.
    private var originUnits = 0.0
    private var stepUnits = 0.0
    private var divisor = 0.0

    init(first: Double, last: Double, step: Double, _ tolerance: Double) {
        self.first = first
        self.last = last
        origin = first
        // A step of at most two tolerances counts as none.
        self.step = step > 2 * tolerance ? min(step, last - first) : 0
        end = self.step > 0 ? ((last - first - tolerance) / self.step).rounded(.up) : 0
        var power = 1.0
        for _ in 0...9 where divisor == 0 {
            let o = (first * power + 0.5).rounded(.down)
            let s = (self.step * power + 0.5).rounded(.down)
            if o / power == first, s / power == self.step, max(abs(o), abs(o + end * s)) < 0x1p53 {
                originUnits = o
                stepUnits = s
                divisor = power
            }
            power *= 10
        }
    }

    var isFree: Bool { step == 0 && first < last }

    /// The part from the first value to an allowed one.
    func part(upTo value: Double, _ tolerance: Double) -> Segment {
        var part = self
        if !isFree { part.end = index(below: value, tolerance) }
        part.last = value
        return part
    }

    /// The part from an allowed value to the last one.
    func part(from value: Double, _ tolerance: Double) -> Segment {
        var part = self
        if !isFree { part.start = index(below: value, tolerance) }
        part.first = value
        return part
    }

    /// The allowed values at or below and at or above `x`, inside the segment.
    func neighbors(of x: Double, _ tolerance: Double) -> Window {
        guard !isFree else { return Window(low: min(last, max(first, x)), high: min(last, max(first, x))) }
        return Window(low: value(at: index(below: x, tolerance)), high: value(at: index(above: x, tolerance)))
    }

    /// The next allowed value strictly beyond `x`, inside the segment.
    func value(after x: Double, going direction: Int, _ tolerance: Double) -> Double {
        value(at: direction > 0 ? index(below: x, tolerance) + 1 : index(above: x, tolerance) - 1)
    }

    /// The number of steps from first to last; 1 where every value is allowed.
    var stepCount: Int { first == last ? 0 : isFree ? 1 : Int(min(end - start, 1e15)) }

    /// The number of steps from the first value to the last one at or below `x`.
    func stepIndex(atOrBelow x: Double, _ tolerance: Double) -> Int {
        isFree ? (x >= last - tolerance ? 1 : 0) : Int(min(max(0, index(below: x, tolerance) - start), 1e15))
    }

    /// The value this many steps from the first.
    func value(atStep step: Int) -> Double { isFree ? (step > 0 ? last : first) : value(at: start + Double(step)) }

    /// The number of steps to the last allowed value at or below `x`. The last step may be shorter, so that its end is
    /// found by comparison.
    private func index(below x: Double, _ tolerance: Double) -> Double {
        x >= last - tolerance ? end : min(((x + tolerance - origin) / step).rounded(.down), end - 1)
    }

    /// The number of steps to the first allowed value at or above `x`.
    private func index(above x: Double, _ tolerance: Double) -> Double {
        min(((x - tolerance - origin) / step).rounded(.up), end)
    }

    /// The value this many steps from the origin, inside the segment.
    private func value(at index: Double) -> Double {
        guard index > start else { return first }
        if index >= end { return last }
        return divisor > 0 ? (originUnits + index * stepUnits) / divisor : origin + index * step
    }
}
