#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

/// Style, colors and sizes, with the names of `UISlider` and `NSSlider` if they have them.
extension SliderControl {
    /// Sizes, ticks, labels and paints. The control itself sets its path, its palette and whether it is dark.
    public var style: SliderStyle {
        get { sliderAppearance.style }
        set {
            restyle { $0.style = newValue }
            updateHoverTracking()
            highlightFocus()
        }
    }

    /// The images that paints of ``style`` name by numbers. Of an image with several resolutions that of the screen is
    /// shown.
    public var images: [Int: PlatformImage] {
        get { sliderAppearance.paintImages.compactMapValues { $0.object as? PlatformImage } }
        set { restyle { $0.paintImages = newValue.mapValues(SliderImage.init) } }
    }

    /// The colors in light surroundings, by default those of the style. Tints replace those of the same parts.
    public var lightPalette: SliderPalette {
        get { sliderAppearance.light ?? style.palettes.light }
        set { restyle { $0.light = newValue } }
    }

    /// The colors in dark surroundings, by default those of the style. Tints replace those of the same parts.
    public var darkPalette: SliderPalette {
        get { sliderAppearance.dark ?? style.palettes.dark }
        set { restyle { $0.dark = newValue } }
    }

    // MARK: Colors

    /// The color of spans; `nil` is the toolkit's.
    package var spanTint: PlatformColor? {
        get { tints[.selected] }
        set { setTint(newValue, of: .selected) }
    }

    /// The color of the track; `nil`, the default, is that of the palette.
    @IBInspectable public dynamic var maximumTrackTintColor: PlatformColor? {
        get { tints[.track] }
        set { setTint(newValue, of: .track) }
    }

    /// The color of thumbs; `nil`, the default, is that of the palette.
    @IBInspectable public dynamic var thumbTintColor: PlatformColor? {
        get { tints[.thumb] }
        set { setTint(newValue, of: .thumb) }
    }

    private func setTint(_ color: PlatformColor?, of part: TintedPart) {
        guard color != tints[part] else { return }
        tints[part] = color
        setNeedsLayout()
    }

    // MARK: Sizes

    /// The diameter of a thumb, in points; of a thumb that is a capsule its breadth, until a diameter is set here. A
    /// size that is negative or not finite counts as 28. A round look scales that of its style, and not one that is set
    /// here.
    @IBInspectable public dynamic var thumbSize: CGFloat {
        get { CGFloat(sliderAppearance.style.metrics.thumbSize) }
        set {
            restyle {
                ($0.style.metrics.thumbSize, $0.style.metrics.thumbLength) = (Double(newValue), nil)
                $0.style.fixedMeasures.insert(.thumbSize)
            }
        }
    }

    /// The thickness of the track, in points. A thickness that is negative or not finite counts as 6. A round look
    /// scales that of its style, and not one that is set here.
    @IBInspectable public dynamic var trackThickness: CGFloat {
        get { CGFloat(sliderAppearance.style.metrics.thickness) }
        set {
            restyle {
                $0.style.metrics.thickness = Double(newValue)
                $0.style.fixedMeasures.insert(.thickness)
            }
        }
    }

    /// The value that the span of a single thumb grows from; `nil`, the default, is the lower bound.
    public var neutralValue: Double? {
        get { sliderAppearance.style.metrics.neutralValue }
        set { restyle { $0.style.metrics.neutralValue = newValue } }
    }

    // MARK: Changing

    /// Changes the appearance, and asks for a layout if it differs.
    func restyle(_ change: (inout SliderAppearance) -> Void) {
        let before = sliderAppearance
        change(&sliderAppearance)
        guard sliderAppearance != before else { return }
        if sliderAppearance.style.fonts != before.style.fonts { texts.fontsMayDiffer() }
        sizeMayDiffer()
    }

    /// Asks for everything anew that depends on what surrounds the control: colors, fonts, directions.
    func surroundingsDidChange() {
        texts.fontsMayDiffer()
        sizeMayDiffer()
    }
}
#endif
