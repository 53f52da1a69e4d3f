extension SliderLayout {
    /// Returns the number of decimals for the value of each tick, unless the app provides the text: enough to show a
    /// hundredth of the distance to the nearer neighbor. Ticks at 33.333 and 66.667 have one decimal.
    public func tickDecimals(of state: SliderState) -> [Int] {
        let values = tickFractions(of: state).map { state.value(at: $0) }
        let (lower, upper) = (state.bounds.lowerBound, state.bounds.upperBound)
        return values.indices.map { index in
            var distance = upper - lower
            if index > 0 { distance = min(distance, abs(values[index] - values[index - 1])) }
            if index + 1 < values.count { distance = min(distance, abs(values[index + 1] - values[index])) }
            return Self.decimals(hundredthsOf: distance)
        }
    }

    /// The least number of decimals, up to 15, with which the last one counts for at most a hundredth of a distance.
    private static func decimals(hundredthsOf distance: Double) -> Int {
        guard distance > 0 else { return 0 }
        var decimals = 0
        var hundredth = distance / 100
        // Rounding does not count.
        while hundredth < 1 - 1e-9, decimals < 15 {
            hundredth *= 10
            decimals += 1
        }
        return decimals
    }
}
