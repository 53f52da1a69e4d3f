/// Any JSON value. Access is `package` for the tests that read records of other projects.
package enum JSON: Equatable, Sendable {
    case null
    case bool(Bool)
    /// A number; infinite if no double can hold it.
    case number(Double)
    case string(String)
    case array([JSON])
    case object(Object)

    /// The members of an object.
    package typealias Object = [String: JSON]

    /// Parses JSON text in UTF-8.
    ///
    /// - Throws: an error that names the line and column where the text isn't JSON, or the path of a key that an object
    ///   has twice, such as `input[2].press`.
    package init(parsing bytes: some Sequence<UInt8>) throws(ReplayError) {
        var parser = JSONParser(bytes: Array(bytes))
        self = try parser.document()
    }
}

/// A parser that reads JSON text once, from the first byte to the last.
private struct JSONParser {
    let bytes: [UInt8]
    private var index = 0
    private var depth = 0

    /// The maximum number of nested objects and arrays, so that no file exhausts the stack. A recording needs six.
    private static let maximumLevels = 100

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func document() throws(ReplayError) -> JSON {
        guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
            throw ReplayError("file", "is not JSON; its text is not UTF-8")
        }
        let json = try value("")
        if next != nil { throw syntaxError("nothing may follow the value") }
        return json
    }

    // MARK: Values

    private mutating func value(_ path: String) throws(ReplayError) -> JSON {
        switch next {
        case "{": return try object(path)
        case "[": return try array(path)
        case "\"": return .string(try string())
        case "t": return try literal("true", .bool(true))
        case "f": return try literal("false", .bool(false))
        case "n": return try literal("null", .null)
        case "-": return .number(try number())
        default:
            guard isDigit else { throw syntaxError("a value is missing") }
            return .number(try number())
        }
    }

    private mutating func object(_ path: String) throws(ReplayError) -> JSON {
        try openLevel()
        var members: [String: JSON] = [:]
        while next != "}" || !members.isEmpty {
            guard next == "\"" else { throw syntaxError("a key in quotation marks is missing") }
            let key = try string()
            let keyPath = path.isEmpty ? key.quotable : "\(path).\(key.quotable)"
            guard members[key] == nil else {
                throw ReplayError(keyPath.isEmpty ? "\"\"" : keyPath, "is there twice; give it once")
            }
            guard skip(":") else { throw syntaxError("a colon is missing") }
            members[key] = try value(keyPath)
            guard skip(",") else { break }
        }
        try closeLevel("}")
        return .object(members)
    }

    private mutating func array(_ path: String) throws(ReplayError) -> JSON {
        try openLevel()
        var items: [JSON] = []
        while next != "]" || !items.isEmpty {
            items.append(try value("\(path)[\(items.count)]"))
            guard skip(",") else { break }
        }
        try closeLevel("]")
        return .array(items)
    }

    private mutating func literal(_ text: String, _ value: JSON) throws(ReplayError) -> JSON {
        guard bytes[index...].starts(with: text.utf8) else { throw syntaxError("a value is missing") }
        index += text.utf8.count
        return value
    }

    private mutating func number() throws(ReplayError) -> Double {
        let start = index
        if peek == "-" { index += 1 }
        if peek == "0" { index += 1 } else { try digits() }
        if peek == "." {
            index += 1
            try digits()
        }
        if peek == "e" || peek == "E" {
            index += 1
            if peek == "+" || peek == "-" { index += 1 }
            try digits()
        }
        return Double(text(start..<index)) ?? .infinity
    }

    private var isDigit: Bool { index < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) }

    /// Skips one digit or more.
    private mutating func digits() throws(ReplayError) {
        let start = index
        while isDigit { index += 1 }
        if index == start { throw syntaxError("a digit is missing") }
    }

    // MARK: Texts

    /// Reads a string, from its first quotation mark to its last.
    private mutating func string() throws(ReplayError) -> String {
        index += 1
        var string = ""
        var start = index
        while let byte = peek, byte != "\"" {
            guard byte.value >= 0x20 else { throw syntaxError("a control character must be escaped") }
            index += 1
            guard byte == "\\" else { continue }
            string += text(start..<index - 1)
            string.unicodeScalars.append(try escaped())
            start = index
        }
        string += text(start..<index)
        guard skip("\"") else { throw syntaxError("a quotation mark is missing") }
        return string
    }

    /// Reads the character of an escape, after the backslash.
    private mutating func escaped() throws(ReplayError) -> Unicode.Scalar {
        let plain: [Unicode.Scalar: Unicode.Scalar] = [
            "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{c}", "n": "\n", "r": "\r", "t": "\t",
        ]
        let letter = peek
        if let scalar = letter.flatMap({ plain[$0] }) {
            index += 1
            return scalar
        }
        guard letter == "u" else { throw syntaxError("the escape is unknown") }
        var code = try hexadecimal()
        // A character with more than 16 bits is escaped as a pair of surrogates.
        if code & 0xfc00 == 0xd800, peek == "\\", index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "u") {
            index += 1
            let low = try hexadecimal()
            if low & 0xfc00 == 0xdc00 { code = 0x10000 + (code & 0x3ff) << 10 + low & 0x3ff }
        }
        guard let scalar = Unicode.Scalar(code) else { throw syntaxError("half a pair of surrogates is missing") }
        return scalar
    }

    /// Reads the four digits of an escape, after the `u`.
    private mutating func hexadecimal() throws(ReplayError) -> UInt32 {
        let start = index + 1
        let digits = text(start..<min(start + 4, bytes.count))
        guard digits.utf8.count == 4, !digits.hasPrefix("+"), let code = UInt32(digits, radix: 16) else {
            throw syntaxError("four hexadecimal digits are missing")
        }
        index = start + 4
        return code
    }

    // MARK: Bytes

    /// The byte at the current index as a character; `nil` at the end.
    private var peek: Unicode.Scalar? { index < bytes.count ? Unicode.Scalar(bytes[index]) : nil }

    /// The next character that isn't white space, which becomes the current one; `nil` at the end.
    private var next: Unicode.Scalar? {
        mutating get {
            while let byte = peek, " \t\r\n".unicodeScalars.contains(byte) { index += 1 }
            return peek
        }
    }

    /// Skips white space and, after it, a character. Returns `false` if another character follows.
    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard next == character else { return false }
        index += 1
        return true
    }

    /// Skips the first bracket of an object or array.
    private mutating func openLevel() throws(ReplayError) {
        depth += 1
        if depth > Self.maximumLevels { throw syntaxError("there are more than \(Self.maximumLevels) levels") }
        index += 1
    }

    /// Skips the last bracket of an object or array.
    private mutating func closeLevel(_ character: Unicode.Scalar) throws(ReplayError) {
        guard skip(character) else { throw syntaxError("a comma or \(character) is missing") }
        depth -= 1
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns an error with the line and the column of the current index.
    private func syntaxError(_ text: String) -> ReplayError {
        let lines = bytes[..<index].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let column = String(decoding: lines.last ?? [], as: UTF8.self).count + 1
        return ReplayError("file", "is not JSON; \(text) at line \(lines.count), column \(column)")
    }
}
