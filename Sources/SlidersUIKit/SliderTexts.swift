#if canImport(UIKit)
import Foundation
import SlidersLayers
import UIKit

/// Names of thumbs, and values as text.
package struct SliderTexts {
    var names: [Int: String] = [:]
    var formatter: ((Double) -> String)?
    var font = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    private var laidOut: [Element.Part: LayerText] = [:]

    /// A word of the control's own in the user's language.
    package static func localized(_ key: String) -> String { Bundle.module.localizedString(forKey: key, value: key, table: nil) }

    /// A value where the app gives no format: with up to three decimals.
    package static func plain(_ value: Double) -> String { value.formatted(.number.precision(.fractionLength(0...3))) }

    func text(of value: Double) -> String { formatter?(value) ?? Self.plain(value) }

    func scaledFont(in traits: UITraitCollection) -> UIFont {
        // `scaledFont(for:)` throws where a font is scaled already, as preferred fonts are.
        font.withSize(UIFontMetrics(forTextStyle: .footnote).scaledValue(for: font.pointSize, compatibleWith: traits))
    }

    func lineHeight(in traits: UITraitCollection) -> CGFloat { scaledFont(in: traits).lineHeight }

    /// A text that is measured again only when it is another.
    mutating func layOut(_ string: String, for part: Element.Part, in traits: UITraitCollection) -> LayerText {
        if let text = laidOut[part], text.string == string { return text }
        let font = laidOut[part]?.font as? UIFont ?? scaledFont(in: traits)
        let size = NSString(string: string).size(withAttributes: [.font: font])
        let text = LayerText(string, font: font, fontSize: font.pointSize, size: size)
        laidOut[part] = text
        return text
    }

    /// Fonts may be others now.
    mutating func forget() { laidOut = [:] }
}

extension SliderControl {
    /// Values as text, for labels and assistive technology; `nil` is the number in the user's language, with up to three
    /// decimals.
    public var valueFormatter: ((Double) -> String)? {
        get { texts.formatter }
        set {
            texts.formatter = newValue
            setNeedsLayout()
        }
    }

    /// The font of labels in its size for the standard text size; it grows with the user's.
    #if canImport(ObjectiveC)
    @objc
    #endif
    public dynamic var labelFont: UIFont {
        get { texts.font }
        set {
            texts.font = newValue
            texts.forget()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// A value as labels and assistive technology tell it.
    public func text(of value: Double) -> String { texts.text(of: value) }

    /// The name of a thumb: what was set, or else "Minimum" and "Maximum" in the user's language; a single thumb is called
    /// as its control, if that has a name.
    public func thumbName(_ thumb: Int) -> String {
        if let name = texts.names[thumb] { return name }
        if slider.count == 1 { return accessibilityLabel ?? SliderTexts.localized("Value") }
        if thumb == 0 { return SliderTexts.localized("Minimum") }
        if thumb == slider.count - 1 { return SliderTexts.localized("Maximum") }
        return "\(SliderTexts.localized("Value")) \(thumb + 1)"
    }

    /// Names a thumb; `nil` takes the name back.
    public func setThumbName(_ name: String?, for thumb: Int) { texts.names[thumb] = name }

    /// What Voice Control listens for: the thumb's name, alone and after the control's.
    func thumbInputNames(_ thumb: Int) -> [String] {
        let name = thumbName(thumb)
        guard slider.count > 1, let label = accessibilityLabel else { return [name] }
        return [name, "\(label) \(name)"]
    }

    /// What the engine's drawing leaves open.
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
        let ticks = layout.metrics.hasLabels || layout.metrics.ticks.hasLabels ? layout.tickFractions(of: slider) : []
        look.text = { [weak self] part in
            guard let self else { return nil }
            let value: Double
            switch part {
            case .label(let rank): value = slider.value(of: rank)
            case .tickLabel(let index) where ticks.indices.contains(index): value = slider.scale.value(at: ticks[index])
            default: return nil
            }
            return texts.layOut(text(of: value), for: part, in: traitCollection)
        }
        return look
    }
}
#endif
