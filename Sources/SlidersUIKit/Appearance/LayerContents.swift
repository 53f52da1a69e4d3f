#if canImport(UIKit)
import SlidersCore
import SlidersLayers
import UIKit

/// The images that were shown since the last layout, so that drags and values which code sets draw none again. A layout
/// follows whatever they depend on.
@MainActor
private final class ShownImages {
    enum Key: Hashable {
        case part(Element.Part, Element.State)
        case paint(Int)
    }
    private var images: [Key: LayerImage?] = [:]

    func image(_ key: Key, _ make: () -> LayerImage?) -> LayerImage? {
        if let known = images[key] { return known }
        let image = make()
        images[key] = .some(image)
        return image
    }
}

/// What the engine's drawing leaves to its host: images, texts and the screen's scale.
extension SliderControl {
    /// What layers show besides the drawing, with a style that is composed already.
    func layerAppearance(with style: SliderStyle) -> LayerAppearance {
        var appearance = LayerAppearance()
        appearance.style = style
        appearance.scale = max(1, traitCollection.displayScale)
        let images = ShownImages()
        if !self.appearance.images.isEmpty {
            appearance.partImage = { [weak self] part, state in
                images.image(.part(part, state)) { self?.image(of: part, in: state) }
            }
        }
        appearance.paintImage = { [weak self] id in images.image(.paint(id)) { self?.image(ofPaint: id) } }
        texts.formatsMayDiffer()
        let ticks = style.metrics.hasLabels || style.metrics.ticks.hasLabels ? layout.tickFractions(of: slider) : []
        appearance.text = { [weak self] in self?.text(of: $0, ticks) }
        appearance.label = { [weak self] in self?.label(of: $0) }
        return appearance
    }

    // MARK: Images

    private func image(of part: Element.Part, in state: Element.State) -> LayerImage? {
        let tint: UIColor =
            if case .thumb = part { appearance.thumb ?? tintColor } else { appearance.selected ?? tintColor }
        return appearance.image(
            of: part, in: state, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            tint: tint.resolvedColor(with: traitCollection), traitCollection)
    }

    private func image(ofPaint id: Int) -> LayerImage? {
        appearance.image(ofPaint: id, tint: tintColor.resolvedColor(with: traitCollection), traitCollection)
    }

    // MARK: Texts

    /// The text of a tick or of the read-out. While a value is typed the read-out has none.
    private func text(of part: Element.Part, _ ticks: [Double]) -> LayerText? {
        switch part {
        case .tickLabel(let index) where ticks.indices.contains(index):
            let value = slider.scale.value(at: ticks[index])
            return text(.tick(index), .tickLabel, (value, value)) { self.tickText(of: value) }
        case .readout where readoutField == nil: return text(.readout, .readout, nil) { self.readoutText }
        default: return nil
        }
    }

    private func label(of ranks: Range<Int>) -> LayerText? {
        let values = (slider.value(of: ranks.lowerBound), slider.value(of: ranks.upperBound - 1))
        return text(.ranks(ranks), .label, ranks.count > 2 ? nil : values) { self.labelText(of: ranks) }
    }

    private func text(
        _ key: SliderTexts.Key, _ role: Element.Role, _ values: (Double, Double)?, _ string: () -> String
    ) -> LayerText {
        if let values, let known = texts.measured(key, values) { return known }
        return texts.measure(string(), key, values, texts.font(key) ?? font(of: role))
    }
}
#endif
