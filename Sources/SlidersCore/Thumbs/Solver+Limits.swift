/// The limits of thumbs: how far each can go now, given walls, neighbors, steps and spans.
///
/// Disabled thumbs and those that another pointer holds are walls; with `stop` every neighbor is. Directions are 1 and
/// −1, so that each rule is written once for both.
extension Solver {
    /// How far a drag could move a thumb now, as unwrapped values; infinite if a ring sets no limit. Both ends can be
    /// reached, or are the present value.
    func limits(of rank: Int) -> Window { limits(of: Movement(of: rank, by: thumbs[rank].holder?.pointer)) }

    /// How far the thumbs of a movement can go together, as unwrapped values of the lowest of them. Both ends are
    /// values that all of them may take.
    func limits(of movement: Movement) -> Window {
        let first = movement.moving.lowerBound
        if movement.isOfOneThumb {
            let present = Window(low: unwrapped(first), high: unwrapped(first))
            return limits(ofOneThumb: first, movement).union(present)
        }
        let start = constraints.unwrapped(movement.wishes[first])
        var limits = Window()
        for rank in movement.moving {
            var room = Window()
            if rank == first { room = self.room(beyond: rank, going: -1, .upToWalls, movement) }
            if rank == movement.moving.upperBound - 1 {
                room = room.intersection(self.room(beyond: rank, going: 1, .upToWalls, movement))
            }
            let way = rank == first ? 0 : constraints.unwrapped(movement.wishes[rank]) - start
            limits = limits.intersection(allowedPart(of: room, for: rank, movement).shifted(by: -way))
        }
        return limits.low <= limits.high ? limits : Window(low: start, high: start)
    }

    /// Whether a person can move a thumb in a direction now; with 0, in either.
    func canGo(_ rank: Int, _ direction: Int) -> Bool {
        guard !constraints.isDisabled(thumb: rank), !isHeld(thumb: rank) else { return false }
        let limits = limits(of: rank)
        let present = unwrapped(rank)
        return direction >= 0 && limits.high > present + constraints.tolerance
            || direction <= 0 && limits.low < present - constraints.tolerance
    }

    private func limits(ofOneThumb rank: Int, _ movement: Movement) -> Window {
        if constraints.collision == .cross, !constraints.isWrapped { return crossingLimits(of: rank, movement) }
        let room = self.room(beyond: rank, going: -1, .upToWalls, movement)
            .intersection(self.room(beyond: rank, going: 1, .upToWalls, movement))
        var limits = allowedPart(of: room, for: rank, movement)
        guard constraints.hasGaps, constraints.collision == .push else { return limits }
        limits.low = lastCompleting(limits.low, of: rank, going: -1, movement)
        limits.high = lastCompleting(limits.high, of: rank, going: 1, movement)
        return limits
    }

    /// The part of a room between the first and the last value that a thumb may take.
    private func allowedPart(of room: Window, for rank: Int, _ movement: Movement) -> Window {
        Window(
            low: constraints.value(atOrBefore: room.low, going: -1, rank: rank, isFree: movement.isFree),
            high: constraints.value(atOrBefore: room.high, going: 1, rank: rank, isFree: movement.isFree))
    }

    /// The last value up to a limit from which all other thumbs find values.
    private func lastCompleting(_ limit: Double, of rank: Int, going direction: Int, _ movement: Movement) -> Double {
        var end = limit
        while end.isFinite, Double(direction) * (end - unwrapped(rank)) > 0,
            !completes(beyond: rank, at: end, going: 0, movement)
        {
            end = constraints.value(after: end, going: -direction, rank: rank)
        }
        return end
    }
}
