/// Keys, assistive technology, wheel and typed values: intents on one thumb, one change each.
extension SliderState {
    /// Computes what an input does, without changing a value: hold and overshoot go on, values wait for
    /// ``commit(_:)``.
    public mutating func propose(_ input: Input) -> Proposal {
        beginProposal()
        var proposal = Proposal(number: proposals)
        switch input {
        case .press(let point, let pointer):
            guard point.isFinite, hold(of: pointer) == nil else { break }
            (overshoot, takenOvershoot) = (0, 0)
            press(at: point, pointer: pointer, &proposal)
        case .drag(let point, let pointer, let isFine):
            guard point.isFinite else { break }
            drag(to: point, pointer: pointer, isFine: isFine, &proposal)
        case .release(let pointer):
            release(pointer: pointer, &proposal)
        case .cancel(let pointer):
            cancel(pointer: pointer, &proposal)
        case .key(_, let thumb), .type(_, let thumb): adjust(thumb, .key, by: input, &proposal)
        case .adjust(_, let thumb): adjust(thumb, .accessibility, by: input, &proposal)
        case .wheel(_, let thumb): adjust(thumb, .wheel, by: input, &proposal)
        }
        proposal.ranks = proposedRange
        return proposal
    }

    /// The next value above that a thumb can take now; `nil` at an edge. Without steps it is 1 % of the track away.
    public func nextValue(of thumb: Int) -> Double? { neighbourValue(of: thumb, going: 1) }

    /// The next value below that a thumb can take now; `nil` at an edge. Without steps it is 1 % of the track away.
    public func previousValue(of thumb: Int) -> Double? { neighbourValue(of: thumb, going: -1) }

    /// What a typed value would become: snapped and clamped to what the thumb can take now.
    ///
    /// - Throws: `noSuchThumb` or `valueNotFinite`.
    public func validated(_ value: Double, for thumb: Int) throws(SliderFault) -> Double {
        guard thumb >= 0, thumb < count else { throw .noSuchThumb(thumb) }
        guard value.isFinite else { throw .valueNotFinite(index: thumb) }
        var trial = self
        trial.beginProposal()
        trial.go(thumb, to: trial.nearestLap(of: value, to: trial.position(thumb)))
        return trial.proposedValue(of: trial.movement.leader)
    }

    private func neighbourValue(of thumb: Int, going direction: Int) -> Double? {
        guard thumb >= 0, thumb < count else { return nil }
        var trial = self
        trial.beginProposal()
        trial.go(thumb, steps: direction, share: 0.01)
        return trial.proposedRange.isEmpty ? nil : trial.proposedValue(of: trial.movement.leader)
    }

    /// Thumbs that are disabled or held by a pointer do not listen.
    private mutating func adjust(_ thumb: Int, _ reason: Reason, by input: Input, _ proposal: inout Proposal) {
        (overshoot, takenOvershoot) = (0, 0)
        proposal.dropped.reason = reason
        guard thumb >= 0, thumb < rules.count, !rules.isDisabled(thumb), !isHeld(thumb) else { return }
        movement.leader = thumb
        switch input {
        case .key(let intent, _): follow(intent, thumb)
        case .adjust(let increments, _): increment(thumb, by: increments)
        case .wheel(let notches, _): go(thumb, steps: notches, share: 0.01)
        case .type(let value, _) where value.isFinite: go(thumb, to: nearestLap(of: value, to: position(thumb)))
        default: return
        }
        proposal.rank = movement.leader
    }

    private mutating func follow(_ intent: Intent, _ thumb: Int) {
        switch intent {
        case .arrow(let dx, let dy):
            go(thumb, steps: dy != 0 ? dy : dx, of: dy != 0 || track.runsLeft ? -1 : 1, share: 0.01)
        case .step(let count):
            go(thumb, steps: count, share: 0.01)
        case .page(let count):
            go(thumb, steps: count, of: 10, share: 0.01)
        case .minimum, .maximum:
            let direction = intent == .minimum ? -1 : 1
            guard rules.isWrapped else {
                return go(thumb, to: direction < 0 ? rules.scale.lower : rules.scale.upper, leaving: direction)
            }
            let last = rules.next(after: rules.scale.upper, going: -1, rank: thumb)
            let value = direction > 0 && last.isFinite ? last : rules.scale.lower
            go(thumb, to: nearestLap(of: value, to: position(thumb)))
        }
    }

    private mutating func increment(_ thumb: Int, by increments: Int) {
        guard let amount = configuration.assistiveIncrement, amount > 0, amount.isFinite else {
            return go(thumb, steps: increments, share: 0.1)
        }
        let wish = position(thumb) + Double(increments) * min(amount, rules.scale.length)
        go(thumb, to: rules.decimal(wish), leaving: increments.signum())
    }

    /// Moves a thumb towards a wish; with a direction at least to the next value there, if there is one.
    private mutating func go(_ thumb: Int, to wish: Double, leaving direction: Int = 0) {
        aim(at: thumb..<thumb + 1, nil)
        var window = reach()
        if direction > 0 { window.low = position(thumb) + 2 * rules.tolerance }
        if direction < 0 { window.high = position(thumb) - 2 * rules.tolerance }
        if window.low <= window.high { move(thumb, to: wish, within: window) }
    }

    /// So many reachable values on; where every value is, so many shares of the track.
    private mutating func go(_ thumb: Int, steps: Int, of size: Int = 1, share: Double) {
        let steps = max(-10_000, min(10_000, steps)) * size
        let direction = steps.signum(), isFree = rules.steps.isFree
        movement.leader = thumb
        if direction == 0 { return }
        var wish = isFree ? rules.decimal(position(at: place(of: position(thumb)) + Double(steps) * share)) : position(thumb)
        for _ in 0..<(isFree ? 0 : steps.magnitude) {
            let next = rules.next(after: wish, going: direction, rank: thumb)
            if next.isFinite {
                wish = next
            } else if rules.isFree(nextTo: wish, going: direction) {
                wish = position(at: place(of: wish) + Double(direction) * share)
            } else {
                break
            }
        }
        go(thumb, to: wish, leaving: direction)
    }
}
