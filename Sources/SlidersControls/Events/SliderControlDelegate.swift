#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersCore

/// Answers before values change, and gets the events of drags and changes. Every method can be left out.
@MainActor
public protocol SliderControlDelegate: AnyObject {
    /// A drag is about to move something for the first time.
    ///
    /// If the movement takes a thumb past others, ``sliderControl(_:willChangeTo:reason:)-(_,_,_)`` is called before,
    /// and `grip` is the index that the answer leaves the thumb.
    func sliderControl(_ control: SliderControl, willBeginDragging grip: SliderGrip)
    /// Values are about to change. They become `values` unless the answer says otherwise.
    func sliderControl(_ control: SliderControl, willChangeTo values: [Double], reason: SliderChangeReason)
        -> SliderDecision
    /// The values of these thumbs changed.
    func sliderControl(_ control: SliderControl, didChange thumbs: [Int], reason: SliderChangeReason)
    /// A movement changed ``SliderControl/overshoot`` and reported no value.
    func sliderControl(_ control: SliderControl, didOvershoot grip: SliderGrip)
    /// A drag that began has ended. A cancelled one left the values as they were before.
    func sliderControl(_ control: SliderControl, didEndDragging grip: SliderGrip, isCancelled: Bool)
    /// A pointer that presses nothing is over another value; `nil` if it left the track. See
    /// ``SliderControl/reportsHover``.
    func sliderControl(_ control: SliderControl, didHoverOver value: Double?)
}

extension SliderControlDelegate {
    /// Does nothing.
    public func sliderControl(_ control: SliderControl, willBeginDragging grip: SliderGrip) {}
    /// Accepts the change.
    public func sliderControl(_ control: SliderControl, willChangeTo values: [Double], reason: SliderChangeReason)
        -> SliderDecision
    { .accept }
    /// Does nothing.
    public func sliderControl(_ control: SliderControl, didChange thumbs: [Int], reason: SliderChangeReason) {}
    /// Does nothing.
    public func sliderControl(_ control: SliderControl, didOvershoot grip: SliderGrip) {}
    /// Does nothing.
    public func sliderControl(_ control: SliderControl, didEndDragging grip: SliderGrip, isCancelled: Bool) {}
    /// Does nothing.
    public func sliderControl(_ control: SliderControl, didHoverOver value: Double?) {}
}
#endif
