extension SliderStyle {
    /// Returns the style for Increase Contrast. Its palette has more contrast. Thumbs that the style has paints for
    /// have a line around them, unless their outermost coat has an outline or shows an image.
    public func withMoreContrast() -> SliderStyle {
        var style = self
        style.palette = palette.withMoreContrast(isDark: isDark)
        for index in paints.indices where paints[index].role == .thumb {
            let isDark = paints[index].isDark ?? isDark
            let palette = palette.withMoreContrast(isDark: isDark)
            style.paints[index].coats.outline(.init(palette.edge, width: palette.edgeWidth))
        }
        return style
    }
}

extension [SliderCoat] {
    /// Draws a line around the coat that reaches farthest, unless it has one or is an image.
    fileprivate mutating func outline(_ line: SliderPaint.Outline) {
        var outermost = 0
        for index in indices where self[index].inset < self[outermost].inset { outermost = index }
        guard outermost < count, self[outermost].paint.outline == nil else { return }
        if case .image = self[outermost].paint.fill { return }
        self[outermost].paint.outline = line
    }
}
