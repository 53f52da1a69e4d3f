/// The stretches whose inside no thumb may enter, ascending. Two of them may meet in a value, which is allowed.
struct ForbiddenRanges: Equatable, Sendable {
    private(set) var ranges: [Window] = []
    private var tolerance = 0.0

    /// No stretch at all.
    init() {}

    /// Joins the ranges that overlap. On a wrapping circle, every range appears again one period lower and one period
    /// higher.
    init(_ requested: [ClosedRange<Double>], on scale: SliderScaleMap, period: Double, tolerance: Double) {
        self.tolerance = tolerance
        for lap in period > 0 ? -1...1 : 0...0 {
            for range in requested where range.upperBound - range.lowerBound > 2 * tolerance {
                var window = Window(low: range.lowerBound, high: range.upperBound)
                if period > 0, window.high - window.low < .infinity {
                    let turns = ((window.low - scale.lower) / period).rounded(.down)
                    window = window.shifted(by: (Double(lap) - turns) * period)
                }
                insert(window)
            }
        }
        join()
    }

    /// The value itself, or both ends of the range that it is inside of.
    func ends(around value: Double) -> Window {
        for range in ranges where value < range.high - tolerance {
            return value > range.low + tolerance ? range : Window(low: value, high: value)
        }
        return Window(low: value, high: value)
    }

    func contains(_ value: Double) -> Bool {
        let ends = ends(around: value)
        return ends.low < ends.high
    }

    /// The part of a window from its first to its last value that is allowed; `nil` if none is.
    func part(of window: Window) -> Window? {
        let part = Window(low: ends(around: window.low).high, high: ends(around: window.high).low)
        return part.low <= part.high + tolerance ? Window(low: part.low, high: max(part.low, part.high)) : nil
    }

    /// Inserts a range in order. Most apps give them so.
    private mutating func insert(_ range: Window) {
        var index = ranges.count
        while index > 0, ranges[index - 1].low > range.low { index -= 1 }
        ranges.insert(range, at: index)
    }

    private mutating func join() {
        var joined: [Window] = []
        for range in ranges {
            if let last = joined.last, last.high - range.low > tolerance {
                joined[joined.count - 1].high = max(last.high, range.high)
            } else {
                joined.append(range)
            }
        }
        ranges = joined
    }
}
