#if APPLE_UI
import QuartzCore
import SlidersCore

/// What a pointer hovers over and which thumb has the focus, shown as the style says.
extension BaseSliderControl {
    /// Whether a view of the app shows what a pointer hovers over, or the style has other paints for it.
    var showsHover: Bool {
        hasReplacements || sliderAppearance.style.metrics.thumbVisibility == .held
            || sliderAppearance.style.paints.contains { $0.state == .hovered }
    }

    /// Whether thumbs show the focus with paints of the style. Without such paints, the toolkit shows the focus as the
    /// system does, and the palette's ring is left out.
    var paintsFocus: Bool {
        let style = sliderAppearance.style
        // A thumb that comes with the focus shows the ring of the palette, too.
        if style.metrics.thumbVisibility == .held { return true }
        return style.paints.contains { $0.role == .thumb } && style.shows(.focused, of: .thumb)
    }

    /// Whether the toolkit must report a hovering pointer.
    var needsHover: Bool { onHover != nil || showsHover }

    /// Shows and reports what is hovered at a point of the canvas; `nil` means nothing.
    func hover(at point: CGPoint?) {
        let part = showsHover ? point.flatMap(part(under:)) : nil
        highlight { $0.hovered = part }
        onHover?(point)
    }

    /// Shows which thumb has the focus.
    func highlightFocus() {
        let index = thumbViews.first(where: \.isFocused)?.index
        highlight { ($0.focused, $0.labeled) = (paintsFocus ? index : nil, index) }
        didUpdate(thumbs: thumbViews.indices)
    }

    private func highlight(_ change: (inout SliderHighlight) -> Void) {
        var highlight = model.highlight
        change(&highlight)
        guard highlight != model.highlight else { return }
        let update = model.highlight(highlight)
        layers.update(model.parts, update)
        didUpdate(thumbs: 0..<model.count)
    }
}

/// What the wheel of a mouse moves.
extension BaseSliderControl {
    /// The thumb that the wheel would move at a point of the canvas: the one under the pointer, or the one with the
    /// focus.
    func thumbToTurn(at point: CGPoint) -> ThumbView? {
        if respondsToScrollWheelOverThumbs, case .thumb(let index)? = part(under: point) { return thumbViews[index] }
        return respondsToScrollWheel ? focusedThumb : nil
    }
}
#endif
