#if canImport(UIKit)
import SlidersCore
import UIKit

/// A pointer of a mouse or trackpad that presses nothing.
struct HoverInput {
    /// There while the value under the pointer is reported, or the style shows what is hovered.
    var recognizer: UIHoverGestureRecognizer?
    /// Whether the value under the pointer is reported.
    var isReported = false
    /// The value under the pointer.
    var value: Double?
}

extension SliderControl {
    /// Whether the value under a pointer that presses nothing is reported to the delegate. `false` by default.
    @IBInspectable public var reportsHover: Bool {
        get { hover.isReported }
        set {
            hover.isReported = newValue
            if !newValue { hover.value = nil }
            updateHoverRecognizer()
        }
    }

    /// The value under a pointer that presses nothing, snapped; `nil` off the track, and unless ``reportsHover``.
    public var hoveredValue: Double? { hover.value }

    /// Adds or removes the recogniser, as it is needed.
    func updateHoverRecognizer() {
        let isNeeded = hover.isReported || showsHover
        guard isNeeded != (hover.recognizer != nil) else { return }
        if let recognizer = hover.recognizer { removeGestureRecognizer(recognizer) }
        hover.recognizer = nil
        highlight(partAt: nil)
        guard isNeeded else { return }
        let recognizer = UIHoverGestureRecognizer(target: self, action: Selector(("slidersPointerHovered:")))
        recognizer.cancelsTouchesInView = false
        hover.recognizer = recognizer
        addGestureRecognizer(recognizer)
    }

    #if canImport(ObjectiveC)
    @objc(slidersPointerHovered:)
    #endif
    func pointerHovered(_ recognizer: UIHoverGestureRecognizer) {
        let isOver = recognizer.state == .began || recognizer.state == .changed
        let point = isOver ? recognizer.location(in: self) : nil
        let value = point.flatMap(value(at:))
        highlight(partAt: point)
        guard hover.isReported, value != hover.value else { return }
        hover.value = value
        delegate?.sliderControl(self, didHoverOver: value)
    }
}
#endif
