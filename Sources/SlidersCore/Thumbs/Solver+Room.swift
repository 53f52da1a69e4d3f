/// The room that the thumbs on one side leave a thumb: all values at which those between it and the next wall still
/// find values, packed against one another or stretched to their maximum spans.
extension Solver {
    /// Which thumbs give way when the room of a thumb is looked up.
    enum Neighbors {
        /// Up to the next wall. Thumbs that move with it do not limit it.
        case upToWalls
        /// Thumbs that move with it give way too.
        case throughMoving
        /// Thumbs that move with it give way too, and on a ring they come back to this thumb at its new value.
        case closing(at: Double)

        var passesMoving: Bool { if case .upToWalls = self { false } else { true } }
    }

    /// The room that the thumbs on one side leave a thumb.
    @inline(never) func room(beyond index: Int, going direction: Int, _ neighbors: Neighbors, _ movement: Movement)
        -> Window
    {
        guard var rooms = roomWalk(beyond: index, going: direction, neighbors, movement) else { return Window() }
        while rooms.next(self, movement) != nil {}
        return rooms.room
    }

    /// Goes out to the next wall, or to the end of a line. `nil` if a thumb that moves along comes before any wall.
    func roomWalk(
        beyond index: Int, going direction: Int, _ neighbors: Neighbors, _ movement: Movement
    ) -> RoomWalk? {
        var rooms = RoomWalk(direction: direction, walk: Walk(index: index))
        while rooms.walk.step(direction, on: constraints) {
            let passed = rooms.walk
            if neighbors.passesMoving ? passed.index == index : movement.moving.contains(passed.index) {
                guard case .closing(let target) = neighbors else { return nil }
                rooms.room = Window(low: target + passed.lift, high: target + passed.lift)
                return rooms
            }
            if isWall(passed.index, in: movement) {
                let value = unwrapped(passed.index) + passed.lift
                rooms.room = Window(low: value, high: value)
                return rooms
            }
            rooms.others += 1
        }
        return rooms
    }

    /// The room that the thumbs on both sides leave a leader, if those that move with it give way.
    func roomOnBothSides(of leader: Int, _ movement: Movement) -> Window {
        room(beyond: leader, going: 1, .throughMoving, movement)
            .intersection(room(beyond: leader, going: -1, .throughMoving, movement))
    }

    /// The window that spans and separation leave to a thumb (`to`) if its neighbor (`from`) may stand anywhere in a
    /// room.
    func gap(from: Walk, in room: Window, to: Walk, going direction: Int, _ movement: Movement) -> Window {
        let near = nearest(
            to: direction > 0 ? room.low : room.high, from: from, to: to, going: direction, movement)
        let maximum = maximumSpan(from, to)
        return direction > 0
            ? Window(low: near, high: room.high + maximum) : Window(low: room.low - maximum, high: near)
    }

    /// The greatest distance of two neighbors, in value units.
    func maximumSpan(_ a: Walk, _ b: Walk) -> Double {
        closesRing(a, b) ? .infinity : constraints.maximumSpan
    }

    private func closesRing(_ a: Walk, _ b: Walk) -> Bool { constraints.isWrapped && a.lift != b.lift }

    /// The least distance of two neighbors along the track: two that are too near already may stay as near.
    func separation(_ a: Walk, _ b: Walk) -> Double { min(separation, distance(a, b)) }

    private func distance(_ a: Walk, _ b: Walk) -> Double {
        abs(
            constraints.unwrappedFraction(of: unwrapped(a.index) + a.lift)
                - constraints.unwrappedFraction(of: unwrapped(b.index) + b.lift))
    }

    /// The value nearest to a thumb at `value` that the next thumb may take: the minimum span away, and in a drag the
    /// minimum separation. Two thumbs that are too near already may stay as near.
    @inline(never) func nearest(
        to value: Double, from: Walk, to: Walk, going direction: Int, _ movement: Movement
    ) -> Double {
        let sign = Double(direction)
        let near = value + (closesRing(from, to) ? 0 : sign * constraints.minimumSpan)
        guard separation > 0, movement.kind == .drag, value.isFinite else { return near }
        let present = distance(from, to)
        let distance = min(present, separation)
        // If the one stays, rounding does not move the other.
        let stays = value == unwrapped(from.index) + from.lift && present == distance
        let separated =
            stays
            ? unwrapped(to.index) + to.lift
            : constraints.unwrappedValue(at: constraints.unwrappedFraction(of: value) + sign * distance)
        return direction > 0 ? max(near, separated) : min(near, separated)
    }
}

/// Walks from the next wall back to a thumb, and computes the room of each thumb on the way.
struct RoomWalk {
    fileprivate let direction: Int
    fileprivate var walk: Walk
    /// The number of thumbs between the walk and the thumb that asked.
    fileprivate var others = 0
    /// The room of the thumb that the walk has come to.
    fileprivate(set) var room = Window()

    var index: Int { walk.index }

    /// Goes to the next thumb inward and returns its room; `nil` when it has come to the thumb that asked.
    mutating func next(_ solver: Solver, _ movement: Movement) -> Window? {
        let outer = walk
        _ = walk.step(-direction, on: solver.constraints)
        room = solver.gap(from: outer, in: room, to: walk, going: -direction, movement)
        guard others > 0 else { return nil }
        others -= 1
        narrow(solver, movement)
        return room
    }

    /// Narrows the room to what the thumb itself may take. In a drag its present value stays allowed.
    private mutating func narrow(_ solver: Solver, _ movement: Movement) {
        let present = solver.unwrapped(walk.index) + walk.lift
        let isFree = solver.isFree(walk.index, in: movement)
        // Rounding moves nothing: beside a forbidden range the next value may be far away.
        let stays = movement.kind == .drag && room.contains(present, solver.constraints.tolerance)
        room = Window(
            low: solver.constraints.value(atOrBefore: room.low, going: -1, index: walk.index, isFree: isFree),
            high: solver.constraints.value(atOrBefore: room.high, going: 1, index: walk.index, isFree: isFree))
        if stays { room = room.union(Window(low: present, high: present)) }
    }
}
