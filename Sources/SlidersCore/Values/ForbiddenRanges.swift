/// The ranges that no thumb can enter, in ascending order. Their ends are allowed, also an end that two ranges share.
struct ForbiddenRanges: Equatable, Sendable {
    private(set) var ranges: [Window] = []
    private var tolerance = 0.0

    /// Creates an empty list.
    init() {}

    /// Sorts the requested ranges, and joins those that overlap. On a wrapping circle, each range also appears one
    /// period lower and one period higher.
    init(_ requestedRanges: [ClosedRange<Double>], on scale: SliderScaleMap, period: Double, tolerance: Double) {
        self.tolerance = tolerance
        for lap in period > 0 ? -1...1 : 0...0 {
            for range in requestedRanges where range.upperBound - range.lowerBound > 2 * tolerance {
                var window = Window(low: range.lowerBound, high: range.upperBound)
                if period > 0, window.high - window.low < .infinity {
                    let laps = ((window.low - scale.lower) / period).rounded(.down)
                    window = window.shifted(by: (Double(lap) - laps) * period)
                }
                insert(window)
            }
        }
        joinOverlappingRanges()
    }

    /// Returns the ends of the forbidden range that a value is inside. If it's inside none, both ends are the value.
    func ends(around value: Double) -> Window {
        for range in ranges where value < range.high - tolerance {
            return value > range.low + tolerance ? range : Window(low: value, high: value)
        }
        return Window(low: value, high: value)
    }

    /// Returns whether a value is inside a forbidden range.
    func contains(_ value: Double) -> Bool {
        let ends = ends(around: value)
        return ends.low < ends.high
    }

    /// Returns the part of a window from its first to its last allowed value, or `nil` if it has none.
    func allowedPart(of window: Window) -> Window? {
        let part = Window(low: ends(around: window.low).high, high: ends(around: window.high).low)
        return part.low <= part.high + tolerance ? Window(low: part.low, high: max(part.low, part.high)) : nil
    }

    /// Inserts a range in ascending order. It searches from the end, because most apps list their ranges in order.
    private mutating func insert(_ range: Window) {
        var index = ranges.count
        while index > 0, ranges[index - 1].low > range.low { index -= 1 }
        ranges.insert(range, at: index)
    }

    /// Replaces ranges that overlap by one range.
    private mutating func joinOverlappingRanges() {
        var joinedRanges: [Window] = []
        for range in ranges {
            if let last = joinedRanges.last, last.high - range.low > tolerance {
                joinedRanges[joinedRanges.count - 1].high = max(last.high, range.high)
            } else {
                joinedRanges.append(range)
            }
        }
        ranges = joinedRanges
    }
}
