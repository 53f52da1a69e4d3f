#if APPLE_UI
import SlidersCore

/// The methods that accept, adjust, or reject changes of a slider, and receive the events of drags. All of them are
/// optional.
///
/// The methods have numbers for sliders of every kind. A `PlaneSliderControl` has two values for each point, `x` and
/// `y`; its method `points(of:)` makes points of them. A `RulerSliderControl` has one value, and one thumb, its mark;
/// its edit continues after a flick, and ends when the scale comes to rest.
@MainActor
public protocol SliderControlDelegate: AnyObject {
    /// Called before a drag moves a thumb or a span for the first time.
    ///
    /// If the movement takes a thumb past others, the control calls ``sliderControl(_:willChangeTo:reason:)-(_,_,_)``
    /// first, and `grip` contains the thumb's index after that decision.
    func sliderControl(_ control: BaseSliderControl, willBeginEditing grip: SliderGrip)
    /// Called before values change. Return a decision to accept, adjust, or reject them.
    func sliderControl(_ control: BaseSliderControl, willChangeTo values: [Double], reason: SliderChangeReason)
        -> SliderDecision
    /// Called after the values of these thumbs change.
    func sliderControl(_ control: BaseSliderControl, didChange thumbs: [Int], reason: SliderChangeReason)
    /// Called when a movement changes the overshoot of the control without changing a value.
    func sliderControl(_ control: BaseSliderControl, didOvershoot grip: SliderGrip)
    /// Called when something begins to hold a thumb back from where a person asked it to go, when something else does,
    /// and with `nil` when nothing does anymore. It's called once for each obstacle, and not for each movement.
    ///
    /// It's also called for keys and assistive technology. On a plane, the thumb of the obstacle is a coordinate: `x`
    /// and `y` of each point in turn. A change of values in this method isn't reported as a new obstacle.
    func sliderControl(_ control: BaseSliderControl, didChangeObstacle obstacle: SliderObstacle?)
    /// Called when a drag ends, if its beginning was reported. If the drag was canceled, the values from before the
    /// press are restored.
    func sliderControl(_ control: BaseSliderControl, didEndEditing grip: SliderGrip, isCancelled: Bool)
    /// Called when the value under a hovering pointer changes, with `nil` when the pointer leaves the track. See
    /// ``SliderControl/reportsHover``.
    func sliderControl(_ control: BaseSliderControl, didHoverOver value: Double?)
}

extension SliderControlDelegate {
    /// The default implementation does nothing.
    public func sliderControl(_ control: BaseSliderControl, willBeginEditing grip: SliderGrip) {}
    /// The default implementation accepts the change.
    public func sliderControl(_ control: BaseSliderControl, willChangeTo values: [Double], reason: SliderChangeReason)
        -> SliderDecision
    { .accept }
    /// The default implementation does nothing.
    public func sliderControl(_ control: BaseSliderControl, didChange thumbs: [Int], reason: SliderChangeReason) {}
    /// The default implementation does nothing.
    public func sliderControl(_ control: BaseSliderControl, didOvershoot grip: SliderGrip) {}
    /// The default implementation does nothing.
    public func sliderControl(_ control: BaseSliderControl, didChangeObstacle obstacle: SliderObstacle?) {}
    /// The default implementation does nothing.
    public func sliderControl(_ control: BaseSliderControl, didEndEditing grip: SliderGrip, isCancelled: Bool) {}
    /// The default implementation does nothing.
    public func sliderControl(_ control: BaseSliderControl, didHoverOver value: Double?) {}
}

/// Notifications for the delegate and the streams.
extension BaseSliderControl {
    /// Calls the delegate's method for an event. Also sends a change of values to the streams.
    ///
    /// - Parameter thumbs: the indices of the thumbs whose values changed; only a `changed` event has them.
    func notify(_ event: SliderState.Change.Event, of thumbs: [Int] = []) {
        switch event {
        case .began(let grip): delegate?.sliderControl(self, willBeginEditing: grip)
        case .changed(_, let reason):
            delegate?.sliderControl(self, didChange: thumbs, reason: reason)
            guard !streams.isEmpty else { return }
            send(SliderChange(values: model.coordinates, thumbs: thumbs, reason: reason), nil)
        case .overshot(let grip): delegate?.sliderControl(self, didOvershoot: grip)
        case .blocked:
            let obstacle = model.reportedObstacle
            delegate?.sliderControl(self, didChangeObstacle: obstacle)
            send(nil, obstacle)
        case .ended(let grip): delegate?.sliderControl(self, didEndEditing: grip, isCancelled: false)
        case .cancelled(let grip): delegate?.sliderControl(self, didEndEditing: grip, isCancelled: true)
        }
    }

    /// Sends a change or an obstacle to the streams, and removes those without a consumer.
    @inline(never) private func send(_ change: SliderChange?, _ obstacle: SliderObstacle??) {
        streams = streams.filter { $0(change, obstacle) }
    }
}

/// Changes of values, and of what holds a thumb back, as asynchronous streams.
extension BaseSliderControl {
    /// Returns a stream of the changes that a person makes from now on. Each call returns a separate stream, which ends
    /// when the control is deallocated. The values of a plane are `x` and `y` of each point in turn.
    @_alwaysEmitIntoClient public func changes() -> AsyncStream<SliderChange> {
        let (stream, continuation) = AsyncStream.makeStream(of: SliderChange.self)
        streams.append { change, obstacle in
            if change == nil, obstacle == nil { continuation.finish() }
            // `yield` returns `terminated` for a stream without a consumer.
            return if let change, case .terminated = continuation.yield(change) { false } else { true }
        }
        return stream
    }

    /// Returns a stream of the obstacles that hold a thumb back from now on, with `nil` when nothing does anymore; see
    /// ``SliderControlDelegate/sliderControl(_:didChangeObstacle:)-(_,_)``. Each call returns a separate stream, which
    /// ends when the control is deallocated.
    @_alwaysEmitIntoClient public func obstacles() -> AsyncStream<SliderObstacle?> {
        let (stream, continuation) = AsyncStream.makeStream(of: SliderObstacle?.self)
        streams.append { change, obstacle in
            if change == nil, obstacle == nil { continuation.finish() }
            return if let obstacle, case .terminated = continuation.yield(obstacle) { false } else { true }
        }
        return stream
    }
}
#endif
