/// What a person does: movements of the scale become movements of the slider's thumb.
extension SliderRuler {
    /// An input of a ruler.
    public enum Input: Equatable, Sendable {
        /// An action of a person; see ``SliderInput``. Touches don't wait, and there are no bars.
        case person(SliderInput)
        /// A frame is due: the value follows the scale. Hosts send it in each frame while ``SliderRuler/isMoving``.
        case tick
    }

    /// A change that has been computed but not made; see ``SliderState/Proposal``.
    public typealias Proposal = SliderState.Proposal

    /// Computes the effect of an input at a time, in seconds. The scale moves immediately, and the value changes only
    /// with ``commit(_:at:)``.
    ///
    /// While the scale is in motion, an input that would stop the motion changes nothing. Call ``stop()`` before keys,
    /// assistive technology, the wheel, and typed values, and report what it returns.
    public mutating func propose(_ input: Input, at time: Double) -> Proposal {
        switch input {
        case .tick: tick(at: time)
        case .person(.press(let location, let pointer, _)): press(at: location, pointer, time)
        case .person(.drag(let location, let pointer, let isFine)): drag(to: location, pointer, isFine, time)
        case .person(.release(let pointer, let taps)): release(pointer, taps: taps, time)
        case .person(.cancel(let pointer)): cancel(pointer)
        case .person(.choose(let value)): slider.propose(.choose(value))
        case .person(let input): slider.propose(input.onThumb(runsLeft: course.runsLeft))
        }
    }

    /// Commits a change at a time, in seconds; see ``SliderState/commit(_:)``. If the scale isn't at the new value, it
    /// glides there.
    @discardableResult
    public mutating func commit(_ proposal: Proposal, at time: Double) -> SliderState.Change {
        let change = slider.commit(proposal)
        settle(at: time)
        return change
    }

    /// Commits a change with another value; see ``SliderState/commit(_:values:spans:)``.
    @discardableResult
    public mutating func commit(_ proposal: Proposal, value: Double, at time: Double) -> SliderState.Change {
        let change = slider.commit(proposal, values: [value])
        settle(at: time)
        return change
    }

    /// Proposes an input at a time, in seconds, and commits the proposal.
    @discardableResult
    public mutating func handle(_ input: SliderInput, at time: Double) -> SliderState.Change {
        commit(propose(.person(input), at: time), at: time)
    }

    /// Moves the value to where the scale is at a time, in seconds, and commits that change.
    @discardableResult
    public mutating func tick(at time: Double) -> SliderState.Change {
        commit(propose(.tick, at: time), at: time)
    }

    /// Stops a motion of the scale where it is; the value becomes the scale's value, on a step. Returns a report of the
    /// end, or `nil` if the value wasn't following a motion.
    public mutating func stop() -> SliderState.Report? {
        defer {
            if hold == nil {
                motion = nil
                restPlace = slider.fraction(of: value)
            }
        }
        guard motion?.isLive == true else { return nil }
        motion = nil
        let change = slider.handle(.release(pointer: Hold.pointerOfSlider))
        return SliderState.Report(ofEnd: change, slider.changedThumbs(of: change))
    }

    /// Cancels the drag of the pointer that holds the scale, and stops a motion where it is. Returns reports of both
    /// ends.
    public mutating func cancelAll() -> [SliderState.Report] {
        var reports: [SliderState.Report] = []
        if let hold {
            let change = slider.commit(cancel(hold.pointer))
            reports.append(SliderState.Report(ofEnd: change, slider.changedThumbs(of: change)))
        }
        if let ended = stop() { reports.append(ended) }
        return reports
    }

    /// Moves the scale to the place where its motion ends, as with reduced motion. The value follows with the next
    /// tick.
    public mutating func finish() {
        guard let motion else { return }
        restPlace = motion.to
        self.motion =
            motion.isLive
            ? .spring(from: motion.to, to: motion.to, at: motion.start, length: course.length, isLive: true) : nil
    }

    /// Lets the scale glide to the value from a place that it was at before code set the value, unless a finger holds
    /// it or it moves already.
    package mutating func glide(from place: Double, at time: Double) {
        guard hold == nil, motion == nil else { return }
        restPlace = place
        settle(at: time)
    }

    // MARK: Moving

    /// Follows the motion, and lets go at its end.
    private mutating func tick(at time: Double) -> Proposal {
        guard let motion else { return slider.propose(.rest(pointer: -1)) }
        guard motion.isLive else {
            if motion.isOver(at: time) { (self.motion, restPlace) = (nil, motion.to) }
            return slider.propose(.rest(pointer: -1))
        }
        let place = motion.place(at: time)
        guard motion.isOver(at: time) else { return proposeValue(at: limits.clamp(place)) }
        // The value at the end is reported before the end.
        restPlace = motion.to
        if !hasLanded {
            hasLanded = true
            let proposal = proposeValue(at: motion.to)
            if !proposal.thumbs.isEmpty { return proposal }
        }
        self.motion = nil
        return slider.propose(.release(pointer: Hold.pointerOfSlider))
    }

    /// Glides to the value if the scale is elsewhere and nothing holds it.
    private mutating func settle(at time: Double) {
        guard hold == nil, motion?.isLive != true, !isEditing else { return }
        let goal = slider.fraction(of: value)
        let place = place(at: time)
        guard motion?.to ?? place != goal else { return }
        restPlace = goal
        motion = .spring(from: place, to: goal, at: time, length: course.length, isLive: false)
    }
}

extension SliderInput {
    /// The same input for the one thumb of a ruler, whose line runs to the right.
    ///
    /// - Parameter runsLeft: whether the scale runs to the left on screen.
    fileprivate func onThumb(runsLeft: Bool) -> SliderInput {
        switch self {
        case .key(.arrow(let dx, let dy), _): .key(.arrow(dx: runsLeft ? 0 &- dx : dx, dy: dy), thumb: 0)
        case .key(.pageArrow(let dx, let dy), _): .key(.pageArrow(dx: runsLeft ? 0 &- dx : dx, dy: dy), thumb: 0)
        case .key(let intent, _): .key(intent, thumb: 0)
        case .adjust(let increments, _): .adjust(increments, thumb: 0)
        case .wheel(let clicks, _): .wheel(clicks, thumb: 0)
        case .type(let value, _): .type(value, thumb: 0)
        case .reset: .reset(thumb: 0)
        default: self
        }
    }
}
