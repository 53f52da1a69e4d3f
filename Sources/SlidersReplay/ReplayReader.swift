import SlidersCore
import SlidersRender

/// A kind of slider whose recordings can be read.
protocol ReadableKind: RecordedKind {
    /// The top-level keys of a file, except `input`. The first one is that of the slider, and identifies the kind.
    static var keys: [String] { get }
    /// The verbs that this kind of slider has, but not every kind.
    static var verbs: [String] { get }
    /// The keys by which an entry of the input identifies a thumb or a coordinate.
    static var thumbKeys: [String] { get }
    /// Other keys that an entry of the input can have besides its verb.
    static var otherKeys: [String] { get }

    /// Reads the slider at the beginning, its track, area, or scale, and the number of its thumbs.
    static func start(
        of file: JSON.Object
    ) throws(ReplayError) -> (Self, geometry: Model.RecordedGeometry, count: Int)
    /// Reads a track, an area, or a scale.
    static func geometry(_ json: JSON, _ path: String) throws(ReplayError) -> Model.RecordedGeometry
    /// Reads options and values that code sets, and updates the number of thumbs.
    static func assignment(
        _ verb: ReplayVerb, count: inout Int
    ) throws(ReplayError) -> Model.RecordedAssignment
    /// Reads the coordinate that a key, an increment, or a typed value changes.
    static func coordinate(_ verb: ReplayVerb, count: Int) throws(ReplayError) -> Int
    /// Reads an action that only this kind of slider has; `nil` for a step that every kind has.
    static func action(
        _ verb: ReplayVerb, in file: JSON.Object, count: Int
    ) throws(ReplayError) -> Model.RecordedAction?
}

/// The verb of an input entry, such as `press`, and the entry that has it.
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

    /// Reads a step, and updates the number of thumbs.
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
                verb, thumbKeys: thumbKeys,
                coordinate: { () throws(ReplayError) in try coordinate(verb, count: count) })
            return input.map { .input($0) } ?? .escape
        }
    }

    /// Reads the verb of an entry.
    private static func verb(of json: JSON, _ path: String) throws(ReplayError) -> ReplayVerb {
        let verbs = ["press", "drag", "release", "cancel", "key", "adjust", "type"] + verbs + ["set", "resize"]
        let input = try members(json, path, only: verbs + ["pointer", "taps"] + thumbKeys + otherKeys)
        let presentVerbs = verbs.filter { input[$0] != nil }
        guard let name = presentVerbs.first, let value = input[name] else {
            throw ReplayError(path, "has no verb; give one of \(verbs.joined(separator: ", "))")
        }
        guard presentVerbs.count == 1 else {
            let list = presentVerbs.joined(separator: " and ")
            throw ReplayError(path, "has \(presentVerbs.count) verbs, \(list); give one")
        }
        let hasPointer = ["press", "drag", "release", "cancel"].contains(name)
        if !hasPointer, input["pointer"] != nil { throw ReplayError("\(path).pointer", "does not belong to \(name)") }
        if name != "release", input["taps"] != nil { throw ReplayError("\(path).taps", "does not belong to \(name)") }
        let changesOneThumb = ["key", "adjust", "type", "move"].contains(name)
        if !changesOneThumb, let thumbKey = thumbKeys.first(where: { input[$0] != nil }) {
            throw ReplayError("\(path).\(thumbKey)", "does not belong to \(name)")
        }
        return ReplayVerb(name: name, value: value, input: input, path: path)
    }

    /// Reads an input of a person; `nil` is Escape.
    ///
    /// - Parameters:
    ///   - thumbKeys: the keys that identify a thumb, which Escape can't have.
    ///   - coordinate: reads the coordinate that a key, an increment, or a typed value changes.
    static func personInput(
        _ verb: ReplayVerb, thumbKeys: [String], coordinate: () throws(ReplayError) -> Int
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
                if let thumbKey = thumbKeys.first(where: { verb.input[$0] != nil }) {
                    throw ReplayError("\(verb.path).\(thumbKey)", "does not belong to cancel")
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

    /// Throws an error if the scale of an assignment can't be used.
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

/// The intents of keys, by their names. Escape (`cancel`) has none, because it doesn't belong to a thumb.
private let intents: [String: SliderIntent?] = [
    "cancel": nil,
    "increment": .step(1), "decrement": .step(-1), "pageUp": .page(1), "pageDown": .page(-1), "minimum": .minimum,
    "maximum": .maximum, "right": .arrow(dx: 1, dy: 0), "left": .arrow(dx: -1, dy: 0), "up": .arrow(dx: 0, dy: -1),
    "down": .arrow(dx: 0, dy: 1), "reset": .reset,
]
