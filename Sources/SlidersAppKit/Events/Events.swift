#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SlidersCore
import SlidersLayers

/// Changes become actions, calls of the delegate, haptics and notifications of assistive technology.
extension SliderControl: SliderHost {
    /// A stream of the changes that a person makes from now on. Each call makes a stream of its own, which ends with
    /// the control.
    public func changes() -> AsyncStream<SliderChange> { controller.changes() }

    /// Whether there is a delegate to ask.
    package var decides: Bool { delegate != nil }

    /// Whether there is a delegate to tell.
    package var hears: Bool { delegate != nil }

    /// Asks the delegate.
    package func decision(on values: [Double], _ reason: SliderChangeReason) -> SliderDecision {
        delegate?.sliderControl(self, willChangeTo: values, reason: reason) ?? .accept
    }

    /// Tells the delegate that a drag begins.
    package func willBegin(_ grip: SliderGrip) { delegate?.sliderControl(self, willBeginDragging: grip) }

    /// Nothing: AppKit has no action of a begin.
    package func didBegin(_ grip: SliderGrip) {}

    /// Sends the action of a change, unless the event of the mouse is none that sends it.
    package func act(on ranks: Range<Int>, _ reason: SliderChangeReason) {
        playHaptics(of: ranks, reason)
        for rank in ranks where slider.isChanged(thumb: rank) {
            NSAccessibility.post(element: thumbViews[rank], notification: .valueChanged)
        }
        if let event = mouse.event { actOnce(in: event) } else { sendOwnAction() }
    }

    /// Tells the delegate of a change.
    package func didChange(_ thumbs: [Int], _ reason: SliderChangeReason) {
        delegate?.sliderControl(self, didChange: thumbs, reason: reason)
    }

    /// Tells the delegate of a movement that changed nothing.
    package func didOvershoot(_ grip: SliderGrip) { delegate?.sliderControl(self, didOvershoot: grip) }

    /// Sends the last action of a drag while the release is the current event, by which apps know the end, and tells
    /// the delegate.
    package func didEnd(_ grip: SliderGrip, isCancelled: Bool) {
        if let event = mouse.event, event.type == .leftMouseUp, !mouse.hasActed { actOnce(in: event) }
        delegate?.sliderControl(self, didEndDragging: grip, isCancelled: isCancelled)
    }

    /// Tells the delegate what a pointer is over.
    package func didHover(over value: Double?) { delegate?.sliderControl(self, didHoverOver: value) }

    /// The state that AppKit restores has changed.
    package func didSetValues() { invalidateRestorableState() }

    private func actOnce(in event: NSEvent) {
        guard sendsAction(in: event) else { return }
        mouse.hasActed = true
        sendOwnAction()
    }

    private func sendOwnAction() {
        invalidateRestorableState()
        sendAction(action, to: target)
    }

    /// Plays the first landing among thumbs that the mouse moved.
    private func playHaptics(of ranks: Range<Int>, _ reason: SliderChangeReason) {
        guard hasHaptics, reason == .pointer,
            ranks.contains(where: { slider.isChanged(thumb: $0) && slider.landing(of: $0) != nil })
        else { return }
        NSHapticFeedbackManager.defaultPerformer.perform(.alignment, performanceTime: .default)
    }
}
#endif
