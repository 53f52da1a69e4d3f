/// The pointers that are down, each with its hold, and the overshoot of the last movement.
struct Pointers: Equatable, Sendable {
    var holds: [PointerHold] = []
    /// How far the last movement wanted to go beyond what could be reached, in value units.
    var overshoot = 0.0
    /// The overshoot that was taken last.
    var takenOvershoot = 0.0

    /// The index of a pointer's hold; `nil` if it is not down.
    func index(of pointer: Int) -> Int? {
        // A closure over the holds would copy each of them.
        for index in holds.indices where holds[index].pointer == pointer { return index }
        return nil
    }

    /// Forgets the windows of held thumbs, because something other than their pointer's movement may change them.
    mutating func forgetLimits(except pointer: Int? = nil) {
        for index in holds.indices where holds[index].knownLimits != nil && holds[index].pointer != pointer {
            holds[index].knownLimits = nil
        }
    }
}
