#if APPLE_UI && canImport(UIKit)
import SlidersCore
import UIKit

/// Touches press and drag on the canvas.
extension BaseSliderControl {
    /// Presses at the point where a touch went down. Returns whether it holds something or waits.
    func press(_ touch: UITouch) -> Bool {
        let isPrecise = touch.type == .indirectPointer || touch.type == .pencil
        return at(touch.timestamp) {
            press(touch.pointer, at: touch.location(in: canvas), waits: delaysTouches && !isPrecise)
        }
    }

    /// Follows a touch. Returns whether it still holds something or waits.
    func drag(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isFine = event?.modifierFlags.contains(.shift) ?? false
        return at(touch.timestamp) {
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

/// A pointer of a mouse or trackpad that presses nothing.
extension BaseSliderControl {
    /// Adds or removes the recognizer, as it is needed.
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

    #if canImport(ObjectiveC)
    @objc(slidersPointerHovered:)
    #endif
    func pointerHovered(_ recognizer: UIHoverGestureRecognizer) {
        let isOver = recognizer.state == .began || recognizer.state == .changed
        hover(at: isOver ? recognizer.location(in: canvas) : nil)
    }
}

/// The wheel of a mouse.
extension BaseSliderControl {
    /// Adds or removes the recognizer, as it is needed.
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

    #if canImport(ObjectiveC)
    @objc(slidersWheelTurned:)
    #endif
    func wheelTurned(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began: (wheelTurn, turnedThumb) = (0, thumbToTurn(at: recognizer.location(in: canvas)))
        case .changed, .ended: break
        default: return
        }
        let translation = recognizer.translation(in: self).y - wheelTurn
        wheelTurn += translation
        guard translation != 0, let view = turnedThumb else { return }
        moveFocus(for: handle(.wheel(translation > 0 ? 1 : -1, thumb: view.coordinate)), from: view)
    }
}

/// Changes become actions and haptics.
extension BaseSliderControl {
    /// Sends the action for the beginning of a drag.
    func sendBegin() {
        if hasHaptics { feedback.prepare(in: self) }
        sendActions(for: .editingDidBegin)
    }

    /// Plays what a thumb landed on, where it is.
    func playHaptics(of landing: SliderHaptics, on thumb: Int) {
        feedback.play(landing, at: convert(thumbBox(thumb).center, from: canvas))
    }

    /// Sends the action of a change.
    func sendChange(of indices: Range<Int>) { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

    /// Sends the action of an end.
    func sendEnd() { sendActions(for: .editingDidEnd) }

    /// Does nothing: UIKit asks for the state when it needs it.
    func valuesDidChange(of thumbs: [Int]) {}

    /// A Boolean value that indicates whether a drag reports each change. The default is `true`. If it's `false`, the
    /// control reports one change, at the end of a drag or when the scale of a ruler comes to rest.
    @IBInspectable public var isContinuous: Bool {
        get { model.configuration.isContinuous }
        set { sharedConfiguration.isContinuous = newValue }
    }
}

/// Haptics of drags: a selection on steps and detents, and an impact at the ends of the track. The system plays none if
/// the user turned them off.
@MainActor
struct FeedbackGenerators: ~Copyable {
    #if os(visionOS)
    func prepare(in view: UIView) {}
    func play(_ landing: SliderHaptics, at point: CGPoint) {}
    #else
    private var generators: (step: UISelectionFeedbackGenerator, end: UIImpactFeedbackGenerator)?

    /// Wakes the generators when a drag begins.
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

    /// Plays what a thumb landed on, at a point of the view.
    func play(_ landing: SliderHaptics, at point: CGPoint) {
        let isEnd = landing.contains(.ends)
        if #available(iOS 17.5, *) {
            if isEnd { generators?.end.impactOccurred(at: point) } else { generators?.step.selectionChanged(at: point) }
        } else {
            if isEnd { generators?.end.impactOccurred() } else { generators?.step.selectionChanged() }
        }
    }
    #endif
}
#endif
