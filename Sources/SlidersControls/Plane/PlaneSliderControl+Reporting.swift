#if APPLE_UI
import QuartzCore
import SlidersCore

/// Inputs pass through the engine. The screen and the app get what they change, and the app may intervene at each step.
extension PlaneSliderControl {
    /// Lets the engine propose, asks the app, and shows and reports what that changed. The input names coordinates.
    @discardableResult
    func perform(_ input: SliderInput, glide: Glide? = nil) -> SliderState.Change {
        let proposal = plane.propose(input)
        reporter.note(proposal)
        let change = delegate == nil ? plane.commit(proposal) : commitAskingDelegate(proposal)
        if let focus = change.focus { usedAxes[focus >> 1] = focus & 1 == 0 ? .x : .y }
        updateDrawing(for: change, glide: glide)
        report(SliderState.Report(of: change, after: input))
        return change
    }

    /// An input on a point, as an input on the coordinate that was used last.
    func onUsedAxis(_ input: SliderInput) -> SliderInput {
        let coordinate = { (point: Int) in self.plane.coordinate(self.usedAxis(ofPoint: point), ofPoint: point) }
        return switch input {
        case .key(let intent, let point): .key(intent, thumb: coordinate(point))
        case .adjust(let increments, let point): .adjust(increments, thumb: coordinate(point))
        case .wheel(let clicks, let point): .wheel(clicks, thumb: coordinate(point))
        case .type(let value, let point): .type(value, thumb: coordinate(point))
        case .reset(let point): .reset(thumb: coordinate(point))
        case .press, .drag, .rest, .release, .cancel, .adjustBar, .choose: input
        }
    }

    // MARK: Asking

    /// Commits what the delegate makes of a proposal.
    private func commitAskingDelegate(_ proposal: SliderPlane.Proposal) -> SliderState.Change {
        if proposal.begins, let grip = proposal.grip { announceBegin(of: grip) }
        // The app may have changed the control in the meantime; then the proposal no longer has values.
        guard plane.changesValues(proposal) else { return plane.commit(proposal) }
        let values = (0..<plane.count).map { CGPoint(plane.proposedValue(ofPoint: $0)) }
        let reason = proposal.change.reason
        switch delegate?.planeSliderControl(self, willChangeTo: values, reason: reason) ?? .accept {
        case .accept: return plane.commit(proposal)
        case .reject: return proposal.change
        case .adjust(let values): return plane.commit(proposal, values: values.map(\.vector))
        }
    }

    // MARK: Showing

    private func updateDrawing(for change: SliderState.Change, glide: Glide?) {
        // The app may have removed points while it was asked.
        guard change.redraws.upperBound <= plane.count else { return redraw(glide: nil) }
        let update = drawing.update(for: change, in: plane)
        layers.update(DrawnParts(drawing), update, glide: glide)
        didUpdate(thumbs: change.redraws)
    }

    // MARK: Notifying

    /// Notifies the delegate of an event.
    func notifyDelegate(_ event: SliderState.Change.Event, of points: [Int]) {
        switch event {
        case .began(let grip):
            delegate?.planeSliderControl(self, willBeginDragging: grip.thumbs.lowerBound)
        case .changed(_, let reason): delegate?.planeSliderControl(self, didChange: points, reason: reason)
        case .overshot(let grip): delegate?.planeSliderControl(self, didOvershoot: grip.thumbs.lowerBound)
        case .ended(let grip):
            delegate?.planeSliderControl(self, didEndDragging: grip.thumbs.lowerBound, isCancelled: false)
        case .cancelled(let grip):
            delegate?.planeSliderControl(self, didEndDragging: grip.thumbs.lowerBound, isCancelled: true)
        }
    }
}
#endif
