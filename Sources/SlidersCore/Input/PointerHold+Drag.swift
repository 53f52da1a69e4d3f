/// How a pointer that is down moves values: always from its absolute place, so that a thumb is under the pointer again
/// after an end was overshot.
extension PointerHold {
    // MARK: Following

    /// Follows the pointer to a point; a hold that waits may take its thumb there. Returns whether the pointer moves
    /// what is held.
    mutating func follow(_ point: SIMD2<Double>, isFine: Bool, on surface: Surface, _ solver: inout Solver) -> Bool {
        if isTap { isTap = (point - press).length <= Self.tapDistance }
        if kind == .delayed {
            guard surface.distanceAlong(from: press, to: point) >= Self.pressDistance else { return false }
            takeThumb(on: surface, &solver)
        }
        guard var unwrappedFraction = unwrappedFraction(of: point, on: surface) else { return false }
        if kind == .undecided {
            go(to: unwrappedFraction)
            let before = unwrappedPress
            guard pickThumb(on: surface, &solver) else { return false }
            unwrappedFraction += unwrappedPress - before
        }
        guard hasBegun || point != press else { return false }
        if surface.configuration.hasFineControl, !surface.dragsVertically {
            let factor = FineControl.factor(atDistance: surface.track.distanceAcross(point), isFine: isFine)
            fineOffset += (1 - factor) * (unwrappedFraction - self.unwrappedFraction) * surface.track.length
        }
        go(to: unwrappedFraction)
        return true
    }

    /// The place of the pointer at a point; `nil` if it has none.
    private func unwrappedFraction(of point: SIMD2<Double>, on surface: Surface) -> Double? {
        surface.dragsVertically
            ? verticalFraction(of: point, on: surface)
            : surface.track.unwrappedFraction(of: point, after: unwrappedFraction, direction: direction)
    }

    /// Notes the pointer's place, and the direction that it moved in.
    @inline(__always) private mutating func go(to unwrappedFraction: Double) {
        if unwrappedFraction != self.unwrappedFraction {
            direction = unwrappedFraction > self.unwrappedFraction ? 1 : -1
        }
        self.unwrappedFraction = unwrappedFraction
    }

    // MARK: Pulling

    /// Proposes what the pointer wishes for. Returns the index of the thumb in the proposal, `nil` for a span, and how
    /// far the wish is beyond what can be reached.
    mutating func pull(isEnding: Bool, on surface: Surface, _ solver: inout Solver) -> (thumb: Int?, overshoot: Double)
    {
        let limits = lookUpLimits(&solver)
        // The place of the thumb that belongs to the pointer's place.
        var unwrappedFraction = unwrappedFraction - (grabOffset + fineOffset) / surface.track.length
        let isStill = abs(unwrappedFraction - unwrappedStart) * surface.track.length <= Surface.stillness
        if let turn = surface.track.turn, !surface.dragsVertically {
            let turns = solver.turns(beyond: limits, at: unwrappedFraction, turn: turn)
            self.unwrappedFraction -= turns
            unwrappedFraction -= turns
        }
        // Back at the press thumbs may be off the steps if they were allowed to be there.
        let isFree =
            isStill
            ? starts.contains { solver.isFree($0) } : !surface.configuration.snapsWhileDragging && !isEnding
        let movement = Movement(
            of: thumbs, by: pointer, from: valuesAtPress, isFree: isFree,
            origin: isStill ? nil : isFree ? .rawDrag : .person)

        let start = solver.constraints.unwrapped(start)
        if kind == .span {
            let requested = isStill ? 0 : shift(to: unwrappedFraction, on: surface, solver.constraints)
            let reached = limits.shifted(by: -start).clamp(requested)
            solver.shift(movement, by: reached)
            return (nil, finite(requested - reached))
        }
        let requested = finite(isStill ? start : solver.constraints.unwrappedValue(at: unwrappedFraction))
        let reached = limits.clamp(requested)
        let goal = isStill ? requested : solver.attracted(requested, at: unwrappedFraction, in: limits, on: surface)
        let thumb = thumbs.lowerBound
        // A thumb at the end of its window stays, even off the steps.
        let stays = requested != reached && goal == requested && reached == solver.unwrapped(thumb)
        let moved = stays ? nil : solver.move(thumb, to: goal, in: limits, movement)
        return (moved ?? thumb, finite(requested - reached))
    }

    /// Looks up how far what is held can go. With `stop` the pointer's own movements do not change it, so it is kept
    /// until something else may have.
    private mutating func lookUpLimits(_ solver: inout Solver) -> Window {
        if let knownLimits { return knownLimits }
        let limits = solver.limits(of: Movement(of: thumbs, by: pointer, from: valuesAtPress))
        let present = solver.unwrapped(thumbs.lowerBound)
        // A separation that is violated already shrinks as the thumb moves away.
        let isKept = limits.low < present && present < limits.high && solver.separation == 0
        if isKept, solver.constraints.collision == .stop { knownLimits = limits }
        return limits
    }
}

extension SliderState {
    /// Returns whether a pointer that moves to a point goes more than a quarter turn around an arc, so that it might
    /// have gone the longer way. If a host knows intermediate points, it should send those first.
    package func turnsFar(to point: SIMD2<Double>, pointer: Int) -> Bool {
        guard let turn = track.turn, !surface.dragsVertically, let index = pointers.index(of: pointer) else {
            return false
        }
        let last = pointers.holds[index].unwrappedFraction
        return track.unwrappedFraction(of: point, after: last, direction: 1).map { abs($0 - last) > turn / 4 } ?? false
    }
}

extension Solver {
    /// The whole turns, as a part of the track, that a place lies beyond limits. They are forgotten, so that pointer
    /// and thumb stay aligned.
    fileprivate func turns(beyond limits: Window, at unwrappedFraction: Double, turn: Double) -> Double {
        // A pointer right at the limit after a turn counts as there, whatever rounding says.
        let rounding = 1e-12
        var turns = 0.0
        if limits.high.isFinite {
            turns = max(
                0,
                ((unwrappedFraction - constraints.unwrappedFraction(of: limits.high)) / turn + rounding).rounded(.down))
        }
        if limits.low.isFinite {
            turns -= max(
                0,
                ((constraints.unwrappedFraction(of: limits.low) - unwrappedFraction) / turn + rounding).rounded(.down))
        }
        return turns * turn
    }
}
