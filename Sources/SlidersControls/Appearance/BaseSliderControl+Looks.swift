#if APPLE_UI
import QuartzCore
import SlidersCore
import SlidersLookImages
import SlidersLooks

/// Named looks.
extension BaseSliderControl {
    /// Sets the style and the images of a named look, except for images that you replaced.
    ///
    /// ```swift
    /// slider.setLook(.bedtime)
    /// slider.setLook(.layers, curvaceousness: 0.3, selectedColor: .systemOrange)
    /// ```
    /// A look ignores options that it doesn't support; docs/looks.md lists the options of each look. Colors follow the
    /// control's traits or appearance. The control keeps later changes to ``style``.
    public func setLook(
        _ look: SliderLook, curvaceousness: Double? = nil, trackColor: PlatformColor? = nil,
        selectedColor: PlatformColor? = nil,
        selectedEndColor: PlatformColor? = nil, thumbColor: PlatformColor? = nil, borderColor: PlatformColor? = nil,
        borderWidth: CGFloat? = nil, cornerRadius: CGFloat? = nil, height: CGFloat? = nil
    ) {
        let options = SliderLook.Options(
            curvaceousness: curvaceousness, borderWidth: borderWidth.map(Double.init),
            cornerRadius: cornerRadius.map(Double.init), height: height.map(Double.init))
        var colors: [LookChoice.ColorOption: PlatformColor] = [:]
        colors[\.trackColor] = trackColor
        colors[\.selectedColor] = selectedColor
        colors[\.selectedEndColor] = selectedEndColor
        colors[\.thumbColor] = thumbColor
        colors[\.borderColor] = borderColor
        apply(LookChoice(look, options, colors: colors))
    }

    /// Sets the style of a named look, and its images except those that the app replaced.
    func apply(_ choice: LookChoice) {
        setLook(choice)
        images.merge(SliderLook.Image.images(of: choice.look.images)) { own, _ in own }
    }

    /// Sets the style of a named look.
    package func setLook(_ choice: LookChoice) {
        let made = style(of: choice)
        shownLook = ShownLook(choice: choice, style: made)
        style = made
    }

    /// The style of a look on this system, with its colors in the present surroundings.
    private func style(of choice: LookChoice) -> SliderStyle {
        var options = choice.options
        for (option, color) in choice.colors { options[keyPath: option] = SliderPaint.Color(resolved(color)) }
        return choice.look.style(with: options, on: .current).scaled(by: choice.scale * sizeFactor)
    }

    /// Updates what depends on colors, including the paints of a look that the app did not change.
    func colorsDidChange() {
        if let look = shownLook, !look.choice.colors.isEmpty {
            let made = style(of: look.choice)
            let known = look.style.paints
            if made.paints != known, style.paints.starts(with: known) {
                shownLook?.style = made
                style.paints.replaceSubrange(known.indices, with: made.paints)
            }
        }
        surroundingsDidChange()
    }
}
#endif
