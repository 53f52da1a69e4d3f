import SlidersCore
import SlidersRender

/// What a kind of slider reads in its recordings.
protocol ReadableKind: RecordedKind {
    /// The keys of a file, but for `input`. The first is that of the slider, by which a file is recognized.
    static var keys: [String] { get }
    /// The verbs that not every kind has.
    static var verbs: [String] { get }
    /// The keys by which an entry of the input names a thumb or a coordinate.
    static var thumbKeys: [String] { get }
    /// Other keys that an entry of the input can have beside its verb.
    static var otherKeys: [String] { get }

    /// Reads the slider at the beginning, where it is, and the number of its thumbs.
    static func start(
        of file: JSON.Object
    ) throws(ReplayError) -> (Self, geometry: Model.RecordedGeometry, count: Int)
    /// Reads where a slider is.
    static func geometry(_ json: JSON, _ path: String) throws(ReplayError) -> Model.RecordedGeometry
    /// Reads options and values that code sets, and notes how many thumbs there are then.
    static func assignment(
        _ verb: ReplayVerb, count: inout Int
    ) throws(ReplayError) -> Model.RecordedAssignment
    /// Reads the coordinate that a key, an increment, or a typed value belongs to.
    static func coordinate(_ verb: ReplayVerb, count: Int) throws(ReplayError) -> Int
    /// Reads what only this kind of slider does; `nil` for what every kind does.
    static func action(
        _ verb: ReplayVerb, in file: JSON.Object, count: Int
    ) throws(ReplayError) -> Model.RecordedAction?
}

/// What an entry of the input does.
struct ReplayVerb {
    let name: String
    let value: JSON
    /// All members of the entry.
    var input: JSON.Object
    /// The path of the entry.
    let path: String
    /// The path of the verb.
    var key: String { "\(path).\(name)" }
}

/// Reads recordings. Every function takes a value and the path of its key, and throws an error with that path.
extension ReadableKind {
    /// Reads a recording.
    static func read(_ json: JSON) throws(ReplayError) -> Recording<Self> {
        let file = try members(json, "file", only: keys + ["input"])
        var (start, geometry, count) = try start(of: file)
        var steps: [RecordedStep<Model>] = []
        let inputs = try file["input"].map { json throws(ReplayError) in try array(json, "input") } ?? []
        for (index, input) in inputs.enumerated() {
            steps.append(try step(try verb(of: input, "input[\(index)]"), in: file, count: &count))
        }
        return Recording(start: start, geometry: geometry, steps: steps)
    }

    // MARK: Inputs

    /// Reads a step, and notes how many thumbs there are after it.
    static func step(
        _ verb: ReplayVerb, in file: JSON.Object, count: inout Int
    ) throws(ReplayError) -> RecordedStep<Model> {
        if let action = try action(verb, in: file, count: count) { return .action(action) }
        switch verb.name {
        case "resize": return .resize(try geometry(verb.value, verb.key))
        case "set": return .set(try assignment(verb, count: &count))
        default:
            let count = count
            let input = try personInput(
                verb, namedBy: thumbKeys,
                coordinate: { () throws(ReplayError) in try coordinate(verb, count: count) })
            return input.map { .input($0) } ?? .escape
        }
    }

    /// Reads the verb of an entry.
    private static func verb(of json: JSON, _ path: String) throws(ReplayError) -> ReplayVerb {
        let verbs = ["press", "drag", "release", "cancel", "key", "adjust", "type"] + verbs + ["set", "resize"]
        let input = try members(json, path, only: verbs + ["pointer", "taps"] + thumbKeys + otherKeys)
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
        let isOfThumb = ["key", "adjust", "type", "move"].contains(name)
        if !isOfThumb, let other = thumbKeys.first(where: { input[$0] != nil }) {
            throw ReplayError("\(path).\(other)", "does not belong to \(name)")
        }
        return ReplayVerb(name: name, value: value, input: input, path: path)
    }

    /// Reads what a person does; `nil` is Escape.
    ///
    /// - Parameters:
    ///   - names: the keys that Escape can't have.
    ///   - coordinate: reads the coordinate that a key, an increment, or a typed value belongs to.
    static func personInput(
        _ verb: ReplayVerb, namedBy names: [String], coordinate: () throws(ReplayError) -> Int
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
            let taps = try verb.input["taps"].map { json throws(ReplayError) in try positive(json, path) } ?? 1
            return .release(pointer: pointer, taps: taps)
        case "key":
            guard let intent = try choice(try string(value, key), key, intents) else {
                if let name = names.first(where: { verb.input[$0] != nil }) {
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

    /// Checks for a scale that makes no sense.
    static func checkScale(_ assignment: ReplayAssignment, _ key: String) throws(ReplayError) {
        let scale = assignment.configured(SliderConfiguration()).scale
        switch scale {
        case .power, .piecewise, .list:
            do { _ = try SliderScaleMap(scale) } catch { throw ReplayError("\(key).scale", error.description) }
        case .linear, .logarithmic: break
        }
    }

    private static func pointer(_ verb: ReplayVerb) throws(ReplayError) -> Int {
        guard let json = verb.input["pointer"] else { return 0 }
        return try integer(json, "\(verb.path).pointer")
    }

    static func arc(_ json: JSON, _ path: String) throws(ReplayError) -> SliderTrack.Arc {
        let arc = try members(json, path, only: ["center", "radius", "start", "sweep"])
        return SliderTrack.Arc(
            center: try point(try required(arc, "center", path), "\(path).center"),
            radius: try number(try required(arc, "radius", path), "\(path).radius"),
            start: try number(try required(arc, "start", path), "\(path).start"),
            sweep: try number(try required(arc, "sweep", path), "\(path).sweep"))
    }

    static func point(_ json: JSON, _ path: String) throws(ReplayError) -> SIMD2<Double> {
        let numbers = try numbers(json, path)
        guard numbers.count == 2 else { throw ReplayError(path, "needs two numbers, x and y") }
        return SIMD2(numbers[0], numbers[1])
    }
}

/// The intents of key names; Escape belongs to no thumb and has none.
private let intents: [String: SliderIntent?] = [
    "cancel": nil,
    "increment": .step(1), "decrement": .step(-1), "pageUp": .page(1), "pageDown": .page(-1), "minimum": .minimum,
    "maximum": .maximum, "right": .arrow(dx: 1, dy: 0), "left": .arrow(dx: -1, dy: 0), "up": .arrow(dx: 0, dy: -1),
    "down": .arrow(dx: 0, dy: 1), "reset": .reset,
]
