#if APPLE_UI
import QuartzCore
import SlidersCore

/// Highlights of the part under a hovering pointer and of the thumb with the focus.
extension BaseSliderControl {
    /// Whether something is drawn differently under a hovering pointer: a view of the app that replaces a part, a thumb
    /// that is otherwise hidden, or a part with its own paint for that state.
    var showsHover: Bool {
        hasReplacements || sliderAppearance.style.metrics.thumbVisibility == .held
            || sliderAppearance.style.paints.contains { $0.state == .hovered }
    }

    /// Whether the control itself paints a thumb with the focus differently. Otherwise, the toolkit shows the focus as
    /// the system does, and the control doesn't paint the focus ring of the palette.
    var paintsFocus: Bool {
        let style = sliderAppearance.style
        // A thumb that is visible only while it has the focus, or is held or hovered, also shows the ring of the
        // palette.
        if style.metrics.thumbVisibility == .held { return true }
        return style.paintsFocus
    }

    /// Whether the toolkit must report a hovering pointer.
    var needsHover: Bool { onHover != nil || showsHover }

    /// Highlights the part under a pointer that hovers at a point of the canvas, and reports the point. A point of
    /// `nil` means that the pointer has left the control.
    func hover(at point: CGPoint?) {
        let part = showsHover ? point.flatMap(part(under:)) : nil
        highlight { $0.hovered = part }
        onHover?(point)
    }

    /// Highlights the thumb that has the focus, and its label.
    func highlightFocus() {
        let index = thumbViews.first(where: \.isFocused)?.index
        highlight { ($0.focused, $0.labeled) = (paintsFocus ? index : nil, index) }
        didUpdate(thumbs: thumbViews.indices)
    }

    /// Changes the highlighted parts, and draws them again if they differ.
    private func highlight(_ change: (inout SliderHighlight) -> Void) {
        var highlight = model.highlight
        change(&highlight)
        guard highlight != model.highlight else { return }
        let update = model.highlight(highlight)
        layers.update(model.parts, update)
        didUpdate(thumbs: 0..<model.count)
    }
}

/// The thumb that the wheel of a mouse moves.
extension BaseSliderControl {
    /// Returns the view of the thumb that the wheel moves while the pointer is at a point of the canvas: the thumb
    /// under the pointer, or the thumb with the focus. Returns `nil` if options allow neither.
    func thumbForWheel(at point: CGPoint) -> ThumbView? {
        if respondsToScrollWheelOverThumbs, case .thumb(let index)? = part(under: point) { return thumbViews[index] }
        return respondsToScrollWheel ? focusedThumb : nil
    }
}
#endif
