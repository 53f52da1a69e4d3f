#if APPLE_UI
import Foundation
import SlidersControls

/// Makes texts of the engine's numbers, and reads them. Comparing two compares what they were made from, so that a
/// slider is laid out again only if its texts may differ.
@usableFromInline
struct ValueText: Equatable {
    @usableFromInline typealias Make = (_ number: Double, _ decimals: Int, _ region: _SliderRegion) -> String
    @usableFromInline typealias Read = (_ text: String, _ current: Double, _ region: _SliderRegion) -> Double?

    private let source: AnyHashable
    private let make: Make
    /// Reads the text of a number, where another number is; `nil` where nothing but the number in a text can be read.
    private var read: Read?

    @usableFromInline
    init(source: AnyHashable, make: @escaping Make, read: Read?) {
        (self.source, self.make, self.read) = (source, make, read)
    }

    /// Makes texts in a format of the app's values, and reads them if the format can parse.
    @_alwaysEmitIntoClient
    init<Value, F: FormatStyle>(_ format: F, _ bridge: ValueBridge<Value>, on scale: _SliderTextScale)
    where F.FormatInput == Value, F.FormatOutput == String {
        let local = { (region: _SliderRegion) in region.locale.map { format.locale($0) } ?? format }
        let read: Read = { text, current, region in
            guard let format = local(region) as? any ParseableFormatStyle else { return nil }
            let number = { (text: String) in (Self.parse(text, format) as? Value).map(bridge.number) }
            guard let value = number(text) else { return nil }
            guard Value.self == Date.self else { return value }
            // A date whose text lacks the day or the time keeps it.
            guard let before = number(local(region).format(bridge.value(current))) else { return nil }
            return scale.inside(current + value - before, turn: 86_400)
        }
        self.init(
            source: [AnyHashable(format), AnyHashable(bridge), AnyHashable(scale)],
            make: { number, _, region in local(region).format(bridge.value(number)) },
            read: format is any ParseableFormatStyle ? read : nil)
    }

    @_alwaysEmitIntoClient
    static func parse<F: ParseableFormatStyle>(_ text: String, _ format: F) -> Any? {
        (text as? F.Strategy.ParseInput).flatMap { try? format.parseStrategy.parse($0) }
    }

    /// Makes the texts of a type of values; `nil` if they are plain numbers.
    init?<Value>(of bridge: ValueBridge<Value>, on scale: _SliderTextScale) {
        guard let text = Value._sliderText(in: bridge.unit, on: scale) else { return nil }
        source = [AnyHashable(bridge), AnyHashable(scale)]
        make = text
        guard let bridge = bridge as? ValueBridge<Date> else { return }
        read = { text, current, region in
            ValueText(Date.format(on: scale, in: region), bridge, on: scale).read?(text, current, _SliderRegion())
        }
    }

    /// The text of a number.
    ///
    /// - Parameters:
    ///   - decimals: how many decimals a plain number has.
    ///   - region: the region that replaces the format's.
    func callAsFunction(_ number: Double, decimals: Int, in region: _SliderRegion) -> String {
        make(number, decimals, region)
    }

    /// What reads the texts; `nil` leaves it to the slider, which reads numbers.
    ///
    /// - Parameter current: the number that a text replaces.
    func parser(in region: _SliderRegion, current: @escaping () -> Double) -> ((String) -> Double?)? {
        read.map { read in { read($0, current(), region) } }
    }

    @usableFromInline
    static func == (first: ValueText, second: ValueText) -> Bool { first.source == second.source }
}

extension _SliderRegion {
    /// A plain number with up to some decimals.
    func text(of number: Double, decimals: Int) -> String {
        LocalizedText.number(number, decimals: decimals, in: locale ?? .autoupdatingCurrent)
    }
}
#endif
