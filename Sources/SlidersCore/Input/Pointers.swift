/// The pointers that are down, each with its hold, and the overshoot of the last movement.
struct Pointers: Equatable, Sendable {
    /// What each pointer holds, in the order in which the pointers went down.
    var holds: [PointerHold] = []
    /// The distance by which the last movement exceeds what can be reached, in value units; negative toward the lower
    /// bound.
    var overshoot = 0.0
    /// The overshoot at the last call of ``takeOvershoot()``.
    var takenOvershoot = 0.0
    /// What the last movement or key requested, if something may hold its thumbs back from there.
    var request: MovementRequest?

    /// Returns the index of a pointer's hold; `nil` if the pointer isn't down.
    func index(of pointer: Int) -> Int? {
        // A closure over the holds would copy each of them.
        for index in holds.indices where holds[index].pointer == pointer { return index }
        return nil
    }

    /// Clears the cached limits of all holds. An exception is the pointer that moves now, because its own movements
    /// don't change its limits.
    mutating func clearCachedLimits(except pointer: Int? = nil) {
        for index in holds.indices where holds[index].cachedLimits != nil && holds[index].pointer != pointer {
            holds[index].cachedLimits = nil
        }
    }
}

/// The overshoot: the distance by which a drag exceeds what its thumb can reach.
extension Pointers {
    /// Returns how much the overshoot has grown since the last call.
    mutating func takeOvershoot() -> Double {
        defer { takenOvershoot = overshoot }
        return overshoot - takenOvershoot
    }

    /// Resets the overshoot to 0, and forgets the request, after a change that isn't a movement of a pointer.
    mutating func resetOvershoot() {
        overshoot = 0
        takenOvershoot = 0
        request = nil
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
