#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import SlidersCore
import AppKit

/// Values as text, for labels and for assistive technology.
extension SliderControl {
    /// Makes the text of a value, for labels and assistive technology; `nil`, the default, is the number in the user's
    /// language with up to three decimals.
    public var valueFormatter: ((Double) -> String)? {
        get { controller.texts.formatter }
        set { controller.setFormat { $0.formatter = newValue } }
    }

    /// The language and the region of numbers.
    package var locale: Locale {
        get { controller.texts.locale }
        set { controller.setFormat { $0.locale = newValue } }
    }

    /// Makes the text beside a tick, such as "N" or "noon"; `nil`, the default, is that of ``valueFormatter``.
    public var tickLabelFormatter: ((Double) -> String)? {
        get { controller.texts.tickFormatter }
        set { controller.setFormat { $0.tickFormatter = newValue } }
    }

    /// The values of the ticks, as of the last layout.
    package var tickValues: [Double] {
        controller.layout.tickFractions(of: slider).map { slider.scale.value(at: $0) }
    }

    /// Makes the text of thumbs whose labels became one, of all their values; `nil`, the default, is the first and the
    /// last value: "20 – 35".
    public var mergedLabelFormatter: (([Double]) -> String)? {
        get { controller.texts.mergedFormatter }
        set { controller.setFormat { $0.mergedFormatter = newValue } }
    }

    /// Makes the text in the middle of a round slider whose style has a read-out, of all values; `nil`, the default, is
    /// the first and the last value.
    public var readoutFormatter: (([Double]) -> String)? {
        get { controller.texts.readoutFormatter }
        set { controller.setFormat { $0.readoutFormatter = newValue } }
    }

    /// Makes a value of a typed text, or `nil` of one that is none; `nil` reads numbers in the user's language.
    public var readoutParser: ((String) -> Double?)? {
        get { controller.texts.parser }
        set { controller.setFormat { $0.parser = newValue } }
    }

    /// The text of a value, for labels and assistive technology.
    public func text(of value: Double) -> String { controller.text(of: value) }

    /// The text of the read-out.
    public var readoutText: String { controller.readoutText }
}
#endif
