#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersCore
import SlidersLayers
import SlidersLookImages
import SlidersLooks
import UIKit

/// A look with options, some of whose colors depend on traits.
package struct LookChoice: Equatable {
    /// An option that is a color.
    package typealias ColorOption = WritableKeyPath<LookOptions, Paint.Color?>

    package let look: SliderLook
    package let options: LookOptions
    /// Colors in place of those of the options. A pattern counts as not set.
    package let colors: [ColorOption: UIColor]
    /// How much larger than drawn the look is.
    package let scale: Double

    package init(
        _ look: SliderLook, _ options: LookOptions = LookOptions(), colors: [ColorOption: UIColor] = [:],
        scale: Double = 1
    ) {
        self.look = look
        self.options = options
        self.colors = colors
        self.scale = scale
    }

    /// The style on this system, with its colors in traits.
    @MainActor
    func style(in traits: UITraitCollection) -> SliderStyle {
        var options = options
        for (option, color) in colors {
            options[keyPath: option] = Paint.Color(color.resolvedColor(with: traits).cgColor)
        }
        return look.style(with: options, on: .current).scaled(by: scale)
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
    /// docs/looks.md which looks have it. Colors follow the control's traits. What the app sets on ``style``
    /// afterward stays.
    public func setLook(
        _ look: SliderLook, curvaceousness: Double? = nil, trackColor: UIColor? = nil, selectedColor: UIColor? = nil,
        selectedEndColor: UIColor? = nil, thumbColor: UIColor? = nil, borderColor: UIColor? = nil,
        borderWidth: CGFloat? = nil, cornerRadius: CGFloat? = nil, height: CGFloat? = nil
    ) {
        let options = LookOptions(
            curvaceousness: curvaceousness, borderWidth: borderWidth.map(Double.init),
            cornerRadius: cornerRadius.map(Double.init), height: height.map(Double.init))
        var colors: [LookChoice.ColorOption: UIColor] = [:]
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
        let made = choice.style(in: traitCollection)
        shownLook = ShownLook(choice: choice, style: made)
        style = made
    }

    /// Shows what depends on traits anew.
    func traitsDidChange() {
        resolveLook()
        controller.surroundingsDidChange()
    }

    /// Takes the look's colors in the present traits. Paints that the app changed stay.
    private func resolveLook() {
        guard let look = shownLook, !look.choice.colors.isEmpty else { return }
        let made = look.choice.style(in: traitCollection)
        let known = look.style.paints
        guard made.paints != known, style.paints.starts(with: known) else { return }
        shownLook?.style = made
        style.paints.replaceSubrange(known.indices, with: made.paints)
    }
}
#endif
