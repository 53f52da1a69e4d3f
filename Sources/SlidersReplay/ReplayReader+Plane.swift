import SlidersCore

/// Reads recordings of planes.
extension ReplayReader {
    /// The options of a slider that a plane has as a whole.
    private static let planeOptions = [
        "pressTarget", "isEnabled", "isReadOnly", "isContinuous", "hasFineControl", "snapsWhileDragging",
    ]
    /// The options of a slider that mean nothing on an axis: those of several thumbs and of circles.
    private static let optionsOfOthers = [
        "values", "spans", "collision", "minimumSpan", "maximumSpan", "minimumSeparation", "disabledThumbs", "barDrag",
        "dragsVertically",
    ]
    private static let axisKeys = sliderKeys.filter { !optionsOfOthers.contains($0) && !planeOptions.contains($0) }
    private static let planeKeys = ["values", "x", "y", "disabledThumbs"] + planeOptions

    static func readPlane(_ json: JSON) throws(ReplayError) -> PlaneReplay {
        let file = try members(json, "file", only: ["plane", "area", "input"])
        let assignment = try planeAssignment(try required(file, "plane", ""), "plane")
        guard let values = assignment.values else {
            throw ReplayError("plane.values", "is missing; give a pair of numbers for each point")
        }
        try check(assignment, "plane", count: values.count)
        let area = try area(try required(file, "area", ""), "area")
        let configuration = assignment.configured(SliderPlane.Configuration())
        let plane: SliderPlane
        do { plane = try SliderPlane(configuration, values: values, in: area) } catch {
            throw ReplayError("plane", error.description)
        }
        var steps: [PlaneReplay.Step] = []
        var count = values.count
        var inputs: [JSON] = []
        if let json = file["input"] { inputs = try array(json, "input") }
        for (index, input) in inputs.enumerated() {
            let step = try planeStep(input, "input[\(index)]", count: count)
            if case .set(let assignment) = step { count = assignment.values?.count ?? count }
            steps.append(step)
        }
        return PlaneReplay(plane: plane, steps: steps)
    }

    // MARK: Inputs

    private static func planeStep(_ json: JSON, _ path: String, count: Int) throws(ReplayError) -> PlaneReplay.Step {
        let verb = try verb(
            of: json, path, ["press", "drag", "release", "cancel", "key", "adjust", "type", "set", "resize"],
            ofThumbs: ["key", "adjust", "type"], namedBy: ["point", "axis"])
        switch verb.name {
        case "resize": return .resize(try area(verb.value, verb.key))
        case "set":
            let assignment = try planeAssignment(verb.value, verb.key)
            try check(assignment, verb.key, count: assignment.values?.count ?? count)
            return .set(assignment)
        default:
            guard
                let input = try personInput(
                    verb, coordinate: { () throws(ReplayError) in try coordinate(verb, count: count) })
            else { return .escape }
            return .input(input)
        }
    }

    /// The coordinate that an input names: by its point, and by its axis, which is x if it is absent.
    private static func coordinate(_ verb: Verb, count: Int) throws(ReplayError) -> Int {
        let point = try integer(try required(verb.input, "point", verb.path), "\(verb.path).point")
        guard point >= 0, point < count else {
            throw ReplayError("\(verb.path).point", SliderError.noSuchThumb(point).description)
        }
        guard let axis = verb.input["axis"] else { return 2 * point }
        return 2 * point + (try choice(try string(axis, "\(verb.path).axis"), "\(verb.path).axis", ["x": 0, "y": 1]))
    }

    // MARK: Options

    private static func planeAssignment(_ json: JSON, _ path: String) throws(ReplayError) -> PlaneReplay.Assignment {
        let plane = try members(json, path, only: planeKeys)
        var result = PlaneReplay.Assignment()
        if let json = plane["values"] {
            var values: [SIMD2<Double>] = []
            for (index, item) in try array(json, "\(path).values").enumerated() {
                values.append(try point(item, "\(path).values[\(index)]"))
            }
            result.values = values
        }
        if let x = plane["x"] { result.x = try axis(x, "\(path).x") }
        if let y = plane["y"] { result.y = try axis(y, "\(path).y") }
        if let json = plane["disabledThumbs"] {
            result.disabledThumbs = try thumbs(json, "\(path).disabledThumbs").map { Int($0) }
        }
        let shared = plane.filter { planeOptions.contains($0.key) }
        result.options = try assignment(shared, path).options
        return result
    }

    private static func axis(_ json: JSON, _ path: String) throws(ReplayError) -> ReplayAssignment {
        let assignment = try assignment(try members(json, path, only: axisKeys), path)
        try checkScale(assignment, path)
        return assignment
    }

    private static func check(_ assignment: PlaneReplay.Assignment, _ key: String, count: Int) throws(ReplayError) {
        guard count > 0 else { throw ReplayError("\(key).values", SliderError.noValues.description) }
        if let point = assignment.disabledThumbs?.first(where: { $0 >= count }) {
            throw ReplayError("\(key).disabledThumbs", SliderError.noSuchThumb(point).description)
        }
    }

    // MARK: Area

    private static func area(_ json: JSON, _ path: String) throws(ReplayError) -> SliderPlane.Area {
        let area = try members(json, path, only: ["rectangle", "disc"])
        guard area.count == 1 else { throw ReplayError(path, "must be either a rectangle or a disc") }
        guard let corners = area["rectangle"] else {
            let arc = try arc(try required(area, "disc", path), "\(path).disc")
            guard SliderTrack.arc(arc).isUsable else { throw ReplayError(path, SliderError.trackNotFinite.description) }
            return .disc(arc)
        }
        let ends = try array(corners, "\(path).rectangle")
        guard ends.count == 2 else {
            throw ReplayError("\(path).rectangle", "needs two corners, of the lower bounds and of the upper ones")
        }
        return .rectangle(
            from: try point(ends[0], "\(path).rectangle[0]"), to: try point(ends[1], "\(path).rectangle[1]"))
    }
}
