#if canImport(UIKit)
import SlidersCore
import SlidersLayers
import UIKit

/// What a pointer hovers over and which thumb has the focus, shown as the style says.
extension SliderControl {
    /// Whether the style has other paints for anything that a pointer hovers over.
    var showsHover: Bool {
        let spans = (0..<layout.laps).map { Element.Role.span(lap: $0) }
        return ([.thumb, .needle] + spans).contains { appearance.style.shows(.hovered, of: $0) }
    }

    /// Whether thumbs show the focus by paints of the style. Without such paints the control adds the system's halo,
    /// and leaves out the ring that the palette has.
    var paintsFocus: Bool {
        appearance.style.paints.contains { $0.role == .thumb } && appearance.style.shows(.focused, of: .thumb)
    }

    /// Shows what is hovered at a point of the control; `nil` is nothing.
    func highlight(partAt point: CGPoint?) {
        let part = showsHover ? point.flatMap { slider.part(under: canvas.convert($0, from: self).vector) } : nil
        highlight { $0.hovered = part }
    }

    /// Shows which thumb has the focus.
    func highlightFocus() { highlight { $0.focused = paintsFocus ? thumbViews.first(where: \.isFocused)?.rank : nil } }

    private func highlight(_ change: (inout Highlight) -> Void) {
        var highlight = drawing.highlight
        change(&highlight)
        guard highlight != drawing.highlight else { return }
        let update = drawing.highlight(highlight, in: slider)
        layers.update(drawing, update, of: slider)
    }
}
#endif
