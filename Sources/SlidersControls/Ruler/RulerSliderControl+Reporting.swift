#if APPLE_UI
import SlidersCore

/// Inputs pass through the engine. The screen and the app get what they change, and the app may intervene at each step.
extension RulerSliderControl {
    /// Gives the engine what a person did. An input other than a movement of the scale first stops the scale.
    func performOfPerson(_ input: SliderInput) -> SliderState.Change {
        if input.pointer == nil { stopMoving() }
        let change = perform(.person(input))
        if !allowsGlides { endMotion() }
        updateClock()
        return change
    }

    /// Lets the engine propose, asks the app, and shows and reports what that changed.
    @discardableResult
    func perform(_ input: SliderRuler.Input) -> SliderState.Change {
        let proposal = ruler.propose(input, at: time)
        reporter.note(proposal)
        let change = delegate == nil ? ruler.commit(proposal, at: time) : commitAskingDelegate(proposal)
        redrawScale()
        didUpdate(thumbs: 0..<1)
        report(SliderState.Report(of: change, in: ruler))
        return change
    }

    // MARK: Asking

    /// Commits what the delegate makes of a proposal.
    private func commitAskingDelegate(_ proposal: SliderRuler.Proposal) -> SliderState.Change {
        if proposal.begins, let grip = proposal.grip { announceBegin(of: grip) }
        // The app may have changed the control in the meantime; then the proposal no longer has a value.
        guard ruler.slider.changesValues(proposal) else { return ruler.commit(proposal, at: time) }
        let value = ruler.slider.proposedValue(of: 0)
        let reason = proposal.change.reason
        switch delegate?.rulerSliderControl(self, willChangeTo: value, reason: reason) ?? .accept {
        case .accept: return ruler.commit(proposal, at: time)
        case .reject: return proposal.change
        case .adjust(let value): return ruler.commit(proposal, value: value, at: time)
        }
    }

    // MARK: Notifying

    /// Notifies the delegate of an event.
    func notifyDelegate(_ event: SliderState.Change.Event) {
        switch event {
        case .began: delegate?.rulerSliderControlWillBeginEditing(self)
        case .changed(_, let reason): delegate?.rulerSliderControl(self, didChangeTo: ruler.value, reason: reason)
        case .overshot: delegate?.rulerSliderControlDidOvershoot(self)
        case .ended: delegate?.rulerSliderControlDidEndEditing(self, isCancelled: false)
        case .cancelled: delegate?.rulerSliderControlDidEndEditing(self, isCancelled: true)
        }
    }
}
#endif
