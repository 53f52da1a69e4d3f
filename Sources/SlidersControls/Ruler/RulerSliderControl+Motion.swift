#if APPLE_UI
import QuartzCore
import SlidersCore

/// The scale moves by itself after a flick, and to a value elsewhere on it. The engine knows where the scale is at any
/// time; a clock asks for this at each frame, as long as the scale moves.
extension RulerSliderControl {
    /// A Boolean value that indicates whether the value is being edited: a pointer holds the scale, or the scale still
    /// moves after a flick.
    public var isEditing: Bool { ruler.isEditing }

    /// A Boolean value that indicates whether the scale moves by itself: after a flick, or to a value that a tap, a
    /// key, or code set.
    public var isMoving: Bool { ruler.isMoving }

    /// The rate at which a flick slows down: the fraction of its speed that remains after a millisecond. The default,
    /// 0.998, is the value of `UIScrollView.DecelerationRate.normal`; 0.99 is the value of `fast`. Setting a rate that
    /// isn't between 0 and 1 sets the default.
    @IBInspectable public var decelerationRate: CGFloat {
        get { CGFloat(ruler.decelerationRate) }
        set { ruler.decelerationRate = Double(newValue) }
    }

    // MARK: Time

    /// The time of what happens now, in seconds: that of the event, and no earlier than what is shown.
    var time: Double {
        let time = eventTime ?? CACurrentMediaTime()
        return frameTime.map { max(time, $0) } ?? time
    }

    /// Handles an event of a time.
    func at(_ time: Double?, _ body: () -> Void) {
        let before = eventTime
        eventTime = time
        body()
        eventTime = before
    }

    // MARK: The clock

    /// Runs the clock while the scale moves in a window.
    func updateClock() {
        guard ruler.isMoving, window != nil else {
            clock?.stop()
            (clock, frameTime) = (nil, nil)
            return
        }
        guard clock == nil else { return }
        clock = FrameClock { [weak self] time in self?.showFrame(at: time) ?? false }
    }

    /// Lets the value follow the scale, and shows both. Returns whether the scale still moves.
    private func showFrame(at time: Double) -> Bool {
        guard clock != nil else { return false }
        // UIKit doesn't report that an enclosing view is hidden.
        guard !isHiddenOrHasHiddenAncestor else {
            cancelDrags()
            return false
        }
        frameTime = time
        perform(.tick)
        updateClock()
        return clock != nil
    }

    // MARK: Ending

    /// Puts the scale where its motion ends, and ends the edit.
    func endMotion() {
        guard ruler.isMoving else { return }
        ruler.finish()
        // The value at the end is reported before the end.
        for _ in 0..<2 where ruler.isEditing && ruler.isMoving { perform(.tick) }
        // An app that rejected the value leaves the scale beside it.
        ruler.finish()
        redrawScale()
    }

    /// Stops the scale where it is, and reports the end of the edit.
    func stopMoving() {
        guard ruler.isMoving else { return }
        let ended = ruler.stop()
        updateClock()
        redrawScale()
        if let ended { report(ended) }
    }

    /// Cancels what a pointer holds, and stops the scale. Returns reports of the ends.
    func cancelHoldAndMotion() -> [SliderState.Report] {
        let isAtRest = ruler.anyPointer == nil && !ruler.isMoving
        let reports = ruler.cancelAll()
        if !isAtRest { redrawScale() }
        updateClock()
        return reports
    }
}
#endif
