/// The scroll wheel.
extension Solver {
    /// Proposes one step for each notch of the wheel, and returns the thumb's index in the proposal.
    mutating func turnWheel(_ thumb: Int, by notches: Int) -> Int { step(thumb, by: Self.clampedStepCount(notches)) }
}
