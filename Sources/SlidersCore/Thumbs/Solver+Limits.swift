/// The limits of thumbs: how far each can go now, given walls, neighbors, steps and spans.
///
/// Disabled thumbs and those that another pointer holds are walls; with `stop` every neighbor is. Directions are 1 and
/// −1, so that each rule is written once for both.
extension Solver {
    /// How far a drag could move a thumb now, as unwrapped values; infinite if a ring sets no limit. Both ends can be
    /// reached, or are the present value.
    func limits(of index: Int) -> Window { limits(of: Movement(of: index, by: thumbs[index].holder?.pointer)) }

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
        for index in movement.moving {
            var room = Window()
            if index == first { room = self.room(beyond: index, going: -1, .upToWalls, movement) }
            if index == movement.moving.upperBound - 1 {
                room = room.intersection(self.room(beyond: index, going: 1, .upToWalls, movement))
            }
            let way = index == first ? 0 : constraints.unwrapped(movement.wishes[index]) - start
            limits = limits.intersection(allowedPart(of: room, for: index, movement).shifted(by: -way))
        }
        return limits.low <= limits.high ? limits : Window(low: start, high: start)
    }

    /// Whether a person can move a thumb in a direction now; with 0, in either.
    func canGo(_ index: Int, _ direction: Int) -> Bool {
        guard !constraints.isDisabled(thumb: index), !isHeld(thumb: index) else { return false }
        let limits = limits(of: index)
        let present = unwrapped(index)
        return direction >= 0 && limits.high > present + constraints.tolerance
            || direction <= 0 && limits.low < present - constraints.tolerance
    }

    private func limits(ofOneThumb index: Int, _ movement: Movement) -> Window {
        if constraints.collision == .cross, !constraints.isWrapped { return crossingLimits(of: index, movement) }
        let room = self.room(beyond: index, going: -1, .upToWalls, movement)
            .intersection(self.room(beyond: index, going: 1, .upToWalls, movement))
        var limits = allowedPart(of: room, for: index, movement)
        guard constraints.hasGaps, constraints.collision == .push else { return limits }
        limits.low = lastCompleting(limits.low, of: index, going: -1, movement)
        limits.high = lastCompleting(limits.high, of: index, going: 1, movement)
        return limits
    }

    /// The part of a room between the first and the last value that a thumb may take.
    private func allowedPart(of room: Window, for index: Int, _ movement: Movement) -> Window {
        Window(
            low: constraints.value(atOrBefore: room.low, going: -1, index: index, isFree: movement.isFree),
            high: constraints.value(atOrBefore: room.high, going: 1, index: index, isFree: movement.isFree))
    }

    /// The last value up to a limit from which all other thumbs find values.
    private func lastCompleting(_ limit: Double, of index: Int, going direction: Int, _ movement: Movement) -> Double {
        var end = limit
        while end.isFinite, Double(direction) * (end - unwrapped(index)) > 0,
            !completes(beyond: index, at: end, going: 0, movement)
        {
            end = constraints.value(after: end, going: -direction, index: index)
        }
        return end
    }
}
