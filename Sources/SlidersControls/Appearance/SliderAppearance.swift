#if APPLE_UI
import QuartzCore
import SlidersCore

/// What an app set for the appearance of a control: the engine's style, and palettes and images that replace those of
/// the style. Tint colors and gradients are in ``SliderEnvironment``.
package struct SliderAppearance: Equatable {
    /// Sizes, ticks, labels, and paints.
    package var style: SliderStyle
    /// The colors in the light appearance; `nil` means the style's colors.
    var light: SliderPalette?
    /// The colors in the dark appearance; `nil` means the style's colors.
    var dark: SliderPalette?
    /// The images of parts.
    var images = SmallDictionary<ImageKey, SliderImage>()
    /// The images at the ends of the track.
    var endImages = SmallDictionary<EndImage, SliderImage>()
    /// The images that paints refer to by number.
    var paintImages = SmallDictionary<Int, SliderImage>()
    /// Whether everything that shows a value is hidden: thumbs, labels, the readout, needles, and spans.
    var hidesValues = false
    /// Whether all parts of the track are filled, before, between, and after the thumbs, because the app has views for
    /// them.
    var fillsZones = false

    /// Creates the appearance of a new control.
    @inline(never) init(style: SliderStyle) { self.style = style }

    // MARK: Composition

    /// Returns the metrics of a slider along a path. Sizes that a layer can't have are replaced with default sizes.
    func metrics(_ path: SliderPath) -> SliderMetrics {
        var metrics = style.metrics
        let defaults = SliderMetrics()
        let validSizes = 0..<1e9
        metrics.path = path
        if fillsZones { metrics.fill = .all }
        if !validSizes.contains(metrics.thumbSize) { metrics.thumbSize = defaults.thumbSize }
        if !validSizes.contains(metrics.thickness) { metrics.thickness = defaults.thickness }
        if let inset = metrics.inset, !(abs(inset) < 1e9) { metrics.inset = nil }
        if let length = metrics.thumbLength, !validSizes.contains(length) { metrics.thumbLength = nil }
        if !(0..<1e3).contains(metrics.heldThumbScale) { metrics.heldThumbScale = defaults.heldThumbScale }
        if !(0..<1e3).contains(metrics.heldTrackScale) { metrics.heldTrackScale = defaults.heldTrackScale }
        if !(abs(metrics.thumbOffset) < 1e9) { metrics.thumbOffset = defaults.thumbOffset }
        if !(abs(metrics.labelDistance) < 1e9) { metrics.labelDistance = defaults.labelDistance }
        if !validSizes.contains(metrics.labelSpacing) { metrics.labelSpacing = defaults.labelSpacing }
        if let size = image(.thumb(nil), .normal)?.size {
            (metrics.thumbSize, metrics.thumbLength) = (Double(max(size.width, size.height)), nil)
        }
        return metrics
    }

    /// Returns the style of a slider along a path, with the colors for an environment. A pattern that the app set as a
    /// color is ignored.
    @MainActor
    package func style(_ path: SliderPath, in environment: SliderEnvironment) -> SliderStyle {
        var style = style
        style.metrics = metrics(path)
        if image(.thumb(nil), .normal) != nil { style.fixedMeasures.insert(.thumbSize) }
        style.isDark = environment.isDark
        style.palette = (style.isDark ? dark : light) ?? style.palettes.palette(isDark: style.isDark)
        let color = { (part: TintedPart) in environment.tints[part].flatMap { SliderPaint.Color($0) } }
        if let accent = color(.selected) ?? SliderPaint.Color(environment.tint) { style.palette.accent = accent }
        if let track = color(.track) { style.palette.track = track }
        if let thumb = color(.thumb) { style.palette.thumb = thumb }
        style.palette = style.palettes.fixing(style.palette, isDark: style.isDark)
        style.paint(with: environment.gradients)
        if environment.hasHighContrast { style = style.withMoreContrast() }
        if hidesValues { style.hideValues() }
        return style
    }

    // MARK: Images

    /// The part and the state that an image is for.
    struct ImageKey: Equatable {
        var part: ImagePart
        var state: ImageState
    }

    /// Returns the image of a part for a state. If there's none, returns the image for the normal state. For a single
    /// thumb without either of them, returns the image of all thumbs.
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
    /// Removes the spans, and the paints of all other parts that show a value. The parts keep their room in the layout.
    fileprivate mutating func hideValues() {
        metrics.fill = .none
        for role in [SliderElement.Role.thumb, .label, .readout, .needle] {
            paints.removeAll { $0.role == role }
            paints.append(SliderPartPaint(role, []))
        }
    }
}
#endif
