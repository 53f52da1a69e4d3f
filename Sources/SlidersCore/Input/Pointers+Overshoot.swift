/// The overshoot: the distance by which a drag exceeds what its thumb can reach.
extension Pointers {
    /// Returns how much the overshoot has grown since the last call.
    mutating func takeOvershoot() -> Double {
        defer { takenOvershoot = overshoot }
        return overshoot - takenOvershoot
    }

    /// Resets the overshoot to 0, after a change that isn't a movement of a pointer.
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
