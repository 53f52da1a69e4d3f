import SlidersCore

/// Reads recordings of rulers.
extension ReplayReader {
    /// The options of a slider that mean nothing for a ruler: those of several thumbs, of circles, and of where presses
    /// count.
    private static let optionsOfOthers = [
        "values", "spans", "collision", "minimumSpan", "maximumSpan", "minimumSeparation", "thumbLimits",
        "disabledThumbs", "barDrag", "wraps", "dragsVertically", "pressTarget",
    ]
    private static let optionKeys = sliderKeys.filter { !optionsOfOthers.contains($0) }
    private static let rulerKeys = ["value", "decelerationRate"] + optionKeys
    private static let verbs = [
        "press", "drag", "release", "cancel", "key", "adjust", "type", "choose", "frames", "rest", "set", "resize",
    ]

    static func readRuler(_ json: JSON) throws(ReplayError) -> RulerReplay {
        let file = try members(json, "file", only: ["ruler", "scale", "input"])
        let assignment = try rulerAssignment(try required(file, "ruler", ""), "ruler")
        guard let value = assignment.value else { throw ReplayError("ruler.value", "is missing; give a number") }
        let scale = try rulerScale(try required(file, "scale", ""), "scale")
        var ruler: SliderRuler
        do {
            ruler = try SliderRuler(assignment.configured(SliderConfiguration()), value: value, on: scale.course)
        } catch {
            throw ReplayError("ruler", error.description)
        }
        if let rate = assignment.decelerationRate { ruler.decelerationRate = rate }
        var steps: [RulerReplay.Step] = []
        var inputs: [JSON] = []
        if let json = file["input"] { inputs = try array(json, "input") }
        for (index, input) in inputs.enumerated() { steps.append(try rulerStep(input, "input[\(index)]")) }
        return RulerReplay(ruler: ruler, scale: scale, steps: steps)
    }

    // MARK: Inputs

    private static func rulerStep(_ json: JSON, _ path: String) throws(ReplayError) -> RulerReplay.Step {
        var (delay, entry) = (0.0, json)
        if case .object(var members) = json, let after = members.removeValue(forKey: "after") {
            (delay, entry) = (try notNegative(after, "\(path).after"), .object(members))
        }
        return RulerReplay.Step(delay: delay, action: try rulerAction(entry, path))
    }

    private static func rulerAction(_ json: JSON, _ path: String) throws(ReplayError) -> RulerReplay.Action {
        let verb = try verb(of: json, path, verbs, ofThumbs: [], namedBy: [])
        switch verb.name {
        case "frames":
            let count = try count(verb.value, verb.key)
            guard count <= RulerReplay.mostFrames else {
                throw ReplayError(verb.key, "must be at most \(RulerReplay.mostFrames)")
            }
            return .frames(count)
        case "rest":
            guard try bool(verb.value, verb.key) else { throw ReplayError(verb.key, "must be true") }
            return .rest
        case "resize": return .resize(try rulerScale(verb.value, verb.key))
        case "set": return .set(try rulerAssignment(verb.value, verb.key))
        default: return try personInput(verb, coordinate: { 0 }).map { .input($0) } ?? .escape
        }
    }

    // MARK: Options

    private static func rulerAssignment(_ json: JSON, _ path: String) throws(ReplayError) -> RulerReplay.Assignment {
        let ruler = try members(json, path, only: rulerKeys)
        var result = RulerReplay.Assignment()
        if let value = ruler["value"] { result.value = try number(value, "\(path).value") }
        if let json = ruler["decelerationRate"] {
            let rate = try number(json, "\(path).decelerationRate")
            guard rate > 0, rate < 1 else { throw ReplayError("\(path).decelerationRate", "must be between 0 and 1") }
            result.decelerationRate = rate
        }
        result.options = try assignment(ruler.filter { optionKeys.contains($0.key) }, path)
        try checkScale(result.options, path)
        return result
    }

    // MARK: Scale

    private static func rulerScale(_ json: JSON, _ path: String) throws(ReplayError) -> RulerReplay.Scale {
        let scale = try members(json, path, only: ["mark", "direction", "bendRadius", "length"])
        var result = RulerReplay.Scale(
            mark: try point(try required(scale, "mark", path), "\(path).mark"), direction: .right, bendRadius: 0,
            length: try notNegative(try required(scale, "length", path), "\(path).length"))
        if let json = scale["direction"] {
            let key = "\(path).direction"
            result.direction = try choice(
                try string(json, key), key, ["right": .right, "left": .left, "up": .up, "down": .down])
        }
        if let json = scale["bendRadius"] { result.bendRadius = try notNegative(json, "\(path).bendRadius") }
        let isUpright = result.direction == .up || result.direction == .down
        guard !isUpright || result.bendRadius == 0 else {
            throw ReplayError("\(path).direction", "must be right or left, as the scale is bent")
        }
        return result
    }
}
