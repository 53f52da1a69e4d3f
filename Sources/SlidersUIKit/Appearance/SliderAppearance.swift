#if canImport(UIKit)
import SlidersCore
import SlidersLayers
import UIKit

/// What an app set for the appearance of a control: the engine's style, and colours and images of UIKit in place of the
/// style's.
struct SliderAppearance: Equatable {
    var style = SliderStyle()
    var light = SliderPalette.light
    var dark = SliderPalette.dark
    /// The colours of spans, track and thumbs.
    var selected, track, thumb: UIColor?
    /// The images of parts.
    var images: [ImageKey: UIImage] = [:]
    /// The images at the ends of the track.
    var valueImages: [ValueImage: UIImage] = [:]
    /// The images that paints name by numbers.
    var paintImages: [Int: UIImage] = [:]

    /// The part and the state that an image is for.
    struct ImageKey: Hashable {
        enum Part: Hashable {
            /// A thumb by rank; `nil` is all thumbs.
            case thumb(Int?)
            case selected
            case track
        }
        var part: Part
        var state: UInt
    }

    // MARK: Composing

    /// The metrics on a path. Sizes that no layer can have are those of a new slider.
    func metrics(_ path: SliderPath) -> SliderMetrics {
        var metrics = style.metrics
        let new = SliderMetrics()
        let sizes = 0..<1e9
        metrics.path = path
        if !sizes.contains(metrics.thumbSize) { metrics.thumbSize = new.thumbSize }
        if !sizes.contains(metrics.thickness) { metrics.thickness = new.thickness }
        if let inset = metrics.inset, !(abs(inset) < 1e9) { metrics.inset = nil }
        if let size = image(.thumb(nil), .normal)?.size { metrics.thumbSize = Double(max(size.width, size.height)) }
        return metrics
    }

    /// The style on a path, with its colours in the traits of a view.
    @MainActor
    func style(_ path: SliderPath, in view: UIView) -> SliderStyle {
        var style = style
        style.metrics = metrics(path)
        let traits = view.traitCollection
        style.isDark = traits.userInterfaceStyle == .dark
        style.palette = style.isDark ? dark : light
        style.palette.accent = Paint.Color(selected ?? view.tintColor, traits)
        if let track { style.palette.track = Paint.Color(track, traits) }
        if let thumb { style.palette.thumb = Paint.Color(thumb, traits) }
        if traits.accessibilityContrast == .high {
            style.palette.track.alpha = min(1, 2 * style.palette.track.alpha)
            style.palette.shadow.alpha = min(1, 2 * style.palette.shadow.alpha)
        }
        return style
    }

    // MARK: Images

    /// The image of a part for a state, or that for the normal state; of a thumb without an image that of all thumbs.
    func image(_ part: ImageKey.Part, _ state: UIControl.State) -> UIImage? {
        if let image = images[ImageKey(part: part, state: state.rawValue)] { return image }
        if state != .normal, let image = images[ImageKey(part: part, state: 0)] { return image }
        if case .thumb(.some) = part { return image(.thumb(nil), state) }
        return nil
    }

    mutating func setImage(_ image: UIImage?, _ part: ImageKey.Part, _ state: UIControl.State) {
        images[ImageKey(part: part, state: state.rawValue)] = image
    }

    /// The image of a part as a layer shows it in the traits of a view: tinted if it is a template, mirrored if it asks
    /// for it.
    @MainActor
    func image(
        of part: Element.Part, in state: Element.State, isMirrored: Bool, tint: UIColor, _ traits: UITraitCollection
    ) -> LayerImage? {
        let key: ImageKey.Part
        switch part {
        case .thumb(let rank): key = .thumb(rank)
        case .span: key = .selected
        case .track: key = .track
        default: return nil
        }
        let state: UIControl.State = state == .held ? .highlighted : state == .disabled ? .disabled : .normal
        guard let image = image(key, state), image.size.width > 0, image.size.height > 0 else { return nil }
        let shown = image.shown(tint: tint, traits)
        guard let bitmap = shown.cgImage else { return nil }
        let caps = image.capInsets
        let size = image.size
        let center = CGRect(
            x: caps.left / size.width, y: caps.top / size.height, width: 1 - (caps.left + caps.right) / size.width,
            height: 1 - (caps.top + caps.bottom) / size.height)
        return LayerImage(
            bitmap, size: size, scale: shown.scale, center: center,
            isFlipped: isMirrored && image.flipsForRightToLeftLayoutDirection)
    }

    /// The image that a paint names, as a layer shows it in the traits of a view.
    @MainActor
    func image(ofPaint id: Int, tint: UIColor, _ traits: UITraitCollection) -> LayerImage? {
        guard let image = paintImages[id] else { return nil }
        let shown = image.shown(tint: tint, traits)
        return shown.cgImage.map { LayerImage($0, size: image.size, scale: shown.scale) }
    }
}

extension UIImage {
    /// The image with a bitmap that a layer can show: its variant for the traits of a view, upright, and tinted if it
    /// is a template or a symbol.
    fileprivate func shown(tint: UIColor, _ traits: UITraitCollection) -> UIImage {
        // The asset's own variants would lack what was set on this image, such as its rendering mode.
        let variant = imageAsset == nil || isSymbolImage ? self : withConfiguration(traits.imageConfiguration)
        let isTinted = renderingMode == .alwaysTemplate || isSymbolImage && renderingMode == .automatic
        if !isTinted, !isSymbolImage, variant.imageOrientation == .up, variant.cgImage != nil { return variant }
        let image = isTinted ? variant.withTintColor(tint, renderingMode: .alwaysOriginal) : variant
        let format = UIGraphicsImageRendererFormat()
        format.scale = variant.scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            traits.performAsCurrent { image.draw(in: CGRect(origin: .zero, size: size)) }
        }
    }
}

extension Paint.Color {
    /// A colour of UIKit in the traits of a view.
    @MainActor
    init(_ color: UIColor, _ traits: UITraitCollection) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(Double(red), Double(green), Double(blue), Double(alpha))
    }
}
#endif
