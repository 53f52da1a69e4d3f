#if APPLE_UI
import QuartzCore
import SlidersCore

/// Colors and sizes of the track, with the names that `UISlider` and `NSSlider` have for them, if any.
extension SliderControl {
    /// The color of the spans, or `nil` to use the tint color of UIKit or the accent color of AppKit.
    var spanTint: PlatformColor? {
        get { tints[.selected] }
        set { setTint(newValue, of: .selected) }
    }

    /// The color of the track, or `nil`, the default, to use the color of the palette.
    @IBInspectable public dynamic var maximumTrackTintColor: PlatformColor? {
        get { tints[.track] }
        set { setTint(newValue, of: .track) }
    }

    /// The thickness of the track, in points.
    ///
    /// Setting a negative number or a number that isn't finite sets 6. A circular look scales the thickness of its
    /// style, but not a thickness that you set.
    @IBInspectable public dynamic var trackThickness: CGFloat {
        get { CGFloat(sliderAppearance.style.metrics.thickness) }
        set {
            restyle {
                $0.style.metrics.thickness = Double(newValue)
                $0.style.fixedMeasures.insert(.thickness)
            }
        }
    }

    /// The value where the fill of a single thumb begins, or `nil`, the default, for the minimum value.
    public var neutralValue: Double? {
        get { sliderAppearance.style.metrics.neutralValue }
        set { restyle { $0.style.metrics.neutralValue = newValue } }
    }
}
#endif
