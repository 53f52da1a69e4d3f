import SlidersCore

/// The laws of docs/behavior.md §9 and of §1–§6, for any state that a story can come to.
extension Story {
    /// The first law that does not hold after the operation of that index. Laws that take long are looked at after
    /// every fourth or 16th only; without an index, after each.
    func brokenLaw(afterOperation index: Int? = nil) -> String? {
        if let fault { return fault }
        let scale = state.scale
        let values = state.values
        guard state.hasUsableBounds else {
            if drawing != SliderDrawing(of: state, in: layout) { return "the drawing differs from a new one" }
            let isDisabled = (0..<state.count).allSatisfy { state.isDisabled(thumb: $0) }
            return isDisabled && values.allSatisfy(\.isFinite) ? nil : "\(values) with bounds that cannot be used"
        }
        let slack = max(1e-11 * scale.length, 16 * max(abs(scale.lower), abs(scale.upper)).ulp)
        for (index, value) in values.enumerated() {
            guard value.isFinite, value >= scale.lower, value <= scale.upper else {
                return "value \(value) outside the bounds"
            }
            if state.isWrapped, value == scale.upper { return "the upper bound of a ring is the lower" }
            if !state.isWrapped, index > 0, value < values[index - 1] { return "out of order" }
            let limits = state.limits(of: index)
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
        if drawing != SliderDrawing(of: state, in: layout) { return "the drawing differs from a new one" }
        if !drawing.elements.allSatisfy(\.figure.isFinite) { return "a figure that is not finite" }
        if let fault = separation() ?? stuckPress() ?? turnedTooFar() { return fault }
        let isDue = { (period: Int) in index.map { $0 % period == period - 1 } ?? true }
        if isDue(4), let fault = fixedPoint() ?? sameConfiguration() { return fault }
        return isDue(16) ? unreachable() : nil
    }

    /// With no pointer down, a press at the exact center of a thumb that can move in a direction, and a first movement
    /// in that direction, hold this thumb, or one at the same point that can move there (behavior 4.2), but no span.
    ///
    /// The law applies to every press target, as thumbs accept presses with all of them (4.3), and to spans that can be
    /// dragged, as the center of a thumb is outside their range for presses (4.1). Where presses have no effect, a key
    /// moves the thumb: near the center of an arc (3.2), unless drags are vertical (4.7), and on a track without length
    /// (4.4).
    func unreachable() -> String? {
        guard state.anyPointer == nil else { return nil }
        for index in 0..<state.count {
            // A key moves no thumb by less than the rounding error, up or down.
            for direction in [-1.0, 1] where canMove(index, direction, tolerances: hasTargets ? 1 : 2.1) {
                var trial = state
                let press = state.location(ofThumb: index)
                guard trial.handle(.press(at: press, pointer: 0)).changed.isEmpty else {
                    return "a press on thumb \(index) moves it"
                }
                guard hasTargets else {
                    if isCrowded || isRigid { continue }
                    let key: SliderIntent =
                        state.isWrapped ? .step(Int(direction)) : direction > 0 ? .maximum : .minimum
                    if trial.propose(.key(key, thumb: index)).thumbs.isEmpty {
                        return "no key moves thumb \(index) by \(direction)"
                    }
                    continue
                }
                _ = trial.propose(.drag(to: point(beside: index, direction), pointer: 0))
                let held = (0..<state.count).filter { trial.isHeld(thumb: $0) }
                let isReached =
                    held.count == 1
                    && held.allSatisfy { taken in
                        let offset = state.location(ofThumb: taken) - press
                        return (offset * offset).sum() < 4 && canMove(taken, direction)
                    }
                if !isReached { return "thumb \(index) cannot be reached, going \(direction): \(held) are held" }
            }
        }
        return nil
    }

    private func canMove(_ index: Int, _ direction: Double, tolerances: Double = 1) -> Bool {
        let limits = state.limits(of: index)
        let value = state.value(of: index)
        // Added as the engine adds them, so that both round alike.
        return direction > 0
            ? limits.upperBound > value + tolerances * tolerance : limits.lowerBound < value - tolerances * tolerance
    }

    private var hasTargets: Bool {
        guard case .arc(let arc) = state.track, !state.configuration.dragsVertically else {
            return state.track.length > 0
        }
        return state.track.length > 0 && arc.radius > 8
    }

    /// Whether separation, which is measured in points, and spans, which are measured in values, can rule each other
    /// out, as along a curved scale, or whether the track has no room for the separation of all thumbs. Thumbs then
    /// stay, or keep the distances that they have (1.6), and rounding decides whether all of them find values.
    private var isCrowded: Bool {
        let separation = state.configuration.minimumSeparation
        guard separation > 0 else { return false }
        return state.configuration.scale != .linear || separation * Double(state.count) > state.track.length
    }

    /// Whether thumbs of a ring keep one distance, so that all of them go by the same step: where the ring closes,
    /// steps are shorter, and they go no further.
    private var isRigid: Bool {
        guard state.isWrapped else { return false }
        let step = if case .every(let step) = state.configuration.step { step } else { 0.0 }
        return state.configuration.step != .none && state.maximumSpan <= state.minimumSpan + step
    }

    /// A finger 4 points further on from a thumb's center.
    private func point(beside index: Int, _ direction: Double) -> SIMD2<Double> {
        if case .arc = state.track, state.configuration.dragsVertically {
            return state.location(ofThumb: index) - SIMD2(0, 4 * direction)
        }
        return state.track.point(at: state.unwrappedFraction(of: index) + 4 * direction / state.track.length)
    }

    /// Movements never reduce the distance of thumbs below the minimum separation, or below their former distance.
    private func separation() -> String? {
        let wanted = state.configuration.minimumSeparation
        let length = state.track.length
        guard isMovement, wanted > 0, case .linear = state.scale.curve, state.configuration.collision != .cross
        else { return nil }
        let blur = max(abs(state.scale.lower), abs(state.scale.upper)).ulp * 16 / state.scale.length * length
        for index in 0..<state.count - 1 {
            let distance = { (state: SliderState) in
                (state.unwrappedFraction(of: index + 1) - state.unwrappedFraction(of: index)) * length
            }
            if distance(state) < min(wanted, distance(before)) - 1e-6 - blur {
                return "thumb \(index) came nearer to the next"
            }
        }
        return nil
    }

    /// A press that holds something can move it in at least one direction (4.2).
    private func stuckPress() -> String? {
        guard case .press(let point, let pointer, _) = input, state.isDown(pointer: pointer),
            !before.isDown(pointer: pointer),
            state.values == before.values
        else { return nil }
        // With `relative` a press so far away holds a thumb, and numbers there have no room for a movement.
        if state.pressTarget == .relative, max(abs(point.x), abs(point.y)) > 1e9 { return nil }
        // A detent that attracts from farther than usual can keep a thumb from leaving it.
        if !state.configuration.detents.isEmpty, state.configuration.detentDistance > 8 { return nil }
        // Steps and forbidden ranges that the closing of a ring makes rare can rule out what limits allow, and so can
        // the separation of a span's thumbs along a curved scale.
        let isCurved = state.configuration.scale != .linear
        let isFree = state.configuration.step == .none && !isCurved && state.configuration.forbiddenRanges.isEmpty
        let isSpan = (0..<state.count).contains { state.isHeld(thumb: $0) && !state.isHeldAlone(thumb: $0) }
        if state.isWrapped && !isFree || isSpan && isCurved { return nil }
        if isCrowded, state.maximumSpan < state.scale.length { return nil }
        for direction in [-1.0, 1] {
            var trial = state
            // There and back, as a thumb that came to the press from one side may have its next step on the other.
            for point in path(from: point, direction) + path(from: point, -direction) {
                trial.handle(.drag(to: point, pointer: pointer))
                if trial.values != state.values || trial.spans != state.spans { return nil }
            }
        }
        return "a press holds what cannot move"
    }

    /// The points of a drag along the whole track and beyond, from a press. The first movement is small, as a thumb
    /// that the press moves comes from the other side.
    private func path(from press: SIMD2<Double>, _ direction: Double) -> [SIMD2<Double>] {
        switch state.track {
        case .line(let from, let to): return [0.001, 20].map { press + (to - from) * $0 * direction }
        case .arc where state.configuration.dragsVertically: return [70, 1000].map { press - SIMD2(0, $0 * direction) }
        case .arc(let arc):
            let circle = SliderTrack.arc(
                SliderTrack.Arc(center: arc.center, radius: 100, start: 0, sweep: arc.sweep < 0 ? -360 : 360))
            let start = circle.fraction(at: press) ?? 0
            let turns = [0.001] + stride(from: 0.1, to: abs(arc.sweep) / 360 + 1, by: 0.1)
            return turns.map { circle.point(at: start + $0 * direction) }
        }
    }

    /// Around an arc, a value changes no more than its pointer turned, if only the pointer's position determines it: no
    /// step, no detent, and no other thumb that was passed (3.2, 3.3). Thumbs leap over forbidden ranges (1.5), and so
    /// do those that keep their distances to one that leaps.
    private func turnedTooFar() -> String? {
        guard case .arc(let arc) = state.track, let turn, !state.configuration.dragsVertically,
            state.configuration.collision != .cross, state.configuration.detents.isEmpty,
            state.configuration.step == .none, state.configuration.scale == .linear
        else { return nil }
        // A thumb of a span that leaps can come farther from another than the maximum span. The span then
        // continues from where all of its thumbs find values.
        let leaps = !state.configuration.forbiddenRanges.isEmpty && state.maximumSpan < state.scale.length
        if turn.held.count > 1, leaps { return nil }
        // A thumb doesn't move by a negligible difference (1.4), and moves by the sum with the next one.
        let blur = max(abs(state.scale.lower), abs(state.scale.upper)).ulp * 20 / state.scale.length * abs(arc.sweep)
        let leapt = (0..<state.count).reduce(0) { $0 + leap(of: $1) } * abs(arc.sweep)
        for index in turn.held {
            let turned = abs(state.unwrappedFraction(of: index) - before.unwrappedFraction(of: index)) * abs(arc.sweep)
            if turned > turn.degrees + leapt + 1e-6 + blur {
                return "thumb \(index) turned \(turned) as the pointer turned \(turn.degrees)"
            }
        }
        return nil
    }

    /// The fraction of the track that forbidden ranges cover in the last movement of a thumb.
    private func leap(of index: Int) -> Double {
        let ends = [before.unwrappedFraction(of: index), state.unwrappedFraction(of: index)].map {
            state.scale.lower + $0 * state.scale.length
        }
        let end = max(ends[0], ends[1])
        var (passed, length) = (min(ends[0], ends[1]), 0.0)
        let period = state.isWrapped ? state.scale.length : 0
        let ranges = state.configuration.forbiddenRanges.flatMap { range in
            let turns = period > 0 ? ((passed - range.upperBound) / period).rounded(.up) : 0
            return (0..<(period > 0 ? 3 : 1)).map { lap in
                let shift = (turns + Double(lap)) * period
                return range.lowerBound + shift...range.upperBound + shift
            }
        }
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.upperBound > passed {
            length += max(0, min(end, range.upperBound) - max(passed, range.lowerBound))
            passed = max(passed, min(end, range.upperBound))
        }
        return length / state.scale.length
    }

    /// The values of a slider are allowed values: a new slider with them keeps them as they are, except for
    /// negligible differences (1.3, 1.4).
    private func fixedPoint() -> String? {
        guard !isQuiet, !state.configuration.keepsValuesBetweenSteps, !wasOffSteps, state.anyPointer == nil else {
            return nil
        }
        let again = SliderState(
            repairing: state.configuration, values: state.values, spans: state.isWrapped ? state.spans : nil,
            on: state.track)
        return differs(from: again) ? "\(text(of: state)) is no fixed point: \(text(of: again))" : nil
    }

    /// Setting the same configuration again changes nothing (1.3, 1.7), except for negligible differences (1.4),
    /// and where a span left a thumb between steps (4.5).
    private func sameConfiguration() -> String? {
        guard !isQuiet, !wasOffSteps else { return nil }
        var again = state
        _ = again.configure(state.configuration)
        guard differs(from: again), !(wasSpanDragged && state.values.contains { !isStep($0) }) else { return nil }
        return "\(text(of: state)) with the same configuration: \(text(of: again))"
    }

    /// Whether a value is a step, so that a single thumb without limits of its own keeps it.
    private func isStep(_ value: Double) -> Bool {
        var configuration = SliderConfiguration(bounds: state.scale.bounds)
        (configuration.scale, configuration.step) = (state.configuration.scale, state.configuration.step)
        let single = SliderState(repairing: configuration, values: [value], on: state.track)
        return abs(single.values[0] - value) <= tolerance
    }

    /// Whether the last operation was an input that changed nothing, so that what held before holds still.
    private var isQuiet: Bool {
        input != nil && state.values == before.values && state.spans == before.spans
            && (state.anyPointer == nil) == (before.anyPointer == nil)
    }

    /// Whether values differ, or an empty span is a full turn. Differences that count as none add up along a chain.
    private func differs(from other: SliderState) -> Bool {
        zip(other.values, state.values).contains { abs($0 - $1) > tolerance * Double(state.count) }
            || zip(other.spans, state.spans).contains { abs($0 - $1) > state.scale.length / 2 }
    }

    private func text(of state: SliderState) -> String { "\(state.values), spans \(state.spans)," }
}
