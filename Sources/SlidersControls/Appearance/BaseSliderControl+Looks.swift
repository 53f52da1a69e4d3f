#if APPLE_UI
import QuartzCore
import SlidersCore
import SlidersLooks

/// Named looks.
extension BaseSliderControl {
    /// Sets the style and the images of a named look, except for images that you replaced.
    ///
    /// ```swift
    /// slider.setLook(.thermostat)
    /// slider.setLook(.layers, roundness: 0.3, selectedColor: .systemOrange)
    /// ```
    /// A look ignores options that it doesn't support; docs/looks.md lists the options of each look. Colors follow the
    /// control's traits or appearance. The control keeps later changes to ``style``.
    public func setLook(
        _ look: SliderLook, roundness: Double? = nil, trackColor: PlatformColor? = nil,
        selectedColor: PlatformColor? = nil,
        selectedEndColor: PlatformColor? = nil, thumbColor: PlatformColor? = nil, borderColor: PlatformColor? = nil,
        borderWidth: CGFloat? = nil, cornerRadius: CGFloat? = nil, height: CGFloat? = nil
    ) {
        let options = SliderLook.Options(
            roundness: roundness, borderWidth: borderWidth.map(Double.init),
            cornerRadius: cornerRadius.map(Double.init), height: height.map(Double.init))
        let colors = [trackColor, selectedColor, selectedEndColor, thumbColor, borderColor]
        apply(LookChoice(look, options, colors: colors))
    }

    /// Sets the style of a named look, and its images except those that the app replaced.
    func apply(_ choice: LookChoice) {
        setLook(choice)
        guard let loaded = choice.look.loadedImages else { return }
        var all = images
        for (number, image) in loaded where all[number] == nil { all[number] = image }
        images = all
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
        let colors = choice.colors.map { $0.flatMap { SliderPaint.Color(resolved($0)) } }
        if !colors.isEmpty {
            (options.trackColor, options.selectedColor, options.selectedEndColor) = (colors[0], colors[1], colors[2])
            (options.thumbColor, options.borderColor) = (colors[3], colors[4])
        }
        return choice.look.style(with: options).scaled(by: choice.scale * sizeFactor)
    }

    /// Updates what depends on colors, including the paints of a look that the app did not change.
    func colorsDidChange() {
        if let look = shownLook, look.choice.colors.contains(where: { $0 != nil }) {
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

/// A look with its options. Colors in them may depend on the surroundings.
package struct LookChoice {
    let look: SliderLook
    let options: SliderLook.Options
    /// Colors in place of those of the options: of the track, the selected part and its end, thumbs, and their border.
    /// A pattern counts as not set. Empty leaves the colors to the options.
    let colors: [SliderControl.PlatformColor?]
    /// How much larger than drawn the look is.
    let scale: Double

    package init(
        _ look: SliderLook, _ options: SliderLook.Options = SliderLook.Options(),
        colors: [SliderControl.PlatformColor?] = [], scale: Double = 1
    ) {
        self.look = look
        self.options = options
        self.colors = colors
        self.scale = scale
    }
}

/// A look that a control shows.
final class ShownLook {
    let choice: LookChoice
    /// What the look made. The control's style has the app's changes, too.
    var style: SliderStyle

    init(choice: LookChoice, style: SliderStyle) { (self.choice, self.style) = (choice, style) }
}

extension SliderLook {
    /// The images that the look's paints name; `nil` if they name none.
    package var loadedImages: [Int: SliderControl.PlatformImage]? { images?() as? [Int: SliderControl.PlatformImage] }

    /// Returns the style of the look. The style of `system` is that of the system that the app runs on.
    ///
    /// ```swift
    /// slider.style = SliderLook.system.style(with: SliderLook.Options(height: 8))
    /// ```
    /// To name another system, or to make a style in code that doesn't run on the main actor, use `style(with:on:)`.
    @preconcurrency @MainActor
    public func style(with options: SliderLook.Options = SliderLook.Options()) -> SliderStyle {
        style(with: options, on: .current)
    }
}

extension SliderSystem {
    /// Whether an app's Info.plist asks for the design before iOS 26 and macOS 26. The system follows it in apps that
    /// are built with an SDK before 27.
    static func requiresCompatibilityDesign(_ info: [String: Any]) -> Bool {
        guard info["UIDesignRequiresCompatibility"] as? Bool == true else { return false }
        let sdk = (info["DTSDKName"] as? String).flatMap { Int($0.drop { !$0.isNumber }.prefix { $0.isNumber }) }
        return (sdk ?? 0) < 27
    }
}
#endif
