/// The overshoot: how far a pointer went beyond what its thumb could reach.
extension Pointers {
    /// Measures how far a movement goes beyond what it can reach.
    mutating func measureOvershoot(of wish: Double, reaching reached: Double) { overshoot = finite(wish - reached) }

    /// The growth of the overshoot since this was last asked.
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
    /// How far past the range that its thumb can reach the current drag goes, in value units; negative toward the lower
    /// bound.
    ///
    /// Measured from the limit, not from the last movement. 0 if nothing limits the drag, after any other input, and
    /// after release.
    public var overshoot: Double { pointers.overshoot }

    /// The growth of the overshoot since this was last asked.
    public mutating func takeOvershoot() -> Double { pointers.takeOvershoot() }
}
