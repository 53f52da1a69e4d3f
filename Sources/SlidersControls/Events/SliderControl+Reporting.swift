#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersCore

/// Inputs go through the engine, and what they change goes to the screen and to the app, which may interfere at each
/// step.
extension SliderControl {
    /// Gives an input to the engine, shows what it changed, and reports it.
    @discardableResult
    func handle(_ input: SliderInput, glide: Glide? = nil) -> SliderState.Change {
        let proposal = slider.propose(input)
        reporter.note(proposal)
        let change = delegate == nil ? slider.commit(proposal) : commitAsking(proposal)
        show(change, glide: glide)
        report(SliderState.Report(of: change, after: input))
        return change
    }

    // MARK: Asking

    /// Commits what the delegate makes of a proposal.
    private func commitAsking(_ proposal: SliderState.Proposal) -> SliderState.Change {
        // A thumb that would pass others begins after the answer, with the index that it leaves the thumb.
        if proposal.begins, let grip = proposal.grip, grip == proposal.change.grip { announceBegin(of: grip) }
        // The app may have changed the control meanwhile; then the proposal has no values any more.
        guard slider.isCurrent(proposal), changesValues(proposal) else { return slider.commit(proposal) }
        let values = (0..<slider.count).map { slider.proposedValue(of: $0) }
        let reason = proposal.change.reason
        switch delegate?.sliderControl(self, willChangeTo: values, reason: reason) ?? .accept {
        case .accept: return slider.commit(proposal)
        case .reject: return proposal.change
        case .adjust(let values): return slider.commit(proposal, values: values)
        }
    }

    /// Whether a proposal is of other values. On a wrapping circle the same values can be other spans.
    private func changesValues(_ proposal: SliderState.Proposal) -> Bool {
        guard !proposal.thumbs.isEmpty else { return false }
        return slider.isWrapped
            || proposal.thumbs.contains { slider.proposedValue(of: $0) != slider.value(of: $0) }
    }

    // MARK: Showing

    private func show(_ change: SliderState.Change, glide: Glide?) {
        // The app may have taken thumbs away while it was asked.
        guard change.redraws.upperBound <= slider.count else { return redraw(glide: nil) }
        let update = drawing.update(for: change, in: slider)
        layers.update(drawing, update, of: slider, glide: glide)
        didShow(thumbs: change.redraws)
        limitPlayhead()
    }

    // MARK: Reporting

    /// Reports the drags that code ended.
    func report(cancelled reports: [SliderState.Report]) {
        for cancelled in reports { report(cancelled) }
    }

    /// Reports the events of a change, unless the app ends the drag meanwhile.
    private func report(_ report: SliderState.Report) {
        var report = report
        while let event = reporter.next(&report, in: slider) {
            switch event {
            case .began(let grip):
                if !isBeginAnnounced { announceBegin(of: grip) }
                isBeginAnnounced = false
                sendBegin()
            case .changed(let indices, let reason):
                let thumbs = isHeard ? report.changedThumbs(in: slider) : []
                if hasHaptics, reason == .pointer { playHaptics(of: indices) }
                sendChange(of: indices)
                // An action may have ended the drag.
                if report.isOver(in: slider) { return }
                reportChange(of: thumbs, reason)
            case .overshot(let grip): delegate?.sliderControl(self, didOvershoot: grip)
            case .ended(let grip): reportEnd(of: grip, isCancelled: false)
            case .cancelled(let grip): reportEnd(of: grip, isCancelled: true)
            }
        }
    }

    /// Whether to report the thumbs that changed.
    private var isHeard: Bool { delegate != nil || !streams.isEmpty }

    /// Tells the delegate, before it is asked or any action is sent, that a drag begins.
    private func announceBegin(of grip: SliderGrip) {
        isBeginAnnounced = true
        delegate?.sliderControl(self, willBeginDragging: grip)
    }

    private func reportChange(of thumbs: [Int], _ reason: SliderChangeReason) {
        guard isHeard else { return }
        // An action may have set fewer values.
        let thumbs = thumbs.filter { $0 < slider.count }
        delegate?.sliderControl(self, didChange: thumbs, reason: reason)
        guard !streams.isEmpty else { return }
        let change = SliderChange(values: slider.values, thumbs: thumbs, reason: reason)
        for stream in streams { stream.continuation.yield(change) }
    }

    private func reportEnd(of grip: SliderGrip, isCancelled: Bool) {
        sendEnd()
        delegate?.sliderControl(self, didEndDragging: grip, isCancelled: isCancelled)
    }
}
#endif
