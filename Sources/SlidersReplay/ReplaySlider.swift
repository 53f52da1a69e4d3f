import SlidersCore
import SlidersRender

/// Reads the keys of a slider.
extension ReplayReader {
    static let sliderKeys = [
        "values", "spans", "bounds", "scale", "step", "minimumSpan", "maximumSpan", "minimumSeparation", "enabledRange",
        "limits", "disabled", "collision", "press", "bar", "fineControl", "verticalDrag", "detents", "wraps",
        "continuous",
        "snapsWhileDragging", "exact", "readOnly", "arrowSteps", "pageSteps", "accessibilityStep",
    ]

    static func assignment(_ slider: Object, _ path: String) throws(ReplayFault) -> ReplayAssignment {
        var assignment = ReplayAssignment()
        for key in sliderKeys {
            guard let json = slider[key] else { continue }
            let path = "\(path).\(key)"
            switch key {
            case "values": assignment.values = try numbers(json, path)
            case "spans": assignment.spans = try numbers(json, path)
            default: assignment.changes.append(try change(key, json, path))
            }
        }
        return assignment
    }

    private typealias Change = @Sendable (inout SliderConfiguration) -> Void

    private static func change(_ key: String, _ json: JSON, _ path: String) throws(ReplayFault) -> Change {
        switch key {
        case "bounds":
            let bounds = try range(json, path)
            guard (bounds.upperBound - bounds.lowerBound).isFinite else {
                throw fault(path, SliderError.boundsNotFinite.description)
            }
            return { $0.bounds = bounds }
        case "scale":
            let scale = try scale(json, path)
            return { $0.scale = scale }
        case "step":
            let step = try step(json, path)
            return { $0.step = step }
        case "minimumSpan":
            let span = try notNegative(json, path)
            return { $0.minimumSpan = span }
        case "maximumSpan":
            let span = try notNegative(json, path)
            return { $0.maximumSpan = span }
        case "minimumSeparation":
            let separation = try notNegative(json, path)
            return { $0.minimumSeparation = separation }
        case "enabledRange":
            let part = try range(json, path)
            return { $0.enabledRange = part }
        case "limits":
            var limits: [ClosedRange<Double>?] = []
            for (index, item) in try array(json, path).enumerated() {
                if case .null = item { limits.append(nil) } else { limits.append(try range(item, "\(path)[\(index)]")) }
            }
            return { [limits] in $0.limits = limits }
        case "disabled":
            var ranks: [Int] = []
            for (index, item) in try array(json, path).enumerated() {
                let rank = try integer(item, "\(path)[\(index)]")
                guard rank >= 0 else { throw fault("\(path)[\(index)]", SliderError.noSuchThumb(rank).description) }
                ranks.append(rank)
            }
            return { [ranks] in $0.disabled = ranks }
        case "arrowSteps":
            let steps = try count(json, path)
            return { $0.arrowSteps = steps }
        case "pageSteps":
            let steps = try count(json, path)
            return { $0.pageSteps = steps }
        case "accessibilityStep":
            let increment = try notNegative(json, path)
            return { $0.accessibilityStep = increment }
        case "detents":
            let detents = try numbers(json, path)
            return { $0.detents = detents }
        default:
            return try option(key, json, path)
        }
    }

    private static func option(_ key: String, _ json: JSON, _ path: String) throws(ReplayFault) -> Change {
        switch key {
        case "collision":
            let collision: SliderCollision = try choice(
                try string(json, path), path, ["stop": .stop, "push": .push, "cross": .cross])
            return { $0.collision = collision }
        case "press":
            let targets: [String: SliderPressTarget] = [
                "thumb": .thumb, "bar": .bar, "track": .track, "barAndTrack": .barAndTrack, "anywhere": .anywhere,
            ]
            let press = try choice(try string(json, path), path, targets)
            return { $0.press = press }
        case "bar":
            let bar: SliderBarDrag = try choice(try string(json, path), path, ["neighbors": .neighbors, "all": .all])
            return { $0.bar = bar }
        default:
            let isOn = try bool(json, path)
            switch key {
            case "fineControl": return { $0.hasFineControl = isOn }
            case "verticalDrag": return { $0.dragsVertically = isOn }
            case "continuous": return { $0.isContinuous = isOn }
            case "snapsWhileDragging": return { $0.snapsWhileDragging = isOn }
            case "readOnly": return { $0.isReadOnly = isOn }
            case "wraps": return { $0.wraps = isOn }
            default: return { $0.isExact = isOn }
            }
        }
    }

    private static func step(_ json: JSON, _ path: String) throws(ReplayFault) -> SliderStep {
        guard case .array = json else { return .every(try number(json, path)) }
        let values = try numbers(json, path)
        guard !values.isEmpty else { throw fault(path, SliderError.stepValuesUnusable.description) }
        return .values(values)
    }

    private static func scale(_ json: JSON, _ path: String) throws(ReplayFault) -> SliderScale {
        if case .string(let name) = json {
            return try choice(name, path, ["linear": .linear, "logarithmic": .logarithmic])
        }
        let scale = try members(json, path, only: ["power", "piecewise", "list"])
        guard scale.count == 1, let kind = scale.first else {
            throw fault(path, "must be one of power, piecewise, list")
        }
        let key = "\(path).\(kind.key)"
        switch kind.key {
        case "power": return .power(try number(kind.value, key))
        case "list": return .list(try numbers(kind.value, key))
        default:
            var stops: [SliderScale.Stop] = []
            for (index, item) in try array(kind.value, key).enumerated() {
                let stop = try numbers(item, "\(key)[\(index)]")
                guard stop.count == 2 || stop.count == 3 else {
                    throw fault("\(key)[\(index)]", "needs a fraction, a value and, if wanted, a step")
                }
                stops.append(SliderScale.Stop(fraction: stop[0], value: stop[1], step: stop.count == 3 ? stop[2] : nil))
            }
            return .piecewise(stops)
        }
    }
}

extension SliderError {
    /// The key of a recording at which the fault is reported.
    var replayKey: String {
        switch self {
        case .noValues, .valueNotFinite, .valuesDescend: "slider.values"
        case .spansDoNotFit: "slider.spans"
        case .boundsNotFinite, .boundsReversed, .boundsBesideScale: "slider.bounds"
        case .logarithmNeedsPositiveBounds, .powerOutOfRange, .stopsIncomplete, .stopsNotIncreasing, .listNotIncreasing:
            "slider.scale"
        case .stepValuesUnusable: "slider.step"
        case .minimumNegative, .minimumSpanTooLarge: "slider.minimumSpan"
        case .maximumNegative, .maximumSpanTooSmall: "slider.maximumSpan"
        case .enabledRangeOutsideBounds, .enabledRangeOnWrappingCircle: "slider.enabledRange"
        case .limitsOutsideBounds, .limitsAgainstOrder, .limitsOnWrappingCircle: "slider.limits"
        case .noSuchThumb: "slider.disabled"
        case .detentNotFinite: "slider.detents"
        case .wrapNeedsFullCircle: "slider.wraps"
        case .crossOnWrappingCircle: "slider.collision"
        case .trackNotFinite: "track"
        }
    }
}
