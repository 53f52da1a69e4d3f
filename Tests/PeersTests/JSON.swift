import Foundation

/// Any JSON value, read leniently: what is absent, or of another kind, is `null`.
enum JSON: Codable, Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([JSON])
    case members([String: JSON])

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let list = try? value.decode([JSON].self) {
            self = .list(list)
        } else {
            self = .members(try value.decode([String: JSON].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .null: try value.encodeNil()
        case .bool(let bool): try value.encode(bool)
        case .number(let number): try value.encode(number)
        case .text(let text): try value.encode(text)
        case .list(let list): try value.encode(list)
        case .members(let members): try value.encode(members)
        }
    }

    /// One value as itself, several as a list: how most peers tell values.
    init(values: [Double]) {
        self = values.count == 1 ? .number(values[0]) : JSON(values)
    }

    init(_ numbers: [Double]) { self = .list(numbers.map { .number($0) }) }

    // MARK: Reading

    subscript(key: String) -> JSON {
        if case .members(let members) = self { members[key] ?? .null } else { .null }
    }

    subscript(index: Int) -> JSON {
        if case .list(let list) = self, list.indices.contains(index) { list[index] } else { .null }
    }

    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var text: String? { if case .text(let text) = self { text } else { nil } }
    var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
    var list: [JSON]? { if case .list(let list) = self { list } else { nil } }
    var members: [String: JSON]? { if case .members(let members) = self { members } else { nil } }
    var int: Int? { number.flatMap { Int(exactly: $0) } }

    /// The items of a list; a single value is a list of one, `null` is none.
    var items: [JSON] { list ?? (self == .null ? [] : [self]) }

    /// The numbers among the items.
    var numbers: [Double] { items.compactMap { $0.number } }

    // MARK: Comparing

    /// Equality, but for numbers that differ by at most `tolerance` or by a 1e-9th of their size.
    func agrees(with other: JSON, within tolerance: Double) -> Bool {
        switch (self, other) {
        case (.number(let a), .number(let b)):
            abs(a - b) <= max(tolerance + 1e-12, 1e-9 * max(abs(a), abs(b)))
        case (.list(let a), .list(let b)):
            a.count == b.count && zip(a, b).allSatisfy { $0.agrees(with: $1, within: tolerance) }
        case (.members(let a), .members(let b)):
            a.count == b.count && a.allSatisfy { key, value in b[key].map { value.agrees(with: $0, within: tolerance) } ?? false }
        default:
            self == other
        }
    }
}

extension JSON: CustomStringConvertible {
    /// As JSON text, members in the order of their keys, numbers to nine significant decimals.
    var description: String {
        switch self {
        case .null: "null"
        case .bool(let bool): "\(bool)"
        case .number(let number): Self.text(of: number)
        case .text(let text): "\"\(text)\""
        case .list(let list): "[\(list.map { $0.description }.joined(separator: ", "))]"
        case .members(let members):
            "{\(members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", "))}"
        }
    }

    private static func text(of number: Double) -> String {
        let rounded = abs(number) > 1e-6 ? (number * 1e9).rounded() / 1e9 : number
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(nilLiteral: ()) { self = .null }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(floatLiteral value: Double) { self = .number(value) }
    init(stringLiteral value: String) { self = .text(value) }
    init(arrayLiteral elements: JSON...) { self = .list(elements) }
    init(dictionaryLiteral elements: (String, JSON)...) {
        self = .members(Dictionary(elements, uniquingKeysWith: { $1 }))
    }
}
