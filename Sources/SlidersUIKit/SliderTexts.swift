#if canImport(UIKit)
import Foundation
import SlidersLayers
import UIKit

/// Names of thumbs, and values as text.
package struct SliderTexts {
    var names: [Int: String] = [:]
    var formatter: ((Double) -> String)?
    var font = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    /// The text of a tick.
    var tick: ((Double) -> String)?
    var parser: ((String) -> Double?)?
    /// The text of several thumbs that became one, and that of the read-out.
    var joiner, readout: (([Double]) -> String)?
    private var laidOut: [Key: Known] = [:]

    /// What a text belongs to.
    enum Key: Hashable {
        case ranks(Range<Int>), tick(Int), readout
    }

    /// A text that was measured, and the least and the greatest of the values that it tells.
    private struct Known {
        var values: (Double, Double)?
        var text: LayerText
    }

    /// A word of the control's own in the user's language.
    package static func localized(_ key: String) -> String { Bundle.module.localizedString(forKey: key, value: key, table: nil) }

    /// A value where the app gives no format: with up to three decimals.
    package static func plain(_ value: Double) -> String { value.formatted(.number.precision(.fractionLength(0...3))) }

    /// A number as people write it in the user's language; `nil` where it is none.
    static func value(of text: String) -> Double? {
        try? Double(text.trimmingCharacters(in: .whitespaces), format: .number)
    }

    func text(of value: Double) -> String { formatter?(value) ?? Self.plain(value) }

    func scaled(_ font: UIFont, in traits: UITraitCollection) -> UIFont {
        // `scaledFont(for:)` throws where a font is scaled already, as preferred fonts are.
        font.withSize(UIFontMetrics(forTextStyle: .footnote).scaledValue(for: font.pointSize, compatibleWith: traits))
    }

    /// The text that was measured for values, while nothing but they could change it.
    func known(_ key: Key, _ values: (Double, Double)) -> LayerText? {
        guard let known = laidOut[key], let before = known.values, before == values else { return nil }
        return known.text
    }

    /// A text that is measured again only when it is another.
    mutating func layOut(_ string: String, _ key: Key, _ values: (Double, Double)?, _ font: UIFont) -> LayerText {
        if let known = laidOut[key], known.text.string == string {
            laidOut[key]?.values = values
            return known.text
        }
        let size = NSString(string: string).size(withAttributes: [.font: font])
        let text = LayerText(string, font: font, fontSize: font.pointSize, size: size)
        laidOut[key] = Known(values: values, text: text)
        return text
    }

    /// The font that a text was measured in.
    func font(_ key: Key) -> UIFont? { laidOut[key]?.text.font as? UIFont }

    /// Formats may tell values in another way now.
    mutating func doubt() { for key in laidOut.keys { laidOut[key]?.values = nil } }

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

    /// Values as text beside ticks, such as "N" or "noon"; `nil` tells them as ``valueFormatter`` does.
    public var tickLabelFormatter: ((Double) -> String)? {
        get { texts.tick }
        set {
            texts.tick = newValue
            setNeedsLayout()
        }
    }

    /// The text of thumbs whose labels became one, see ``SliderStyle/labelMeeting``; `nil` is the first and the last value:
    /// "20 – 35".
    public var mergedLabelFormatter: (([Double]) -> String)? {
        get { texts.joiner }
        set {
            texts.joiner = newValue
            setNeedsLayout()
        }
    }

    /// The text in the middle of a round slider whose style has a place for one; `nil` is its values.
    public var readoutFormatter: (([Double]) -> String)? {
        get { texts.readout }
        set {
            texts.readout = newValue
            setNeedsLayout()
        }
    }

    /// The font of labels in its size for the standard text size, where ``style`` has none; it grows with the user's.
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

    func tickText(of value: Double) -> String { texts.tick?(value) ?? text(of: value) }

    /// What the read-out tells.
    public var readoutText: String { texts.readout?(slider.values) ?? text(joining: slider.values) }

    func text(joining values: [Double]) -> String {
        let texts = [values.first, values.last].compactMap { $0.map(text(of:)) }
        return texts.first == texts.last ? texts.first ?? "" : texts.joined(separator: " – ")
    }

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
}
#endif
