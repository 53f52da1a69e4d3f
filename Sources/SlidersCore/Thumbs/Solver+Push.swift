/// Thumbs that make room for one another: pushed along by a leader, or pulled if the maximum span is exceeded, no
/// farther than they must. Assignment settles all thumbs in the same way.
extension Solver {
    /// Gives each thumb beyond the leader, up to the next wall, the value nearest to its wish that keeps its distance
    /// to the thumb before and leaves the rest room. Thumbs that need not move stay. Returns whether each found a
    /// value.
    mutating func settle(beyond leader: Int, going direction: Int, at target: Double, _ movement: Movement) -> Bool {
        noteRooms(beyond: leader, going: direction, closingAt: target, movement)
        var walk = Walk(index: leader)
        var previous = target
        while true {
            let before = walk
            guard walk.step(direction, on: constraints), walk.index != leader, !isWall(walk.index, in: movement) else {
                return true
            }
            let index = walk.index
            let window = gap(
                from: before, in: Window(low: previous, high: previous), to: walk, going: direction, movement
            )
            .intersection(thumbs[index].room)
            let isMoving = direction > 0 && movement.moving.contains(index)
            let present = constraints.unwrapped(thumbs[index].next) + walk.lift
            // Rounding moves nothing, but order is kept to the bit.
            let isOut = !window.contains(present, constraints.tolerance) || Double(direction) * (previous - present) > 0
            guard isMoving || isOut else {
                if movement.kind == .drag { return true }
                previous = present
                continue
            }
            let requested =
                isMoving ? constraints.unwrapped(movement.requested[index]) + movement.shift : present - walk.lift
            var value = nearestAllowed(
                to: requested, in: window.shifted(by: -walk.lift), of: index, going: direction, movement)
            guard value.isFinite else { return false }
            if movement.isOfOneThumb, movement.pointer == nil, constraints.grid.isFree {
                value = constraints.decimal(value)
            }
            // Steps too fine to be told apart never reorder thumbs.
            if !constraints.isWrapped { value = direction > 0 ? max(value, previous) : min(value, previous) }
            propose(value, at: index, movement)
            previous = constraints.unwrapped(thumbs[index].next) + walk.lift
        }
    }

    /// Notes with each thumb beyond the leader, up to the next wall, the room that those beyond leave it.
    private mutating func noteRooms(
        beyond leader: Int, going direction: Int, closingAt target: Double, _ movement: Movement
    ) {
        var rooms = roomWalk(beyond: leader, going: direction, .closing(at: target), movement)
        while let room = rooms?.next(self, movement), let index = rooms?.index { thumbs[index].room = room }
    }
}
