#if canImport(UIKit)
import SlidersLayers
import UIKit

/// What the engine's drawing leaves open: images, fonts and texts.
extension SliderControl {
    var look: LayerLook {
        var look = LayerLook()
        look.style = appearance.style(path, in: self)
        look.scale = max(1, traitCollection.displayScale)
        if !appearance.images.isEmpty {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            look.picture = { [weak self] part, state in
                guard let self else { return nil }
                let tint: UIColor = if case .thumb = part { appearance.thumb ?? tintColor } else { appearance.selected ?? tintColor }
                let resolved = tint.resolvedColor(with: traitCollection)
                return appearance.picture(part, state, isMirrored: isMirrored, tint: resolved)
            }
        }
        look.image = { [weak self] id in
            guard let self else { return nil }
            return appearance.picture(id, tint: tintColor.resolvedColor(with: traitCollection))
        }
        texts.doubt()
        let ticks = layout.metrics.hasLabels || layout.metrics.ticks.hasLabels ? layout.tickFractions(of: slider) : []
        look.text = { [weak self] part in
            guard let self else { return nil }
            switch part {
            case .tickLabel(let index) where ticks.indices.contains(index):
                let value = slider.scale.value(at: ticks[index])
                return text(.tick(index), .tickLabel, (value, value)) { self.tickText(of: value) }
            case .readout where readoutField != nil: return nil
            case .readout: return text(.readout, .readout, nil) { self.readoutText }
            default: return nil
            }
        }
        look.label = { [weak self] ranks in
            guard let self else { return nil }
            let values = (slider.value(of: ranks.lowerBound), slider.value(of: ranks.upperBound - 1))
            return text(.ranks(ranks), .label, ranks.count > 2 ? nil : values) { self.label(ranks) }
        }
        return look
    }

    private func text(
        _ key: SliderTexts.Key, _ role: Element.Role, _ values: (Double, Double)?, _ string: () -> String
    ) -> LayerText {
        if let values, let known = texts.known(key, values) { return known }
        return texts.layOut(string(), key, values, texts.font(key) ?? font(of: role))
    }

    private func label(_ ranks: Range<Int>) -> String {
        if ranks.count == 1 { return text(of: slider.value(of: ranks.lowerBound)) }
        let values = ranks.map { slider.value(of: $0) }
        return texts.joiner?(values) ?? text(joining: values)
    }

    /// The font of a role's texts in the user's text size.
    func font(of role: Element.Role) -> UIFont {
        let style = appearance.style, isOwn = role == .readout || style.fonts.contains { $0.role == role }
        return texts.scaled(isOwn ? .make(style.font(of: role)) : texts.font, in: traitCollection)
    }
}

extension UIFont {
    /// The system's font with digits of one width; condensed from iOS 16 on.
    static func make(_ font: TextFont) -> UIFont {
        let size = CGFloat(font.size)
        if font.isCondensed, #available(iOS 16, *) { return .systemFont(ofSize: size, weight: .make(font.weight), width: .condensed) }
        return .monospacedDigitSystemFont(ofSize: size, weight: .make(font.weight))
    }
}

extension UIFont.Weight {
    /// From 100 to 900.
    fileprivate static func make(_ weight: Int) -> UIFont.Weight {
        switch weight {
        case ..<150: .ultraLight
        case ..<250: .thin
        case ..<350: .light
        case ..<450: .regular
        case ..<550: .medium
        case ..<650: .semibold
        case ..<750: .bold
        case ..<850: .heavy
        default: .black
        }
    }
}
#endif
