/// Keys, assistive technology, the wheel, and typed values: each input is one change of one thumb.
extension SliderState {
    /// Proposes what a key, an increment, the wheel, or a typed value does to a thumb. Nothing happens if the thumb is
    /// disabled or held, or if the slider is read-only.
    mutating func adjust(
        _ thumb: Int, by input: SliderInput, _ reason: SliderChangeReason, _ proposal: inout SliderState.Proposal
    ) {
        proposal.change.reason = reason
        guard canAdjust(thumb), !surface.configuration.isReadOnly else { return }
        proposal.index =
            switch input {
            case .key(let intent, _):
                solver.propose(
                    intent, thumb, arrowSteps: surface.configuration.arrowSteps,
                    pageSteps: surface.configuration.pageSteps, runsLeft: track.runsLeft)
            case .adjust(let increments, _):
                solver.increment(thumb, by: increments, of: surface.configuration.accessibilityStep)
            case .wheel(let notches, _): solver.step(thumb, by: Solver.clampedStepCount(notches))
            case .type(let value, _) where value.isFinite:
                solver.moveThumb(thumb, to: solver.constraints.unwrapped(value, near: solver.unwrappedValue(of: thumb)))
            default: nil
            }
        if !solver.proposedThumbs.isEmpty { pointers.resetOvershoot() }
    }

    /// Moves a thumb by steps from code, as keys would. A thumb that's disabled or held doesn't move. Sends no events.
    package mutating func step(_ thumb: Int, by steps: Int) {
        guard canAdjust(thumb) else { return }
        beginProposal()
        solver.step(thumb, by: Solver.clampedStepCount(steps))
        acceptProposalOfCode()
    }

    /// Makes the values that code proposed the current ones, without a report. They then replace all requested values.
    mutating func acceptProposalOfCode() {
        guard !acceptUnreported().isEmpty else { return }
        requests.usesCurrentValues = true
        pointers.resetOvershoot()
    }

    /// Returns whether a thumb exists and is neither disabled nor held, so that keys and the like can move it.
    func canAdjust(_ thumb: Int) -> Bool {
        hasThumb(thumb) && !isDisabled(thumb: thumb) && !isHeld(thumb: thumb)
    }
}

extension Solver {
    /// Proposes what a key does to a thumb, and returns the thumb's index in the proposal.
    ///
    /// - Parameters:
    ///   - arrowSteps: the number of steps of an arrow key.
    ///   - pageSteps: the number of steps of a page.
    ///   - runsLeft: whether values grow to the left on screen, so that → decreases them.
    mutating func propose(_ intent: SliderIntent, _ thumb: Int, arrowSteps: Int, pageSteps: Int, runsLeft: Bool) -> Int
    {
        // On screen, y grows downward, and up always increases the value.
        func signedCount(_ dx: Int, _ dy: Int) -> Int {
            dy != 0 ? -Self.clampedStepCount(dy) : runsLeft ? -Self.clampedStepCount(dx) : Self.clampedStepCount(dx)
        }
        let pageSteps = max(1, Self.clampedStepCount(pageSteps))
        return switch intent {
        case .arrow(let dx, let dy):
            step(thumb, by: max(1, Self.clampedStepCount(arrowSteps)) * signedCount(dx, dy))
        case .pageArrow(let dx, let dy): step(thumb, by: pageSteps * signedCount(dx, dy))
        case .step(let steps): step(thumb, by: Self.clampedStepCount(steps))
        case .page(let pages): step(thumb, by: pageSteps * Self.clampedStepCount(pages))
        case .minimum: moveToEnd(thumb, going: -1)
        case .maximum: moveToEnd(thumb, going: 1)
        case .reset: thumb
        }
    }

    /// Proposes the lowest (−1) or the highest value (1) that a thumb can take now, and returns the thumb's index in
    /// the proposal. On a ring, these values are the lower bound and the last step below the upper bound, and the thumb
    /// goes the shorter way around.
    private mutating func moveToEnd(_ thumb: Int, going direction: Int) -> Int {
        let scale = constraints.scale
        guard constraints.isWrapped else {
            return moveThumb(thumb, to: direction < 0 ? scale.lower : scale.upper, beyondPresentValue: direction)
        }
        let lastStep = constraints.allowedValue(after: scale.upper, going: -1, index: thumb)
        // On a ring without steps, the highest value is the seam, which is also the lower bound.
        let end = direction > 0 && lastStep.isFinite ? lastStep : scale.lower
        return moveThumb(thumb, to: constraints.unwrapped(end, near: unwrappedValue(of: thumb)))
    }
}

/// Taps on ticks and their labels.
extension SliderState {
    /// Proposes the value of a tapped tick for the nearest thumb that can move to it. Of two thumbs that are equally
    /// near, it's the lower one.
    mutating func proposeTap(onTickAt value: Double, _ proposal: inout SliderState.Proposal) {
        guard value.isFinite, !surface.configuration.isReadOnly else { return }
        let point = track.point(at: fraction(of: value))
        guard
            let thumb = surface.nearestThumbs(to: point, solver)
                .first(where: { surface.canMove($0, toward: point, solver) })
        else { return }
        proposal.index = solver.moveThumb(
            thumb, to: solver.constraints.unwrapped(value, near: solver.unwrappedValue(of: thumb)))
        proposal.reportsAll = true
        if !solver.proposedThumbs.isEmpty { pointers.resetOvershoot() }
    }
}
