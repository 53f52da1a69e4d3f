import SlidersCore
import SlidersRender

/// Reads recordings. Every function takes a value and the path of its key, and throws a fault with that path.
enum ReplayReader {
    typealias Object = [String: JSON]

    static func read(_ bytes: some Sequence<UInt8>) throws(ReplayError) -> Replay {
        let file = try members(try JSON(parsing: bytes), "file", only: ["slider", "track", "thumbOffset", "input"])
        let slider = try members(try required(file, "slider", ""), "slider", only: sliderKeys)
        let assignment = try assignment(slider, "slider")
        guard let values = assignment.values else {
            throw fault("slider.values", "is missing; give one number per thumb")
        }
        let track = try track(try required(file, "track", ""), "track")
        var configuration = SliderConfiguration()
        configuration.pressTarget = .thumb
        configuration = assignment.configured(configuration)
        try checkLimits(configuration, "slider", count: values.count)
        var state: SliderState
        do {
            state = try SliderState(configuration, values: values, spans: assignment.spans, on: track)
        } catch {
            throw fault(error.replayKey, error.description)
        }
        if let json = file["thumbOffset"] { state.layOut(on: track, thumbOffset: try thumbOffset(json)) }
        var steps: [ReplayStep] = []
        var count = values.count
        let inputs = try file["input"].map { json throws(ReplayError) in try array(json, "input") } ?? []
        for (index, input) in inputs.enumerated() {
            let step = try step(input, "input[\(index)]", count: count)
            if case .set(let assignment) = step { count = assignment.values?.count ?? count }
            steps.append(step)
        }
        return Replay(state: state, steps: steps)
    }

    // MARK: Inputs

    private static func step(_ json: JSON, _ path: String, count: Int) throws(ReplayError) -> ReplayStep {
        let verbs = ["press", "drag", "release", "cancel", "key", "adjust", "move", "set", "resize"]
        let input = try members(json, path, only: verbs + ["pointer", "taps", "thumb"])
        let named = verbs.filter { input[$0] != nil }
        guard let verb = named.first, let value = input[verb] else {
            throw fault(path, "has no verb; give one of \(verbs.joined(separator: ", "))")
        }
        guard named.count == 1 else {
            throw fault(path, "has \(named.count) verbs, \(named.joined(separator: " and ")); give one")
        }
        let key = "\(path).\(verb)"
        let isPointer = ["press", "drag", "release", "cancel"].contains(verb)
        if !isPointer, input["pointer"] != nil { throw fault("\(path).pointer", "does not belong to \(verb)") }
        if verb != "release", input["taps"] != nil { throw fault("\(path).taps", "does not belong to \(verb)") }
        if !["key", "adjust", "move"].contains(verb), input["thumb"] != nil {
            throw fault("\(path).thumb", "does not belong to \(verb)")
        }
        switch verb {
        case "press": return .input(.press(at: try point(value, key), pointer: try pointer(input, path)))
        case "drag": return .input(.drag(to: try point(value, key), pointer: try pointer(input, path)))
        case "release", "cancel":
            guard try bool(value, key) else { throw fault(key, "must be true") }
            let pointer = try pointer(input, path)
            if verb == "cancel" { return .input(.cancel(pointer: pointer)) }
            let taps = try input["taps"].map { json throws(ReplayError) in try Self.count(json, "\(path).taps") } ?? 1
            return .input(.release(pointer: pointer, taps: taps))
        case "key":
            guard let intent = try choice(try string(value, key), key, intents) else {
                if input["thumb"] != nil { throw fault("\(path).thumb", "does not belong to cancel") }
                return .escape
            }
            return .input(.key(intent, thumb: try thumb(input, path, count: count)))
        case "adjust":
            let amount = try number(value, key)
            guard amount == 1 || amount == -1 else { throw fault(key, "must be 1 or -1") }
            return .input(.adjust(Int(amount), thumb: try thumb(input, path, count: count)))
        case "move": return .move(thumb: try thumb(input, path, count: count), value: try number(value, key))
        case "resize": return .resize(try track(value, key))
        default:
            let assignment = try assignment(try members(value, key, only: sliderKeys), key)
            try check(assignment, key, count: count)
            return .set(assignment)
        }
    }

    /// Checks for the faults that no setter can repair without guessing.
    private static func check(_ assignment: ReplayAssignment, _ key: String, count: Int) throws(ReplayError) {
        let count = assignment.values?.count ?? count
        guard count > 0 else { throw fault("\(key).values", SliderError.noValues.description) }
        let configuration = assignment.configured(SliderConfiguration())
        if let thumb = configuration.disabledThumbs.first(where: { $0 >= count }) {
            throw fault("\(key).disabledThumbs", SliderError.noSuchThumb(thumb).description)
        }
        try checkLimits(configuration, key, count: count)
        if let spans = assignment.spans, spans.count != count - 1 {
            throw fault("\(key).spans", SliderError.spansDoNotFit.description)
        }
        switch configuration.scale {
        case .power, .piecewise, .list:
            do { _ = try SliderScaleMap(configuration.scale) } catch { throw fault("\(key).scale", error.description) }
        case .linear, .logarithmic: break
        }
    }

    private static func checkLimits(_ configuration: SliderConfiguration, _ key: String, count: Int) throws(ReplayError)
    {
        if configuration.thumbLimits.count > count {
            throw fault("\(key).thumbLimits", SliderError.noSuchThumb(count).description)
        }
    }

    /// The intents of key names; Escape belongs to no thumb and has none.
    private static let intents: [String: SliderIntent?] = [
        "cancel": nil,
        "increment": .step(1), "decrement": .step(-1), "pageUp": .page(1), "pageDown": .page(-1), "minimum": .minimum,
        "maximum": .maximum, "right": .arrow(dx: 1, dy: 0), "left": .arrow(dx: -1, dy: 0), "up": .arrow(dx: 0, dy: -1),
        "down": .arrow(dx: 0, dy: 1), "reset": .reset,
    ]

    private static func pointer(_ input: Object, _ path: String) throws(ReplayError) -> Int {
        guard let json = input["pointer"] else { return 0 }
        return try integer(json, "\(path).pointer")
    }

    private static func thumb(_ input: Object, _ path: String, count: Int) throws(ReplayError) -> Int {
        let thumb = try integer(try required(input, "thumb", path), "\(path).thumb")
        guard thumb >= 0, thumb < count else {
            throw fault("\(path).thumb", SliderError.noSuchThumb(thumb).description)
        }
        return thumb
    }

    // MARK: Track

    private static func track(_ json: JSON, _ path: String) throws(ReplayError) -> SliderTrack {
        let track = try members(json, path, only: ["line", "arc"])
        guard track.count == 1 else { throw fault(path, "must be either a line or an arc") }
        let result: SliderTrack
        if let line = track["line"] {
            let ends = try array(line, "\(path).line")
            guard ends.count == 2 else { throw fault("\(path).line", "needs two points") }
            result = .line(from: try point(ends[0], "\(path).line[0]"), to: try point(ends[1], "\(path).line[1]"))
        } else {
            let path = "\(path).arc"
            let arc = try members(try required(track, "arc", ""), path, only: ["center", "radius", "start", "sweep"])
            result = .arc(
                SliderTrack.Arc(
                    center: try point(try required(arc, "center", path), "\(path).center"),
                    radius: try number(try required(arc, "radius", path), "\(path).radius"),
                    start: try number(try required(arc, "start", path), "\(path).start"),
                    sweep: try number(try required(arc, "sweep", path), "\(path).sweep")))
        }
        guard result.isUsable else { throw fault(path, SliderError.trackNotFinite.description) }
        return result
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
        guard numbers.count == 2 else { throw fault(path, "needs two numbers, x and y") }
        return SIMD2(numbers[0], numbers[1])
    }
}
