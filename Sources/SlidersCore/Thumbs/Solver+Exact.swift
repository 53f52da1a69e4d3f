/// Values between steps: those that code set with `keepsValuesBetweenSteps`, and those of a drag that snaps only at the
/// release. Limits, bounds, and spans apply to them, too.
extension Solver {
    /// Returns whether a thumb may be between steps in a movement.
    func ignoresSteps(_ index: Int, in movement: Movement) -> Bool {
        guard movement.movingThumbs.contains(index) else {
            // With fixed spans, all thumbs move together, and keep their distances to the dragged ones.
            return constraints.hasFixedSpans && movement.kind == .drag && movement.ignoresSteps
        }
        return movement.kind == .drag ? movement.ignoresSteps : ignoresSteps(movement.requestedValues[index])
    }

    /// Returns whether a value may be between steps.
    func ignoresSteps(_ value: ThumbValue) -> Bool {
        value.origin == .unsnappedDrag || value.origin == .code && constraints.keepsValuesBetweenSteps
    }
}
