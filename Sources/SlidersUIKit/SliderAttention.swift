#if canImport(UIKit)
import SlidersLayers
import UIKit

/// Looks of what a pointer is over and the focus is on, where the style has paints for them.
extension SliderControl {
    /// Whether something looks otherwise while a pointer is over it.
    var showsHover: Bool { appearance.style.paints.contains { $0.state == .hovered } }

    /// Whether thumbs show the focus themselves, in place of the system's halo.
    var showsFocus: Bool { appearance.style.paints.contains { $0.role == .thumb && $0.state == .focused } }

    /// The thumb that is drawn at a point of the control, and can be moved.
    func thumb(at point: CGPoint) -> ThumbView? {
        let place = canvas.convert(point, from: self)
        return thumbViews.last { $0.frame.contains(place) && $0.canBecomeFocused }
    }

    /// Shows what a pointer is over; `nil` is nothing.
    func hover(over point: CGPoint?) {
        attend { attention in
            let span = point.flatMap(draggableSpan(at:))
            attention.hovered = showsHover ? point.flatMap(thumb(at:))?.rank ?? span : nil
            attention.isOnSpan = point.flatMap(thumb(at:)) == nil && span != nil
        }
    }

    /// Shows which thumb the keyboard is on.
    func showFocus() { attend { $0.focused = showsFocus ? thumbViews.first(where: \.isFocused)?.rank : nil } }

    private func attend(_ change: (inout Attention) -> Void) {
        var attention = drawing.attention
        change(&attention)
        guard attention != drawing.attention else { return }
        let touched = drawing.attend(to: attention, in: slider)
        layers.update(drawing, touched, of: slider)
    }

    /// The span that a press at a point of the control would drag.
    private func draggableSpan(at point: CGPoint) -> Int? {
        var trial = slider
        trial.handle(.press(at: canvas.convert(point, from: self).vector, pointer: lastPointer + 1))
        let held = (0..<trial.count).filter { trial.isHeld($0) && !slider.isHeld($0) }
        guard held.count > 1 else { return nil }
        let value = value(at: point) ?? slider.scale.lower
        return held.dropLast().last { slider.value(of: $0) <= value } ?? held.first
    }
}
#endif
