/// Canceling a drag: the thumbs that its pointer moved return to their values at the press.
extension PointerHold {
    /// Proposes the values at the press for all thumbs that the pointer moved. Disabled thumbs, and thumbs that other
    /// pointers hold, stay where they are. All other thumbs make room, whatever the collision rule.
    func restore(_ solver: inout Solver) {
        let movedThumbs = movedThumbs.union(thumbs)
        // Thumbs that stay divide the moved thumbs into groups. Each group is restored by one movement.
        var groupStart = movedThumbs.lowerBound
        while groupStart < movedThumbs.upperBound {
            var groupEnd = groupStart
            while groupEnd < movedThumbs.upperBound, solver.canRestore(groupEnd) { groupEnd += 1 }
            if groupStart < groupEnd {
                var movement = Movement(of: groupStart..<groupEnd, by: pointer, from: valuesAtPress)
                movement.kind = .restore
                movement.origin = nil
                solver.restore(movement)
            }
            groupStart = groupEnd + 1
        }
    }

    /// Returns the index that the held thumb has after a cancel: its index at the press, or the last index before that
    /// if a disabled thumb, or one that another pointer holds, is in between.
    func restoredIndex(_ solver: Solver) -> Int {
        var index = thumbs.lowerBound
        let direction = indexAtPress < index ? -1 : 1
        while index != indexAtPress, solver.canRestore(index + direction) { index += direction }
        return index
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

    /// Ends the drags that can't continue with new constraints, and returns a report for each. They end as with a
    /// release, except that all drags are canceled if the number of thumbs changes, or a ring starts or stops wrapping.
    mutating func endDrags(forNew constraints: Constraints) -> [SliderState.Report] {
        if constraints.count != count || constraints.isWrapped != isWrapped { return cancelAll() }
        var reports: [SliderState.Report] = []
        var index = 0
        while index < pointers.holds.count {
            let hold = pointers.holds[index]
            guard surface.configuration.isReadOnly || hold.mustEnd(under: constraints) else {
                index += 1
                continue
            }
            // A waiting press has moved nothing yet, and its release would move a thumb to it.
            let isWaiting = hold.isWaiting
            reports.append(endDrag(by: isWaiting ? .cancel(pointer: hold.pointer) : .release(pointer: hold.pointer)))
        }
        return reports
    }

    /// Ends a drag because of code, with a release or a cancel, and returns its report. It doesn't count as a tap.
    private mutating func endDrag(by input: SliderInput) -> SliderState.Report {
        let change = handle(input)
        tappedThumb = nil
        return SliderState.Report(ofEndedDrag: change, in: self)
    }
}

extension Solver {
    /// Whether a cancel can move a thumb: it isn't disabled, and no other pointer holds it.
    fileprivate func canRestore(_ thumb: Int) -> Bool { !constraints.isDisabled(thumb: thumb) && !isHeld(thumb: thumb) }

    /// Proposes the values that a movement requests or, if they don't fit between the thumbs that stay, the nearest
    /// values that do.
    fileprivate mutating func restore(_ movement: Movement) {
        let first = movement.movingThumbs.lowerBound
        if requestedValuesFit(movement) {
            for thumb in movement.movingThumbs { propose(allowedRequest(of: thumb, movement), at: thumb, movement) }
        } else {
            let requested = constraints.unwrapped(movement.requestedValues[first])
            move(first, to: requested, in: windowBetweenNeighbors(of: first, movement), movement)
        }
    }

    /// Whether the moving thumbs can all take their requested values while the other thumbs stay: each value is
    /// allowed, and so is each span between two neighbors.
    private func requestedValuesFit(_ movement: Movement) -> Bool {
        let tolerance = constraints.tolerance
        let areAllowed = movement.movingThumbs.allSatisfy { thumb in
            abs(allowedRequest(of: thumb, movement) - constraints.unwrapped(movement.requestedValues[thumb]))
                <= tolerance
        }
        guard areAllowed else { return false }
        for thumb in movement.movingThumbs.lowerBound - 1..<movement.movingThumbs.upperBound {
            // Walking to both neighbors counts a lap if the span between them crosses the seam of a ring.
            var upper = ThumbCursor(index: thumb)
            var lower = ThumbCursor(index: thumb + 1)
            guard lower.advance(-1, on: constraints), upper.advance(1, on: constraints) else { continue }
            let span =
                newValue(of: upper.index, movement) + upper.valueOffset - newValue(of: lower.index, movement)
                - lower.valueOffset
            let isClosing = constraints.closesRing(above: lower.index)
            let allowedSpans = Window(
                low: isClosing ? 0 : constraints.minimumSpan, high: isClosing ? .infinity : constraints.maximumSpan)
            // On a line, values stay in order to the bit.
            guard allowedSpans.contains(span, tolerance), constraints.isWrapped || span >= 0 else { return false }
        }
        return true
    }

    /// Returns the greatest allowed value at or below the value that a movement requests for a thumb. If the requested
    /// value is allowed, both are equal to the bit.
    private func allowedRequest(of thumb: Int, _ movement: Movement) -> Double {
        let requested = constraints.unwrapped(movement.requestedValues[thumb])
        return constraints.allowedValue(
            atOrBefore: requested, going: 1, index: thumb, ignoresSteps: ignoresSteps(thumb, in: movement))
    }

    /// Returns the unwrapped value that a movement requests for a thumb; for a thumb that doesn't belong to the
    /// movement, its proposed value, because the same cancel may have restored it already.
    private func newValue(of thumb: Int, _ movement: Movement) -> Double {
        constraints.unwrapped(
            movement.movingThumbs.contains(thumb) ? movement.requestedValues[thumb] : thumbs[thumb].proposed)
    }
}
