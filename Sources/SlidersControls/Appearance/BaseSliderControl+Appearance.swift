#if APPLE_UI
import QuartzCore
import SlidersCore
import SlidersLooks

/// Style, colors, and sizes, with the names that `UISlider` and `NSSlider` have for them, if any.
extension BaseSliderControl {
    /// The style of new sliders of all classes. The default is the style of the look `SliderLook.system`.
    ///
    /// Set it before the app makes its first slider, for example when it launches:
    ///
    /// ```swift
    /// BaseSliderControl.defaultStyle = SliderLook.layers.style(with: SliderLook.Options(roundness: 0.3))
    /// ```
    /// A control takes the style when it's made; later changes don't reach it. Its own ``style``, a look that you set,
    /// and in UIKit the values of `appearance()` replace what they set. Views of SwiftUI have the style, too, unless
    /// the views around them set a look.
    public static var defaultStyle: SliderStyle {
        @inline(never) get { appStyle ?? SliderLook.system.style() }
        set { appStyle = newValue }
    }
    /// The style that the app set for new sliders; `nil` means the style of the system's look.
    static var appStyle: SliderStyle?

    /// The sizes, ticks, labels, and paints of the control. The control sets the style's path, palette, and `isDark`
    /// itself.
    public var style: SliderStyle {
        get { sliderAppearance.style }
        set {
            restyle { $0.style = newValue }
            updateHoverTracking()
            highlightFocus()
        }
    }

    /// The images that the paints of ``style`` refer to by number. The control uses the variant for the screen's scale.
    public var images: [Int: PlatformImage] {
        get {
            var images: [Int: PlatformImage] = [:]
            for (number, image) in sliderAppearance.paintImages.elements {
                images[number] = image.object as? PlatformImage
            }
            return images
        }
        set {
            var images = SmallDictionary<Int, SliderImage>()
            for (number, image) in newValue { images[number] = SliderImage(image) }
            restyle { $0.paintImages = images }
        }
    }

    /// The colors in the light appearance. The default is the palette of the style. Tint colors replace the colors of
    /// their parts.
    public var lightPalette: SliderPalette {
        get { sliderAppearance.light ?? style.palettes.light }
        set { restyle { $0.light = newValue } }
    }

    /// The colors in the dark appearance. The default is the palette of the style. Tint colors replace the colors of
    /// their parts.
    public var darkPalette: SliderPalette {
        get { sliderAppearance.dark ?? style.palettes.dark }
        set { restyle { $0.dark = newValue } }
    }

    // MARK: Colors

    /// The color of the thumbs, or `nil`, the default, to use the color of the palette.
    @IBInspectable public dynamic var thumbTintColor: PlatformColor? {
        get { tints[.thumb] }
        set { setTint(newValue, of: .thumb) }
    }

    /// Sets the color of a part; `nil` removes it.
    package func setTint(_ color: PlatformColor?, of part: TintedPart) {
        guard color != tints[part] else { return }
        tints[part] = color
        setNeedsLayout()
    }

    // MARK: Sizes

    /// The diameter of the thumbs, in points. If the look has capsules as thumbs, the value is their size across the
    /// track until you set another.
    ///
    /// Setting a negative number or a number that isn't finite sets 28. A circular look scales the diameter of its
    /// style, but not a diameter that you set.
    @IBInspectable public dynamic var thumbSize: CGFloat {
        get { CGFloat(sliderAppearance.style.metrics.thumbSize) }
        set {
            restyle {
                ($0.style.metrics.thumbSize, $0.style.metrics.thumbLength) = (Double(newValue), nil)
                $0.style.fixedMeasures.insert(.thumbSize)
            }
        }
    }

    // MARK: Changes

    /// Changes the appearance, and invalidates size and layout if the appearance differs afterward.
    func restyle(_ change: (inout SliderAppearance) -> Void) {
        let previousAppearance = sliderAppearance
        change(&sliderAppearance)
        appearanceDidChange(from: previousAppearance)
    }

    /// Invalidates size and layout if the appearance differs from the previous one.
    @inline(never) private func appearanceDidChange(from previousAppearance: SliderAppearance) {
        guard sliderAppearance != previousAppearance else { return }
        if sliderAppearance.style.fonts != previousAppearance.style.fonts { texts.invalidateFonts() }
        invalidateSize()
    }
}
#endif
