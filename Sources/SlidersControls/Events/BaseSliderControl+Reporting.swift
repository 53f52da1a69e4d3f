#if APPLE_UI
import SlidersCore

/// Reports the events of changes to the app, which may intervene at each of them.
extension BaseSliderControl {
    /// Reports the drags that code ended.
    func report(cancelled reports: [SliderState.Report]) {
        for cancelled in reports { report(cancelled) }
    }

    /// Reports the events of a change, unless the app ends the drag in the meantime.
    func report(_ report: SliderState.Report) {
        var report = report
        while let event = nextEvent(of: &report) {
            switch event {
            case .began(let grip):
                if !isBeginAnnounced { announceBegin(of: grip) }
                isBeginAnnounced = false
                sendBegin()
            case .changed(let indices, let reason):
                let thumbs = hasListeners ? changedThumbs(of: report) : []
                if hasHaptics, reason == .pointer { playHaptics(of: indices) }
                hasCancelled = false
                sendChange(of: indices)
                // An action may have canceled the drag, and so the change.
                if hasCancelled { return }
                // An action may have set fewer values.
                if hasListeners { notify(event, of: thumbs.filter { $0 < thumbCount }) }
            case .overshot: notify(event)
            case .ended, .cancelled:
                if case .cancelled = event { hasCancelled = true }
                sendEnd()
                notify(event)
            }
        }
    }

    /// Tells the app, before it is asked or any action is sent, that a drag begins.
    func announceBegin(of grip: SliderGrip) {
        isBeginAnnounced = true
        notify(.began(grip))
    }
}
#endif
