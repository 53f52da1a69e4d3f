/// The bar between thumbs: where a press takes hold of it, and how it is dragged.
struct Bar {
    /// The thumb at the lower end of the span that the press is on.
    let lower: Int
    /// The distance of the press from the span, in points.
    let distance: Double
    /// Whether the press is between the span's ends.
    let isInside: Bool
    /// The place of the press along the track.
    let place: Double
    /// The places of the thumbs at both ends.
    let ends: (lower: Double, upper: Double)

    /// Spans shorter than this, in points, have no inside: rounding would decide which end is nearer.
    fileprivate static let leastLength = 1e-6
}

extension Surface {
    /// The bar nearest to a point; one that contains the point comes first. `nil` if none is near enough.
    func nearestBar(to point: SIMD2<Double>, _ solver: Solver) -> Bar? {
        var best: Bar?
        for lower in 0..<solver.count - 1 {
            let from = solver.place(of: lower)
            let to = solver.place(of: lower + 1)
            let isWrapped = solver.constraints.isWrapped
            guard let place = track.place(of: point, near: (from + to) / 2, isWrapped: isWrapped) else { continue }
            let distance = (track.point(at: min(to, max(from, place))) - point).length
            let isInside = place >= from && place <= to && (to - from) * track.length > Bar.leastLength
            guard distance <= trackDistance else { continue }
            if let best, isInside == best.isInside ? distance >= best.distance : best.isInside { continue }
            best = Bar(lower: lower, distance: distance, isInside: isInside, place: place, ends: (from, to))
        }
        return best
    }

    /// The thumbs that a drag of a bar moves.
    func thumbs(of bar: Bar, _ solver: Solver) -> Range<Int> {
        configuration.barDrag == .all ? 0..<solver.count : bar.lower..<bar.lower + 2
    }

    /// The thumbs of the bar over the span above a thumb, below the last one; `nil` if it cannot be dragged.
    func draggableBar(beside thumb: Int, _ solver: Solver) -> Range<Int>? {
        guard pressTarget.includesBar, !configuration.isReadOnly, solver.count > 1 else { return nil }
        let lower = min(thumb, solver.count - 2)
        let indices = configuration.barDrag == .all ? 0..<solver.count : lower..<lower + 2
        return canDrag(indices, solver) ? indices : nil
    }

    /// Whether a bar can be dragged.
    func canDrag(_ bar: Bar, _ solver: Solver) -> Bool { canDrag(thumbs(of: bar, solver), solver) }

    /// Whether thumbs can be dragged as a bar: none is disabled or held, and together they have somewhere to go.
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

    /// Whether a press in a bar that can be dragged is more than a third of the way inward from a thumb, where it
    /// takes the bar. A bar that passes a thumb again in another lap has no end there.
    func reachesTooFarInward(_ thumb: Int, into bar: Bar?, _ solver: Solver) -> Bool {
        guard let bar, bar.isInside, canDrag(bar, solver) else { return false }
        var place = solver.place(of: thumb)
        if let turn = track.turn { place += ((bar.place - place) / turn + 0.5).rounded(.down) * turn }
        let length = bar.ends.upper - bar.ends.lower
        let rounding = 1e-9 * length
        if place <= bar.ends.lower + rounding { return bar.place - bar.ends.lower > length / 3 }
        return place >= bar.ends.upper - rounding && bar.ends.upper - bar.place > length / 3
    }
}

extension PointerHold {
    /// The shift that the pointer wishes for a bar whose lowest thumb belongs to a place: the difference of the values
    /// under the pointer since the press. All thumbs shift by it, so that their distance stays.
    func shift(to place: Double, on surface: Surface, _ constraints: Constraints) -> Double {
        let grabbed = grabOffset / surface.track.length
        return finite(constraints.unwrapped(at: place + grabbed) - constraints.unwrapped(at: startPlace + grabbed))
    }
}

extension SliderState {
    /// Returns whether a person can drag the bar beside a thumb: the span above it, or below the last thumb. See
    /// ``SliderInput/adjustBar(_:thumb:)``.
    public func canAdjustBar(beside thumb: Int) -> Bool {
        hasThumb(thumb) && surface.draggableBar(beside: thumb, nextSolver) != nil
    }

    /// Proposes increments of a bar.
    mutating func adjustBar(beside thumb: Int, by increments: Int, _ proposal: inout SliderState.Proposal) {
        proposal.change.reason = .accessibility
        guard hasThumb(thumb), let indices = surface.draggableBar(beside: thumb, solver) else { return }
        solver.incrementBar(indices, by: increments, of: surface.configuration.accessibilityStep)
        if !solver.proposed.isEmpty { pointers.resetOvershoot() }
    }
}

extension Solver {
    /// Proposes the values of a bar a number of increments of its lowest thumb away, as far as all its thumbs can go.
    fileprivate mutating func incrementBar(_ indices: Range<Int>, by increments: Int, of amount: Double?) {
        let start = unwrapped(indices.lowerBound)
        let movement = Movement(of: indices, from: values)
        let wish = goal(of: indices.lowerBound, after: increments, of: amount)
        let shift = limits(of: movement).clamp(wish) - start
        if shift != 0 { self.shift(movement, by: shift) }
    }

    /// Proposes the allowed values that are nearest to the wishes of a bar, shifted.
    mutating func shift(_ movement: Movement, by shift: Double) {
        let lowest = movement.moving.lowerBound
        var movement = movement
        movement.shift = shift
        let start = constraints.unwrapped(movement.wishes[lowest])
        move(lowest, to: start + shift, in: roomOnBothSides(of: lowest, movement), movement)
    }

    /// Whether a shift within the limits moves a bar. Its thumbs may have no allowed values between there and where
    /// they are, as one goes back to the side of a forbidden range that another could leave.
    fileprivate mutating func moves(_ movement: Movement, by shift: Double) -> Bool {
        guard shift.isFinite else { return true }
        self.shift(movement, by: shift)
        keepEqualValues()
        defer { withdraw() }
        return proposed.contains { constraints.unwrapped(thumbs[$0].next) != unwrapped($0) }
    }
}
