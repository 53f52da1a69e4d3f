#if canImport(QuartzCore) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

/// What a pointer hovers over and which thumb has the focus, shown as the style says.
extension SliderController {
    /// Whether the host is to watch a pointer that presses nothing.
    package var needsHover: Bool { reportsHover || showsHover }

    /// Whether a view of the app hears of what a pointer hovers over, or the style has other paints for it.
    private var showsHover: Bool {
        if let host, (0..<state.count).contains(where: host.isReplaced) { return true }
        let spans = (0..<layout.laps).map { Element.Role.span(lap: $0) }
        return ([.thumb, .needle] + spans).contains { appearance.style.shows(.hovered, of: $0) }
    }

    /// Whether thumbs show the focus by paints of the style. Without such paints the host adds the system's own sign,
    /// and the ring that the palette has is left out.
    package var paintsFocus: Bool {
        appearance.style.paints.contains { $0.role == .thumb } && appearance.style.shows(.focused, of: .thumb)
    }

    /// A pointer that presses nothing is at a point of the canvas; `nil` is nowhere.
    package func hover(at point: CGPoint?) {
        let value = point.flatMap(value(at:))
        highlight(partAt: point)
        guard reportsHover, value != hoveredValue else { return }
        hoveredValue = value
        host?.didHover(over: value)
    }

    /// Shows what is hovered at a point of the canvas; `nil` is nothing.
    package func highlight(partAt point: CGPoint?) {
        let part = showsHover ? point.flatMap { state.part(under: $0.vector) } : nil
        highlight { $0.hovered = part }
    }

    /// Shows which thumb has the focus.
    package func highlightFocus(of rank: Int?) { highlight { $0.focused = paintsFocus ? rank : nil } }

    private func highlight(_ change: (inout Highlight) -> Void) {
        var highlight = drawing.highlight
        change(&highlight)
        guard highlight != drawing.highlight else { return }
        let update = drawing.highlight(highlight, in: state)
        layers.update(drawing, update, of: state)
        host?.didShow(thumbs: 0..<state.count)
    }
}
#endif
