#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

/// What a pointer hovers over and which thumb has the focus, shown as the style says.
extension SliderControl {
    /// Whether the toolkit is to watch a pointer that presses nothing.
    var needsHover: Bool { reportsHover || showsHover }

    /// Whether a view of the app shows what a pointer hovers over, or the style has other paints for it.
    private var showsHover: Bool {
        (0..<slider.count).contains(where: isReplaced) || trackViews.replacesSpans
            || sliderAppearance.style.metrics.thumbVisibility == .held
            || sliderAppearance.style.paints.contains { $0.state == .hovered }
    }

    /// Whether thumbs show the focus by paints of the style. Without such paints the toolkit adds the system's own
    /// sign, and the ring that the palette has is left out.
    var paintsFocus: Bool {
        let style = sliderAppearance.style
        // A thumb that comes with the focus shows the ring of the palette, too.
        if style.metrics.thumbVisibility == .held { return true }
        return style.paints.contains { $0.role == .thumb } && style.shows(.focused, of: .thumb)
    }

    /// A pointer that presses nothing is at a point of the canvas; `nil` is nowhere.
    func hover(at point: CGPoint?) {
        let value = point.flatMap { slider.value(under: $0.vector) }
        highlight(partAt: point)
        guard reportsHover, value != hoveredValue else { return }
        hoveredValue = value
        delegate?.sliderControl(self, didHoverOver: value)
    }

    /// Shows what is hovered at a point of the canvas; `nil` is nothing.
    func highlight(partAt point: CGPoint?) {
        let part = showsHover ? point.flatMap { isOnPlayhead($0) ? nil : slider.part(under: $0.vector) } : nil
        highlight { $0.hovered = part }
    }

    /// Shows which thumb has the focus.
    func highlightFocus() {
        let index = thumbViews.first(where: \.isFocused)?.index
        highlight { $0.focused = paintsFocus ? index : nil }
        didShow(thumbs: thumbViews.indices)
    }

    private func highlight(_ change: (inout SliderHighlight) -> Void) {
        var highlight = drawing.highlight
        change(&highlight)
        guard highlight != drawing.highlight else { return }
        let update = drawing.highlight(highlight, in: slider)
        layers.update(drawing, update, of: slider)
        didShow(thumbs: 0..<slider.count)
    }
}
#endif
