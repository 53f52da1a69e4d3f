import Foundation

/// Finds a key that an object has twice, of which a decoder silently takes one.
struct RepeatedKey {
    private let bytes: [UInt8]
    private var index = 0

    /// The path of the first, like `input[2].press`; `nil` where there is none. The text is valid JSON.
    static func path(in data: Data) -> String? {
        var search = RepeatedKey(bytes: [UInt8](data))
        return search.value("")
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func value(_ path: String) -> String? {
        switch next() {
        case UInt8(ascii: "{"): return object(path)
        case UInt8(ascii: "["): return list(path)
        case UInt8(ascii: "\""): _ = string()
        default: while let byte = peek, !",]}".utf8.contains(byte) { index += 1 }
        }
        return nil
    }

    private mutating func object(_ path: String) -> String? {
        var keys: Set<String> = []
        while next() == UInt8(ascii: "\"") {
            let key = string(), keyPath = path.isEmpty ? key : "\(path).\(key)"
            guard keys.insert(key).inserted else { return keyPath }
            guard next() == UInt8(ascii: ":") else { return nil }
            if let found = value(keyPath) { return found }
            guard next() == UInt8(ascii: ",") else { return nil }
        }
        return nil
    }

    private mutating func list(_ path: String) -> String? {
        skipSpace()
        guard peek != UInt8(ascii: "]") else {
            index += 1
            return nil
        }
        var item = 0
        repeat {
            if let found = value("\(path)[\(item)]") { return found }
            item += 1
        } while next() == UInt8(ascii: ",")
        return nil
    }

    /// What stands between quotes, of which the first is read already.
    private mutating func string() -> String {
        let start = index
        var isEscaped = false
        while let byte = peek, byte != UInt8(ascii: "\"") {
            isEscaped = isEscaped || byte == UInt8(ascii: "\\")
            index += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
        let text = bytes[start..<min(index - 1, bytes.count)]
        let plain = String(decoding: text, as: UTF8.self)
        return isEscaped ? (try? JSONDecoder().decode(String.self, from: Data("\"\(plain)\"".utf8))) ?? plain : plain
    }

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipSpace() {
        while let byte = peek, " \t\r\n".utf8.contains(byte) { index += 1 }
    }

    /// The next byte that is no space, which is read then.
    private mutating func next() -> UInt8? {
        skipSpace()
        defer { index += 1 }
        return peek
    }
}
