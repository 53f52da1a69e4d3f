#if APPLE_UI
import QuartzCore
import SlidersControls
import SlidersCore
import SlidersRuler

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
}

/// What moves the scale of a ruler without a finger: a clock asks the engine in each frame where the scale is.
@MainActor
final class ScaleMotion: SliderMotion {
    private unowned let control: RulerSliderControl
    /// The clock that runs while the scale moves by itself.
    private(set) var clock: FrameClock?
    var eventTime: Double?
    /// The time of the last frame, while the clock runs.
    private var frameTime: Double?
    /// Where the scale was before code set the value.
    private var fractionBefore = 0.0

    init(of control: RulerSliderControl) { self.control = control }

    var isAtRest: Bool { control.ruler.anyPointer == nil && !control.ruler.isMoving }

    /// Gives the engine the time of what happens now: that of the event, and no earlier than what is shown.
    func willDraw() {
        let time = eventTime ?? CACurrentMediaTime()
        control.ruler.time = frameTime.map { max(time, $0) } ?? time
    }

    /// Stops the scale before an input other than a movement of it.
    func willHandle(_ input: SliderInput) {
        if input.pointer == nil { stop() }
        willDraw()
    }

    func willAssign() {
        willDraw()
        fractionBefore = control.ruler.unwrappedFraction
    }

    func didAssign(animated: Bool) { if animated { control.ruler.glide(from: fractionBefore) } }

    func proposeFrame() -> SliderState.Proposal { control.mark.note(control.ruler.proposeFrame()) }

    func didHandle() {
        if !control.allowsGlides { end() }
        updateClock()
    }

    func didStop() {
        redraw()
        updateClock()
    }

    /// Runs the clock while the scale moves in a window.
    func updateClock() {
        guard control.ruler.isMoving, control.window != nil else {
            clock?.stop()
            (clock, frameTime) = (nil, nil)
            return
        }
        guard clock == nil else { return }
        clock = FrameClock(of: control) { [weak self] time in self?.showFrame(at: time) ?? false }
    }

    /// Lets the value follow the scale, and shows both. Returns whether the scale still moves.
    private func showFrame(at time: Double) -> Bool {
        guard clock != nil else { return false }
        // UIKit doesn't report that an enclosing view is hidden.
        guard !control.isHiddenOrHasHiddenAncestor else {
            control.cancelDrags()
            return false
        }
        // The last frame may have been due after now.
        frameTime = max(time, frameTime ?? time)
        follow()
        updateClock()
        return clock != nil
    }

    /// Lets the value follow the scale to where it is now.
    private func follow() {
        willDraw()
        control.handle(nil)
    }

    private func redraw() {
        willDraw()
        control.layers.update(control.mark.parts, control.mark.drawing.update(in: control.ruler))
    }

    /// Puts the scale where its motion ends, and ends the edit.
    func end() {
        guard control.ruler.isMoving else { return }
        control.ruler.finish()
        // The value at the end is reported before the end.
        for _ in 0..<2 where control.ruler.isEditing && control.ruler.isMoving { follow() }
        // An app that rejected the value leaves the scale beside it.
        control.ruler.finish()
        redraw()
    }

    /// Stops the scale where it is, and reports the end of the edit.
    private func stop() {
        guard control.ruler.isMoving else { return }
        let ended = control.ruler.stop()
        updateClock()
        redraw()
        if let ended { control.report(ended) }
    }
}
#endif
