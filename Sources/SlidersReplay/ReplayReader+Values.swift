import SlidersCore
import SlidersRender

/// Reads the kinds of JSON value that recordings use.
extension ReadableKind {
    /// Reads an object that has no other keys than `keys`.
    static func members(_ json: JSON, _ path: String, only keys: [String]) throws(ReplayError) -> JSON.Object {
        guard case .object(let members) = json else { throw ReplayError(path, "must be an object") }
        if let unknown = members.keys.filter({ !keys.contains($0) }).min() {
            let key = unknown.isEmpty ? "\"\"" : unknown.quotable
            let path = path == "file" ? key : "\(path).\(key)"
            if let name = currentNames[unknown], keys.contains(name) {
                throw ReplayError(path, "is called \(name) now")
            }
            throw ReplayError(path, Self.unknown(unknown, keys))
        }
        return members
    }

    /// Reads the value of a key that an object must have.
    static func required(_ object: JSON.Object, _ key: String, _ path: String) throws(ReplayError) -> JSON {
        guard let json = object[key] else { throw ReplayError(path.isEmpty ? key : "\(path).\(key)", "is missing") }
        return json
    }

    static func array(_ json: JSON, _ path: String) throws(ReplayError) -> [JSON] {
        guard case .array(let items) = json else { throw ReplayError(path, "must be a list") }
        return items
    }

    static func numbers(_ json: JSON, _ path: String) throws(ReplayError) -> [Double] {
        var numbers: [Double] = []
        for (index, item) in try array(json, path).enumerated() {
            numbers.append(try number(item, "\(path)[\(index)]"))
        }
        return numbers
    }

    static func number(_ json: JSON, _ path: String) throws(ReplayError) -> Double {
        guard case .number(let number) = json, number.isFinite else {
            throw ReplayError(path, "must be a finite number")
        }
        return number
    }

    static func integer(_ json: JSON, _ path: String) throws(ReplayError) -> Int {
        guard let integer = Int(exactly: try number(json, path)) else {
            throw ReplayError(path, "must be a whole number")
        }
        return integer
    }

    static func positive(_ json: JSON, _ path: String) throws(ReplayError) -> Int {
        let count = try integer(json, path)
        guard count > 0 else { throw ReplayError(path, "must be at least 1") }
        return count
    }

    static func bool(_ json: JSON, _ path: String) throws(ReplayError) -> Bool {
        guard case .bool(let bool) = json else { throw ReplayError(path, "must be true or false") }
        return bool
    }

    static func string(_ json: JSON, _ path: String) throws(ReplayError) -> String {
        guard case .string(let text) = json else { throw ReplayError(path, "must be a text") }
        return text
    }

    /// Returns the value of a name, and throws an error if the name is unknown.
    static func choice<Value>(_ name: String, _ path: String, _ values: [String: Value]) throws(ReplayError) -> Value {
        guard let value = values[name] else {
            throw ReplayError(path, "\"\(name.quotable)\" \(unknown(name, values.keys.sorted()))")
        }
        return value
    }

    /// Returns the end of an error about an unknown word, with the known words and, if one of them differs in few
    /// letters, a suggestion.
    private static func unknown(_ word: String, _ known: [String]) -> String {
        let text = "is unknown; known are \(known.joined(separator: ", "))"
        let differences = known.map { $0.lowercased().difference(from: word.lowercased()).count }
        guard let minimum = differences.min(), minimum <= 3, 2 * minimum < word.count,
            let index = differences.firstIndex(of: minimum)
        else { return text }
        return "\(text); did you mean \(known[index])?"
    }

    /// Reads a range from two numbers in ascending order.
    static func range(_ json: JSON, _ path: String) throws(ReplayError) -> ClosedRange<Double> {
        let ends = try numbers(json, path)
        guard ends.count == 2 else { throw ReplayError(path, "needs two numbers, lower and upper") }
        guard ends[0] <= ends[1] else {
            throw ReplayError(path, SliderError.boundsReversed(lower: ends[0], upper: ends[1]).description)
        }
        return ends[0]...ends[1]
    }

    static func notNegative(_ json: JSON, _ path: String) throws(ReplayError) -> Double {
        let number = try number(json, path)
        guard number >= 0 else { throw ReplayError(path, "must be 0 or more") }
        return number
    }
}

/// The current names of keys, by their former names.
private let currentNames = [
    "seam": "wraps", "marks": "detents", "selectable": "enabledRange", "limits": "thumbLimits",
    "disabled": "disabledThumbs", "press": "pressTarget", "span": "spanDrag", "fineControl": "hasFineControl",
    "verticalDrag": "dragsVertically", "continuous": "isContinuous", "exact": "keepsValuesBetweenSteps",
    "readOnly": "isReadOnly",
    "assistiveIncrement": "accessibilityStep",
]

extension String {
    /// The maximum number of characters that an error quotes from a file.
    private static let maximumQuoteLength = 60

    /// The text as an error quotes it, in one line of a terminal: invisible characters are escaped, and the end of a
    /// long text is left out.
    var quotable: String {
        var text = ""
        for scalar in unicodeScalars.prefix(Self.maximumQuoteLength) {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
                text += "\\u{\(String(scalar.value, radix: 16))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return unicodeScalars.count > Self.maximumQuoteLength ? text + "…" : text
    }
}
