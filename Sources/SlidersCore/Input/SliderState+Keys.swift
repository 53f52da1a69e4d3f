/// Keys, assistive technology, the wheel, and typed values: one change each, of one thumb.
extension SliderState {
    /// Proposes what such an input does. A thumb that is disabled or held ignores it.
    mutating func adjust(
        _ thumb: Int, by input: SliderInput, _ reason: SliderChangeReason, _ proposal: inout SliderState.Proposal
    ) {
        proposal.change.reason = reason
        guard canAdjust(thumb), !surface.configuration.isReadOnly else { return }
        proposal.index =
            switch input {
            case .key(let intent, _):
                solver.propose(
                    intent, thumb, arrow: surface.configuration.arrowSteps, page: surface.configuration.pageSteps,
                    runsLeft: track.runsLeft)
            case .adjust(let increments, _):
                solver.increment(thumb, by: increments, of: surface.configuration.accessibilityStep)
            case .wheel(let notches, _): solver.turnWheel(thumb, by: notches)
            case .type(let value, _) where value.isFinite:
                solver.go(thumb, to: solver.constraints.unwrapped(value, near: solver.unwrapped(thumb)))
            default: nil
            }
        if !solver.proposed.isEmpty { pointers.resetOvershoot() }
    }

    /// Moves a thumb by steps from code, as keys would. A thumb that's disabled or held doesn't move. Sends no events.
    package mutating func step(_ thumb: Int, by steps: Int) {
        guard canAdjust(thumb) else { return }
        beginProposal()
        solver.step(thumb, by: Solver.limited(steps))
        takeUnreported()
    }

    /// Takes what code proposed in place of all requests.
    mutating func takeUnreported() {
        guard !acceptUnreported().isEmpty else { return }
        requests.arePresentValues = true
        pointers.resetOvershoot()
    }

    func canAdjust(_ thumb: Int) -> Bool {
        hasThumb(thumb) && !isDisabled(thumb: thumb) && !isHeld(thumb: thumb)
    }
}

extension Solver {
    /// Proposes what an intent does to a thumb. Returns the thumb's index then.
    ///
    /// - Parameters:
    ///   - arrow: the number of steps that an arrow key goes.
    ///   - page: the number of steps of a page.
    ///   - runsLeft: whether → means less.
    mutating func propose(_ intent: SliderIntent, _ thumb: Int, arrow: Int, page: Int, runsLeft: Bool) -> Int {
        // On screen y grows downward, and up is more.
        func count(_ dx: Int, _ dy: Int) -> Int {
            dy != 0 ? -Self.limited(dy) : runsLeft ? -Self.limited(dx) : Self.limited(dx)
        }
        let page = max(1, Self.limited(page))
        return switch intent {
        case .arrow(let dx, let dy):
            step(thumb, by: max(1, Self.limited(arrow)) * count(dx, dy))
        case .pageArrow(let dx, let dy): step(thumb, by: page * count(dx, dy))
        case .step(let steps): step(thumb, by: Self.limited(steps))
        case .page(let pages): step(thumb, by: page * Self.limited(pages))
        case .minimum: goToEnd(thumb, going: -1)
        case .maximum: goToEnd(thumb, going: 1)
        case .reset: thumb
        }
    }

    /// Proposes the lowest or the highest value that a thumb may take now. On a ring these are the lower bound and the
    /// greatest step below the upper one, the shorter way around.
    private mutating func goToEnd(_ thumb: Int, going direction: Int) -> Int {
        let scale = constraints.scale
        guard constraints.isWrapped else {
            return go(thumb, to: direction < 0 ? scale.lower : scale.upper, leaving: direction)
        }
        let last = constraints.value(after: scale.upper, going: -1, index: thumb)
        let value = direction > 0 && last.isFinite ? last : scale.lower
        return go(thumb, to: constraints.unwrapped(value, near: unwrapped(thumb)))
    }
}
