#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersCore
import SlidersLayers
import UIKit

/// Changes become actions, calls of the delegate and haptics.
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

    /// Tells the delegate, and nothing else, that a drag begins.
    package func willBegin(_ grip: SliderGrip) { delegate?.sliderControl(self, willBeginDragging: grip) }

    /// Sends the action of a begin.
    package func didBegin(_ grip: SliderGrip) {
        haptics.prepare(in: self)
        sendActions(for: .editingDidBegin)
    }

    /// Sends the action of a change.
    package func act(on ranks: Range<Int>, _ reason: SliderChangeReason) {
        haptics.play(ranks, reason, in: slider)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Tells the delegate of a change.
    package func didChange(_ thumbs: [Int], _ reason: SliderChangeReason) {
        delegate?.sliderControl(self, didChange: thumbs, reason: reason)
    }

    /// Tells the delegate of a movement that changed nothing.
    package func didOvershoot(_ grip: SliderGrip) { delegate?.sliderControl(self, didOvershoot: grip) }

    /// Sends the action of an end and tells the delegate.
    package func didEnd(_ grip: SliderGrip, isCancelled: Bool) {
        sendActions(for: .editingDidEnd)
        delegate?.sliderControl(self, didEndDragging: grip, isCancelled: isCancelled)
    }

    /// Nothing: UIKit asks for the state when it needs it.
    package func didSetValues() {}

    /// Tells the delegate what a pointer is over.
    package func didHover(over value: Double?) { delegate?.sliderControl(self, didHoverOver: value) }
}
#endif
