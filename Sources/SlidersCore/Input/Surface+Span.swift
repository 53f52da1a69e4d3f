/// A span between two neighboring thumbs, and where a press is relative to it.
struct PressedSpan {
    /// The index of the thumb at the lower end of the span.
    let lowerThumb: Int
    /// The distance of the press from the span, in points.
    let distance: Double
    /// Whether the press is between the ends of the span.
    let containsPress: Bool
    /// The unwrapped fraction of the track at the press.
    let pressFraction: Double
    /// The unwrapped fractions of the thumbs at both ends.
    let ends: (lower: Double, upper: Double)

    /// The length, in points, up to which a span contains no press, because rounding would decide which end is nearer.
    fileprivate static let minimumLength = 1e-6
}

extension Surface {
    /// Returns the span that contains a press at a point, or else the nearest span; `nil` if none is near enough to be
    /// pressed.
    func nearestSpan(to point: SIMD2<Double>, _ solver: Solver) -> PressedSpan? {
        var best: PressedSpan?
        for lowerThumb in 0..<solver.count - 1 {
            let lower = solver.unwrappedFraction(of: lowerThumb)
            let upper = solver.unwrappedFraction(of: lowerThumb + 1)
            let isWrapped = solver.constraints.isWrapped
            guard
                let press = track.unwrappedFraction(of: point, near: (lower + upper) / 2, isWrapped: isWrapped)
            else { continue }
            let distance = (track.point(at: min(upper, max(lower, press))) - point).length
            let containsPress =
                press >= lower && press <= upper && (upper - lower) * track.length > PressedSpan.minimumLength
            guard distance <= trackDistance else { continue }
            if let best, containsPress == best.containsPress ? distance >= best.distance : best.containsPress {
                continue
            }
            best = PressedSpan(
                lowerThumb: lowerThumb, distance: distance, containsPress: containsPress, pressFraction: press,
                ends: (lower, upper))
        }
        return best
    }

    /// Returns the thumbs that a drag of a span moves: the two thumbs beside it or, as an option, all thumbs.
    func thumbs(of span: PressedSpan, _ solver: Solver) -> Range<Int> {
        configuration.spanDrag == .all ? 0..<solver.count : span.lowerThumb..<span.lowerThumb + 2
    }

    /// Returns the thumbs that a drag of the span above a thumb moves or, for the last thumb, of the span below it;
    /// `nil` if a person can't drag this span.
    func draggableSpan(beside thumb: Int, _ solver: Solver) -> Range<Int>? {
        guard pressTarget.includesSpan, !configuration.isReadOnly, solver.count > 1 else { return nil }
        let lowerThumb = min(thumb, solver.count - 2)
        let indices = configuration.spanDrag == .all ? 0..<solver.count : lowerThumb..<lowerThumb + 2
        return canDrag(indices, solver) ? indices : nil
    }

    /// Whether a press can drag a span.
    func canDrag(_ span: PressedSpan, _ solver: Solver) -> Bool { canDrag(thumbs(of: span, solver), solver) }

    /// Whether thumbs can be dragged together as a span: none of them is disabled or held, and a drag as far as
    /// possible in one of the two directions moves at least one of them.
    private func canDrag(_ indices: Range<Int>, _ solver: Solver) -> Bool {
        for thumb in indices where solver.constraints.isDisabled(thumb: thumb) || solver.isHeld(thumb: thumb) {
            return false
        }
        var trial = solver
        let movement = Movement(of: indices, from: solver.values)
        let limits = trial.limits(of: movement)
        let present = solver.unwrappedValue(of: indices.lowerBound)
        let tolerance = solver.constraints.tolerance
        return limits.high > present + tolerance && trial.changesValues(movement, shiftedBy: limits.high - present)
            || limits.low < present - tolerance && trial.changesValues(movement, shiftedBy: limits.low - present)
    }

    /// Whether a press holds a span rather than a thumb at its end: the press is in the span, more than a third of the
    /// span's length away from the thumb, and the span can be dragged. `false` if there is no span.
    func isSpanPreferred(_ span: PressedSpan?, to thumb: Int, _ solver: Solver) -> Bool {
        guard let span, span.containsPress, canDrag(span, solver) else { return false }
        var thumbFraction = solver.unwrappedFraction(of: thumb)
        if let turn = track.fractionPerTurn {
            // The same point of the arc, in the lap nearest to the press.
            thumbFraction += ((span.pressFraction - thumbFraction) / turn + 0.5).rounded(.down) * turn
        }
        let length = span.ends.upper - span.ends.lower
        let rounding = 1e-9 * length
        if thumbFraction <= span.ends.lower + rounding {
            return span.pressFraction - span.ends.lower > length / 3
        }
        // A span of several laps can also pass the thumb between its ends, and the press then holds the thumb.
        return thumbFraction >= span.ends.upper - rounding && span.ends.upper - span.pressFraction > length / 3
    }
}

extension PointerHold {
    /// Returns the shift that a drag requests for all thumbs of a held span, in value units: the value under the
    /// pointer minus the value under it at the press.
    ///
    /// - Parameter thumbFraction: the unwrapped fraction at which the pointer requests the lowest thumb of the span.
    func spanShift(to thumbFraction: Double, on surface: Surface, _ constraints: Constraints) -> Double {
        let grabFraction = grabOffset / surface.track.length
        return finite(
            constraints.unwrappedValue(at: thumbFraction + grabFraction)
                - constraints.unwrappedValue(at: startFraction + grabFraction))
    }
}

extension SliderState {
    /// Returns whether a person can drag the span beside a thumb: the span above it, or below the last thumb. See
    /// ``SliderInput/adjustSpan(_:thumb:)``.
    package func canAdjustSpan(beside thumb: Int) -> Bool {
        hasThumb(thumb) && surface.draggableSpan(beside: thumb, nextSolver) != nil
    }

    /// Proposes a number of increments of an assistive technology for the span beside a thumb, if a person can drag
    /// this span.
    mutating func adjustSpan(beside thumb: Int, by increments: Int, _ proposal: inout SliderState.Proposal) {
        proposal.change.reason = .accessibility
        guard hasThumb(thumb), let indices = surface.draggableSpan(beside: thumb, solver) else { return }
        let amount = surface.configuration.accessibilityStep
        guard let request = solver.request(of: indices.lowerBound, afterIncrements: increments, of: amount) else {
            return
        }
        solver.moveSpan(indices, by: request)
        if !solver.proposedThumbs.isEmpty { pointers.resetOvershoot() }
        note(request, of: indices)
    }
}

extension Solver {
    /// Proposes a shift of a span to the value that is requested for its lowest thumb, as far as all of its thumbs can
    /// go.
    fileprivate mutating func moveSpan(_ indices: Range<Int>, by request: MovementRequest) {
        let start = unwrappedValue(of: indices.lowerBound)
        let movement = Movement(of: indices, from: values)
        let shift = limits(of: movement).clamp(request.value) - start
        if shift != 0 { self.shift(movement, by: shift) }
    }

    /// Proposes, for each thumb of a span, the allowed value nearest to its requested value plus a shift.
    mutating func shift(_ movement: Movement, by shift: Double) {
        let lowest = movement.movingThumbs.lowerBound
        var movement = movement
        movement.shift = shift
        let start = constraints.unwrapped(movement.requestedValues[lowest])
        move(lowest, to: start + shift, in: windowBetweenNeighbors(of: lowest, movement), movement)
    }

    /// Returns whether shifting a span changes a value, as an infinite shift does. A finite shift may not: each thumb
    /// takes its nearest allowed value, which can be the side of a forbidden range where it already is.
    @inline(never) fileprivate mutating func changesValues(_ movement: Movement, shiftedBy shift: Double) -> Bool {
        guard shift.isFinite else { return true }
        self.shift(movement, by: shift)
        discardNegligibleChanges()
        defer { withdraw() }
        return proposedThumbs.contains { constraints.unwrapped(thumbs[$0].proposed) != unwrappedValue(of: $0) }
    }
}
