/// Spans: the distances from each thumb to the next. On a wrapping circle, they are at most one period together.
extension SliderState {
    /// The spans from each thumb to the next, in value units.
    public var spans: [Double] { (0..<count - 1).map { span(above: $0) } }

    /// Returns the span from a thumb to the next, in value units.
    package func span(above thumb: Int) -> Double { solver.span(above: thumb) }

    /// The minimum span in use, in value units.
    package var minimumSpan: Double { solver.constraints.minimumSpan }

    /// The maximum span in use, in value units; infinite if there is none.
    package var maximumSpan: Double { solver.constraints.maximumSpan }

    /// The behavior in use of a thumb that reaches its neighbor: `push` where the minimum and the maximum span leave
    /// neighbors one distance, so that thumbs can only move together.
    package var collision: SliderCollision { solver.constraints.collision }

    /// Returns whether spans match the values of a wrapping circle: each is the difference of its two values plus whole
    /// periods, and together they are at most one period.
    func fits(_ spans: [Double], to values: [Double]) -> Bool {
        let constraints = solver.constraints
        guard isWrapped, spans.count == count - 1, spans.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return false }
        for index in spans.indices {
            let periods = (spans[index] - (values[index + 1] - values[index])) / constraints.period
            let error = abs(periods - (periods + 0.5).rounded(.down)) * constraints.period
            guard error <= constraints.tolerance else { return false }
        }
        return spans.reduce(0, +) <= constraints.period + constraints.tolerance
    }
}
