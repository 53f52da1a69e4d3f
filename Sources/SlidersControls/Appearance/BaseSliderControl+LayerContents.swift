#if APPLE_UI
import QuartzCore
import SlidersCore

/// What layers need in addition to the engine's drawing, for every kind of slider: the style, images, and the screen's
/// scale.
extension BaseSliderControl {
    /// Returns the appearance of the layers: a complete style, the images that the app set, and the screen's scale.
    /// Call it once in each layout pass, because it removes bitmaps from the cache that recent passes didn't use.
    package func paintedAppearance(with style: SliderStyle, in environment: SliderEnvironment) -> LayerAppearance {
        let appearance = LayerAppearance()
        appearance.style = style.disabled(environment.isDisabled)
        // A lens shows no views of the app in place of the track or spans.
        let usesSystemGlass = hasGlass && style.heldThumb.glass?.usesSystemGlass == true
        if usesSystemGlass || !allowsGlass || trackViews.replaces(.track) || trackViews.replacesSpans {
            appearance.style.heldThumb.glass?.isDrawn = false
        }
        appearance.scale = max(1, environment.scale)
        bitmaps.beginLayout(environment.traits)
        if !sliderAppearance.images.isEmpty {
            appearance.partImage = { [weak self] in self?.image(of: $0, in: $1, environment) }
        }
        appearance.paintImage = { [weak self] in self?.image(ofPaint: $0, environment) }
        return appearance
    }

    /// Returns the bitmap that the app set in place of a part in a state; `nil` if the part shows its paint.
    private func image(
        of part: SliderElement.Part, in state: SliderElement.State, _ environment: SliderEnvironment
    ) -> LayerImage? {
        guard let imagePart = ImagePart(part), let image = sliderAppearance.image(imagePart, ImageState(state)),
            image.size.width > 0, image.size.height > 0, showsValues || !imagePart.isThumb
        else { return nil }
        let tint = environment.tints[imagePart.isThumb ? .thumb : .selected] ?? environment.tint
        return bitmap(of: image, tint).map { bitmap in
            LayerImage(
                image: bitmap.image, size: image.size, scale: bitmap.scale, center: image.center,
                isFlipped: isMirrored && image.flipsForRightToLeft)
        }
    }

    /// Returns the bitmap that a paint refers to by its number in ``images``; `nil` if the app set none.
    private func image(ofPaint number: Int, _ environment: SliderEnvironment) -> LayerImage? {
        guard let image = sliderAppearance.paintImages[number] else { return nil }
        return bitmap(of: image, environment.tint).map {
            LayerImage(image: $0.image, size: image.size, scale: $0.scale)
        }
    }

    /// Returns the bitmap of an image with a tint, which is drawn again only if it wasn't shown recently.
    private func bitmap(of image: SliderImage, _ tint: CGColor) -> SliderBitmap? {
        bitmaps.bitmap(of: image.object, tint: tint) { bitmap(of: image.object, tint: tint) }
    }
}

extension ImagePart {
    /// Whether the image is for thumbs.
    fileprivate var isThumb: Bool { if case .thumb = self { true } else { false } }
}

extension BaseSliderControl: SliderLayersDelegate {
    /// The layer of the canvas, the view that shows all parts.
    var rootLayer: CALayer { canvas.root }
}
#endif
