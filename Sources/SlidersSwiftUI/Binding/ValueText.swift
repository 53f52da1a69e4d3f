#if APPLE_UI
import Foundation
import SlidersControls

/// A format that makes texts of the engine's numbers and reads them. Two formats are equal if they were made from equal
/// arguments, so that a slider is laid out again only if its texts may have changed.
@usableFromInline
struct ValueText: Equatable {
    @usableFromInline typealias Make = (_ number: Double, _ decimals: Int, _ region: _SliderRegion) -> String
    @usableFromInline typealias Read = (_ text: String, _ current: Double, _ region: _SliderRegion) -> Double?

    private let source: AnyHashable
    private let make: Make
    /// Returns the number of a text that replaces the current number. The closure is `nil` if the format can't parse
    /// texts, and the slider reads only the number in a text.
    private var read: Read?

    @usableFromInline
    init(source: AnyHashable, make: @escaping Make, read: Read?) {
        (self.source, self.make, self.read) = (source, make, read)
    }

    /// Creates texts in a format of the app's values. They're read with the format if it can parse.
    @_alwaysEmitIntoClient
    init<Value, F: FormatStyle>(_ format: F, _ bridge: ValueBridge<Value>, on scale: _SliderTextScale)
    where F.FormatInput == Value, F.FormatOutput == String {
        let localized = { (region: _SliderRegion) in region.locale.map { format.locale($0) } ?? format }
        let read: Read = { text, current, region in
            guard let format = localized(region) as? any ParseableFormatStyle else { return nil }
            let number = { (text: String) in (Self.parse(text, format) as? Value).map(bridge.number) }
            guard let value = number(text) else { return nil }
            guard Value.self == Date.self else { return value }
            // A text may lack the day or the time. The date keeps the missing part: it changes by the difference
            // between the new text and the text of the current date, both as they are read.
            guard let currentAsRead = number(localized(region).format(bridge.value(current))) else { return nil }
            return scale.inside(current + value - currentAsRead, period: 86_400)
        }
        self.init(
            source: [AnyHashable(format), AnyHashable(bridge), AnyHashable(scale)],
            make: { number, _, region in localized(region).format(bridge.value(number)) },
            read: format is any ParseableFormatStyle ? read : nil)
    }

    /// Returns the value of a text in a format, or `nil` if the text can't be parsed.
    @_alwaysEmitIntoClient
    static func parse<F: ParseableFormatStyle>(_ text: String, _ format: F) -> Any? {
        (text as? F.Strategy.ParseInput).flatMap { try? format.parseStrategy.parse($0) }
    }

    /// Creates texts in the default format of a type of values. The result is `nil` if the type is written as plain
    /// numbers.
    init?<Value>(of bridge: ValueBridge<Value>, on scale: _SliderTextScale) {
        guard let text = Value._sliderText(in: bridge.unit, on: scale) else { return nil }
        source = [AnyHashable(bridge), AnyHashable(scale)]
        make = text
        guard let bridge = bridge as? ValueBridge<Date> else { return }
        read = { text, current, region in
            ValueText(Date.format(on: scale, in: region), bridge, on: scale).read?(text, current, _SliderRegion())
        }
    }

    /// Returns the text of a number.
    ///
    /// - Parameters:
    ///   - decimals: the maximum number of decimals of a plain number.
    ///   - region: the locale, the calendar, and the time zone that replace those of the format.
    func callAsFunction(_ number: Double, decimals: Int, in region: _SliderRegion) -> String {
        make(number, decimals, region)
    }

    /// Returns a closure that reads texts, or `nil` if the slider reads them as numbers.
    ///
    /// - Parameter current: returns the number that a text replaces.
    func parser(in region: _SliderRegion, current: @escaping () -> Double) -> ((String) -> Double?)? {
        read.map { read in { read($0, current(), region) } }
    }

    @usableFromInline
    static func == (first: ValueText, second: ValueText) -> Bool { first.source == second.source }
}

extension _SliderRegion {
    /// Returns the text of a plain number, with at most this many decimals.
    func text(of number: Double, decimals: Int) -> String {
        LocalizedText.number(number, decimals: decimals, in: locale ?? .autoupdatingCurrent)
    }
}
#endif
