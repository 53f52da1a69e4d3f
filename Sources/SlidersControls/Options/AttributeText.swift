#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import SlidersCore

/// Texts of attributes of Interface Builder: words and numbers, with spaces or commas between them.
enum AttributeText {
    /// The words and numbers of a text.
    static func items(in text: some StringProtocol) -> [String] {
        text.split { $0 == "," || $0.isWhitespace }.map { String($0) }
    }

    /// The words and numbers of an attribute: of a text, of a single number, or none; `nil` if it is something else.
    static func items(of attribute: Any?) -> [String]? {
        switch attribute {
        case nil: []
        case let text as String: items(in: text)
        case let number as NSNumber: ["\(number.doubleValue)"]
        default: nil
        }
    }

    /// The word that an attribute is; `nil` if it is something else.
    static func word(of attribute: Any?) -> String? {
        let words = items(in: attribute as? String ?? "")
        return words.count == 1 ? words[0] : nil
    }

    /// The direction that an attribute names; without one it is `trailing`.
    static func direction(of attribute: Any?) -> SliderDirection? {
        let name = attribute == nil ? "trailing" : word(of: attribute)
        return ArchivedOptions.directions.first { $0.key == name }?.value
    }

    /// The numbers of an attribute: of a text, of a single number, or none.
    static func numbers(of attribute: Any?) -> [Double]? {
        switch attribute {
        case nil: []
        case let text as String: numbers(of: items(in: text))
        case let number as NSNumber: [number.doubleValue]
        default: nil
        }
    }

    /// The items as finite numbers; `nil` if one is something else.
    static func numbers(of items: [String]) -> [Double]? {
        let numbers = items.compactMap { Double($0) }.filter(\.isFinite)
        return numbers.count == items.count ? numbers : nil
    }

    /// Where ticks are: a word, and the numbers that it needs. Without items there are none.
    static func ticks(of items: [String]) -> SliderTicks.Mode? {
        let others: [String] = Array(items.dropFirst())
        guard let numbers = numbers(of: others) else { return nil }
        return switch (items.first ?? "none", numbers.count) {
        case ("none", 0): SliderTicks.Mode.none
        case ("steps", 0): .steps
        case ("count", 1) where (0...10_000).contains(numbers[0]): .count(Int(numbers[0]))
        case ("values", _): .values(numbers)
        case ("positions", _): .fractions(numbers)
        default: nil
        }
    }

    /// The three numbers of each stop, which has colons between them, and NaN in place of a step that it lacks. A
    /// number without colons is itself.
    static func stops(of items: [String]) -> [Double]? {
        var stops: [Double] = []
        for item in items {
            let parts = item.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
            guard parts.count <= 3, let numbers = numbers(of: parts) else { return nil }
            stops += parts.count == 2 ? numbers + [.nan] : numbers
        }
        return stops
    }

    /// Both limits of each thumb, with commas between thumbs, and NaN in place of limits that a thumb lacks.
    static func limits(in text: String) -> [Double]? {
        guard !items(in: text).isEmpty else { return [] }
        var limits: [Double] = []
        for pair in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let numbers = numbers(of: items(in: pair)), [0, 2].contains(numbers.count) else { return nil }
            limits += numbers.isEmpty ? [.nan, .nan] : numbers
        }
        return limits
    }
}
#endif
