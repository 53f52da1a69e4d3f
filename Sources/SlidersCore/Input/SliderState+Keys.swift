/// Keys, assistive technology, the wheel and typed values: one change each, of one thumb.
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
    public mutating func step(_ thumb: Int, by steps: Int) {
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
    /// The part of the track that one step covers if every value is allowed.
    private static let freeStep = 0.01
    /// The part of the track that one increment of an assistive technology covers if every value is allowed.
    private static let freeIncrement = 0.1
    /// No input goes farther than this many steps.
    private static let mostSteps = 10_000

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

    /// Proposes a number of increments of an assistive technology.
    ///
    /// - Parameter amount: in value units, never less than a step; `nil` is one step, and without steps a tenth of the
    ///   track.
    mutating func increment(_ thumb: Int, by increments: Int, of amount: Double?) -> Int {
        go(thumb, to: goal(of: thumb, after: increments, of: amount), leaving: increments.signum())
    }

    /// The unwrapped value that a number of increments would take a thumb to.
    func goal(of thumb: Int, after increments: Int, of amount: Double?) -> Double {
        let steps = Self.limited(increments)
        guard let amount, amount > 0, amount.isFinite else {
            return goal(of: thumb, after: steps, share: Self.freeIncrement)
        }
        let wish = constraints.decimal(unwrapped(thumb) + Double(increments) * min(amount, constraints.scale.length))
        guard !constraints.grid.isFree else { return wish }
        let next = goal(of: thumb, after: steps.signum(), share: Self.freeStep)
        return increments > 0 ? max(wish, next) : min(wish, next)
    }

    /// Proposes a number of notches of the wheel.
    mutating func turnWheel(_ thumb: Int, by notches: Int) -> Int { step(thumb, by: Self.limited(notches)) }

    /// Proposes the value nearest to a wish; with a direction at least the next value there, if there is one. Returns
    /// the thumb's index then.
    @discardableResult
    mutating func go(_ thumb: Int, to wish: Double, leaving direction: Int = 0) -> Int {
        let movement = Movement(of: thumb)
        var limits = limits(of: movement)
        // Two tolerances, so that rounding does not take the present value for the next one.
        if direction > 0 { limits.low = unwrapped(thumb) + 2 * constraints.tolerance }
        if direction < 0 { limits.high = unwrapped(thumb) - 2 * constraints.tolerance }
        guard limits.low <= limits.high else { return thumb }
        return move(thumb, to: wish, in: limits, movement) ?? thumb
    }

    /// Proposes the value this many reachable values away; where every value is allowed, this many shares of the track.
    @discardableResult
    mutating func step(_ thumb: Int, by steps: Int, share: Double = freeStep) -> Int {
        guard steps != 0 else { return thumb }
        return go(thumb, to: goal(of: thumb, after: steps, share: share), leaving: steps.signum())
    }

    private func goal(of thumb: Int, after steps: Int, share: Double) -> Double {
        let direction = steps.signum()
        var wish = unwrapped(thumb)
        if constraints.grid.isFree { return constraints.decimal(shifted(wish, by: Double(steps) * share)) }
        for _ in 0..<min(steps.magnitude, UInt(Self.mostSteps)) {
            let next = constraints.value(after: wish, going: direction, index: thumb)
            if next.isFinite {
                wish = next
            } else if constraints.isFree(nextTo: wish, going: direction) {
                wish = constraints.decimal(shifted(wish, by: Double(direction) * share))
            } else {
                break
            }
        }
        return wish
    }

    /// Proposes the lowest or the highest value that a thumb may take now. On a ring these are the lower bound and the
    /// greatest step below the upper one, the shorter way round.
    private mutating func goToEnd(_ thumb: Int, going direction: Int) -> Int {
        let scale = constraints.scale
        guard constraints.isWrapped else {
            return go(thumb, to: direction < 0 ? scale.lower : scale.upper, leaving: direction)
        }
        let last = constraints.value(after: scale.upper, going: -1, index: thumb)
        let value = direction > 0 && last.isFinite ? last : scale.lower
        return go(thumb, to: constraints.unwrapped(value, near: unwrapped(thumb)))
    }

    /// The unwrapped value a part of the track away from another.
    private func shifted(_ unwrapped: Double, by share: Double) -> Double {
        constraints.unwrapped(at: constraints.place(of: unwrapped) + share)
    }

    fileprivate static func limited(_ steps: Int) -> Int { max(-mostSteps, min(mostSteps, steps)) }
}
