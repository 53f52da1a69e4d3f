/// Keys, assistive technology, wheel and typed values: intents on one thumb, one change each.
extension SliderState {
    /// Computes what an input does, without changing a value: hold and overshoot go on, values wait for
    /// ``commit(_:)``.
    public mutating func propose(_ input: Input) -> Proposal {
        beginProposal()
        var proposal = Proposal(number: proposals)
        switch input {
        case .press(let point, let pointer):
            guard point.isFinite, !holds.contains(where: { $0.pointer == pointer }) else { break }
            (overshoot, takenOvershoot) = (0, 0)
            press(at: point, pointer: pointer, &proposal)
        case .drag(let point, let pointer, let isFine):
            guard point.isFinite else { break }
            drag(to: point, pointer: pointer, isFine: isFine, &proposal)
        case .release(let pointer):
            release(pointer: pointer, &proposal)
        case .cancel(let pointer):
            cancel(pointer: pointer, &proposal)
        case .key(let intent, let thumb):
            adjust(thumb, .key, &proposal) { $0.follow(intent, thumb) }
        case .adjust(let increments, let thumb):
            adjust(thumb, .accessibility, &proposal) { $0.increment(thumb, by: increments) }
        case .wheel(let notches, let thumb):
            adjust(thumb, .wheel, &proposal) { $0.go(thumb, steps: notches, share: 0.01) }
        case .type(let value, let thumb):
            guard value.isFinite else { break }
            adjust(thumb, .key, &proposal) { $0.go(thumb, to: $0.nearestLap(of: value, to: $0.position(thumb))) }
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
        guard thumbs.indices.contains(thumb) else { throw .noSuchThumb(thumb) }
        guard value.isFinite else { throw .valueNotFinite(index: thumb) }
        var trial = self
        let rank = trial.go(thumb, to: nearestLap(of: value, to: position(thumb)))
        return trial.proposed[rank].value
    }

    private func neighbourValue(of thumb: Int, going direction: Int) -> Double? {
        guard thumbs.indices.contains(thumb) else { return nil }
        var trial = self
        trial.beginProposal()
        let rank = trial.go(thumb, steps: direction, share: 0.01)
        return trial.proposedRange.isEmpty ? nil : trial.proposed[rank].value
    }

    /// Thumbs that are disabled or held by a pointer do not listen.
    private mutating func adjust(
        _ thumb: Int, _ reason: Reason, _ proposal: inout Proposal, by movement: (inout SliderState) -> Int
    ) {
        (overshoot, takenOvershoot) = (0, 0)
        proposal.dropped.reason = reason
        guard thumbs.indices.contains(thumb), !rules.isDisabled(thumb), !isHeld(thumb) else { return }
        proposal.rank = movement(&self)
    }

    private mutating func follow(_ intent: Intent, _ thumb: Int) -> Int {
        switch intent {
        case .arrow(let dx, let dy):
            return go(thumb, steps: dy != 0 ? -dy : track.runsLeft ? -dx : dx, share: 0.01)
        case .step(let count):
            return go(thumb, steps: count, share: 0.01)
        case .page(let count):
            return go(thumb, steps: 10 * count, share: 0.01)
        case .minimum, .maximum:
            guard rules.isWrapped else { return go(thumb, to: intent == .minimum ? rules.scale.lower : rules.scale.upper) }
            let last = rules.steps.isFree ? nil : rules.next(after: rules.scale.upper, going: -1, rank: thumb)
            let value = intent == .maximum ? last ?? rules.scale.lower : rules.scale.lower
            return go(thumb, to: nearestLap(of: value, to: position(thumb)))
        }
    }

    private mutating func increment(_ thumb: Int, by increments: Int) -> Int {
        guard let amount = configuration.assistiveIncrement, amount > 0, amount.isFinite else {
            return go(thumb, steps: increments, share: 0.1)
        }
        return go(thumb, to: position(thumb) + Double(increments) * min(amount, rules.scale.length), leaving: increments.signum())
    }

    private mutating func go(_ thumb: Int, to wish: Double, leaving direction: Int = 0) -> Int {
        proposeThumb(thumb, wish: wish, isFree: false, from: .user, nil, leaving: direction)
    }

    /// So many reachable values on; where every value is, so many shares of the track.
    private mutating func go(_ thumb: Int, steps: Int, share: Double) -> Int {
        let direction = steps.signum()
        guard direction != 0 else { return thumb }
        let wish = rules.steps.isFree
            ? position(at: place(of: thumb) + Double(steps) * share)
            : stepped(from: position(thumb), by: steps, share: share, of: thumb)
        return go(thumb, to: wish, leaving: direction)
    }

    private func stepped(from position: Double, by steps: Int, share: Double, of thumb: Int) -> Double {
        let direction = steps.signum()
        var position = position
        for _ in 0..<min(steps.magnitude, 10_000) {
            if let next = rules.next(after: position, going: direction, rank: thumb) {
                position = next
            } else if rules.isFree(nextTo: position, going: direction) {
                position = self.position(at: place(of: position) + Double(direction) * share)
            } else {
                break
            }
        }
        return position
    }
}
