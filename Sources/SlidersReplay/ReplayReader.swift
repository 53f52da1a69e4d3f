import SlidersCore
import SlidersRender

/// Reads recordings. Every function takes a value and the path of its key, and throws an error with that path.
enum ReplayReader {
    typealias Object = [String: JSON]

    static func read(_ json: JSON) throws(ReplayError) -> Replay {
        let file = try members(json, "file", only: ["slider", "playhead", "track", "thumbOffset", "input"])
        let slider = try members(try required(file, "slider", ""), "slider", only: sliderKeys)
        let assignment = try assignment(slider, "slider")
        guard let values = assignment.values else {
            throw ReplayError("slider.values", "is missing; give one number per thumb")
        }
        let track = try track(try required(file, "track", ""), "track")
        var state = try state(assignment, values, "slider", on: track)
        var ofPlayhead: SliderState?
        if let json = file["playhead"] { ofPlayhead = try playhead(json, of: state, on: track) }
        if let json = file["thumbOffset"] { state.layOut(on: track, thumbOffset: try thumbOffset(json)) }
        var steps: [ReplayStep] = []
        var count = values.count
        let inputs = try file["input"].map { json throws(ReplayError) in try array(json, "input") } ?? []
        for (index, input) in inputs.enumerated() {
            let step = try step(input, "input[\(index)]", count: count, hasPlayhead: ofPlayhead != nil)
            if case .set(let assignment) = step { count = assignment.values?.count ?? count }
            steps.append(step)
        }
        return Replay(state: state, playhead: ofPlayhead, steps: steps)
    }

    /// Makes the slider of an assignment. What it leaves out is as in another slider, or else the default of files.
    static func state(
        _ assignment: ReplayAssignment, _ values: [Double], _ key: String, on track: SliderTrack,
        _ defaults: SliderConfiguration = SliderConfiguration()
    ) throws(ReplayError) -> SliderState {
        var configuration = defaults
        configuration.pressTarget = .thumb
        configuration = assignment.configured(configuration)
        try checkLimits(configuration, key, count: values.count)
        do {
            return try SliderState(configuration, values: values, spans: assignment.spans, on: track)
        } catch {
            throw ReplayError(error.replayKey(of: key), error.description)
        }
    }

    // MARK: Inputs

    private static func step(
        _ json: JSON, _ path: String, count: Int, hasPlayhead: Bool
    ) throws(ReplayError) -> ReplayStep {
        let verb = try verb(
            of: json, path,
            ["press", "drag", "release", "cancel", "key", "adjust", "type", "choose", "move", "set", "resize"],
            ofThumbs: ["key", "adjust", "type", "move", "set"], namedBy: ["thumb", "playhead"])
        if let isOfPlayhead = verb.input["playhead"] {
            guard try bool(isOfPlayhead, "\(path).playhead") else {
                throw ReplayError("\(path).playhead", "must be true")
            }
            guard hasPlayhead else { throw ReplayError("\(path).playhead", "is of a file with the key playhead") }
            return .playhead(try stepOfPlayhead(verb))
        }
        switch verb.name {
        case "move": return .move(thumb: try thumb(verb, count: count), value: try number(verb.value, verb.key))
        case "resize": return .resize(try track(verb.value, verb.key))
        case "set":
            if verb.input["thumb"] != nil { throw ReplayError("\(path).thumb", "does not belong to set") }
            let assignment = try assignment(try members(verb.value, verb.key, only: sliderKeys), verb.key)
            try check(assignment, verb.key, count: count)
            return .set(assignment)
        default:
            guard
                let input = try personInput(
                    verb, coordinate: { () throws(ReplayError) in try thumb(verb, count: count) })
            else { return .escape }
            return .input(input)
        }
    }

    /// What an entry of the input does.
    struct Verb {
        let name: String
        let value: JSON
        /// All members of the entry.
        let input: Object
        /// The path of the entry.
        let path: String
        /// The path of the verb.
        var key: String { "\(path).\(name)" }
    }

    /// Reads the verb of an entry.
    ///
    /// - Parameters:
    ///   - verbs: the verbs that there are.
    ///   - thumbVerbs: those that need a thumb.
    ///   - names: the keys that name a thumb.
    static func verb(
        of json: JSON, _ path: String, _ verbs: [String], ofThumbs thumbVerbs: [String], namedBy names: [String]
    ) throws(ReplayError) -> Verb {
        let input = try members(json, path, only: verbs + ["pointer", "taps"] + names)
        let named = verbs.filter { input[$0] != nil }
        guard let name = named.first, let value = input[name] else {
            throw ReplayError(path, "has no verb; give one of \(verbs.joined(separator: ", "))")
        }
        guard named.count == 1 else {
            throw ReplayError(path, "has \(named.count) verbs, \(named.joined(separator: " and ")); give one")
        }
        let isPointer = ["press", "drag", "release", "cancel"].contains(name)
        if !isPointer, input["pointer"] != nil { throw ReplayError("\(path).pointer", "does not belong to \(name)") }
        if name != "release", input["taps"] != nil { throw ReplayError("\(path).taps", "does not belong to \(name)") }
        if !thumbVerbs.contains(name), let other = names.first(where: { input[$0] != nil }) {
            throw ReplayError("\(path).\(other)", "does not belong to \(name)")
        }
        return Verb(name: name, value: value, input: input, path: path)
    }

    /// Reads what a person does; `nil` is Escape.
    ///
    /// - Parameter coordinate: reads the thumb, or the coordinate of a point, that a key, an increment, or a typed
    ///   value belongs to.
    static func personInput(
        _ verb: Verb, coordinate: () throws(ReplayError) -> Int
    ) throws(ReplayError) -> SliderInput? {
        let (value, key) = (verb.value, verb.key)
        switch verb.name {
        case "press": return .press(at: try point(value, key), pointer: try pointer(verb))
        case "drag": return .drag(to: try point(value, key), pointer: try pointer(verb))
        case "release", "cancel":
            guard try bool(value, key) else { throw ReplayError(key, "must be true") }
            let pointer = try pointer(verb)
            if verb.name == "cancel" { return .cancel(pointer: pointer) }
            let path = "\(verb.path).taps"
            let taps = try verb.input["taps"].map { json throws(ReplayError) in try Self.count(json, path) } ?? 1
            return .release(pointer: pointer, taps: taps)
        case "key":
            guard let intent = try choice(try string(value, key), key, intents) else {
                if let name = ["thumb", "playhead", "point", "axis"].first(where: { verb.input[$0] != nil }) {
                    throw ReplayError("\(verb.path).\(name)", "does not belong to cancel")
                }
                return nil
            }
            return .key(intent, thumb: try coordinate())
        case "type": return .type(try number(value, key), thumb: try coordinate())
        case "choose": return .choose(try number(value, key))
        default:
            let amount = try number(value, key)
            guard amount == 1 || amount == -1 else { throw ReplayError(key, "must be 1 or -1") }
            return .adjust(Int(amount), thumb: try coordinate())
        }
    }

    /// Checks for the errors that no setter can repair without guessing.
    static func check(_ assignment: ReplayAssignment, _ key: String, count: Int) throws(ReplayError) {
        let count = assignment.values?.count ?? count
        guard count > 0 else { throw ReplayError("\(key).values", SliderError.noValues.description) }
        let configuration = assignment.configured(SliderConfiguration())
        if let thumb = configuration.disabledThumbs.first(where: { $0 >= count }) {
            throw ReplayError("\(key).disabledThumbs", SliderError.noSuchThumb(thumb).description)
        }
        try checkLimits(configuration, key, count: count)
        if let spans = assignment.spans, spans.count != count - 1 {
            throw ReplayError("\(key).spans", SliderError.spansDoNotFit.description)
        }
        try checkScale(assignment, key)
    }

    /// Checks for a scale that makes no sense.
    static func checkScale(_ assignment: ReplayAssignment, _ key: String) throws(ReplayError) {
        let scale = assignment.configured(SliderConfiguration()).scale
        switch scale {
        case .power, .piecewise, .list:
            do { _ = try SliderScaleMap(scale) } catch { throw ReplayError("\(key).scale", error.description) }
        case .linear, .logarithmic: break
        }
    }

    static func checkLimits(_ configuration: SliderConfiguration, _ key: String, count: Int) throws(ReplayError) {
        if configuration.thumbLimits.count > count {
            throw ReplayError("\(key).thumbLimits", SliderError.noSuchThumb(count).description)
        }
    }

    /// The intents of key names; Escape belongs to no thumb and has none.
    private static let intents: [String: SliderIntent?] = [
        "cancel": nil,
        "increment": .step(1), "decrement": .step(-1), "pageUp": .page(1), "pageDown": .page(-1), "minimum": .minimum,
        "maximum": .maximum, "right": .arrow(dx: 1, dy: 0), "left": .arrow(dx: -1, dy: 0), "up": .arrow(dx: 0, dy: -1),
        "down": .arrow(dx: 0, dy: 1), "reset": .reset,
    ]

    private static func pointer(_ verb: Verb) throws(ReplayError) -> Int {
        guard let json = verb.input["pointer"] else { return 0 }
        return try integer(json, "\(verb.path).pointer")
    }

    private static func thumb(_ verb: Verb, count: Int) throws(ReplayError) -> Int {
        let path = "\(verb.path).thumb"
        let thumb = try integer(try required(verb.input, "thumb", verb.path), path)
        guard thumb >= 0, thumb < count else { throw ReplayError(path, SliderError.noSuchThumb(thumb).description) }
        return thumb
    }

    // MARK: Track

    private static func track(_ json: JSON, _ path: String) throws(ReplayError) -> SliderTrack {
        let track = try members(json, path, only: ["line", "arc"])
        guard track.count == 1 else { throw ReplayError(path, "must be either a line or an arc") }
        let result: SliderTrack
        if let line = track["line"] {
            let ends = try array(line, "\(path).line")
            guard ends.count == 2 else { throw ReplayError("\(path).line", "needs two points") }
            result = .line(from: try point(ends[0], "\(path).line[0]"), to: try point(ends[1], "\(path).line[1]"))
        } else {
            result = .arc(try arc(try required(track, "arc", ""), "\(path).arc"))
        }
        guard result.isUsable else { throw ReplayError(path, SliderError.trackNotFinite.description) }
        return result
    }

    static func arc(_ json: JSON, _ path: String) throws(ReplayError) -> SliderTrack.Arc {
        let arc = try members(json, path, only: ["center", "radius", "start", "sweep"])
        return SliderTrack.Arc(
            center: try point(try required(arc, "center", path), "\(path).center"),
            radius: try number(try required(arc, "radius", path), "\(path).radius"),
            start: try number(try required(arc, "start", path), "\(path).start"),
            sweep: try number(try required(arc, "sweep", path), "\(path).sweep"))
    }

    private static func thumbOffset(_ json: JSON) throws(ReplayError) -> SliderThumbOffset {
        let offset = try members(json, "thumbOffset", only: ["along", "across"])
        var result = SliderThumbOffset()
        if let along = offset["along"] { result.along = try notNegative(along, "thumbOffset.along") }
        if let across = offset["across"] { result.across = try number(across, "thumbOffset.across") }
        return result
    }

    static func point(_ json: JSON, _ path: String) throws(ReplayError) -> SIMD2<Double> {
        let numbers = try numbers(json, path)
        guard numbers.count == 2 else { throw ReplayError(path, "needs two numbers, x and y") }
        return SIMD2(numbers[0], numbers[1])
    }
}
