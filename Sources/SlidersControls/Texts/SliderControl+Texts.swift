#if APPLE_UI
import Foundation
import SlidersCore

/// The values of the ticks, and the number of decimals that each has in text.
struct TickValues {
    /// The values, in the order of the ticks along the track.
    let values: [Double]
    /// The number of decimals for each value.
    let decimals: [Int]

    /// Collects the ticks of a slider in a layout.
    init(of state: SliderState, in layout: SliderLayout) {
        values = layout.tickFractions(of: state).map { state.value(at: $0) }
        decimals = layout.tickDecimals(of: state)
    }
}

/// The texts of values, for labels and for assistive technology.
extension SliderControl {
    /// A closure that returns the text of a value, for labels and assistive technology. If it's `nil`, the default, the
    /// text is the number in the user's language, with as many decimals as the step or a hundredth of the track needs.
    public var valueFormatter: ((Double) -> String)? {
        get { texts.formatter }
        set {
            texts.formatter = newValue
            formatsDidChange()
        }
    }

    /// A closure that returns the text of a thumb's value, which can depend on the thumb's index, for its label and
    /// assistive technology. If it's `nil`, the default, the text comes from ``valueFormatter`` for every thumb.
    ///
    /// ```swift
    /// slider.thumbValueFormatter = { value, index in "\(index == 0 ? "from" : "to") \(Int(value)) €" }
    /// ```
    public var thumbValueFormatter: ((_ value: Double, _ index: Int) -> String)? {
        get { texts.thumbFormatter }
        set {
            texts.thumbFormatter = newValue
            formatsDidChange()
        }
    }

    /// A closure that returns the text beside a tick, such as "N" or "noon". If it's `nil`, the default, the text comes
    /// from ``valueFormatter``.
    public var tickLabelFormatter: ((Double) -> String)? {
        get { texts.tickFormatter }
        set {
            texts.tickFormatter = newValue
            formatsDidChange()
        }
    }

    /// A closure that returns the text of a merged label from the values of all its thumbs. If it's `nil`, the default,
    /// the text is the first and the last value: "20 – 35".
    public var mergedLabelFormatter: (([Double]) -> String)? {
        get { texts.mergedFormatter }
        set {
            texts.mergedFormatter = newValue
            formatsDidChange()
        }
    }

    /// A closure that returns the text of a distance between two thumbs, which assistive technology reads when the
    /// minimum or the maximum span holds a thumb back: "At least 2 days apart". If it's `nil`, the default, the text
    /// comes from ``valueFormatter``.
    ///
    /// ```swift
    /// slider.distanceFormatter = { Duration.seconds($0).formatted(.units(allowed: [.days, .hours])) }
    /// ```
    /// Set it if values aren't distances, as with dates.
    public var distanceFormatter: ((Double) -> String)? {
        get { texts.distanceFormatter }
        set { texts.distanceFormatter = newValue }
    }

    /// A closure that returns, from all values, the text in the middle of a circular slider whose style has a readout.
    /// If it's `nil`, the default, the text is the first and the last value.
    public var readoutFormatter: (([Double]) -> String)? {
        get { texts.readoutFormatter }
        set {
            texts.readoutFormatter = newValue
            formatsDidChange()
        }
    }

    /// A closure that returns the value of typed text, or `nil` if the text isn't a value. If it's `nil`, the default,
    /// the control parses numbers in the user's language, alone or with the characters that ``valueFormatter`` puts
    /// around them. See ``BaseSliderControl/allowsTextEntry``.
    public var valueParser: ((String) -> Double?)? {
        get { texts.parser }
        set {
            texts.parser = newValue
            formatsDidChange()
        }
    }

    // MARK: Texts

    /// The names of the thumbs for assistive technology, in the order of the thumbs. A thumb without a name, or with an
    /// empty one, is "Minimum", "Value 2", …, or "Maximum" in the user's language. If the control has an
    /// `accessibilityLabel`, that's the name of a single thumb.
    public var thumbNames: [String] {
        get { values.indices.map(name(ofCoordinate:)) }
        set {
            var names = SmallDictionary<Int, String>()
            for (thumb, name) in newValue.enumerated() where !name.isEmpty { names[thumb] = name }
            texts.names = names
        }
    }

    /// Returns the text of a value that doesn't belong to a thumb. It doesn't use ``thumbValueFormatter``.
    public func text(of value: Double) -> String { formattedText(of: value, decimals: slider.decimals(of: value)) }

    /// The text of the readout.
    public var readoutText: String { texts.readoutFormatter?(slider.values) ?? text(joining: slider.values) }

    /// Returns the text of a label: of one thumb, or of several thumbs whose labels are merged.
    func labelText(of indices: Range<Int>) -> String {
        if indices.count == 1 { return text(ofThumb: indices.lowerBound) }
        let values = indices.map { slider.value(of: $0) }
        return texts.mergedFormatter?(values) ?? text(joining: values, fromThumb: indices.lowerBound)
    }

    /// Returns the texts of the first and the last value, as in "20 – 35", or one of them if they're equal.
    ///
    /// - Parameter firstThumb: the index of the thumb with the first value. The others have the thumbs that follow.
    func text(joining values: [Double], fromThumb firstThumb: Int = 0) -> String {
        let ends = values.isEmpty ? [] : [0, values.count - 1]
        let texts = ends.map { text(of: values[$0], coordinate: firstThumb + $0) }
        return texts.first == texts.last ? texts.first ?? "" : texts.joined(separator: " – ")
    }
}
#endif
