#if canImport(UIKit)
import SlidersCore
import UIKit

/// Style, colours and sizes, with the names of `UISlider` if it has them.
extension SliderControl {
    /// Sizes, ticks, labels and paints. The control itself sets its path, its palette and whether it is dark.
    public var style: SliderStyle {
        get { appearance.style }
        set {
            if newValue.fonts != appearance.style.fonts { texts.fontsMayDiffer() }
            restyle { $0.style = newValue }
            updateHoverRecognizer()
            highlightFocus()
        }
    }

    /// The images that paints of ``style`` name by numbers. Of an image with several resolutions that of the screen is
    /// shown.
    public var images: [Int: UIImage] {
        get { appearance.paintImages }
        set { restyle { $0.paintImages = newValue } }
    }

    /// The colours in light surroundings. Tints replace those of the same parts.
    public var lightPalette: SliderPalette {
        get { appearance.light }
        set { restyle { $0.light = newValue } }
    }

    /// The colours in dark surroundings. Tints replace those of the same parts.
    public var darkPalette: SliderPalette {
        get { appearance.dark }
        set { restyle { $0.dark = newValue } }
    }

    /// Changes the appearance, and asks for a layout if it differs.
    func restyle(_ change: (inout SliderAppearance) -> Void) {
        let before = appearance
        change(&appearance)
        guard appearance != before else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Colours

    /// The colour of spans; `nil`, the default, is the tint colour.
    @IBInspectable public dynamic var minimumTrackTintColor: UIColor? {
        get { appearance.selected }
        set { restyle { $0.selected = newValue } }
    }

    /// The colour of the track; `nil`, the default, is that of the palette.
    @IBInspectable public dynamic var maximumTrackTintColor: UIColor? {
        get { appearance.track }
        set { restyle { $0.track = newValue } }
    }

    /// The colour of thumbs; `nil`, the default, is that of the palette.
    @IBInspectable public dynamic var thumbTintColor: UIColor? {
        get { appearance.thumb }
        set { restyle { $0.thumb = newValue } }
    }

    // MARK: Sizes

    /// The diameter of a thumb, in points. A size that is negative or not finite counts as 28.
    @IBInspectable public dynamic var thumbSize: CGFloat {
        get { CGFloat(appearance.style.metrics.thumbSize) }
        set { restyle { $0.style.metrics.thumbSize = Double(newValue) } }
    }

    /// The thickness of the track, in points. A thickness that is negative or not finite counts as 6.
    @IBInspectable public dynamic var trackThickness: CGFloat {
        get { CGFloat(appearance.style.metrics.thickness) }
        set { restyle { $0.style.metrics.thickness = Double(newValue) } }
    }

    /// The value that the span of a single thumb grows from; `nil`, the default, is the lower bound.
    public var neutralValue: Double? {
        get { appearance.style.metrics.neutralValue }
        set { restyle { $0.style.metrics.neutralValue = newValue } }
    }
}
#endif
