/// What the layout and code change while pointers are down: a resize, new values and a ring that begins or ceases to
/// wrap.
extension Pointers {
    /// Sets each pointer's place to that of its thumb, so that after a resize the next movement brings both together
    /// again.
    mutating func anchor(on surface: Surface, _ solver: Solver) {
        beginAnew(on: surface, solver)
        guard !surface.dragsVertically, surface.track.length > 0 else { return }
        for index in holds.indices where !holds[index].waits {
            let offset = (holds[index].grabOffset + holds[index].fineOffset) / surface.track.length
            holds[index].place = solver.place(of: holds[index].thumbs.lowerBound) + offset
        }
    }

    /// Lets the pointers that wait begin anew at their presses, with the present values: they have moved nothing yet.
    mutating func beginAnew(on surface: Surface, _ solver: Solver) {
        for index in holds.indices where holds[index].waits {
            holds[index].valuesAtPress = solver.values
            let thumb = holds[index].thumbs.lowerBound
            guard let place = place(of: holds[index].point, for: thumb, on: surface, solver) else { continue }
            (holds[index].pressPlace, holds[index].place) = (place, place)
        }
    }

    /// Brings the values of each press into the first lap of a new ring, and their places on today's scale.
    mutating func renew(_ constraints: Constraints) {
        for index in holds.indices {
            for thumb in holds[index].valuesAtPress.indices {
                let value = holds[index].valuesAtPress[thumb].value
                holds[index].valuesAtPress[thumb].value = constraints.wrapped(value, isOnStep: false).value
            }
            holds[index].startPlace = constraints.place(of: constraints.unwrapped(holds[index].start))
        }
    }
}
