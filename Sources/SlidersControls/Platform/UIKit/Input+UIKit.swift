#if APPLE_UI && canImport(UIKit)
import SlidersCore
import UIKit

/// Presses and drags of touches on the canvas.
extension BaseSliderControl {
    /// Begins a press with a touch. Returns whether the touch now holds something, or waits to hold it.
    func press(_ touch: UITouch) -> Bool {
        // A mouse or a pencil doesn't scroll, so its press needn't wait.
        let isPrecise = touch.type == .indirectPointer || touch.type == .pencil
        return withEventTime(touch.timestamp) {
            press(touch.pointer, at: touch.location(in: canvas), waits: delaysTouches && !isPrecise)
        }
    }

    /// Continues the drag of a touch. Returns whether the touch still holds something or waits.
    func drag(_ touch: UITouch, with event: UIEvent?) -> Bool {
        // UIKit doesn't notify a view that an ancestor was hidden.
        if isHiddenOrHasHiddenAncestor { cancelInput() }
        let isFine = event?.modifierFlags.contains(.shift) ?? false
        return withEventTime(touch.timestamp) {
            drag(touch.pointer, to: touch.location(in: canvas), isFine: isFine) {
                (event?.coalescedTouches(for: touch) ?? []).dropLast().map { $0.location(in: canvas) }
            }
        }
    }
}

extension UITouch {
    /// The number of the touch as a pointer. It stays the same as long as the touch is down.
    var pointer: Int { Int(bitPattern: ObjectIdentifier(self)) }
}

/// Hovering of the pointer of a mouse or trackpad.
extension BaseSliderControl {
    /// Adds the recognizer if the control shows or reports what a pointer hovers over, and removes it otherwise.
    func updateHoverTracking() {
        let isNeeded = needsHover
        guard isNeeded != (hoverRecognizer != nil) else { return }
        if let recognizer = hoverRecognizer { removeGestureRecognizer(recognizer) }
        hoverRecognizer = nil
        hover(at: nil)
        guard isNeeded else { return }
        let recognizer = UIHoverGestureRecognizer(target: self, action: NSSelectorFromString("slidersPointerHovered:"))
        recognizer.cancelsTouchesInView = false
        hoverRecognizer = recognizer
        addGestureRecognizer(recognizer)
    }

    /// Shows and reports what is under a hovering pointer.
    #if canImport(ObjectiveC)
    @objc(slidersPointerHovered:)
    #endif
    func pointerHovered(_ recognizer: UIHoverGestureRecognizer) {
        let isOver = recognizer.state == .began || recognizer.state == .changed
        hover(at: isOver ? recognizer.location(in: canvas) : nil)
    }
}

/// Scrolling with the wheel of a mouse.
extension BaseSliderControl {
    /// Adds the recognizer if an option lets the wheel move thumbs, and removes it otherwise.
    func updateWheelTracking() {
        let isNeeded = respondsToScrollWheel || respondsToScrollWheelOverThumbs
        guard isNeeded != (wheelRecognizer != nil) else { return }
        if let recognizer = wheelRecognizer { removeGestureRecognizer(recognizer) }
        wheelRecognizer = nil
        guard isNeeded else { return }
        let recognizer = UIPanGestureRecognizer(target: self, action: NSSelectorFromString("slidersWheelTurned:"))
        recognizer.allowedScrollTypesMask = .discrete
        recognizer.maximumNumberOfTouches = 0
        recognizer.allowedTouchTypes = []
        wheelRecognizer = recognizer
        addGestureRecognizer(recognizer)
    }

    /// Moves a thumb by one notch for each event of the wheel: the thumb that the wheel moves where scrolling began.
    #if canImport(ObjectiveC)
    @objc(slidersWheelTurned:)
    #endif
    func wheelTurned(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began: (wheelTranslation, wheelThumb) = (0, thumbForWheel(at: recognizer.location(in: canvas)))
        case .changed, .ended: break
        default: return
        }
        // The recognizer adds up all translations since scrolling began.
        let change = recognizer.translation(in: self).y - wheelTranslation
        wheelTranslation += change
        guard change != 0, let view = wheelThumb else { return }
        moveFocus(for: handle(.wheel(change > 0 ? 1 : -1, thumb: view.coordinate)), from: view)
    }
}

/// Actions and haptics for changes.
extension BaseSliderControl {
    /// Sends the action for the beginning of a drag.
    func sendBegin() {
        if hasHaptics { feedback.prepare(in: self) }
        sendActions(for: .editingDidBegin)
    }

    /// Plays haptic feedback for what a thumb landed on, such as a step or an end, at the location of the thumb.
    func playHaptics(of landing: SliderHaptics, on thumb: Int) {
        feedback.play(landing, at: convert(thumbBox(thumb).center, from: canvas))
    }

    /// Sends the actions for a change of values.
    func sendChange(of indices: Range<Int>) { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

    /// Sends the action for the end of a drag.
    func sendEnd() { sendActions(for: .editingDidEnd) }

    /// Does nothing, because UIKit requests the state to restore when it needs it.
    func valuesDidChange(of thumbs: [Int]) {}

    /// A Boolean value that indicates whether a drag reports each change. The default is `true`. If it's `false`, the
    /// control reports one change, at the end of a drag or when the scale of a ruler comes to rest.
    @IBInspectable public var isContinuous: Bool {
        get { model.configuration.isContinuous }
        set { sharedConfiguration.isContinuous = newValue }
    }
}

/// The generators of haptic feedback for drags: a selection on steps and detents, and an impact at the ends of the
/// track and at obstacles. The system plays no feedback if the user turned it off.
@MainActor
struct FeedbackGenerators: ~Copyable {
    #if os(visionOS)
    func prepare(in view: UIView) {}
    func play(_ landing: SliderHaptics, at point: CGPoint) {}
    #else
    private var generators: (step: UISelectionFeedbackGenerator, end: UIImpactFeedbackGenerator)?

    /// Creates the generators if necessary, and prepares them for the drag that begins.
    mutating func prepare(in view: UIView) {
        if generators == nil {
            if #available(iOS 17.5, *) {
                generators = (
                    UISelectionFeedbackGenerator(view: view), UIImpactFeedbackGenerator(style: .light, view: view)
                )
            } else {
                generators = (UISelectionFeedbackGenerator(), UIImpactFeedbackGenerator(style: .light))
            }
        }
        generators?.step.prepare()
    }

    /// Plays feedback at a point of the view: an impact if a thumb landed on an end of the track or met an obstacle,
    /// otherwise a selection.
    func play(_ landing: SliderHaptics, at point: CGPoint) {
        let isEnd = !landing.isDisjoint(with: [.ends, .obstacles])
        if #available(iOS 17.5, *) {
            if isEnd { generators?.end.impactOccurred(at: point) } else { generators?.step.selectionChanged(at: point) }
        } else {
            if isEnd { generators?.end.impactOccurred() } else { generators?.step.selectionChanged() }
        }
    }
    #endif
}
#endif
