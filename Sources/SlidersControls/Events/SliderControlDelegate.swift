#if APPLE_UI
import SlidersCore

/// The methods that accept, adjust, or reject changes, and receive the events of drags. All of them are optional.
@MainActor
public protocol SliderControlDelegate: AnyObject {
    /// Called before a drag moves a thumb or a bar for the first time.
    ///
    /// If the movement takes a thumb past others, the control calls ``sliderControl(_:willChangeTo:reason:)-(_,_,_)``
    /// first, and `grip` contains the thumb's index after that decision.
    func sliderControl(_ control: SliderControl, willBeginDragging grip: SliderGrip)
    /// Called before values change. Return a decision to accept, adjust, or reject them.
    func sliderControl(_ control: SliderControl, willChangeTo values: [Double], reason: SliderChangeReason)
        -> SliderDecision
    /// Called after the values of these thumbs change.
    func sliderControl(_ control: SliderControl, didChange thumbs: [Int], reason: SliderChangeReason)
    /// Called when a movement changes ``SliderControl/overshoot`` without changing a value.
    func sliderControl(_ control: SliderControl, didOvershoot grip: SliderGrip)
    /// Called when a drag ends, if its beginning was reported. If the drag was canceled, the values from before the
    /// press are restored.
    func sliderControl(_ control: SliderControl, didEndDragging grip: SliderGrip, isCancelled: Bool)
    /// Called when the value under a hovering pointer changes, with `nil` when the pointer leaves the track. See
    /// ``SliderControl/reportsHover``.
    func sliderControl(_ control: SliderControl, didHoverOver value: Double?)
}

extension SliderControlDelegate {
    /// The default implementation does nothing.
    public func sliderControl(_ control: SliderControl, willBeginDragging grip: SliderGrip) {}
    /// The default implementation accepts the change.
    public func sliderControl(_ control: SliderControl, willChangeTo values: [Double], reason: SliderChangeReason)
        -> SliderDecision
    { .accept }
    /// The default implementation does nothing.
    public func sliderControl(_ control: SliderControl, didChange thumbs: [Int], reason: SliderChangeReason) {}
    /// The default implementation does nothing.
    public func sliderControl(_ control: SliderControl, didOvershoot grip: SliderGrip) {}
    /// The default implementation does nothing.
    public func sliderControl(_ control: SliderControl, didEndDragging grip: SliderGrip, isCancelled: Bool) {}
    /// The default implementation does nothing.
    public func sliderControl(_ control: SliderControl, didHoverOver value: Double?) {}
}
#endif
