#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import SlidersCore

/// Values of options in the attributes of Interface Builder.
extension SliderOption {
    /// The value that an attribute gives the option; `nil` if the option can't have it.
    ///
    /// A text is a word of ``SliderOption/words``, if the option has some, and then numbers, with spaces or commas
    /// between them. A stop of a scale is a fraction, its value and, if wanted, a step, with colons: `0:0:1`. The
    /// limits of thumbs stand between commas; none are no limits.
    func value(of attribute: Any?) -> Value? {
        switch attribute {
        case let text as String: value(of: text)
        case let number as NSNumber where words == Self.isEnabled.words: checked(Value(choice: number.intValue))
        case let number as NSNumber where words.isEmpty: checked(Value(numbers: [number.doubleValue]))
        default: nil
        }
    }

    private func value(of text: String) -> Value? {
        if self == .thumbLimits { return AttributeText.limits(in: text).flatMap { checked(Value(numbers: $0)) } }
        var items = AttributeText.items(in: text)
        var value = Value()
        if !words.isEmpty {
            guard let word = items.first, let choice = words.firstIndex(of: word) else { return nil }
            value.choice = choice
            items.removeFirst()
        }
        guard let numbers = self == .scale ? AttributeText.stops(of: items) : AttributeText.numbers(of: items) else {
            return nil
        }
        value.numbers = numbers
        return checked(value)
    }

    /// A value if a configuration takes all of it: numbers that are too few or too many make another one.
    private func checked(_ value: Value) -> Value? {
        var configuration = SliderConfiguration()
        configuration[self] = value
        let taken = configuration[self] ?? Value()
        let isSame = taken.numbers.elementsEqual(value.numbers) { $0 == $1 || $0.isNaN && $1.isNaN }
        return isSame && taken.choice == value.choice ? value : nil
    }
}
#endif
