#if APPLE_UI
import SlidersCore

/// Inputs pass through the engine. The screen and the app get what they change, and the app may intervene at each step.
extension SliderControl {
    /// Lets the engine propose, asks the app, and shows and reports what that changed.
    func perform(_ input: SliderInput, glide: Glide?) -> SliderState.Change {
        let proposal = slider.propose(input)
        reporter.note(proposal)
        let change = delegate == nil ? slider.commit(proposal) : commitAskingDelegate(proposal)
        updateDrawing(for: change, glide: glide)
        report(SliderState.Report(of: change, after: input))
        return change
    }

    // MARK: Asking

    /// Commits what the delegate makes of a proposal.
    private func commitAskingDelegate(_ proposal: SliderState.Proposal) -> SliderState.Change {
        // A thumb that would pass others begins after the answer, with the index that it leaves the thumb.
        if proposal.begins, let grip = proposal.grip, grip == proposal.change.grip { announceBegin(of: grip) }
        // The app may have changed the control in the meantime; then the proposal no longer has values.
        guard slider.changesValues(proposal) else { return slider.commit(proposal) }
        let values = (0..<slider.count).map { slider.proposedValue(of: $0) }
        let reason = proposal.change.reason
        switch delegate?.sliderControl(self, willChangeTo: values, reason: reason) ?? .accept {
        case .accept: return slider.commit(proposal)
        case .reject: return proposal.change
        case .adjust(let values): return slider.commit(proposal, values: values)
        }
    }

    // MARK: Showing

    private func updateDrawing(for change: SliderState.Change, glide: Glide?) {
        // The app may have removed thumbs while it was asked.
        guard change.redraws.upperBound <= slider.count else { return redraw(glide: nil) }
        let update = drawing.update(for: change, in: slider)
        layers.update(DrawnParts(drawing), update, glide: glide)
        didUpdate(thumbs: change.redraws)
        limitPlayhead()
    }
}
#endif
