/// The limits of thumbs: how far each can go now, given walls, neighbors, steps, and spans.
///
/// Disabled thumbs and those that another pointer holds are walls; with `stop` every neighbor is. Directions are 1 and
/// −1, so that each rule is written once for both.
extension Solver {
    /// How far a drag could move a thumb now, as unwrapped values; infinite if a ring sets no limit. Both ends can be
    /// reached, or are the present value.
    @inline(never) func limits(of index: Int) -> Window {
        var trial = self
        return trial.limits(of: Movement(of: index, by: thumbs[index].holder?.pointer))
    }

    /// How far the thumbs of a movement can go together, as unwrapped values of the lowest of them. Both ends are
    /// values that all of them may take.
    mutating func limits(of movement: Movement) -> Window {
        let first = movement.moving.lowerBound
        if movement.isOfOneThumb {
            let present = Window(low: unwrapped(first), high: unwrapped(first))
            return limits(ofOneThumb: first, movement).union(present)
        }
        let start = constraints.unwrapped(movement.requested[first])
        var limits = Window()
        for index in movement.moving {
            var room = Window()
            if index == first { room = self.room(beyond: index, going: -1, .upToWalls, movement) }
            if index == movement.moving.upperBound - 1 {
                room = room.intersection(self.room(beyond: index, going: 1, .upToWalls, movement))
            }
            let offset = index == first ? 0 : constraints.unwrapped(movement.requested[index]) - start
            limits = limits.intersection(allowedPart(of: room, for: index, movement).shifted(by: -offset))
        }
        return limits.low <= limits.high ? limits : Window(low: start, high: start)
    }

    /// Whether a person can move a thumb in a direction now; with 0, in either.
    @inline(never) func canMove(_ index: Int, _ direction: Int) -> Bool {
        guard !constraints.isDisabled(thumb: index), !isHeld(thumb: index) else { return false }
        let limits = limits(of: index)
        let present = unwrapped(index)
        return direction >= 0 && limits.high > present + constraints.tolerance
            || direction <= 0 && limits.low < present - constraints.tolerance
    }

    private mutating func limits(ofOneThumb index: Int, _ movement: Movement) -> Window {
        if constraints.collision == .cross, !constraints.isWrapped { return crossingLimits(of: index, movement) }
        let room = self.room(beyond: index, going: -1, .upToWalls, movement)
            .intersection(self.room(beyond: index, going: 1, .upToWalls, movement))
        let limits = allowedPart(of: room, for: index, movement)
        guard constraints.collision == .push, needsSearch(movement) else { return limits }
        return Window(
            low: end(limits.low, of: index, going: -1, movement), high: end(limits.high, of: index, going: 1, movement))
    }

    /// The last value up to a limit from which all other thumbs find values; the present value if there is none.
    private mutating func end(_ limit: Double, of index: Int, going direction: Int, _ movement: Movement) -> Double {
        let sign = Double(direction)
        let present = unwrapped(index)
        var limit = limit
        if !limit.isFinite, constraints.isWrapped {
            // On a ring, there is no limit where a thumb can go farther than a turn.
            let turn = present + sign * constraints.period
            let beyond = constraints.value(atOrBefore: turn, going: -direction, index: index, isFree: false)
            let farthest = turn + sign * constraints.period
            if completing(beyond, of: index, going: direction, beyond: 0, upTo: farthest, movement).isFinite {
                return limit
            }
            limit = constraints.value(atOrBefore: turn, going: direction, index: index, isFree: false)
        }
        guard limit.isFinite, sign * (limit - present) > 0 else { return limit }
        let end = completing(limit, of: index, going: -direction, beyond: 0, upTo: present, movement)
        return end.isFinite ? end : present
    }

    /// The part of a room between the first and the last value that a thumb may take.
    @inline(never) private func allowedPart(of room: Window, for index: Int, _ movement: Movement) -> Window {
        Window(
            low: constraints.value(atOrBefore: room.low, going: -1, index: index, isFree: movement.isFree),
            high: constraints.value(atOrBefore: room.high, going: 1, index: index, isFree: movement.isFree))
    }
}
