#if canImport(UIKit)
import SlidersLayers
import UIKit

/// What a control looks like: the engine's style, and the colours and images of UIKit in place of it.
struct SliderAppearance: Equatable {
    var style = SliderStyle()
    var light = Palette.light
    var dark = Palette.dark
    var selected, track, thumb: UIColor?
    var images: [ImageKey: UIImage] = [:]
    var minimumImage, maximumImage: UIImage?
    /// By the numbers of paints.
    var paintImages: [Int: UIImage] = [:]

    /// Where an image shows.
    struct ImageKey: Hashable {
        enum Place: Hashable { case thumb(Int?), selected, track }
        var place: Place
        var state: UInt
    }

    /// The style with its path, and its colours in the traits of a view.
    @MainActor
    func style(_ path: SliderPath, in view: UIView) -> SliderStyle {
        var style = style
        style.metrics.path = path
        style.metrics.repair()
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
        if let size = image(.thumb(nil), .normal)?.size { style.metrics.thumbSize = Double(max(size.width, size.height)) }
        return style
    }

    /// An image for a state, or else the one for the normal state.
    func image(_ place: ImageKey.Place, _ state: UIControl.State) -> UIImage? {
        if let image = images[ImageKey(place: place, state: state.rawValue)] { return image }
        if state != .normal, let image = images[ImageKey(place: place, state: 0)] { return image }
        if case .thumb(.some) = place { return image(.thumb(nil), state) }
        return nil
    }

    mutating func setImage(_ image: UIImage?, _ place: ImageKey.Place, _ state: UIControl.State) {
        images[ImageKey(place: place, state: state.rawValue)] = image
    }

    /// The image of a part as a layer shows it: tinted where it is a template, mirrored where it asks for it.
    @MainActor
    func picture(_ part: Element.Part, _ state: Element.State, isMirrored: Bool, tint: UIColor) -> LayerPicture? {
        let place: ImageKey.Place
        switch part {
        case .thumb(let rank): place = .thumb(rank)
        case .span: place = .selected
        case .track: place = .track
        default: return nil
        }
        let states: UIControl.State = state == .held ? .highlighted : state == .disabled ? .disabled : .normal
        guard let image = image(place, states), image.size.width > 0, image.size.height > 0 else { return nil }
        guard let bitmap = image.bitmap(tint: tint) else { return nil }
        let caps = image.capInsets, size = image.size
        let center = CGRect(
            x: caps.left / size.width, y: caps.top / size.height, width: 1 - (caps.left + caps.right) / size.width,
            height: 1 - (caps.top + caps.bottom) / size.height)
        return LayerPicture(
            bitmap, size: size, scale: image.scale, center: center,
            isFlipped: isMirrored && image.flipsForRightToLeftLayoutDirection)
    }

    /// The image that a paint names.
    @MainActor
    func picture(_ id: Int, tint: UIColor) -> LayerPicture? {
        guard let image = paintImages[id], let bitmap = image.bitmap(tint: tint) else { return nil }
        return LayerPicture(bitmap, size: image.size, scale: image.scale)
    }
}

extension SliderMetrics {
    /// Sizes that no layer can have are those of a new slider.
    fileprivate mutating func repair() {
        let new = SliderMetrics(), sizes = 0..<1e9
        if !sizes.contains(thumbSize) { thumbSize = new.thumbSize }
        if !sizes.contains(thickness) { thickness = new.thickness }
        if let inset, !(abs(inset) < 1e9) { self.inset = nil }
    }
}

extension UIImage {
    /// What a layer can show: upright, and tinted where it is a template or a symbol.
    fileprivate func bitmap(tint: UIColor) -> CGImage? {
        let isTinted = renderingMode == .alwaysTemplate || isSymbolImage && renderingMode == .automatic
        if !isTinted, !isSymbolImage, imageOrientation == .up, let cgImage { return cgImage }
        let image = isTinted ? withTintColor(tint, renderingMode: .alwaysOriginal) : self
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in image.draw(in: CGRect(origin: .zero, size: size)) }.cgImage
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
