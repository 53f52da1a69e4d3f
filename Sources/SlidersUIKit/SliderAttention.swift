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
        let grip = showsHover ? point.flatMap { slider.grip(under: canvas.convert($0, from: self).vector) } : nil
        attend { attention in
            switch grip {
            case .thumb(let rank)?: (attention.hovered, attention.isOnSpan) = (rank, false)
            case .bar(let ranks)?: (attention.hovered, attention.isOnSpan) = (span(of: ranks, at: point), true)
            case nil: (attention.hovered, attention.isOnSpan) = (nil, false)
            }
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

    /// Of a bar that is all spans, the one at a point of the control.
    private func span(of ranks: Range<Int>, at point: CGPoint?) -> Int {
        guard ranks.count > 2, let value = point.flatMap(value(at:)) else { return ranks.lowerBound }
        return ranks.dropLast().last { slider.value(of: $0) <= value } ?? ranks.lowerBound
    }
}
#endif
