/// The values that a scale, a step, and forbidden ranges allow, as segments that follow one another without a gap.
///
/// A list of values is a row of segments whose ends alone are allowed. A forbidden range is such a segment, too.
package struct StepGrid: Equatable, Sendable {
    private(set) var segments: [Segment] = []
    /// The largest difference of two values that count as equal.
    var tolerance: Double
    /// Whether forbidden ranges exclude values that the steps allow.
    private var hasExcludedValues = false

    init(_ step: SliderStep, on scale: SliderScaleMap, tolerance: Double) {
        self.tolerance = tolerance
        let length = if case .every(let length) = step { length } else { 0.0 }
        if case .list = scale.curve {
            for stop in scale.stops { appendSegment(to: stop.value, step: .infinity) }
        } else if case .values(let values) = step {
            for index in ascendingOrder(of: values) where values[index] >= scale.lower && values[index] <= scale.upper {
                appendSegment(to: values[index], step: .infinity)
            }
        } else if !scale.stops.isEmpty {
            // Each stop sets the step from there to the next one.
            var previousLength = 0.0
            for stop in scale.stops {
                appendSegment(to: stop.value, step: previousLength)
                previousLength = stop.step ?? length
            }
        } else {
            appendSegment(to: scale.lower, step: 0)
            appendSegment(to: scale.upper, step: length)
        }
    }

    /// Creates a grid that allows a single value.
    init(onlyValue: Double, tolerance: Double) {
        self.tolerance = tolerance
        appendSegment(to: onlyValue, step: 0)
    }

    /// Whether the whole grid is one segment: all steps have the same length, except for a shorter last one, or every
    /// value is allowed.
    package var isUniform: Bool { segments.count == 1 && !hasExcludedValues }

    /// Whether every value is allowed.
    package var isContinuous: Bool { isUniform && segments[0].isContinuous }

    // MARK: Looking values up

    /// Returns the greatest allowed value at or below `x`, or −∞, and the least one at or above it, or +∞. An allowed
    /// value within the tolerance of `x` counts as at `x`.
    @inline(never) func nearestValues(around x: Double) -> Window {
        guard let firstSegment = segments.first, let lastSegment = segments.last else { return Window() }
        guard let index = segmentIndex(at: x) else { return Window(high: firstSegment.firstValue) }
        let nearestValues = segments[index].nearestValues(around: x, tolerance)
        return x <= lastSegment.lastValue + tolerance ? nearestValues : Window(low: nearestValues.low)
    }

    /// Returns the next allowed value strictly above (direction 1) or below (−1) `x`. Infinite if there is none, and
    /// where every value is allowed.
    package func value(after x: Double, going direction: Int) -> Double {
        guard let index = segmentIndex(nextTo: x, going: direction), !segments[index].isContinuous else {
            return Double(direction) * .infinity
        }
        return segments[index].value(after: x, going: direction, tolerance)
    }

    /// Returns whether every value just above (direction 1) or below (−1) `x` is allowed.
    func isContinuous(nextTo x: Double, going direction: Int) -> Bool {
        segmentIndex(nextTo: x, going: direction).map { segments[$0].isContinuous } ?? false
    }

    /// Returns all allowed values in ascending order, or an empty array if a segment has no steps, or if there are more
    /// than `maximum`.
    func values(atMost maximum: Int) -> [Double] {
        guard let firstSegment = segments.first else { return [] }
        var values = [firstSegment.firstValue]
        while let value = values.last, segmentIndex(nextTo: value, going: 1) != nil {
            let nextValue = self.value(after: value, going: 1)
            guard nextValue.isFinite, values.count < maximum else { return [] }
            values.append(nextValue)
        }
        return values
    }

    // MARK: Counting

    /// The number of steps from the first allowed value to the last one. A segment in which every value is allowed
    /// counts as one step.
    package var stepCount: Int { segments.reduce(0) { $0 + $1.stepCount } }

    /// Returns the number of steps from the first allowed value to the last one at or below `x`.
    package func stepIndex(atOrBelow x: Double) -> Int {
        guard let index = segmentIndex(at: x) else { return 0 }
        return segments[..<index].reduce(0) { $0 + $1.stepCount }
            + segments[index].stepIndex(atOrBelow: x, tolerance)
    }

    /// Returns the allowed value that is this number of steps from the first one, or `nil` beyond the last one.
    package func value(atStep step: Int) -> Double? {
        var remainingSteps = step
        guard remainingSteps >= 0 else { return nil }
        for segment in segments {
            if remainingSteps <= segment.stepCount { return segment.value(atStep: remainingSteps) }
            remainingSteps -= segment.stepCount
        }
        return nil
    }

    /// Returns the index of the segment that the values just above (direction 1) or below (−1) `x` belong to, or `nil`
    /// if `x` is at the last one of them, or beyond.
    private func segmentIndex(nextTo x: Double, going direction: Int) -> Int? {
        guard let firstSegment = segments.first, let lastSegment = segments.last else { return nil }
        if direction > 0 { return x < lastSegment.lastValue - tolerance ? segmentIndex(at: x) ?? 0 : nil }
        return x > firstSegment.firstValue + tolerance ? segmentIndex(at: x - 2 * tolerance) ?? 0 : nil
    }

    /// Returns the index of the last segment that begins at or before `x`, or `nil` if `x` is before all of them.
    private func segmentIndex(at x: Double) -> Int? {
        var low = 0
        var high = segments.count
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].firstValue <= x + tolerance { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    // MARK: Adding and excluding

    /// Adds a segment from the end of the last one to a value, unless they differ by at most two tolerances. The first
    /// value alone makes a segment without length, which the next one replaces.
    @inline(never) private mutating func appendSegment(to value: Double, step: Double) {
        guard let last = segments.last else {
            return segments.append(Segment(from: value, to: value, step: 0, tolerance))
        }
        guard value - last.lastValue > 2 * tolerance else { return }
        let segment = Segment(from: last.lastValue, to: value, step: step, tolerance)
        if last.firstValue == last.lastValue { segments[0] = segment } else { segments.append(segment) }
    }

    /// Excludes the values inside a range. The allowed values on both sides of the range become neighbors.
    mutating func exclude(_ range: Window) {
        let valueBelow = nearestValues(around: range.low).low
        let valueAbove = nearestValues(around: range.high).high
        guard hasValues(between: valueBelow, and: valueAbove) else { return }
        hasExcludedValues = true
        let formerSegments = segments
        segments = []
        for segment in formerSegments where segment.firstValue < valueBelow - tolerance {
            segments.append(
                segment.lastValue > valueBelow + tolerance ? segment.part(upTo: valueBelow, tolerance) : segment)
        }
        if valueBelow.isFinite, valueAbove.isFinite {
            segments.append(Segment(from: valueBelow, to: valueAbove, step: .infinity, tolerance))
        }
        for segment in formerSegments where segment.lastValue > valueAbove + tolerance {
            segments.append(
                segment.firstValue < valueAbove - tolerance ? segment.part(from: valueAbove, tolerance) : segment)
        }
        // If only one value is allowed, it makes a segment without length.
        if segments.isEmpty, valueBelow.isFinite || valueAbove.isFinite {
            appendSegment(to: valueBelow.isFinite ? valueBelow : valueAbove, step: 0)
        }
    }

    /// Returns whether a value is allowed between the allowed values on both sides of a range. Either is infinite if
    /// there is no allowed value on its side.
    private func hasValues(between valueBelow: Double, and valueAbove: Double) -> Bool {
        guard let firstSegment = segments.first, let lastSegment = segments.last else { return false }
        if !valueBelow.isFinite { return firstSegment.firstValue < valueAbove - tolerance }
        if !valueAbove.isFinite { return lastSegment.lastValue > valueBelow + tolerance }
        return isContinuous(nextTo: valueBelow, going: 1)
            || value(after: valueBelow, going: 1) < valueAbove - tolerance
    }
}

/// An interval of values with steps of one length. Both of its ends are allowed.
struct Segment: Equatable, Sendable {
    private(set) var firstValue, lastValue: Double
    /// The distance between allowed values; 0 if every value is allowed.
    let step: Double
    /// The value that steps are counted from.
    private let origin: Double
    /// The numbers of steps from `origin` to the first value and to the last value. The last step can be shorter.
    private var firstIndex = 0.0
    private var lastIndex: Double
    /// `origin` and `step` as multiples of 1 / `divisor`, which make values exact if both have at most nine decimals;
    /// otherwise, `divisor` is 0.
    private var originUnits = 0.0
    private var stepUnits = 0.0
    private var divisor = 0.0

    init(from firstValue: Double, to lastValue: Double, step: Double, _ tolerance: Double) {
        self.firstValue = firstValue
        self.lastValue = lastValue
        origin = firstValue
        // With a step of at most two tolerances, every value is allowed.
        self.step = step > 2 * tolerance ? min(step, lastValue - firstValue) : 0
        lastIndex = self.step > 0 ? ((lastValue - firstValue - tolerance) / self.step).rounded(.up) : 0
        var power = 1.0
        for _ in 0...9 where divisor == 0 {
            let originMultiple = (firstValue * power + 0.5).rounded(.down)
            let stepMultiple = (self.step * power + 0.5).rounded(.down)
            if originMultiple / power == firstValue, stepMultiple / power == self.step,
                max(abs(originMultiple), abs(originMultiple + lastIndex * stepMultiple)) < 0x1p53
            {
                originUnits = originMultiple
                stepUnits = stepMultiple
                divisor = power
            }
            power *= 10
        }
    }

    /// Whether every value is allowed.
    var isContinuous: Bool { step == 0 && firstValue < lastValue }

    /// Returns the part from the first value to the specified one, which must be allowed.
    func part(upTo value: Double, _ tolerance: Double) -> Segment {
        var part = self
        if !isContinuous { part.lastIndex = index(below: value, tolerance) }
        part.lastValue = value
        return part
    }

    /// Returns the part from the specified value, which must be allowed, to the last one.
    func part(from value: Double, _ tolerance: Double) -> Segment {
        var part = self
        if !isContinuous { part.firstIndex = index(below: value, tolerance) }
        part.firstValue = value
        return part
    }

    /// Returns the greatest allowed value at or below `x` and the least one at or above it, inside the segment.
    func nearestValues(around x: Double, _ tolerance: Double) -> Window {
        guard !isContinuous else {
            return Window(low: min(lastValue, max(firstValue, x)), high: min(lastValue, max(firstValue, x)))
        }
        return Window(low: value(at: index(below: x, tolerance)), high: value(at: index(above: x, tolerance)))
    }

    /// Returns the next allowed value strictly above (direction 1) or below (−1) `x`, inside the segment.
    func value(after x: Double, going direction: Int, _ tolerance: Double) -> Double {
        value(at: direction > 0 ? index(below: x, tolerance) + 1 : index(above: x, tolerance) - 1)
    }

    /// The number of steps from the first value to the last; 1 if every value is allowed.
    var stepCount: Int {
        firstValue == lastValue ? 0 : isContinuous ? 1 : Int(min(lastIndex - firstIndex, 1e15))
    }

    /// Returns the number of steps from the first value to the last one at or below `x`.
    func stepIndex(atOrBelow x: Double, _ tolerance: Double) -> Int {
        isContinuous
            ? (x >= lastValue - tolerance ? 1 : 0) : Int(min(max(0, index(below: x, tolerance) - firstIndex), 1e15))
    }

    /// Returns the value that is this number of steps from the first value.
    func value(atStep step: Int) -> Double {
        isContinuous ? (step > 0 ? lastValue : firstValue) : value(at: firstIndex + Double(step))
    }

    /// Returns the number of steps from `origin` to the last allowed value at or below `x`. The last step can be
    /// shorter, so that a division doesn't find its end.
    private func index(below x: Double, _ tolerance: Double) -> Double {
        x >= lastValue - tolerance ? lastIndex : min(((x + tolerance - origin) / step).rounded(.down), lastIndex - 1)
    }

    /// Returns the number of steps from `origin` to the first allowed value at or above `x`.
    private func index(above x: Double, _ tolerance: Double) -> Double {
        min(((x - tolerance - origin) / step).rounded(.up), lastIndex)
    }

    /// Returns the value that is this number of steps from `origin`, inside the segment.
    private func value(at index: Double) -> Double {
        guard index > firstIndex else { return firstValue }
        if index >= lastIndex { return lastValue }
        return divisor > 0 ? (originUnits + index * stepUnits) / divisor : origin + index * step
    }
}
