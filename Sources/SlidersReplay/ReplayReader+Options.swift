import SlidersCore
import SlidersRender

/// Reads the keys of a slider: its values, and its options by their names.
extension ReadableKind {
    static func assignment(_ slider: JSON.Object, _ path: String) throws(ReplayError) -> ReplayAssignment {
        var assignment = ReplayAssignment()
        if let json = slider["values"] { assignment.values = try numbers(json, "\(path).values") }
        if let json = slider["spans"] { assignment.spans = try numbers(json, "\(path).spans") }
        if let json = slider["bounds"] {
            let bounds = try range(json, "\(path).bounds")
            guard (bounds.upperBound - bounds.lowerBound).isFinite else {
                throw ReplayError("\(path).bounds", SliderError.boundsNotFinite.description)
            }
            assignment.options += [
                (.lowerBound, .init(numbers: [bounds.lowerBound])), (.upperBound, .init(numbers: [bounds.upperBound])),
            ]
        }
        for option in SliderOption.allCases where !option.isBound {
            guard let json = slider[option.name] else { continue }
            assignment.options.append((option, try value(of: option, json, "\(path).\(option.name)")))
        }
        return assignment
    }

    private static func value(
        of option: SliderOption, _ json: JSON, _ path: String
    ) throws(ReplayError) -> SliderOption.Value {
        switch option.kind {
        case .scale: try scale(json, path)
        case .step: try step(json, path)
        case .number: .init(numbers: [try number(json, path)])
        case .distance, .amount: .init(numbers: [try notNegative(json, path)])
        case .steps: .init(numbers: [Double(try positive(json, path))])
        case .range: .init(numbers: try ends(json, path))
        case .limits: .init(numbers: try limits(json, path))
        case .ranges: .init(numbers: try ranges(json, path))
        case .thumbs: .init(numbers: try thumbs(json, path))
        case .numbers: .init(numbers: try numbers(json, path))
        case .choice: .init(choice: try choice(try string(json, path), path, numbered(option.words)))
        case .flag: .init(choice: try bool(json, path) ? 1 : 0)
        }
    }

    /// Returns the index of each word.
    private static func numbered(_ words: [String]) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: zip(words, words.indices))
    }

    /// Reads a range as its two ends.
    private static func ends(_ json: JSON, _ path: String) throws(ReplayError) -> [Double] {
        let range = try range(json, path)
        return [range.lowerBound, range.upperBound]
    }

    private static func ranges(_ json: JSON, _ path: String) throws(ReplayError) -> [Double] {
        var numbers: [Double] = []
        for (index, item) in try array(json, path).enumerated() { numbers += try ends(item, "\(path)[\(index)]") }
        return numbers
    }

    private static func limits(_ json: JSON, _ path: String) throws(ReplayError) -> [Double] {
        var limits: [Double] = []
        for (thumb, item) in try array(json, path).enumerated() {
            if case .null = item { limits += [.nan, .nan] } else { limits += try ends(item, "\(path)[\(thumb)]") }
        }
        return limits
    }

    static func thumbs(_ json: JSON, _ path: String) throws(ReplayError) -> [Double] {
        var thumbs: [Double] = []
        for (index, item) in try array(json, path).enumerated() {
            let thumb = try integer(item, "\(path)[\(index)]")
            guard thumb >= 0 else { throw ReplayError("\(path)[\(index)]", SliderError.noSuchThumb(thumb).description) }
            thumbs.append(Double(thumb))
        }
        return thumbs
    }

    private static func step(_ json: JSON, _ path: String) throws(ReplayError) -> SliderOption.Value {
        guard case .array = json else { return .init(choice: 1, numbers: [try number(json, path)]) }
        let values = try numbers(json, path)
        guard !values.isEmpty else { throw ReplayError(path, SliderError.stepValuesUnusable.description) }
        return .init(choice: 2, numbers: values)
    }

    private static func scale(_ json: JSON, _ path: String) throws(ReplayError) -> SliderOption.Value {
        let kinds = numbered(SliderOption.scale.words)
        let kindsWithNumbers = SliderOption.scale.words.dropFirst(2)
        if case .string(let name) = json {
            return .init(choice: try choice(name, path, kinds.filter { !kindsWithNumbers.contains($0.key) }))
        }
        let scale = try members(json, path, only: Array(kindsWithNumbers))
        guard scale.count == 1, let (kind, content) = scale.first else {
            throw ReplayError(path, "must be one of \(kindsWithNumbers.joined(separator: ", "))")
        }
        let key = "\(path).\(kind)"
        var value = SliderOption.Value(choice: try choice(kind, path, kinds))
        switch kind {
        case "power": value.numbers = [try number(content, key)]
        case "list": value.numbers = try numbers(content, key)
        default:
            for (index, item) in try array(content, key).enumerated() {
                let stop = try numbers(item, "\(key)[\(index)]")
                guard stop.count == 2 || stop.count == 3 else {
                    throw ReplayError("\(key)[\(index)]", "needs a fraction, a value, and optionally a step")
                }
                value.numbers += stop.count == 3 ? stop : stop + [.nan]
            }
        }
        return value
    }
}

extension ReplayAssignment {
    /// The keys of an assignment. Both bounds are one key, so that a file sets both of them or none.
    static let keys = ["values", "spans"] + SliderOption.keys(Set(SliderOption.allCases))
}

extension SliderOption {
    /// Creates the option with a name, or returns `nil` if no option has it.
    package init?(named name: String) {
        guard let index = Self.names.firstIndex(of: name) else { return nil }
        self = Self.allCases[index]
    }

    /// The name of the option's property in `SliderConfiguration`.
    var name: String { Self.names[Int(rawValue)] }

    var isBound: Bool { self == .lowerBound || self == .upperBound }

    /// Returns the keys of options in a recording, in the order of the options.
    static func keys(_ options: Set<Self>) -> [String] {
        let bounds = options.contains(.lowerBound) ? ["bounds"] : []
        return bounds + allCases.filter { options.contains($0) && !$0.isBound }.map(\.name)
    }
}
