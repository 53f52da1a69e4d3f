/// Presses, drags, rests, releases, and cancels of pointers.
extension SliderState {
    /// Takes hold of the thumb or span at a point. If the press moves a thumb to the pointer, proposes that movement.
    ///
    /// - Parameter canWait: whether a press that would move a thumb waits first, as that of a finger does.
    mutating func press(at point: SIMD2<Double>, pointer: Int, canWait: Bool, _ proposal: inout Proposal) {
        guard let hit = surface.hit(at: point, solver),
            let pressFraction = surface.unwrappedFraction(of: point, for: hit.thumbs.lowerBound, solver)
        else { return }
        var hold = PointerHold(
            pointer: pointer, pressLocation: point, movesThumbToPointer: surface.movesThumbToPress(hit),
            thumbs: hit.thumbs, valuesAtPress: solver.values, pressFraction: pressFraction,
            pointerFraction: pressFraction)
        if canWait, hold.movesThumbToPointer {
            hold.kind = .delayed
        } else if case .span = hit {
            hold.grab(hit.thumbs, as: .span, on: surface, &solver)
        } else {
            hold.grabPressedThumb(on: surface, &solver)
        }
        pointers.holds.append(hold)
        pointers.resetOvershoot()
        guard !hold.isWaiting else { return }
        proposal.change.redraws = hold.thumbs
        if hold.movesThumbToPointer { proposeMovement(ofHold: pointers.holds.count - 1, &proposal) }
    }

    /// Proposes the movement of the thumb or span that a pointer holds.
    mutating func drag(to point: SIMD2<Double>, pointer: Int, isFine: Bool, _ proposal: inout Proposal) {
        guard let index = pointers.index(of: pointer) else { return }
        let kind = pointers.holds[index].kind
        let hasMoved = pointers.holds[index].follow(point, isFine: isFine, on: surface, &solver)
        if pointers.holds[index].kind != kind { proposal.change.redraws = pointers.holds[index].thumbs }
        guard hasMoved else { return }
        beginDrag(ofHold: index, &proposal)
        proposeMovement(ofHold: index, &proposal)
    }

    /// Ends the wait of a touch that has rested, and proposes that the nearest thumb moves to it. If two thumbs are
    /// equally near, the first movement of the touch still chooses one.
    mutating func rest(pointer: Int, _ proposal: inout Proposal) {
        guard let index = pointers.index(of: pointer), pointers.holds[index].kind == .delayed,
            pointers.holds[index].isPressOnTrack(of: surface, solver)
        else { return }
        pointers.holds[index].grabPressedThumb(on: surface, &solver)
        guard !pointers.holds[index].isWaiting else { return }
        proposal.change.redraws = pointers.holds[index].thumbs
        proposeMovement(ofHold: index, &proposal)
    }

    /// Ends the hold of a pointer. Values stay, on steps. Returns the thumb that the pointer tapped, or `nil` if the
    /// release isn't a tap on a thumb.
    mutating func release(pointer: Int, _ proposal: inout Proposal) -> Int? {
        guard let index = pointers.index(of: pointer) else { return nil }
        let tappedThumb = pointers.holds[index].tappedThumb(solver)
        let wasWaiting = pointers.holds[index].isWaiting
        if wasWaiting, pointers.holds[index].grabLowestThumb(on: surface, &solver) {
            proposeMovement(ofHold: index, isEnding: true, &proposal)
            proposal.change.overshot = false
        }
        let hold = endHold(index, &proposal)
        // A thumb that is grabbed and released at once is never drawn as held.
        if wasWaiting { proposal.change.redraws = 0..<0 }
        guard hold.hasBegunDrag else { return tappedThumb }
        proposal.change.ending = .end
        hold.snap(&solver, &proposal)
        return tappedThumb
    }

    /// Ends the hold of a pointer, and proposes the values from its press.
    mutating func cancel(pointer: Int, _ proposal: inout Proposal) {
        guard let index = pointers.index(of: pointer) else { return }
        let hold = endHold(index, &proposal)
        guard hold.hasBegunDrag else { return }
        if hold.kind == .thumb { proposal.change.grip = .thumb(hold.restoredIndex(solver)) }
        proposal.change.ending = .cancel
        proposal.change.reason = .cancel
        hold.restore(&solver)
    }

    // MARK: Holds

    /// Proposes values for the thumb or span that a pointer holds, at the pointer's position.
    ///
    /// - Parameters:
    ///   - index: the index of the pointer's hold.
    ///   - isEnding: whether the pointer is released.
    private mutating func proposeMovement(ofHold index: Int, isEnding: Bool = false, _ proposal: inout Proposal) {
        let oldOvershoot = pointers.overshoot
        let requested: Double
        (proposal.index, pointers.overshoot, requested) = pointers.holds[index].proposeValues(
            isEnding: isEnding, on: surface, &solver)
        if requested.isNaN {
            if pointers.request != nil { pointers.request = nil }
        } else {
            pointers.request = MovementRequest(
                value: requested, thumbs: proposal.index.map { $0..<$0 + 1 } ?? pointers.holds[index].thumbs,
                pointer: pointers.holds[index].pointer,
                ignoresSteps: !surface.configuration.snapsWhileDragging && !isEnding)
        }
        proposal.pointer = pointers.holds[index].pointer
        proposal.change.grip = pointers.holds[index].grip
        proposal.change.overshot = pointers.overshoot != oldOvershoot
        // If the thumb is already at the press, the press begins no drag.
        if proposal.change.overshot || !solver.proposedThumbs.isEmpty { beginDrag(ofHold: index, &proposal) }
    }

    /// Removes a hold, lets go of its thumbs, and returns it.
    private mutating func endHold(_ index: Int, _ proposal: inout Proposal) -> PointerHold {
        let hold = pointers.holds.remove(at: index)
        pointers.resetOvershoot()
        hold.end(&solver, &proposal)
        return hold
    }
}
