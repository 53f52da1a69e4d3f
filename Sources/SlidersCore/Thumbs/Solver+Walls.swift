/// Walls: thumbs that nothing moves, because they are disabled or another pointer holds them. Where thumbs stop at one
/// another, every neighbor is one.
extension Solver {
    /// Whether another pointer than this one holds a thumb.
    func isHeld(thumb index: Int, exceptBy pointer: Int?) -> Bool {
        thumbs[index].holder.map { $0.pointer != pointer } ?? false
    }

    /// Whether a thumb is a wall in a movement: nothing moves it.
    func isWall(_ index: Int, in movement: Movement) -> Bool {
        if movement.kind == .assign || movement.moving.contains(index) { return false }
        if movement.kind == .drag, constraints.collision != .push { return true }
        return constraints.isDisabled(thumb: index) || isHeld(thumb: index, exceptBy: movement.pointer)
    }
}
