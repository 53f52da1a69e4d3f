/// The wheel: a notch is a step.
extension Solver {
    /// Proposes a number of notches of the wheel.
    mutating func turnWheel(_ thumb: Int, by notches: Int) -> Int { step(thumb, by: Self.limited(notches)) }
}
