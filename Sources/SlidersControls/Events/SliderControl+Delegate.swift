#if APPLE_UI
import SlidersCore

/// The calls of the delegate, and the changes of streams.
extension SliderControl {
    /// Notifies the delegate of an event, and streams of a change.
    func notifyDelegate(_ event: SliderState.Change.Event, of thumbs: [Int]) {
        switch event {
        case .began(let grip): delegate?.sliderControl(self, willBeginDragging: grip)
        case .changed(_, let reason):
            delegate?.sliderControl(self, didChange: thumbs, reason: reason)
            guard !streams.isEmpty else { return }
            let change = SliderChange(values: slider.values, thumbs: thumbs, reason: reason)
            for stream in streams { stream.continuation.yield(change) }
        case .overshot(let grip): delegate?.sliderControl(self, didOvershoot: grip)
        case .ended(let grip): delegate?.sliderControl(self, didEndDragging: grip, isCancelled: false)
        case .cancelled(let grip): delegate?.sliderControl(self, didEndDragging: grip, isCancelled: true)
        }
    }
}
#endif
