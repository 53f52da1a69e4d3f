#if APPLE_UI
import SlidersCore

/// The methods that accept, adjust, or reject changes of a ruler, and receive the events of an edit. All of them are
/// optional.
///
/// An edit begins with the first movement of the scale under a finger, continues after a flick, and ends once, when the
/// scale comes to rest.
@MainActor
public protocol RulerSliderControlDelegate: AnyObject {
    /// Called at the beginning of an edit, before the scale moves for the first time.
    func rulerSliderControlWillBeginEditing(_ control: RulerSliderControl)
    /// Called before the value changes. Return a decision to accept, adjust, or reject it.
    func rulerSliderControl(_ control: RulerSliderControl, willChangeTo value: Double, reason: SliderChangeReason)
        -> RulerSliderControl.Decision
    /// Called after the value changes.
    func rulerSliderControl(_ control: RulerSliderControl, didChangeTo value: Double, reason: SliderChangeReason)
    /// Called when a movement changes ``RulerSliderControl/overshoot`` without changing the value.
    func rulerSliderControlDidOvershoot(_ control: RulerSliderControl)
    /// Called when an edit ends. If it was canceled, the value from before the edit is restored.
    func rulerSliderControlDidEndEditing(_ control: RulerSliderControl, isCancelled: Bool)
}

extension RulerSliderControlDelegate {
    /// The default implementation does nothing.
    public func rulerSliderControlWillBeginEditing(_ control: RulerSliderControl) {}
    /// The default implementation accepts the change.
    public func rulerSliderControl(
        _ control: RulerSliderControl, willChangeTo value: Double, reason: SliderChangeReason
    ) -> RulerSliderControl.Decision { .accept }
    /// The default implementation does nothing.
    public func rulerSliderControl(
        _ control: RulerSliderControl, didChangeTo value: Double, reason: SliderChangeReason
    ) {}
    /// The default implementation does nothing.
    public func rulerSliderControlDidOvershoot(_ control: RulerSliderControl) {}
    /// The default implementation does nothing.
    public func rulerSliderControlDidEndEditing(_ control: RulerSliderControl, isCancelled: Bool) {}
}

extension RulerSliderControl {
    /// A delegate's decision about a proposed change.
    public enum Decision: Equatable, Sendable {
        /// The value changes as proposed.
        case accept
        /// The value doesn't change. The scale still moves with the finger, and comes back when the finger releases it.
        case reject
        /// The value becomes the given value, adjusted like any value that code sets. If the number isn't finite, the
        /// decision counts as `accept`.
        case adjust(Double)
    }
}
#endif
