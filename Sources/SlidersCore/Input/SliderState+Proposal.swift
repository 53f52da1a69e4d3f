/// Proposals: the effect of an input is computed first, so that a host can ask its app before it commits the change.
extension SliderState {
    /// Computes the effect of an input. Holds and the overshoot change immediately; values change only with
    /// ``commit(_:)``.
    public mutating func propose(_ input: SliderInput) -> SliderState.Proposal {
        beginProposal(of: input.pointer)
        var proposal = SliderState.Proposal(number: proposals)
        proposal.change.mayChangeObstacle = mayHaveObstacle
        if input.keepsPointerDown { proposal.change.pointer = input.pointer }
        switch input {
        case .press(let point, let pointer, let waits):
            guard point.isFinite, !isDown(pointer: pointer) else { break }
            press(at: point, pointer: pointer, canWait: waits, &proposal)
        case .drag(let point, let pointer, let isFine):
            guard point.isFinite else { break }
            drag(to: point, pointer: pointer, isFine: isFine, &proposal)
        case .rest(let pointer): rest(pointer: pointer, &proposal)
        case .release(let pointer, let taps):
            let tappedThumb = release(pointer: pointer, &proposal)
            handleTap(on: tappedThumb, taps: taps, &proposal)
        case .cancel(let pointer):
            tappedThumb = nil
            cancel(pointer: pointer, &proposal)
        case .reset(let thumb), .key(.reset, let thumb): reset(thumb, &proposal)
        case .key(_, let thumb), .type(_, let thumb): adjust(thumb, by: input, .key, &proposal)
        case .adjust(_, let thumb): adjust(thumb, by: input, .accessibility, &proposal)
        case .adjustSpan(let increments, let thumb): adjustSpan(beside: thumb, by: increments, &proposal)
        case .wheel(_, let thumb): adjust(thumb, by: input, .wheel, &proposal)
        case .choose(let value): proposeTap(onTickAt: value, &proposal)
        }
        // Code may have ended the obstacle before; an input without an effect doesn't report that.
        if proposal.change.grip != nil || !proposal.change.redraws.isEmpty || !solver.proposedThumbs.isEmpty
            || mayHaveObstacle
        {
            proposal.change.mayChangeObstacle = true
        }
        if proposal.change.ending != .cancel { solver.discardNegligibleChanges() }
        solver.keepOrder()
        proposal.thumbs = solver.proposedThumbs
        return proposal
    }

    /// Computes the effect of a motion that continues without a person, whom no obstacle holds back.
    package mutating func proposeMotion(_ input: SliderInput) -> SliderState.Proposal {
        defer { pointers.request = nil }
        return propose(input)
    }

    /// Returns whether a proposal can still be committed, because no other input and no assignment came after it.
    package func isCurrent(_ proposal: SliderState.Proposal) -> Bool { proposal.number == proposals }

    /// Returns whether a proposal can still be committed and changes a value or, on a wrapping circle, a span. Hosts
    /// ask their app only about such a proposal.
    public func changesValues(_ proposal: SliderState.Proposal) -> Bool {
        isCurrent(proposal) && proposal.thumbs.contains { solver.wouldChange($0) }
    }

    /// Proposes an input, and commits the proposal.
    @discardableResult
    public mutating func handle(_ input: SliderInput) -> SliderState.Change { commit(propose(input)) }

    /// Commits a change. If another input or assignment came after the proposal, no value changes.
    @discardableResult
    public mutating func commit(_ proposal: SliderState.Proposal) -> SliderState.Change {
        guard isCurrent(proposal) else { return proposal.change }
        proposals += 1
        var change = proposal.change
        let movedThumbs = acceptProposal()
        change.redraws.extend(by: movedThumbs)
        if let pointer = proposal.pointer, let index = pointers.index(of: pointer) {
            pointers.holds[index].movedThumbs.extend(by: movedThumbs)
            if let thumb = proposal.index, pointers.holds[index].retarget(to: thumb, &solver) {
                change.redraws.extend(by: proposal.thumbs)
            }
        }
        if change.grip == nil { change.focus = proposal.index } else { change.grip = proposal.grip }
        let reportsValues = surface.configuration.isContinuous || change.reason != .pointer || proposal.reportsAll
        guard reportsValues else { return change }
        for thumb in solver.includingThumbAbove(movedThumbs.union(proposal.movedBefore))
        where solver.isUnreported(thumb) {
            change.changed.extend(by: thumb..<thumb + 1)
        }
        reportedRange = change.changed
        return change
    }

    /// Commits a change with other values, which are resolved like any assignment. If a value isn't finite, or there
    /// isn't one for each thumb, commits the proposal as it is.
    @discardableResult
    public mutating func commit(_ proposal: SliderState.Proposal, values: [Double], spans: [Double]? = nil)
        -> SliderState.Change
    {
        guard isCurrent(proposal), values.count == count, values.allSatisfy({ $0.isFinite }) else {
            return commit(proposal)
        }
        solver.withdraw()
        pointers.clearCachedLimits()
        pointers.request = nil
        requests.set(values, spans: spans, solver)
        solver.propose(requests: requests.values)
        solver.discardNegligibleChanges()
        solver.keepOrder()
        var adjusted = proposal
        adjusted.thumbs = 0..<count
        adjusted.index = nil
        let change = commit(adjusted)
        // The app already knows the values that it set, even if they differ from the committed ones by the tolerance.
        solver.noteEqualValuesAsReported()
        return change
    }

    /// Prepares the next proposal: drops one that wasn't committed, and marks the values of the last report as
    /// reported.
    ///
    /// - Parameter pointer: the pointer that causes the proposal, whose cached limits stay valid; `nil` if none does.
    package mutating func beginProposal(of pointer: Int? = nil) {
        endGlide()
        solver.withdraw()
        pointers.clearCachedLimits(except: pointer)
        solver.noteReported(reportedRange)
        reportedRange = 0..<0
        proposals += 1
        if pointers.holds.isEmpty { resetLaps() }
    }

    /// Makes the laps of thumbs small while no pointer is down, and keeps what was requested last where it is.
    @inline(never) private mutating func resetLaps() {
        let offset = solver.resetLaps()
        pointers.request?.value -= offset
    }

    /// Makes the proposed values the current ones, which replace the values that code requested. Returns the indices
    /// from the first to the last thumb that moved.
    private mutating func acceptProposal() -> Range<Int> {
        let movedThumbs = solver.accept()
        if !movedThumbs.isEmpty { requests.usesCurrentValues = true }
        return movedThumbs
    }
}

extension SliderState {
    /// A change that has been computed but not made. You can commit it as it is, commit it with other values, or drop
    /// it.
    ///
    /// A host that lets its app decide calls ``SliderState/propose(_:)`` and asks the app. It then calls
    /// ``SliderState/commit(_:)`` or ``SliderState/commit(_:values:spans:)``. To drop the values, it commits nothing
    /// and reports ``change``.
    public struct Proposal: Equatable, Sendable {
        /// The part of the change that happens even if the app rejects the values: the beginning, the hold, the
        /// overshoot, and the end of a drag.
        public package(set) var change = SliderState.Change()
        /// The indices for which ``SliderState/proposedValue(of:)`` may differ from the value; empty if the input moves
        /// nothing.
        public package(set) var thumbs = 0..<0
        /// The thumb or span that the pointer holds once the proposal is committed as it is; `nil` for keys. If the app
        /// rejects the values, the pointer holds `change.grip`, which differs if a thumb would cross others.
        public var grip: SliderGrip? {
            guard let grip = change.grip, case .thumb = grip, let index else { return change.grip }
            return .thumb(index)
        }
        /// A Boolean value that indicates whether it's the first movement of a drag, or a press that moves a thumb
        /// under the pointer.
        package var begins: Bool { change.began }
        /// The number of the proposal, which recognizes a proposal that a later input has replaced.
        package var number: Int
        /// The pointer whose hold the proposal belongs to.
        var pointer: Int?
        /// The index of the moved thumb once the proposal is committed.
        var index: Int?
        /// Whether the commit reports all values that differ from the last report, even if `isContinuous` is off, as at
        /// the end of a drag.
        var reportsAll = false
        /// The indices that the drag moved before this proposal, whose values the commit may have to report too.
        var movedBefore = 0..<0

        package init(number: Int) { self.number = number }
    }
}
