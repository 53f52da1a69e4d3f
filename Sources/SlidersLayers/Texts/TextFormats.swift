#if canImport(QuartzCore) && !os(tvOS) && !os(watchOS)
import SlidersCore

/// The values of the ticks, and the decimals that each is written with.
struct TickValues {
    let values: [Double]
    let decimals: [Int]

    init(of state: SliderState, in layout: SliderLayout) {
        values = layout.tickFractions(of: state).map { state.value(at: $0) }
        decimals = layout.tickDecimals(of: state)
    }
}

/// Values as text, for labels and for assistive technology.
extension SliderController {
    /// Changes formats, and asks for a layout.
    package func setFormat(_ change: (inout SliderTexts) -> Void) {
        change(&texts)
        host?.setNeedsLayout()
        host?.didShow(thumbs: 0..<state.count)
    }

    /// The text of a value, for labels and assistive technology.
    package func text(of value: Double) -> String { texts.formatter?(value) ?? number(value) }

    /// A number in the language of the control.
    func number(_ value: Double, decimals: Int = 3) -> String {
        LocalizedText.number(value, decimals: decimals, in: texts.locale)
    }

    /// The text of the read-out.
    package var readoutText: String { texts.readoutFormatter?(state.values) ?? text(joining: state.values) }

    /// The text beside a tick: the app's, or the number to a hundredth of the ticks' distance.
    package func tickText(of value: Double, decimals: Int = 3) -> String {
        texts.tickFormatter?(value) ?? texts.formatter?(value) ?? number(value, decimals: decimals)
    }

    /// The text of thumbs' labels: of one, or of several that became one.
    func labelText(of ranks: Range<Int>) -> String {
        if ranks.count == 1 { return text(of: state.value(of: ranks.lowerBound)) }
        let values = ranks.map { state.value(of: $0) }
        return texts.mergedFormatter?(values) ?? text(joining: values)
    }

    func text(joining values: [Double]) -> String {
        let texts = [values.first, values.last].compactMap { $0.map(text(of:)) }
        return texts.first == texts.last ? texts.first ?? "" : texts.joined(separator: " – ")
    }
}
#endif
