/// The overshoot: how far a pointer went beyond what its thumb could reach. Pointers+Drag.swift measures it.
extension Pointers {
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
    /// How far the last movement wanted to go beyond what could be reached: signed, in value units, absolute for the
    /// drag; 0 if nothing limited it, after any other input, and after release.
    public var overshoot: Double { pointers.overshoot }

    /// The growth of the overshoot since this was last asked.
    public mutating func takeOvershoot() -> Double { pointers.takeOvershoot() }
}
