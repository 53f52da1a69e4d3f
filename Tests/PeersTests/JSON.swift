import SlidersReplay

package typealias JSON = SlidersReplay.JSON

/// Lenient reading: what is absent, or of another kind, is `null`.
extension JSON {
    /// One value as itself, several as a list, as most peers write values.
    init(values: [Double]) {
        self = values.count == 1 ? .number(values[0]) : JSON(values)
    }

    init(_ numbers: [Double]) { self = .array(numbers.map { .number($0) }) }

    // MARK: Reading

    subscript(key: String) -> JSON {
        if case .object(let members) = self { members[key] ?? .null } else { .null }
    }

    subscript(index: Int) -> JSON {
        if case .array(let list) = self, list.indices.contains(index) { list[index] } else { .null }
    }

    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var text: String? { if case .string(let text) = self { text } else { nil } }
    var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
    var list: [JSON]? { if case .array(let list) = self { list } else { nil } }
    var members: [String: JSON]? { if case .object(let members) = self { members } else { nil } }
    var int: Int? { number.flatMap { Int(exactly: $0) } }

    /// The items of a list; a single value is a list of one, `null` is none.
    var items: [JSON] { list ?? (self == .null ? [] : [self]) }

    /// The numbers among the items.
    var numbers: [Double] { items.compactMap { $0.number } }

    // MARK: Comparing

    /// Equality, except for numbers that differ by at most `tolerance` or by a 1e-9th of their size.
    func agrees(with other: JSON, within tolerance: Double) -> Bool {
        switch (self, other) {
        case (.number(let a), .number(let b)):
            abs(a - b) <= max(tolerance + 1e-12, 1e-9 * max(abs(a), abs(b)))
        case (.array(let a), .array(let b)):
            a.count == b.count && zip(a, b).allSatisfy { $0.agrees(with: $1, within: tolerance) }
        case (.object(let a), .object(let b)):
            a.count == b.count
                && a.allSatisfy { key, value in b[key].map { value.agrees(with: $0, within: tolerance) } ?? false }
        default:
            self == other
        }
    }
}

extension JSON: CustomStringConvertible {
    /// JSON text for readers: members in the order of their keys, numbers to nine decimals.
    package var description: String { text { Self.short($0) } }

    /// JSON text that reads back as the same value.
    var recording: String { text { "\($0)" } }

    private func text(_ number: (Double) -> String) -> String {
        switch self {
        case .null: return "null"
        case .bool(let bool): return "\(bool)"
        case .number(let value): return number(value)
        case .string(let text): return "\"\(text)\""
        case .array(let list): return "[\(list.map { $0.text(number) }.joined(separator: ", "))]"
        case .object(let members):
            let sorted = members.sorted { $0.key < $1.key }
            return "{\(sorted.map { "\"\($0.key)\": \($0.value.text(number))" }.joined(separator: ", "))}"
        }
    }

    private static func short(_ number: Double) -> String {
        let rounded = abs(number) > 1e-6 ? (number * 1e9).rounded() / 1e9 : number
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
    ExpressibleByStringLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(nilLiteral: ()) { self = .null }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(floatLiteral value: Double) { self = .number(value) }
    package init(stringLiteral value: String) { self = .string(value) }
    package init(arrayLiteral elements: JSON...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
    }
}
