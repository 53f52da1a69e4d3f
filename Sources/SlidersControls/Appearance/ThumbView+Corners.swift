#if APPLE_UI
import QuartzCore
import SlidersCore

extension ThumbView {
    /// The radius of the corners of the thumb as it is painted, in points: that of its roundest coat.
    var cornerRadius: CGFloat {
        let roundness = control?.coats(ofThumb: index).map(\.roundness).max() ?? 1
        return min(bounds.width, bounds.height) / 2 * CGFloat(min(1, max(0, roundness)))
    }
}

extension BaseSliderControl {
    /// The coats of a thumb as it is drawn.
    func coats(ofThumb index: Int) -> [SliderCoat] {
        guard let element = model.parts.elements.first(where: { $0.part == .thumb(index) }) else { return [] }
        return layers.appearance.style.coats(of: element)
    }
}
#endif
