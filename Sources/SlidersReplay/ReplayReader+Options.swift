import SlidersCore
import SlidersRender

/// Reads the keys of a slider: its values, and its options by their names.
extension ReadableKind {
    static func assignment(_ slider: JSON.Object, _ path: String) throws(ReplayError) -> ReplayAssignment {
        var assignment = ReplayAssignment()
        for key in ReplayAssignment.keys {
            guard let json = slider[key] else { continue }
            let path = "\(path).\(key)"
            switch key {
            case "values": assignment.values = try numbers(json, path)
            case "spans": assignment.spans = try numbers(json, path)
            case "bounds":
                let bounds = try range(json, path)
                guard (bounds.upperBound - bounds.lowerBound).isFinite else {
                    throw ReplayError(path, SliderError.boundsNotFinite.description)
                }
                assignment.options += [
                    (.lowerBound, .init(numbers: [bounds.lowerBound])),
                    (.upperBound, .init(numbers: [bounds.upperBound])),
                ]
            default:
                guard let option = SliderOption(named: key) else { continue }
                assignment.options.append((option, try value(of: option, json, path)))
            }
        }
        return assignment
    }

    private static func value(
        of option: SliderOption, _ json: JSON, _ path: String
    ) throws(ReplayError) -> SliderOption.Value {
        switch option {
        case .scale: try scale(json, path)
        case .step: try step(json, path)
        case .lowerBound, .upperBound: .init(numbers: [try number(json, path)])
        case .minimumSpan, .maximumSpan, .minimumSeparation, .detentDistance, .accessibilityStep:
            .init(numbers: [try notNegative(json, path)])
        case .arrowSteps, .pageSteps: .init(numbers: [Double(try positive(json, path))])
        case .enabledRange: .init(numbers: try ends(json, path))
        case .thumbLimits: .init(numbers: try limits(json, path))
        case .forbiddenRanges: .init(numbers: try ranges(json, path))
        case .disabledThumbs: .init(numbers: try thumbs(json, path))
        case .detents, .resetValues: .init(numbers: try numbers(json, path))
        case .collision, .pressTarget, .barDrag:
            .init(choice: try choice(try string(json, path), path, numbered(option.words)))
        case .isEnabled, .isReadOnly, .isExact, .wraps, .hasFineControl, .dragsVertically, .snapsWhileDragging,
            .isContinuous, .resetsOnDoubleTap:
            .init(choice: try bool(json, path) ? 1 : 0)
        }
    }

    private static func numbered(_ words: [String]) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: zip(words, words.indices))
    }

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
        let withNumbers = SliderOption.scale.words.dropFirst(2)
        if case .string(let name) = json {
            return .init(choice: try choice(name, path, kinds.filter { !withNumbers.contains($0.key) }))
        }
        let scale = try members(json, path, only: Array(withNumbers))
        guard scale.count == 1, let (kind, given) = scale.first else {
            throw ReplayError(path, "must be one of \(withNumbers.joined(separator: ", "))")
        }
        let key = "\(path).\(kind)"
        var value = SliderOption.Value(choice: try choice(kind, path, kinds))
        switch kind {
        case "power": value.numbers = [try number(given, key)]
        case "list": value.numbers = try numbers(given, key)
        default:
            for (index, item) in try array(given, key).enumerated() {
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
    /// Both bounds are one key, so that neither is without the other.
    static let keys =
        ["values", "spans", "bounds"]
        + SliderOption.allCases.filter { $0 != .lowerBound && $0 != .upperBound }.map { "\($0)" }
}
