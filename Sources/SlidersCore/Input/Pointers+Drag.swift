/// How a pointer that is down moves values: always from its absolute place, so that a thumb is under the pointer again
/// after an end was overshot.
extension Pointers {
    /// Distances along the track up to this many points count as none.
    private static let stillness = Surface.stillness

    mutating func drag(
        to point: SIMD2<Double>, pointer: Int, isFine: Bool, on surface: Surface, _ solver: inout Solver,
        _ proposal: inout SliderState.Proposal
    ) {
        guard let index = index(of: pointer) else { return }
        if holds[index].isTap { holds[index].isTap = (point - holds[index].point).length <= Self.tapDistance }
        if holds[index].kind == .delayed {
            guard wayAlong(holds[index].point, to: point, on: surface) >= Self.pressDistance else { return }
            grabDelayed(index, on: surface, &solver)
            proposal.change.redraws = holds[index].thumbs
        }
        guard var place = place(of: point, following: index, on: surface) else { return }
        if holds[index].kind == .undecided {
            holds[index].go(to: place)
            let press = holds[index].pressPlace
            guard pickThumb(index, toward: place, on: surface, &solver) else { return }
            proposal.change.redraws = holds[index].thumbs
            place += holds[index].pressPlace - press
        }
        guard holds[index].hasBegun || point != holds[index].point else { return }
        dragHold(index, to: point, at: place, isFine: isFine, on: surface, &solver, &proposal)
    }

    /// Lets a movement to a place choose among the thumbs of an undecided hold. Returns whether it did.
    private mutating func pickThumb(
        _ index: Int, toward place: Double, on surface: Surface, _ solver: inout Solver
    ) -> Bool {
        let way =
            (place - holds[index].pressPlace) * (surface.dragsVertically ? Self.verticalLength : surface.track.length)
        return abs(way) > Self.stillness && pickThumb(index, going: way > 0 ? 1 : -1, on: surface, &solver)
    }

    /// The place of a pointer that is down; `nil` if it has none.
    private func place(of point: SIMD2<Double>, following index: Int, on surface: Surface) -> Double? {
        surface.dragsVertically
            ? verticalPlace(of: point, following: index, on: surface)
            : surface.track.place(of: point, after: holds[index].place, direction: holds[index].direction)
    }

    /// The length of a movement along the direction that the track has at its start, in points; its whole length where
    /// the track has none.
    private func wayAlong(_ start: SIMD2<Double>, to end: SIMD2<Double>, on surface: Surface) -> Double {
        let way = end - start
        let direction = surface.direction(at: start)
        return direction.map { abs((way * $0).sum()) } ?? way.length
    }

    // MARK: Following

    /// Moves what a hold holds to a pointer's place, and notes in the proposal what that does.
    mutating func dragHold(
        _ index: Int, to point: SIMD2<Double>, at pointerPlace: Double, isFine: Bool = false, isEnding: Bool = false,
        on surface: Surface, _ solver: inout Solver, _ proposal: inout SliderState.Proposal
    ) {
        holds[index].record(point, at: pointerPlace, isFine: isFine, on: surface)
        let limits = holds[index].lookUpLimits(&solver)
        let placeBefore = holds[index].thumbPlace(on: surface)
        let isStill = abs(placeBefore - holds[index].startPlace) * surface.track.length <= Self.stillness
        var place = placeBefore
        if let turn = surface.track.turn, !surface.dragsVertically {
            let turns = solver.turns(beyond: limits, at: placeBefore, turn: turn)
            holds[index].place -= turns
            place -= turns
        }
        // Back at the press thumbs may be off the steps if they were allowed to be there.
        let isFree =
            isStill
            ? holds[index].starts.contains { solver.isFree($0) }
            : !surface.configuration.snapsWhileDragging && !isEnding
        let movement = Movement(
            of: holds[index].thumbs, by: holds[index].pointer, from: holds[index].valuesAtPress, isFree: isFree,
            origin: isStill ? nil : isFree ? .rawDrag : .person)

        let before = overshoot
        if holds[index].kind == .bar {
            let (wish, reached) = moveBar(
                index, to: place, isStill: isStill, in: limits, movement, on: surface, &solver)
            measureOvershoot(of: wish, reaching: reached)
        } else {
            let wish = finite(
                isStill ? solver.constraints.unwrapped(holds[index].start) : solver.constraints.unwrapped(at: place))
            measureOvershoot(of: wish, reaching: limits.clamp(wish))
            let hasDetents = !isStill && !surface.configuration.detents.isEmpty
            let goal = hasDetents ? solver.attracted(wish, at: place, in: limits, on: surface) : wish
            let thumb = holds[index].thumbs.lowerBound
            proposal.index = moveThumb(thumb, to: goal, from: wish, in: limits, movement, &solver)
        }
        proposal.pointer = holds[index].pointer
        proposal.change.grip = holds[index].grip
        proposal.change.overshot = overshoot != before
        // A press that brings nothing is no movement.
        let hasMoved = !solver.proposed.isEmpty || point != holds[index].point || overshoot != before
        if !holds[index].hasBegun, hasMoved {
            proposal.change.began = true
            holds[index].hasBegun = true
        }
    }

    /// Proposes the goal of a thumb, and returns its index. A thumb at the end of its window stays, even off the steps.
    private func moveThumb(
        _ thumb: Int, to goal: Double, from wish: Double, in limits: Window, _ movement: Movement,
        _ solver: inout Solver
    ) -> Int {
        let reached = limits.clamp(wish)
        guard wish == reached || goal != wish || reached != solver.unwrapped(thumb) else { return thumb }
        return solver.move(thumb, to: goal, in: limits, movement) ?? thumb
    }
}

extension SliderState {
    /// Returns whether a pointer that moves to a point turns more than a quarter around an arc, so that it may have
    /// taken the longer way. If a host knows intermediate points, it should send those first.
    public func turnsFar(to point: SIMD2<Double>, pointer: Int) -> Bool {
        guard let turn = track.turn, !surface.dragsVertically, let index = pointers.index(of: pointer) else {
            return false
        }
        let last = pointers.holds[index].place
        return track.place(of: point, after: last, direction: 1).map { abs($0 - last) > turn / 4 } ?? false
    }
}

extension Solver {
    /// The whole turns, as a part of the track, that a place lies beyond limits. They are forgotten, so that pointer
    /// and thumb stay aligned.
    fileprivate func turns(beyond limits: Window, at place: Double, turn: Double) -> Double {
        // A pointer right at the limit after a turn counts as there, whatever rounding says.
        let rounding = 1e-12
        var turns = 0.0
        if limits.high.isFinite {
            turns = max(0, ((place - constraints.place(of: limits.high)) / turn + rounding).rounded(.down))
        }
        if limits.low.isFinite {
            turns -= max(0, ((constraints.place(of: limits.low) - place) / turn + rounding).rounded(.down))
        }
        return turns * turn
    }
}

extension PointerHold {
    /// The place of the thumb that belongs to the pointer's place.
    @inline(__always) fileprivate func thumbPlace(on surface: Surface) -> Double {
        place - (grabOffset + fineOffset) / surface.track.length
    }

    /// Notes where the pointer is, and how far fine control keeps the thumb behind it.
    fileprivate mutating func record(_ point: SIMD2<Double>, at place: Double, isFine: Bool, on surface: Surface) {
        if surface.configuration.hasFineControl, !surface.dragsVertically {
            let factor = FineControl.factor(atDistance: surface.track.distanceAcross(point), isFine: isFine)
            fineOffset += (1 - factor) * (place - self.place) * surface.track.length
        }
        go(to: place)
    }

    /// Looks up how far what is held can go. With `stop` the pointer's own movements do not change it, so it is kept
    /// until something else may have.
    fileprivate mutating func lookUpLimits(_ solver: inout Solver) -> Window {
        if let knownLimits { return knownLimits }
        let limits = solver.limits(of: Movement(of: thumbs, by: pointer, from: valuesAtPress))
        let present = solver.unwrapped(thumbs.lowerBound)
        // A separation that is violated already shrinks as the thumb moves away.
        let isKept = limits.low < present && present < limits.high && solver.separation == 0
        if isKept, solver.constraints.collision == .stop { knownLimits = limits }
        return limits
    }
}
