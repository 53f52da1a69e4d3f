/// Queries for planes and rulers, which store each of their coordinates in a slider.
extension SliderState {
    /// The steps of the scale.
    package var grid: StepGrid { solver.constraints.grid }

    /// Returns whether the current proposal changes the value of a thumb.
    package func proposalChanges(_ thumb: Int) -> Bool { solver.wouldChange(thumb) }

    /// Returns whether a person can move a thumb now.
    package func canMove(_ thumb: Int) -> Bool { solver.canMove(thumb) }

    /// Returns the value without the digits that only rounding gave it.
    package func shortestDecimal(near value: Double) -> Double { solver.constraints.shortestDecimal(near: value) }

    /// Returns the fraction of the allowed value that is nearest to a fraction, within a window (an interval of
    /// fractions); infinite if the window contains no allowed value.
    package func fraction(ofStepNearest fraction: Double, in window: Window) -> Double {
        let values = Window(low: value(at: window.low), high: value(at: window.high))
        let value = solver.constraints.allowedValue(
            nearest: value(at: fraction), in: values, index: 0, ignoresSteps: false)
        return value.isFinite ? self.fraction(of: value) : value
    }

    /// Returns the fraction of the value that the first thumb has after a drag to a fraction: a step, or a detent
    /// nearby.
    package func restingFraction(at fraction: Double) -> Double {
        let limits = solver.limits(of: 0)
        var fraction = fraction
        // The step nearest to one detent can be near another detent.
        for _ in 0..<4 {
            let target = solver.snappedToDetent(value(at: fraction), at: fraction, in: limits, on: surface)
            let value = solver.constraints.allowedValue(nearest: target, in: limits, index: 0, ignoresSteps: false)
            let next = value.isFinite ? self.fraction(of: value) : fraction
            if next == fraction { break }
            fraction = next
        }
        return fraction
    }
}
