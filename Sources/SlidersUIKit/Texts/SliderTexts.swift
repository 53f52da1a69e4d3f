#if canImport(UIKit)
import Foundation
import SlidersCore
import SlidersLayers
import UIKit

/// The formats that an app set, and the texts that were measured in them.
struct SliderTexts {
    /// The names of thumbs, by rank.
    var names: [Int: String] = [:]
    var formatter: ((Double) -> String)?
    var tickFormatter: ((Double) -> String)?
    var mergedFormatter: (([Double]) -> String)?
    var readoutFormatter: (([Double]) -> String)?
    var parser: ((String) -> Double?)?
    var font = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    private var measured: [Key: Measured] = [:]

    /// What a text belongs to.
    enum Key: Hashable {
        /// These thumbs.
        case ranks(Range<Int>)
        /// The tick with this index.
        case tick(Int)
        case readout
    }

    private struct Measured {
        /// The least and the greatest of the values that the text was made of; `nil` if it is to be made again.
        var values: (Double, Double)?
        /// The font that the text was measured in.
        var font: UIFont
        var text: LayerText
    }

    /// The text that was measured for values; `nil` if its format or font may differ since.
    func measured(_ key: Key, _ values: (Double, Double)) -> LayerText? {
        guard let known = measured[key], let before = known.values, before == values else { return nil }
        return known.text
    }

    /// Measures a text, unless it was measured already.
    mutating func measure(_ string: String, _ key: Key, _ values: (Double, Double)?, _ font: UIFont) -> LayerText {
        let known = measured[key]
        if let known, known.text.string == string {
            measured[key]?.values = values
            return known.text
        }
        let size = NSString(string: string).size(withAttributes: [.font: font])
        let layerFont = known?.font === font ? known?.text.font : nil
        let text = LayerText(string, font: layerFont ?? .make(font), fontSize: font.pointSize, size: size)
        measured[key] = Measured(values: values, font: font, text: text)
        return text
    }

    /// The font that a text was measured in.
    func font(_ key: Key) -> UIFont? { measured[key]?.font }

    /// Makes every text again when it is next needed, because formats may differ. A text that comes out the same
    /// keeps its size.
    mutating func formatsMayDiffer() { for key in measured.keys { measured[key]?.values = nil } }

    /// Forgets every text, because fonts may differ.
    mutating func fontsMayDiffer() { measured = [:] }
}
#endif
