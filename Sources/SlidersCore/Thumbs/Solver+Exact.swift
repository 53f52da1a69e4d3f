/// Values off the steps: those that code set with `keepsValuesBetweenSteps`, and those of a drag that snaps at its end.
/// Limits, bounds, and spans hold for them, too.
extension Solver {
    /// Whether a thumb may be off the steps in a movement. One that can only move along with others is where these are.
    func isFree(_ index: Int, in movement: Movement) -> Bool {
        guard movement.moving.contains(index) else {
            return constraints.hasFixedSpans && movement.kind == .drag && movement.isFree
        }
        return movement.kind == .drag ? movement.isFree : isFree(movement.requested[index])
    }

    /// Whether a value may be off the steps: set with `keepsValuesBetweenSteps`, or in a drag that snaps at its end.
    func isFree(_ value: ThumbValue) -> Bool {
        value.origin == .rawDrag || value.origin == .code && constraints.keepsValuesBetweenSteps
    }
}
