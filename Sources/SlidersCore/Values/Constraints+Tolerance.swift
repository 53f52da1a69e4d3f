/// The tolerance: the largest difference of two values that count as equal.
extension Constraints {
    /// Returns the tolerance for a scale: 1e-12 times the difference of the bounds, and at least 16 units in the last
    /// place of the bound that is farther from 0 (§1.4).
    static func tolerance(on scale: SliderScaleMap) -> Double {
        max(1e-12 * scale.length, 16 * max(abs(scale.lower), abs(scale.upper)).ulp)
    }

    /// A copy of the constraints with a tolerance of 0, for the search of an exact limit.
    var withoutTolerance: Constraints {
        var exact = self
        exact.tolerance = 0
        exact.grid.tolerance = 0
        return exact
    }
}
