/// The difference of two values that counts as none.
extension Constraints {
    /// What rounding can make of values between two bounds: a millionth of a millionth of their distance, and no less
    /// than 16 times the distance of the larger one from the next number.
    static func tolerance(on scale: SliderScaleMap) -> Double {
        max(1e-12 * scale.length, 16 * max(abs(scale.lower), abs(scale.upper)).ulp)
    }

    /// The constraints with a tolerance of 0, for the search of an exact limit.
    var withoutTolerance: Constraints {
        var exact = self
        exact.tolerance = 0
        exact.grid.tolerance = 0
        return exact
    }
}
