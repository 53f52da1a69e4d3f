import SlidersCore

/// The laws of docs/behaviour.md §9 and of §1–§6, for any state that a story can come to.
extension Story {
    func brokenLaw(thoroughly: Bool) -> String? {
        if let fault { return fault }
        let scale = state.scale
        let values = state.values
        let slack = max(1e-11 * scale.length, 16 * max(abs(scale.lower), abs(scale.upper)).ulp)
        for (rank, value) in values.enumerated() {
            guard value.isFinite, value >= scale.lower, value <= scale.upper else {
                return "value \(value) outside the bounds"
            }
            if state.isWrapped, value == scale.upper { return "the upper bound of a ring is the lower" }
            if !state.isWrapped, rank > 0, value < values[rank - 1] { return "out of order" }
            let limits = state.limits(of: rank)
            guard limits.lowerBound.isFinite, limits.upperBound.isFinite else { return "limits not finite" }
            if !state.isWrapped, !limits.contains(value) { return "value \(value) outside its limits \(limits)" }
        }
        let spans = state.spans
        if state.isWrapped {
            let sum = spans.reduce(0, +)
            guard spans.allSatisfy({ $0 >= -slack }), sum <= scale.length + 10 * slack else {
                return "spans \(spans) of a ring"
            }
        }
        for span in spans where span < state.minimumSpan - slack || span > state.maximumSpan + slack {
            return "span \(span) outside \(state.minimumSpan)...\(state.maximumSpan)"
        }
        guard state.overshoot.isFinite else { return "overshoot \(state.overshoot)" }
        if drawing != Drawing(of: state, in: layout) { return "the drawing differs from one made anew" }
        if !drawing.elements.allSatisfy(\.figure.isFinite) { return "a figure that is not finite" }
        // A press and a drag for each thumb and direction take long, so only after every 16th operation.
        return separation() ?? fixedPoint() ?? (thoroughly ? unreachable() : nil)
    }

    /// With no pointer down, a press at the very centre of a thumb that can go somewhere, and a first movement that
    /// way, take the thumb, or of those that coincide with it one that can go that way (behaviour 4.2), and no bar.
    ///
    /// It holds for each way to press, as all take thumbs (4.3), and where bars can be dragged, as at its centre a
    /// press is no part of the way inwards (4.1). Where a press says nothing, a key moves the thumb: near the centre of
    /// an arc (3.2), unless drags are vertical (4.7), and on a track without length, which has no place for a finger
    /// (4.4).
    func unreachable() -> String? {
        guard state.anyPointer == nil else { return nil }
        for rank in 0..<state.count {
            // A key moves no thumb to where it cannot be told apart from where it is, be that by rounding either way.
            for direction in [-1.0, 1] where canGo(rank, direction, tolerances: hasTargets ? 1 : 2.1) {
                var trial = state
                let press = state.point(of: rank)
                guard trial.handle(.press(at: press, pointer: 0)).changed.isEmpty else {
                    return "a press on thumb \(rank) moves it"
                }
                guard hasTargets else {
                    // Limits know not all that a separation rules out, and round a ring all places of a chain may be
                    // farther than one step.
                    if state.configuration.collision == .push,
                        state.isWrapped || state.configuration.minimumSeparation > 0
                    {
                        continue
                    }
                    let key: Intent = state.isWrapped ? .step(Int(direction)) : direction > 0 ? .maximum : .minimum
                    if trial.propose(.key(key, thumb: rank)).ranks.isEmpty {
                        return "no key moves thumb \(rank) by \(direction)"
                    }
                    continue
                }
                _ = trial.propose(.drag(to: point(beside: rank, direction), pointer: 0))
                let held = (0..<state.count).filter { trial.isHeld($0) }
                let isReached =
                    held.count == 1
                    && held.allSatisfy { taken in
                        let offset = state.point(of: taken) - press
                        return (offset * offset).sum() < 4 && canGo(taken, direction)
                    }
                if !isReached { return "thumb \(rank) cannot be reached, going \(direction): \(held) are held" }
            }
        }
        return nil
    }

    private func canGo(_ rank: Int, _ direction: Double, tolerances: Double = 1) -> Bool {
        let limits = state.limits(of: rank)
        let value = state.value(of: rank)
        let scale = state.scale
        let tolerance = max(1e-12 * scale.length, 4 * max(abs(scale.lower), abs(scale.upper)).ulp)
        return direction * (direction > 0 ? limits.upperBound - value : limits.lowerBound - value) > tolerances
            * tolerance
    }

    private var hasTargets: Bool {
        guard case .arc(let arc) = state.track, !state.configuration.dragsVertically else {
            return state.track.length > 0
        }
        return state.track.length > 0 && arc.radius > 8
    }

    /// A finger 4 points further on from a thumb's centre.
    private func point(beside rank: Int, _ direction: Double) -> SIMD2<Double> {
        if case .arc = state.track, state.configuration.dragsVertically {
            return state.point(of: rank) - SIMD2(0, 4 * direction)
        }
        return state.track.point(at: state.place(of: rank) + 4 * direction / state.track.length)
    }

    /// Movements never bring thumbs nearer than the minimum separation, nor nearer than they were.
    private func separation() -> String? {
        let wanted = state.configuration.minimumSeparation
        let length = state.track.length
        guard isMovement, wanted > 0, case .linear = state.scale.curve, state.configuration.collision != .cross
        else { return nil }
        let blur = max(abs(state.scale.lower), abs(state.scale.upper)).ulp * 16 / state.scale.length * length
        for rank in 0..<state.count - 1 {
            let distance = { (state: SliderState) in (state.place(of: rank + 1) - state.place(of: rank)) * length }
            if distance(state) < min(wanted, distance(before)) - 1e-6 - blur {
                return "thumb \(rank) came nearer to the next"
            }
        }
        return nil
    }

    /// Assigning the values that are there changes nothing.
    private func fixedPoint() -> String? {
        // Numbers that are not equal to themselves count as a new configuration each time.
        guard !state.configuration.isExact, state.anyPointer == nil, state.configuration == state.configuration else {
            return nil
        }
        var again = state
        _ = try? again.assign(state.values, spans: state.isWrapped ? state.spans : nil)
        return again.values == state.values ? nil : "assignment is no fixed point: \(again.values)"
    }
}

extension Figure {
    var isFinite: Bool {
        switch self {
        case .line(let from, let to, let width): (from + to).sum().isFinite && width.isFinite
        case .arc(let arc, let width): (arc.center.sum() + arc.radius + arc.start + arc.sweep + width).isFinite
        case .circle(let center, let radius): (center.sum() + radius).isFinite
        case .anchor(let point): point.sum().isFinite
        }
    }
}
