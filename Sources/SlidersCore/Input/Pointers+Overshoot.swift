/// The overshoot: how far a pointer went beyond what its thumb could reach.
extension Pointers {
    /// Returns how much the overshoot has grown since the last call.
    mutating func takeOvershoot() -> Double {
        defer { takenOvershoot = overshoot }
        return overshoot - takenOvershoot
    }

    /// Forgets the overshoot, as every input does that is no movement.
    mutating func resetOvershoot() {
        overshoot = 0
        takenOvershoot = 0
    }
}

extension SliderState {
    /// The distance by which the current drag exceeds what its thumb can reach, in value units; negative toward the
    /// lower bound.
    ///
    /// It's measured from the limit, not from the last movement. It's 0 if nothing limits the drag, after any other
    /// input, and after the release.
    package var overshoot: Double { pointers.overshoot }

    /// Returns how much the overshoot has grown since the last call.
    package mutating func takeOvershoot() -> Double { pointers.takeOvershoot() }
}
