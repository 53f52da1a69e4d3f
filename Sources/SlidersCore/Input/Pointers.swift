/// The pointers that are down, each with its hold, and the overshoot of the last movement.
struct Pointers: Equatable, Sendable {
    /// What each pointer holds, in the order in which the pointers went down.
    var holds: [PointerHold] = []
    /// The distance by which the last movement exceeds what can be reached, in value units; negative toward the lower
    /// bound.
    var overshoot = 0.0
    /// The overshoot at the last call of ``takeOvershoot()``.
    var takenOvershoot = 0.0

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
