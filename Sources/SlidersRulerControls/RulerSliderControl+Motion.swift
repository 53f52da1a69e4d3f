#if APPLE_UI
import QuartzCore
import SlidersControls
import SlidersCore
import SlidersRuler

/// The motion of the scale after a flick, or to a value that a tap, a key, or code set.
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

/// The motion of a ruler's scale without a finger. While the scale moves, a clock asks the engine in each frame where
/// the scale is.
@MainActor
final class ScaleMotion: SliderMotion {
    private unowned let control: RulerSliderControl
    /// The clock that runs while the scale moves by itself.
    private(set) var clock: FrameClock?
    var eventTime: Double?
    /// The time of the last frame, while the clock runs.
    private var frameTime: Double?
    /// The fraction of the scale at the mark before code set the value.
    private var fractionBeforeAssignment = 0.0

    init(of control: RulerSliderControl) { self.control = control }

    var isAtRest: Bool { control.ruler.anyPointer == nil && !control.ruler.isMoving }

    /// Sets the engine's time to that of the current event or, without an event, the current time; but not to a time
    /// before the last frame.
    func willDraw() {
        let time = eventTime ?? CACurrentMediaTime()
        control.ruler.time = frameTime.map { max(time, $0) } ?? time
    }

    /// Stops the scale before an input that isn't a pointer's, such as a key.
    func willHandle(_ input: SliderInput) {
        if input.pointer == nil { stop() }
        willDraw()
    }

    func willAssign() {
        willDraw()
        fractionBeforeAssignment = control.ruler.unwrappedFraction
    }

    func didAssign(animated: Bool) { if animated { control.ruler.glide(from: fractionBeforeAssignment) } }

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

    /// Updates the value to the position of the scale in a frame, and draws both. Returns whether the scale is still
    /// moving.
    private func showFrame(at time: Double) -> Bool {
        guard clock != nil else { return false }
        // UIKit doesn't report that an enclosing view is hidden.
        guard !control.isHiddenOrHasHiddenAncestor else {
            control.cancelDrags()
            return false
        }
        // The time of a frame can be before that of the last one.
        frameTime = max(time, frameTime ?? time)
        updateValue()
        updateClock()
        return clock != nil
    }

    /// Updates the value to the position of the scale at the current time.
    private func updateValue() {
        willDraw()
        control.handle(nil)
    }

    private func redraw() {
        willDraw()
        control.layers.update(control.mark.parts, control.mark.drawing.update(in: control.ruler))
    }

    /// Moves the scale to the end of its motion immediately, and ends the edit.
    func end() {
        guard control.ruler.isMoving else { return }
        control.ruler.finish()
        // The first update reports the final value, and the second one the end of the edit.
        for _ in 0..<2 where control.ruler.isEditing && control.ruler.isMoving { updateValue() }
        // If the app rejected the value, the scale is gliding back, so that motion has to end, too.
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
