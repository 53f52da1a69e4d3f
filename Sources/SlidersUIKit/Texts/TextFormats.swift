#if canImport(UIKit)
import SlidersCore
import UIKit

/// Values as text, for labels and for assistive technology.
extension SliderControl {
    /// Makes the text of a value, for labels and assistive technology; `nil`, the default, is the number in the user's
    /// language with up to three decimals.
    public var valueFormatter: ((Double) -> String)? {
        get { texts.formatter }
        set {
            texts.formatter = newValue
            setNeedsLayout()
        }
    }

    /// Makes the text beside a tick, such as "N" or "noon"; `nil`, the default, is that of ``valueFormatter``.
    public var tickLabelFormatter: ((Double) -> String)? {
        get { texts.tickFormatter }
        set {
            texts.tickFormatter = newValue
            setNeedsLayout()
        }
    }

    /// Makes the text of thumbs whose labels became one, of all their values; `nil`, the default, is the first and the
    /// last value: "20 – 35".
    public var mergedLabelFormatter: (([Double]) -> String)? {
        get { texts.mergedFormatter }
        set {
            texts.mergedFormatter = newValue
            setNeedsLayout()
        }
    }

    /// Makes the text in the middle of a round slider whose style has a read-out, of all values; `nil`, the default, is
    /// the first and the last value.
    public var readoutFormatter: (([Double]) -> String)? {
        get { texts.readoutFormatter }
        set {
            texts.readoutFormatter = newValue
            setNeedsLayout()
        }
    }

    /// The text of a value, for labels and assistive technology.
    public func text(of value: Double) -> String { texts.formatter?(value) ?? LocalizedText.number(value) }

    /// The text of the read-out.
    public var readoutText: String { texts.readoutFormatter?(slider.values) ?? text(joining: slider.values) }

    func tickText(of value: Double) -> String { texts.tickFormatter?(value) ?? text(of: value) }

    /// The text of thumbs' labels: of one, or of several that became one.
    func labelText(of ranks: Range<Int>) -> String {
        if ranks.count == 1 { return text(of: slider.value(of: ranks.lowerBound)) }
        let values = ranks.map { slider.value(of: $0) }
        return texts.mergedFormatter?(values) ?? text(joining: values)
    }

    private func text(joining values: [Double]) -> String {
        let texts = [values.first, values.last].compactMap { $0.map(text(of:)) }
        return texts.first == texts.last ? texts.first ?? "" : texts.joined(separator: " – ")
    }
}
#endif
