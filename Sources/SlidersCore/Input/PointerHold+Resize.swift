/// What the layout and code change while pointers are down: a resize, new values, and a ring that begins or ceases to
/// wrap.
extension PointerHold {
    /// Sets the pointer's place to that of its thumb, so that after a resize the next movement brings both together
    /// again. A hold that waits begins anew.
    mutating func anchor(on surface: Surface, _ solver: Solver) {
        beginAnew(on: surface, solver)
        guard !waits, !surface.dragsVertically, surface.track.length > 0 else { return }
        unwrappedFraction =
            solver.unwrappedFraction(of: thumbs.lowerBound) + (grabOffset + fineOffset) / surface.track.length
    }

    /// Lets a hold that waits begin anew at its press, with the present values: it has moved nothing yet.
    @inline(never) mutating func beginAnew(on surface: Surface, _ solver: Solver) {
        guard waits else { return }
        valuesAtPress = solver.values
        guard let unwrappedFraction = surface.unwrappedFraction(of: press, for: thumbs.lowerBound, solver) else {
            return
        }
        (unwrappedPress, self.unwrappedFraction) = (unwrappedFraction, unwrappedFraction)
    }

    /// Wraps the values of the press into the first lap of a new ring, and places the first on today's scale.
    mutating func renew(_ constraints: Constraints) {
        for thumb in valuesAtPress.indices {
            valuesAtPress[thumb].value = constraints.wrapped(valuesAtPress[thumb].value, isOnStep: false).value
        }
        unwrappedStart = constraints.unwrappedFraction(of: constraints.unwrapped(start))
    }
}

extension Pointers {
    /// Anchors each pointer to its thumb.
    mutating func anchor(on surface: Surface, _ solver: Solver) {
        for index in holds.indices { holds[index].anchor(on: surface, solver) }
    }

    /// Lets the pointers that wait begin anew.
    @inline(never) mutating func beginAnew(on surface: Surface, _ solver: Solver) {
        for index in holds.indices { holds[index].beginAnew(on: surface, solver) }
    }

    /// Renews the values of each press.
    mutating func renew(_ constraints: Constraints) {
        for index in holds.indices { holds[index].renew(constraints) }
    }
}
