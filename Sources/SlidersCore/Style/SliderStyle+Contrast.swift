extension SliderStyle {
    /// Returns the style for Increase Contrast. Its palette has more contrast. Thumbs that the style has paints for
    /// have a line around them, unless their outermost coat has an outline or shows an image.
    public func withMoreContrast() -> SliderStyle {
        var style = self
        style.palette = palette.withMoreContrast(isDark: isDark)
        for index in paints.indices where paints[index].role == .thumb {
            let isDark = paints[index].isDark ?? isDark
            let palette = palette.withMoreContrast(isDark: isDark)
            style.paints[index].coats.addOutline(.init(palette.edge, width: palette.edgeWidth))
        }
        return style
    }
}

extension [SliderCoat] {
    /// Adds an outline to the outermost coat, unless that coat has an outline or shows an image.
    fileprivate mutating func addOutline(_ outline: SliderPaint.Outline) {
        var outermostIndex = 0
        for index in indices where self[index].inset < self[outermostIndex].inset { outermostIndex = index }
        guard outermostIndex < count, self[outermostIndex].paint.outline == nil else { return }
        if case .image = self[outermostIndex].paint.fill { return }
        self[outermostIndex].paint.outline = outline
    }
}
