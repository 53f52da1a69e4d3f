/// What planes and rulers ask of the slider that has the value of a coordinate.
extension SliderState {
    /// The steps of the scale.
    package var grid: StepGrid { solver.constraints.grid }

    /// Returns whether the current proposal changes the value of a thumb.
    package func proposalChanges(_ thumb: Int) -> Bool { solver.wouldChange(thumb) }

    /// Returns whether a person can move a thumb now.
    package func canMove(_ thumb: Int) -> Bool { solver.canMove(thumb, 0) }

    /// Returns the value without the digits that only rounding gave it.
    package func decimal(_ value: Double) -> Double { solver.constraints.decimal(value) }

    /// Returns the fraction of the value on a step that is nearest to a fraction, between two fractions; infinite if
    /// there is none.
    package func fraction(ofStepNearest fraction: Double, in window: Window) -> Double {
        let values = Window(low: value(at: window.low), high: value(at: window.high))
        let value = solver.constraints.value(nearest: value(at: fraction), in: values, index: 0, isFree: false)
        return value.isFinite ? self.fraction(of: value) : value
    }

    /// Returns the fraction of the value that a drag to a fraction gives the first thumb: on a step, or on a detent
    /// that is near. Detents may be near the steps that are nearest to others.
    package func restingFraction(at fraction: Double) -> Double {
        let limits = solver.limits(of: 0)
        var fraction = fraction
        for _ in 0..<4 {
            let target = solver.attracted(value(at: fraction), at: fraction, in: limits, on: surface)
            let value = solver.constraints.value(nearest: target, in: limits, index: 0, isFree: false)
            let next = value.isFinite ? self.fraction(of: value) : fraction
            if next == fraction { break }
            fraction = next
        }
        return fraction
    }
}
