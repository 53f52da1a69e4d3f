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
            return minimumDecimals(hundredthsOf: distance)
        }
    }
}

extension SliderState {
    /// Returns the number of decimals for a value, unless the app provides the text.
    ///
    /// Where there are steps, these are all of its decimals, up to nine. A value with more, and every value where there
    /// are no steps, has enough to show a hundredth of the step, or of the track around the value.
    public func decimals(of value: Double) -> Int {
        let grid = solver.constraints.grid
        let length = bounds.upperBound - bounds.lowerBound
        if grid.isContinuous(nextTo: value, going: 1) || grid.isContinuous(nextTo: value, going: -1) {
            let fraction = fraction(of: value)
            let distanceBelow = fraction < 0.01 ? length : value - self.value(at: fraction - 0.01)
            let distanceAbove = fraction > 0.99 ? length : self.value(at: fraction + 0.01) - value
            return minimumDecimals(hundredthsOf: 100 * min(length, min(distanceBelow, distanceAbove)))
        }
        if let decimals = allDecimals(of: value) { return decimals }
        let distanceBelow = value - grid.value(after: value, going: -1)
        let distanceAbove = grid.value(after: value, going: 1) - value
        return minimumDecimals(hundredthsOf: min(length, min(distanceBelow, distanceAbove)))
    }
}

/// Returns the number of decimals of a value, up to nine; `nil` if it has more.
package func allDecimals(of value: Double) -> Int? {
    var power = 1.0
    for decimals in 0...9 {
        if (value * power + 0.5).rounded(.down) / power == value { return decimals }
        power *= 10
    }
    return nil
}

/// Returns the minimum number of decimals, up to 20, whose last digit stands for at most a hundredth of a distance.
package func minimumDecimals(hundredthsOf distance: Double) -> Int {
    guard distance > 0 else { return 0 }
    var decimals = 0
    var hundredthInUnitsOfLastDigit = distance / 100
    // The tolerance is for rounding errors, which must not add a digit.
    while hundredthInUnitsOfLastDigit < 1 - 1e-9, decimals < 20 {
        hundredthInUnitsOfLastDigit *= 10
        decimals += 1
    }
    return decimals
}
