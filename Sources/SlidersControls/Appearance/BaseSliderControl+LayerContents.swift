#if APPLE_UI
import QuartzCore
import SlidersCore

/// What the engine's drawing leaves to its host, of every kind of slider: the style, images, and the screen's scale.
extension BaseSliderControl {
    /// What layers are painted with, with a style that is composed already.
    package func paintedAppearance(with style: SliderStyle, in surroundings: SliderSurroundings) -> LayerAppearance {
        let appearance = LayerAppearance()
        appearance.style = style
        appearance.scale = max(1, surroundings.scale)
        bitmaps.beginLayout(surroundings.traits)
        if !sliderAppearance.images.isEmpty {
            appearance.partImage = { [weak self] in self?.image(of: $0, in: $1, surroundings) }
        }
        appearance.paintImage = { [weak self] in self?.image(ofPaint: $0, surroundings) }
        return appearance
    }

    private func image(
        of part: SliderElement.Part, in state: SliderElement.State, _ surroundings: SliderSurroundings
    ) -> LayerImage? {
        guard let key = ImagePart(part), let image = sliderAppearance.image(key, ImageState(state)),
            image.size.width > 0, image.size.height > 0, showsValues || !key.isThumb
        else { return nil }
        let tint = surroundings.tints[key.isThumb ? .thumb : .selected] ?? surroundings.tint
        return bitmap(of: image, tint).map { bitmap in
            LayerImage(
                image: bitmap.image, size: image.size, scale: bitmap.scale, center: image.center,
                isFlipped: isMirrored && image.flipsForRightToLeft)
        }
    }

    private func image(ofPaint id: Int, _ surroundings: SliderSurroundings) -> LayerImage? {
        guard let image = sliderAppearance.paintImages[id] else { return nil }
        return bitmap(of: image, surroundings.tint).map {
            LayerImage(image: $0.image, size: image.size, scale: $0.scale)
        }
    }

    private func bitmap(of image: SliderImage, _ tint: CGColor) -> SliderBitmap? {
        bitmaps.bitmap(of: image.object, tint: tint) { bitmap(of: image.object, tint: tint) }
    }
}

extension ImagePart {
    fileprivate var isThumb: Bool { if case .thumb = self { true } else { false } }
}

extension BaseSliderControl: SliderLayersDelegate {
    /// The canvas's own layer.
    var root: CALayer { canvas.root }
}
#endif
