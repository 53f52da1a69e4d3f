#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SlidersCore
import SlidersLayers
import SlidersLookImages
import SlidersLooks

/// A look with options, some of whose colors depend on the appearance.
package struct LookChoice {
    /// An option that is a color.
    package typealias ColorOption = WritableKeyPath<LookOptions, Paint.Color?>

    let look: SliderLook
    let options: LookOptions
    /// Colors in place of those of the options. A pattern counts as not set.
    let colors: [ColorOption: NSColor]

    package init(_ look: SliderLook, _ options: LookOptions = LookOptions(), colors: [ColorOption: NSColor] = [:]) {
        self.look = look
        self.options = options
        self.colors = colors
    }

    /// The style with its colors in an appearance, in a size of controls.
    @MainActor
    func style(in appearance: NSAppearance, _ size: NSControl.ControlSize) -> SliderStyle {
        var options = options
        appearance.performAsCurrentDrawingAppearance {
            for (option, color) in colors { options[keyPath: option] = Paint.Color(color.cgColor) }
        }
        return look.style(with: options, on: .current).scaled(by: size.factor)
    }
}

/// A look that a control shows.
struct ShownLook {
    let choice: LookChoice
    /// What the look made. The control's style has the app's changes, too.
    var style: SliderStyle
}

/// Named looks.
extension SliderControl {
    /// Sets a named look: its style, and its images except for those that the app gave the same numbers.
    ///
    /// ```swift
    /// slider.setLook(.bedtime)
    /// slider.setLook(.layers, curvaceousness: 0.3, selectedColor: .systemOrange)
    /// ```
    /// Each look uses the options that it has, and ignores the others. `LookOptions` says what each does, and
    /// docs/looks.md which looks have it. Colors follow the control's appearance. What the app sets on ``style``
    /// afterward stays.
    public func setLook(
        _ look: SliderLook, curvaceousness: Double? = nil, trackColor: NSColor? = nil, selectedColor: NSColor? = nil,
        selectedEndColor: NSColor? = nil, thumbColor: NSColor? = nil, borderColor: NSColor? = nil,
        borderWidth: CGFloat? = nil, cornerRadius: CGFloat? = nil, height: CGFloat? = nil
    ) {
        let options = LookOptions(
            curvaceousness: curvaceousness, borderWidth: borderWidth.map(Double.init),
            cornerRadius: cornerRadius.map(Double.init), height: height.map(Double.init))
        var colors: [LookChoice.ColorOption: NSColor] = [:]
        colors[\.trackColor] = trackColor
        colors[\.selectedColor] = selectedColor
        colors[\.selectedEndColor] = selectedEndColor
        colors[\.thumbColor] = thumbColor
        colors[\.borderColor] = borderColor
        setLook(LookChoice(look, options, colors: colors))
        images.merge(LookImage.images(of: look.images)) { own, _ in own }
    }

    /// Sets the style of a named look.
    package func setLook(_ choice: LookChoice) {
        let made = choice.style(in: effectiveAppearance, controlSize)
        shownLook = ShownLook(choice: choice, style: made)
        style = made
    }

    /// Scales the style from a size to the present one, but for the measures that the app set.
    func resize(from size: ControlSize) {
        // A look that the app did not change comes out exactly as it was when its size comes back.
        if let look = shownLook, style == look.style { return setLook(look.choice) }
        style = style.scaled(by: controlSize.factor / size.factor)
    }

    /// Shows what depends on the appearance anew.
    func appearanceDidChange() {
        resolveLook()
        controller.surroundingsDidChange()
    }

    /// Takes the look's colors in the present appearance. Paints that the app changed stay.
    private func resolveLook() {
        guard let look = shownLook, !look.choice.colors.isEmpty else { return }
        let made = look.choice.style(in: effectiveAppearance, controlSize)
        let known = look.style.paints
        guard made.paints != known, style.paints.starts(with: known) else { return }
        shownLook?.style = made
        style.paints.replaceSubrange(known.indices, with: made.paints)
    }
}
#endif
