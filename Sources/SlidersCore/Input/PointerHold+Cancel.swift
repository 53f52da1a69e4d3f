/// How a hold ends with a cancel: the thumbs that its pointer moved go back to their values at the press.
extension PointerHold {
    /// Proposes the values of the press for all thumbs that the pointer moved. Disabled thumbs and those that other
    /// pointers hold are walls; others give way, whatever the collision rule.
    func restore(_ solver: inout Solver) {
        let moved = moved.union(thumbs)
        var first = moved.lowerBound
        while first < moved.upperBound {
            var end = first
            while end < moved.upperBound, solver.canRestore(end) { end += 1 }
            if first < end {
                var movement = Movement(of: first..<end, by: pointer, from: valuesAtPress)
                movement.kind = .restore
                movement.origin = nil
                solver.restore(movement)
            }
            first = end + 1
        }
    }

    /// The index of the thumb once it is back: the one that it had at the press, unless a thumb on the way cannot be
    /// moved.
    func restoredThumb(_ solver: Solver) -> Int {
        var thumb = thumbs.lowerBound
        let direction = thumbAtPress < thumb ? -1 : 1
        while thumb != thumbAtPress, solver.canRestore(thumb + direction) { thumb += direction }
        return thumb
    }
}

extension SliderState {
    /// Cancels every drag, as Escape does, and returns a report for each.
    @discardableResult
    public mutating func cancelAll() -> [SliderState.Report] {
        var reports: [SliderState.Report] = []
        while let pointer = anyPointer { reports.append(endDrag(by: .cancel(pointer: pointer))) }
        return reports
    }

    /// Ends the drags that new constraints end: with their values where nothing can be moved any more, and by a cancel
    /// where values are counted anew.
    mutating func endDrags(endedBy constraints: Constraints) -> [SliderState.Report] {
        if constraints.count != count || constraints.isWrapped != isWrapped { return cancelAll() }
        var reports: [SliderState.Report] = []
        var index = 0
        while index < pointers.holds.count {
            let hold = pointers.holds[index]
            guard surface.configuration.isReadOnly || hold.isEnded(by: constraints) else {
                index += 1
                continue
            }
            // A press that waits has moved nothing, and a release would let it bring a thumb.
            reports.append(endDrag(by: hold.waits ? .cancel(pointer: hold.pointer) : .release(pointer: hold.pointer)))
        }
        return reports
    }

    /// Ends a drag by a release or a cancel that code causes.
    private mutating func endDrag(by input: SliderInput) -> SliderState.Report {
        let change = handle(input)
        tappedThumb = nil
        return SliderState.Report(ofEnd: change, in: self)
    }
}

extension Solver {
    /// Whether a cancel can move a thumb.
    fileprivate func canRestore(_ thumb: Int) -> Bool { !constraints.isDisabled(thumb: thumb) && !isHeld(thumb: thumb) }

    /// Proposes the wishes of a movement, or what comes nearest to them beside thumbs that have moved meanwhile.
    fileprivate mutating func restore(_ movement: Movement) {
        let first = movement.moving.lowerBound
        if requestedSpansFit(movement) {
            for thumb in movement.moving { propose(allowedRequest(thumb, movement), at: thumb, movement) }
        } else {
            let requested = constraints.unwrapped(movement.requested[first])
            move(first, to: requested, in: roomOnBothSides(of: first, movement), movement)
        }
    }

    /// Whether the thumbs of a movement can be where they want to be while all others stay.
    private func requestedSpansFit(_ movement: Movement) -> Bool {
        let tolerance = constraints.tolerance
        let areAllowed = movement.moving.allSatisfy { thumb in
            abs(allowedRequest(thumb, movement) - constraints.unwrapped(movement.requested[thumb])) <= tolerance
        }
        guard areAllowed else { return false }
        for thumb in movement.moving.lowerBound - 1..<movement.moving.upperBound {
            var above = Walk(index: thumb)
            var below = Walk(index: thumb + 1)
            guard below.step(-1, on: constraints), above.step(1, on: constraints) else { continue }
            let span = requested(above.index, movement) + above.lift - requested(below.index, movement) - below.lift
            let isClosing = constraints.isClosing(below.index)
            let allowed = Window(
                low: isClosing ? 0 : constraints.minimumSpan, high: isClosing ? .infinity : constraints.maximumSpan)
            // On a line order is kept to the bit.
            guard allowed.contains(span, tolerance), constraints.isWrapped || span >= 0 else { return false }
        }
        return true
    }

    /// The allowed value at or below a wish, which is the wish to the bit if that is allowed.
    private func allowedRequest(_ thumb: Int, _ movement: Movement) -> Double {
        let requested = constraints.unwrapped(movement.requested[thumb])
        return constraints.value(atOrBefore: requested, going: 1, index: thumb, isFree: isFree(thumb, in: movement))
    }

    /// Where a thumb wants to be, or is to be: an earlier movement of this cancel may have proposed it.
    private func requested(_ thumb: Int, _ movement: Movement) -> Double {
        constraints.unwrapped(movement.moving.contains(thumb) ? movement.requested[thumb] : thumbs[thumb].next)
    }
}
