#if APPLE_UI
import QuartzCore
import SlidersCore

/// What an app set for the appearance of a control: the engine's style, and palettes and images in place of the
/// style's. Other colors that it set come with the surroundings.
package struct SliderAppearance: Equatable {
    /// Sizes, ticks, labels, and paints.
    package var style: SliderStyle
    /// The colors in light surroundings; `nil` is those of the style.
    var light: SliderPalette?
    /// The colors in dark surroundings; `nil` is those of the style.
    var dark: SliderPalette?
    /// The images of parts.
    var images = SmallDictionary<ImageKey, SliderImage>()
    /// The images at the ends of the track.
    var endImages = SmallDictionary<EndImage, SliderImage>()
    /// The images that paints name by numbers.
    var paintImages = SmallDictionary<Int, SliderImage>()
    /// Whether nothing shows that stands for a value: no thumb, no text of one, and no span.
    var hidesValues = false
    /// Whether all parts of the track are filled, as an app has views or colors for them.
    var fillsZones = false

    /// Creates the appearance of a new control.
    @inline(never) init(style: SliderStyle) { self.style = style }

    // MARK: Composing

    /// The metrics on a path. Sizes that no layer can have are those of a new slider.
    func metrics(_ path: SliderPath) -> SliderMetrics {
        var metrics = style.metrics
        let new = SliderMetrics()
        let sizes = 0..<1e9
        metrics.path = path
        if fillsZones { metrics.fill = .all }
        if !sizes.contains(metrics.thumbSize) { metrics.thumbSize = new.thumbSize }
        if !sizes.contains(metrics.thickness) { metrics.thickness = new.thickness }
        if let inset = metrics.inset, !(abs(inset) < 1e9) { metrics.inset = nil }
        if let length = metrics.thumbLength, !sizes.contains(length) { metrics.thumbLength = nil }
        if !(0..<1e3).contains(metrics.heldThumbScale) { metrics.heldThumbScale = new.heldThumbScale }
        if !(0..<1e3).contains(metrics.heldTrackScale) { metrics.heldTrackScale = new.heldTrackScale }
        if !(abs(metrics.thumbOffset) < 1e9) { metrics.thumbOffset = new.thumbOffset }
        if !(abs(metrics.labelDistance) < 1e9) { metrics.labelDistance = new.labelDistance }
        if !sizes.contains(metrics.labelSpacing) { metrics.labelSpacing = new.labelSpacing }
        if let size = image(.thumb(nil), .normal)?.size {
            (metrics.thumbSize, metrics.thumbLength) = (Double(max(size.width, size.height)), nil)
        }
        return metrics
    }

    /// The style on a path, with its colors in the surroundings. A pattern in place of a color counts as not set.
    @MainActor
    package func style(_ path: SliderPath, in surroundings: SliderSurroundings) -> SliderStyle {
        var style = style
        style.metrics = metrics(path)
        if image(.thumb(nil), .normal) != nil { style.fixedMeasures.insert(.thumbSize) }
        style.isDark = surroundings.isDark
        style.palette = (style.isDark ? dark : light) ?? style.palettes.palette(isDark: style.isDark)
        let color = { (part: TintedPart) in surroundings.tints[part].flatMap { SliderPaint.Color($0) } }
        if let accent = color(.selected) ?? SliderPaint.Color(surroundings.tint) { style.palette.accent = accent }
        if let track = color(.track) { style.palette.track = track }
        if let thumb = color(.thumb) { (style.palette.thumb, style.palette.disabledThumb) = (thumb, thumb.grayed) }
        style.palette = style.palettes.fixing(style.palette, isDark: style.isDark)
        style.paint(surroundings.gradients)
        if surroundings.hasHighContrast { style = style.withMoreContrast() }
        if hidesValues { style.hideValues() }
        return style
    }

    // MARK: Images

    /// The part and the state that an image is for.
    struct ImageKey: Equatable {
        var part: ImagePart
        var state: ImageState
    }

    /// The image of a part for a state, or that for the normal state; of a thumb without an image that of all thumbs.
    func image(_ part: ImagePart, _ state: ImageState) -> SliderImage? {
        if let image = images[ImageKey(part: part, state: state)] { return image }
        if state != .normal, let image = images[ImageKey(part: part, state: .normal)] { return image }
        if case .thumb(.some) = part { return image(.thumb(nil), state) }
        return nil
    }

    /// Sets the image of a part for a state; `nil` removes it.
    mutating func setImage(_ image: SliderImage?, _ part: ImagePart, _ state: ImageState) {
        images[ImageKey(part: part, state: state)] = image
    }
}

extension SliderStyle {
    /// Leaves the room of all parts, and paints none that stands for a value.
    fileprivate mutating func hideValues() {
        metrics.fill = .none
        for role in [SliderElement.Role.thumb, .label, .readout, .needle] {
            paints.removeAll { $0.role == role }
            paints.append(SliderPartPaint(role, []))
        }
    }
}
#endif
