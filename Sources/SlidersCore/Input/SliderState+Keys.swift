/// Keys, assistive technology, the wheel, and typed values: each input is one change of one thumb.
extension SliderState {
    /// Proposes what a key, an increment, the wheel, or a typed value does to a thumb. Nothing happens if the thumb is
    /// disabled or held, or if the slider is read-only.
    mutating func adjust(
        _ thumb: Int, by input: SliderInput, _ reason: SliderChangeReason, _ proposal: inout SliderState.Proposal
    ) {
        proposal.change.reason = reason
        guard canAdjust(thumb), !surface.configuration.isReadOnly else { return }
        let request: MovementRequest? =
            switch input {
            case .key(let intent, _):
                solver.request(
                    of: thumb, by: intent, arrowSteps: surface.configuration.arrowSteps,
                    pageSteps: surface.configuration.pageSteps, runsLeft: track.runsLeft)
            case .adjust(let increments, _):
                solver.request(
                    of: thumb, afterIncrements: increments, of: surface.configuration.accessibilityStep)
            case .wheel(let notches, _):
                solver.request(of: thumb, afterSteps: Solver.clampedStepCount(notches))
            case .type(let value, _) where value.isFinite:
                MovementRequest(
                    value: solver.constraints.unwrapped(value, near: solver.unwrappedValue(of: thumb)))
            default: nil
            }
        guard let request else { return }
        let index = solver.moveThumb(thumb, by: request)
        proposal.index = index
        if !solver.proposedThumbs.isEmpty { pointers.resetOvershoot() }
        note(request, of: index..<index + 1)
    }

    /// Notes what a key requested for thumbs, unless the lowest of them has the proposed value.
    mutating func note(_ request: MovementRequest, of thumbs: Range<Int>) {
        let value = solver.constraints.unwrapped(solver.thumbs[thumbs.lowerBound].proposed)
        pointers.request = nil
        guard request.exceedsValues || abs(value - request.value) > solver.constraints.tolerance else { return }
        pointers.request = request
        pointers.request?.thumbs = thumbs
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
    /// Returns the value that a key requests for a thumb; `nil` if it requests none.
    ///
    /// - Parameters:
    ///   - arrowSteps: the number of steps of an arrow key.
    ///   - pageSteps: the number of steps of a page.
    ///   - runsLeft: whether values grow to the left on screen, so that → decreases them.
    func request(of thumb: Int, by intent: SliderIntent, arrowSteps: Int, pageSteps: Int, runsLeft: Bool)
        -> MovementRequest?
    {
        // On screen, y grows downward, and up always increases the value.
        func signedCount(_ dx: Int, _ dy: Int) -> Int {
            dy != 0 ? -Self.clampedStepCount(dy) : runsLeft ? -Self.clampedStepCount(dx) : Self.clampedStepCount(dx)
        }
        let pageSteps = max(1, Self.clampedStepCount(pageSteps))
        return switch intent {
        case .arrow(let dx, let dy):
            request(of: thumb, afterSteps: max(1, Self.clampedStepCount(arrowSteps)) * signedCount(dx, dy))
        case .pageArrow(let dx, let dy): request(of: thumb, afterSteps: pageSteps * signedCount(dx, dy))
        case .step(let steps): request(of: thumb, afterSteps: Self.clampedStepCount(steps))
        case .page(let pages): request(of: thumb, afterSteps: pageSteps * Self.clampedStepCount(pages))
        case .minimum: requestOfEnd(of: thumb, going: -1)
        case .maximum: requestOfEnd(of: thumb, going: 1)
        case .reset: nil
        }
    }

    /// Requests the lowest (−1) or the highest value (1) for a thumb. On a ring, these values are the lower bound and
    /// the last step below the upper bound, and the thumb goes the shorter way around.
    private func requestOfEnd(of thumb: Int, going direction: Int) -> MovementRequest {
        let scale = constraints.scale
        guard constraints.isWrapped else {
            return MovementRequest(value: direction < 0 ? scale.lower : scale.upper, direction: direction)
        }
        let lastStep = constraints.allowedValue(after: scale.upper, going: -1, index: thumb)
        // On a ring without steps, the highest value is the seam, which is also the lower bound.
        let end = direction > 0 && lastStep.isFinite ? lastStep : scale.lower
        return MovementRequest(value: constraints.unwrapped(end, near: unwrappedValue(of: thumb)))
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
