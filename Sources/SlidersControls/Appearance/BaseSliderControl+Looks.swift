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

    /// Sets the style of a look, and its images except those that the app replaced.
    func apply(_ choice: LookChoice) {
        setLook(choice)
        guard let lookImages = choice.look.loadedImages else { return }
        var mergedImages = images
        for (number, image) in lookImages where mergedImages[number] == nil { mergedImages[number] = image }
        images = mergedImages
    }

    /// Sets the style of a look, but not its images.
    package func setLook(_ choice: LookChoice) {
        let lookStyle = style(of: choice)
        shownLook = ShownLook(choice: choice, style: lookStyle)
        style = lookStyle
    }

    /// Returns the style of a look on this system, with its colors resolved for the control's current appearance.
    private func style(of choice: LookChoice) -> SliderStyle {
        var options = choice.options
        let colors = choice.colors.map { $0.flatMap { SliderPaint.Color(resolved($0)) } }
        if !colors.isEmpty {
            (options.trackColor, options.selectedColor, options.selectedEndColor) = (colors[0], colors[1], colors[2])
            (options.thumbColor, options.borderColor) = (colors[3], colors[4])
        }
        return choice.look.style(with: options).scaled(by: choice.scale * sizeFactor)
    }

    /// Updates the colors of the look to the control's current appearance, unless the app has replaced the look's
    /// paints.
    func updateColors() {
        guard let look = shownLook, look.choice.colors.contains(where: { $0 != nil }) else { return }
        let newStyle = style(of: look.choice)
        let oldPaints = look.style.paints
        // The app may have appended paints to those of the look.
        guard newStyle.paints != oldPaints, style.paints.starts(with: oldPaints) else { return }
        shownLook?.style = newStyle
        style.paints.replaceSubrange(oldPaints.indices, with: newStyle.paints)
    }
}

/// A look with its options. Its colors may differ between the light and the dark appearance.
package struct LookChoice {
    let look: SliderLook
    let options: SliderLook.Options
    /// The colors of the track, the selected part, the end of its gradient, the thumbs, and their borders. They replace
    /// those of the options, unless the array is empty. A pattern counts as `nil`.
    let colors: [SliderControl.PlatformColor?]
    /// The factor that multiplies the sizes of the look.
    let scale: Double

    /// Creates a choice of a look.
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

/// The look that was last set for a control, and its style.
final class ShownLook {
    let choice: LookChoice
    /// The style of the look. The control's own style can contain the app's changes, too.
    var style: SliderStyle

    /// Creates a shown look.
    init(choice: LookChoice, style: SliderStyle) { (self.choice, self.style) = (choice, style) }
}

extension SliderLook {
    /// The images of the look, by the numbers that its paints refer to; `nil` if it has none.
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
    /// Returns whether an app's Info.plist requires the design from before iOS 26 and macOS 26. The system ignores the
    /// key in apps that are built with SDK 27 or later.
    static func requiresCompatibilityDesign(_ info: [String: Any]) -> Bool {
        guard info["UIDesignRequiresCompatibility"] as? Bool == true else { return false }
        // The name of an SDK is a platform and a version, such as `iphoneos26.0`.
        let sdkVersion = (info["DTSDKName"] as? String).flatMap {
            Int($0.drop { !$0.isNumber }.prefix { $0.isNumber })
        }
        return (sdkVersion ?? 0) < 27
    }
}
#endif
