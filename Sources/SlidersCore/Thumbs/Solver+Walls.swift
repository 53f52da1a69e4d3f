/// Walls: thumbs that a movement can't move.
extension Solver {
    /// Returns whether a pointer other than the specified one holds a thumb.
    func isHeld(thumb index: Int, byOtherThan pointer: Int?) -> Bool {
        thumbs[index].holder.map { $0.pointer != pointer } ?? false
    }

    /// Returns whether a thumb is a wall: a thumb that a movement can't move. With the collision rule `stop`, every
    /// neighbor of a dragged thumb is one.
    func isWall(_ index: Int, in movement: Movement) -> Bool {
        if movement.kind == .assign || movement.movingThumbs.contains(index) { return false }
        if movement.kind == .drag, constraints.collision != .push { return true }
        return constraints.isDisabled(thumb: index) || isHeld(thumb: index, byOtherThan: movement.pointer)
    }
}
