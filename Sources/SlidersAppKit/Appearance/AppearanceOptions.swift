#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import SlidersCore
import SlidersLayers
import AppKit

/// Style, colors and sizes, with the names of `NSSlider` if it has them.
extension SliderControl {
    /// Sizes, ticks, labels and paints. The control itself sets its path, its palette and whether it is dark.
    public var style: SliderStyle {
        get { controller.appearance.style }
        set {
            controller.restyle { $0.style = newValue }
            updateTrackingArea()
            highlightFocus()
        }
    }

    /// The images that paints of ``style`` name by numbers. Of an image with several resolutions that of the screen is
    /// shown.
    public var images: [Int: NSImage] {
        get { controller.appearance.paintImages.compactMapValues { $0.object as? NSImage } }
        set { controller.restyle { $0.paintImages = newValue.mapValues(SliderImage.init) } }
    }

    /// The colors in light surroundings, by default those of the style. Tints replace those of the same parts.
    public var lightPalette: SliderPalette {
        get { controller.appearance.light ?? style.palettes.light }
        set { controller.restyle { $0.light = newValue } }
    }

    /// The colors in dark surroundings, by default those of the style. Tints replace those of the same parts.
    public var darkPalette: SliderPalette {
        get { controller.appearance.dark ?? style.palettes.dark }
        set { controller.restyle { $0.dark = newValue } }
    }

    // MARK: Colors

    /// The color of spans; `nil`, the default, is the accent color, in a window that is not the key window a gray.
    @IBInspectable public var trackFillColor: NSColor? {
        get { tints[.selected] }
        set { setTint(newValue, of: .selected) }
    }

    /// The color of the track; `nil`, the default, is that of the palette.
    @IBInspectable public var maximumTrackTintColor: NSColor? {
        get { tints[.track] }
        set { setTint(newValue, of: .track) }
    }

    /// The color of thumbs; `nil`, the default, is that of the palette.
    @IBInspectable public var thumbTintColor: NSColor? {
        get { tints[.thumb] }
        set { setTint(newValue, of: .thumb) }
    }

    private func setTint(_ color: NSColor?, of part: TintedPart) {
        guard color != tints[part] else { return }
        tints[part] = color
        setNeedsLayout()
    }

    // MARK: Sizes

    /// The diameter of a thumb, in points; of a thumb that is a capsule its breadth, until a diameter is set here. A
    /// size that is negative or not finite counts as 28. A round look scales that of its style, and not one that is set
    /// here.
    @IBInspectable public var thumbSize: CGFloat {
        get { CGFloat(controller.appearance.style.metrics.thumbSize) }
        set {
            controller.restyle {
                ($0.style.metrics.thumbSize, $0.style.metrics.thumbLength) = (Double(newValue), nil)
                $0.style.fixedMeasures.insert(.thumbSize)
            }
        }
    }

    /// The thickness of the track, in points. A thickness that is negative or not finite counts as 6. A round look
    /// scales that of its style, and not one that is set here.
    @IBInspectable public var trackThickness: CGFloat {
        get { CGFloat(controller.appearance.style.metrics.thickness) }
        set {
            controller.restyle {
                $0.style.metrics.thickness = Double(newValue)
                $0.style.fixedMeasures.insert(.thickness)
            }
        }
    }

    /// The value that the span of a single thumb grows from; `nil`, the default, is the lower bound.
    public var neutralValue: Double? {
        get { controller.appearance.style.metrics.neutralValue }
        set { controller.restyle { $0.style.metrics.neutralValue = newValue } }
    }
}
#endif
