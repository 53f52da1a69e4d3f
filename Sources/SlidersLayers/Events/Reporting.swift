#if canImport(QuartzCore) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

/// Inputs go through the engine, and what they change goes to the screen and to the app, which may interfere at each
/// step.
extension SliderController {
    /// Gives an input to the engine, shows what it changed, and reports it.
    @discardableResult
    package func handle(_ input: Input, glide: Glide? = nil) -> Change {
        let proposal = state.propose(input)
        reporter.note(proposal)
        let change =
            if let host, host.decides { commit(proposal, asking: host) } else { state.commit(proposal) }
        show(change, glide: glide)
        report(Report(of: change, after: input))
        return change
    }

    // MARK: Asking

    /// Commits what the app makes of a proposal.
    private func commit(_ proposal: Proposal, asking host: any SliderHost) -> Change {
        // A thumb that would pass others begins after the answer, with the rank that it leaves the thumb.
        if proposal.begins, let grip = proposal.grip, grip == proposal.withoutValues.grip { announceBegin(of: grip) }
        // The app may have changed the control meanwhile; then the proposal has no values any more.
        guard state.isCurrent(proposal), changesValues(proposal) else { return state.commit(proposal) }
        let values = (0..<state.count).map { state.proposedValue(of: $0) }
        switch host.decision(on: values, proposal.withoutValues.reason) {
        case .accept: return state.commit(proposal)
        case .reject: return proposal.withoutValues
        case .adjust(let values): return state.commit(proposal, values: values)
        }
    }

    /// Whether a proposal is of other values. On a wrapping circle the same values can be other spans.
    private func changesValues(_ proposal: Proposal) -> Bool {
        guard !proposal.ranks.isEmpty else { return false }
        return state.isWrapped || proposal.ranks.contains { state.proposedValue(of: $0) != state.value(of: $0) }
    }

    // MARK: Showing

    private func show(_ change: Change, glide: Glide?) {
        // The app may have taken thumbs away while it was asked.
        guard change.redraws.upperBound <= state.count else { return redraw(glide: nil) }
        let update = drawing.update(for: change, in: state)
        layers.update(drawing, update, of: state, glide: glide)
        host?.didShow(thumbs: change.redraws)
    }

    // MARK: Reporting

    /// Reports the drags that code ended.
    func report(cancelled reports: [Report]) {
        forgetEndedHolds()
        for cancelled in reports { report(cancelled) }
    }

    /// Reports the events of a change, unless the app ends the drag meanwhile.
    private func report(_ report: Report) {
        var report = report
        while let event = reporter.next(&report, in: state) {
            switch event {
            case .began(let grip): reportBegin(of: grip)
            case .changed(let ranks, let reason):
                let thumbs = isHeard ? report.changedThumbs(in: state) : []
                host?.act(on: ranks, reason)
                // An action may have ended the drag.
                if report.isOver(in: state) { return }
                reportChange(of: thumbs, reason)
            case .overshot(let grip): host?.didOvershoot(grip)
            case .ended(let grip): host?.didEnd(grip, isCancelled: false)
            case .cancelled(let grip): host?.didEnd(grip, isCancelled: true)
            }
        }
    }

    /// Whether anything wants to know which thumbs changed.
    private var isHeard: Bool { host?.hears == true || !streams.isEmpty }

    /// Tells the app, before it is asked or any action is sent, that a drag begins.
    private func announceBegin(of grip: SliderGrip) {
        isBeginAnnounced = true
        host?.willBegin(grip)
    }

    private func reportBegin(of grip: SliderGrip) {
        if !isBeginAnnounced { announceBegin(of: grip) }
        isBeginAnnounced = false
        host?.didBegin(grip)
    }

    private func reportChange(of thumbs: [Int], _ reason: SliderChangeReason) {
        guard isHeard else { return }
        // An action may have set fewer values.
        let thumbs = thumbs.filter { $0 < state.count }
        host?.didChange(thumbs, reason)
        guard !streams.isEmpty else { return }
        let change = SliderChange(values: state.values, thumbs: thumbs, reason: reason)
        for stream in streams { stream.continuation.yield(change) }
    }
}
#endif
