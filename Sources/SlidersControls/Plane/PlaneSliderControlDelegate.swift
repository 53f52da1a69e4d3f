#if APPLE_UI
import QuartzCore
import SlidersCore

/// The methods that accept, adjust, or reject changes of a plane, and receive the events of drags. All of them are
/// optional.
@MainActor
public protocol PlaneSliderControlDelegate: AnyObject {
    /// Called before a drag moves a point for the first time.
    func planeSliderControl(_ control: PlaneSliderControl, willBeginDragging point: Int)
    /// Called before values change. Return a decision to accept, adjust, or reject them.
    func planeSliderControl(_ control: PlaneSliderControl, willChangeTo values: [CGPoint], reason: SliderChangeReason)
        -> PlaneSliderControl.Decision
    /// Called after the values of these points change.
    func planeSliderControl(_ control: PlaneSliderControl, didChange points: [Int], reason: SliderChangeReason)
    /// Called when a movement changes ``PlaneSliderControl/overshoot`` without changing a value.
    func planeSliderControl(_ control: PlaneSliderControl, didOvershoot point: Int)
    /// Called when a drag ends, if its beginning was reported. If the drag was canceled, the values from before the
    /// press are restored.
    func planeSliderControl(_ control: PlaneSliderControl, didEndDragging point: Int, isCancelled: Bool)
}

extension PlaneSliderControlDelegate {
    /// The default implementation does nothing.
    public func planeSliderControl(_ control: PlaneSliderControl, willBeginDragging point: Int) {}
    /// The default implementation accepts the change.
    public func planeSliderControl(
        _ control: PlaneSliderControl, willChangeTo values: [CGPoint], reason: SliderChangeReason
    ) -> PlaneSliderControl.Decision { .accept }
    /// The default implementation does nothing.
    public func planeSliderControl(_ control: PlaneSliderControl, didChange points: [Int], reason: SliderChangeReason) {
    }
    /// The default implementation does nothing.
    public func planeSliderControl(_ control: PlaneSliderControl, didOvershoot point: Int) {}
    /// The default implementation does nothing.
    public func planeSliderControl(_ control: PlaneSliderControl, didEndDragging point: Int, isCancelled: Bool) {}
}

extension PlaneSliderControl {
    /// A delegate's decision about a proposed change.
    public enum Decision: Equatable, Sendable {
        /// The values change as proposed.
        case accept
        /// The values don't change. The drag continues.
        case reject
        /// The values become the given values, adjusted like any values that code sets. If a number isn't finite, or if
        /// there isn't one pair for each point, the decision counts as `accept`.
        case adjust([CGPoint])
    }
}
#endif
