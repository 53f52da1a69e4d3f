/// The span between thumbs: where a press takes hold of it, and how it is dragged.
struct PressedSpan {
    /// The thumb at the lower end of the span that the press is on.
    let lower: Int
    /// The distance of the press from the span, in points.
    let distance: Double
    /// Whether the press is between the span's ends.
    let isInside: Bool
    /// The place of the press along the track.
    let unwrappedFraction: Double
    /// The places of the thumbs at both ends.
    let ends: (lower: Double, upper: Double)

    /// Spans shorter than this, in points, have no inside: rounding would decide which end is nearer.
    fileprivate static let minimumLength = 1e-6
}

extension Surface {
    /// The span nearest to a point; one that contains the point comes first. `nil` if none is near enough.
    func nearestSpan(to point: SIMD2<Double>, _ solver: Solver) -> PressedSpan? {
        var best: PressedSpan?
        for lower in 0..<solver.count - 1 {
            let from = solver.unwrappedFraction(of: lower)
            let to = solver.unwrappedFraction(of: lower + 1)
            let isWrapped = solver.constraints.isWrapped
            guard
                let unwrappedFraction = track.unwrappedFraction(of: point, near: (from + to) / 2, isWrapped: isWrapped)
            else { continue }
            let distance = (track.point(at: min(to, max(from, unwrappedFraction))) - point).length
            let isInside =
                unwrappedFraction >= from && unwrappedFraction <= to
                && (to - from) * track.length > PressedSpan.minimumLength
            guard distance <= trackDistance else { continue }
            if let best, isInside == best.isInside ? distance >= best.distance : best.isInside { continue }
            best = PressedSpan(
                lower: lower, distance: distance, isInside: isInside, unwrappedFraction: unwrappedFraction,
                ends: (from, to))
        }
        return best
    }

    /// The thumbs that a drag of a span moves.
    func thumbs(of span: PressedSpan, _ solver: Solver) -> Range<Int> {
        configuration.spanDrag == .all ? 0..<solver.count : span.lower..<span.lower + 2
    }

    /// The thumbs that a drag of the span above a thumb moves, or of the span below the last thumb; `nil` if it cannot
    /// be dragged.
    func draggableSpan(beside thumb: Int, _ solver: Solver) -> Range<Int>? {
        guard pressTarget.includesSpan, !configuration.isReadOnly, solver.count > 1 else { return nil }
        let lower = min(thumb, solver.count - 2)
        let indices = configuration.spanDrag == .all ? 0..<solver.count : lower..<lower + 2
        return canDrag(indices, solver) ? indices : nil
    }

    /// Whether a span can be dragged.
    func canDrag(_ span: PressedSpan, _ solver: Solver) -> Bool { canDrag(thumbs(of: span, solver), solver) }

    /// Whether thumbs can be dragged as a span: none is disabled or held, and together they have somewhere to go.
    private func canDrag(_ indices: Range<Int>, _ solver: Solver) -> Bool {
        for thumb in indices where solver.constraints.isDisabled(thumb: thumb) || solver.isHeld(thumb: thumb) {
            return false
        }
        var trial = solver
        let movement = Movement(of: indices, from: solver.values)
        let limits = trial.limits(of: movement)
        let present = solver.unwrapped(indices.lowerBound)
        return limits.high > present + solver.constraints.tolerance && trial.moves(movement, by: limits.high - present)
            || limits.low < present - solver.constraints.tolerance && trial.moves(movement, by: limits.low - present)
    }

    /// Whether a press in a span that can be dragged is more than a third of the way inward from a thumb, where it
    /// takes the span. A span that passes a thumb again in another lap has no end there.
    func reachesTooFarInward(_ thumb: Int, into span: PressedSpan?, _ solver: Solver) -> Bool {
        guard let span, span.isInside, canDrag(span, solver) else { return false }
        var unwrappedFraction = solver.unwrappedFraction(of: thumb)
        if let turn = track.turn {
            unwrappedFraction += ((span.unwrappedFraction - unwrappedFraction) / turn + 0.5).rounded(.down) * turn
        }
        let length = span.ends.upper - span.ends.lower
        let rounding = 1e-9 * length
        if unwrappedFraction <= span.ends.lower + rounding {
            return span.unwrappedFraction - span.ends.lower > length / 3
        }
        return unwrappedFraction >= span.ends.upper - rounding && span.ends.upper - span.unwrappedFraction > length / 3
    }
}

extension PointerHold {
    /// The shift that the pointer wishes for a span whose lowest thumb belongs to a place: the difference of the values
    /// under the pointer since the press. All thumbs shift by it, so that their distance stays.
    func shift(to unwrappedFraction: Double, on surface: Surface, _ constraints: Constraints) -> Double {
        let grabbed = grabOffset / surface.track.length
        return finite(
            constraints.unwrappedValue(at: unwrappedFraction + grabbed)
                - constraints.unwrappedValue(at: unwrappedStart + grabbed))
    }
}

extension SliderState {
    /// Returns whether a person can drag the span beside a thumb: the span above it, or below the last thumb. See
    /// ``SliderInput/adjustSpan(_:thumb:)``.
    package func canAdjustSpan(beside thumb: Int) -> Bool {
        hasThumb(thumb) && surface.draggableSpan(beside: thumb, nextSolver) != nil
    }

    /// Proposes increments of a span.
    mutating func adjustSpan(beside thumb: Int, by increments: Int, _ proposal: inout SliderState.Proposal) {
        proposal.change.reason = .accessibility
        guard hasThumb(thumb), let indices = surface.draggableSpan(beside: thumb, solver) else { return }
        solver.incrementSpan(indices, by: increments, of: surface.configuration.accessibilityStep)
        if !solver.proposed.isEmpty { pointers.resetOvershoot() }
    }
}

extension Solver {
    /// Proposes the values of a span a number of increments of its lowest thumb away, as far as all its thumbs can go.
    fileprivate mutating func incrementSpan(_ indices: Range<Int>, by increments: Int, of amount: Double?) {
        let start = unwrapped(indices.lowerBound)
        let movement = Movement(of: indices, from: values)
        let requested = goal(of: indices.lowerBound, after: increments, of: amount)
        let shift = limits(of: movement).clamp(requested) - start
        if shift != 0 { self.shift(movement, by: shift) }
    }

    /// Proposes the allowed values that are nearest to the wishes of a span, shifted.
    mutating func shift(_ movement: Movement, by shift: Double) {
        let lowest = movement.moving.lowerBound
        var movement = movement
        movement.shift = shift
        let start = constraints.unwrapped(movement.requested[lowest])
        move(lowest, to: start + shift, in: roomOnBothSides(of: lowest, movement), movement)
    }

    /// Whether a shift within the limits moves a span. Its thumbs may have no allowed values between there and where
    /// they are, as one goes back to the side of a forbidden range that another could leave.
    @inline(never) fileprivate mutating func moves(_ movement: Movement, by shift: Double) -> Bool {
        guard shift.isFinite else { return true }
        self.shift(movement, by: shift)
        keepEqualValues()
        defer { withdraw() }
        return proposed.contains { constraints.unwrapped(thumbs[$0].next) != unwrapped($0) }
    }
}
