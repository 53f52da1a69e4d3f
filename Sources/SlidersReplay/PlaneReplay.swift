import SlidersCore
import SlidersPlane

/// A recording of points in a plane.
package typealias PlaneReplay = Recording<SliderPlane>

extension SliderPlane: RecordedModel {
    /// `Never`: planes have no actions besides those of every kind of slider.
    package typealias RecordedAction = Never

    /// Options and values of a plane that a recording sets; others stay the same.
    package struct RecordedAssignment: Sendable {
        /// The coordinates of each point; `nil` keeps the requested ones.
        package var values: [SIMD2<Double>]?
        /// The options of the horizontal axis, or of the angle.
        package var x = ReplayAssignment()
        /// The options of the vertical axis, or of the distance.
        package var y = ReplayAssignment()
        /// The options of the whole plane, each as the option of a slider with the same name.
        package var options: [(option: SliderOption, value: SliderOption.Value)] = []

        /// Returns a configuration with these options.
        package func configured(_ configuration: Configuration) -> Configuration {
            var configuration = configuration
            configuration.x = x.configured(configuration.x)
            configuration.y = y.configured(configuration.y)
            var shared = SliderConfiguration()
            configuration.setShared(of: &shared)
            for (option, value) in options { shared.set(option, to: value) }
            configuration.setShared(from: shared)
            return configuration
        }
    }

    /// Sets options and values. Returns a report for each drag that this ends.
    package mutating func set(_ assignment: RecordedAssignment) -> [SliderState.Report] {
        let configuration = assignment.configured(configuration)
        guard let values = assignment.values else { return configure(configuration) }
        if configuration == self.configuration { return (try? assign(values)) ?? [] }
        return (try? configure(configuration, values: values)) ?? []
    }

    /// Lays the plane out. Returns a report for each drag that this ends.
    package mutating func resize(to area: Area) -> [SliderState.Report] { layOut(in: area, targetSide: targetSide) }

    /// Does nothing, because there are no such actions.
    package mutating func perform(
        _ action: Never, _ reportedObstacle: inout SliderObstacle?, report: (String) -> Void
    ) {}

    /// Returns a line of an answer: these events, and the plane after them.
    package func line(_ events: [String]) -> String {
        let pair = { (values: SIMD2<Double>) in Answer.list([values.x.shortText, values.y.shortText]) }
        let limits = (0..<count).map { point in
            Answer.list(Self.coordinates(ofThumb: point).map { self.limits(ofCoordinate: $0) })
        }
        return "{\"values\":\(Answer.list(values.map(pair))),\"events\":\(Answer.list(events)),"
            + "\"held\":\(Answer.list(heldThumbs.map(\.description))),\"overshoot\":\(pair(overshoot)),"
            + "\"limits\":\(Answer.list(limits))}"
    }
}

// MARK: - Reading

extension Recording<SliderPlane> {
    /// Reads a recording from the bytes of a file. It checks the whole file, and never guesses.
    ///
    /// - Throws: the first error, with its key.
    package init(_ bytes: some Sequence<UInt8>) throws(ReplayError) {
        self = try SliderPlane.read(try JSON(parsing: bytes))
    }
}

extension SliderPlane: ReadableKind {
    static let keys = ["plane", "area"]
    static let verbs: [String] = []
    static let thumbKeys = ["point", "axis"]
    static let otherKeys: [String] = []
    private static let axisKeys = SliderOption.keys(SliderOption.ofAxes)
    private static let optionKeys = ["values", "x", "y"] + SliderOption.keys(SliderOption.ofPlanes)

    static func start(of file: JSON.Object) throws(ReplayError) -> (Self, geometry: Area, count: Int) {
        let assignment = try assignment(try required(file, "plane", ""), "plane")
        guard let values = assignment.values else {
            throw ReplayError("plane.values", "is missing; give a pair of numbers for each point")
        }
        try check(assignment, "plane", count: values.count)
        let area = try geometry(try required(file, "area", ""), "area")
        do {
            let plane = try SliderPlane(assignment.configured(Configuration()), values: values, in: area)
            return (plane, area, values.count)
        } catch { throw ReplayError("plane", error.description) }
    }

    static func geometry(_ json: JSON, _ path: String) throws(ReplayError) -> Area {
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
            from: try point(ends[0], "\(path).rectangle[0]"),
            to: try point(ends[1], "\(path).rectangle[1]"))
    }

    static func assignment(_ verb: ReplayVerb, count: inout Int) throws(ReplayError) -> RecordedAssignment {
        let assignment = try assignment(verb.value, verb.key)
        count = assignment.values?.count ?? count
        try check(assignment, verb.key, count: count)
        return assignment
    }

    private static func assignment(_ json: JSON, _ path: String) throws(ReplayError) -> RecordedAssignment {
        let plane = try members(json, path, only: optionKeys)
        var result = RecordedAssignment()
        if let json = plane["values"] {
            var values: [SIMD2<Double>] = []
            for (index, item) in try array(json, "\(path).values").enumerated() {
                values.append(try point(item, "\(path).values[\(index)]"))
            }
            result.values = values
        }
        if let x = plane["x"] { result.x = try axis(x, "\(path).x") }
        if let y = plane["y"] { result.y = try axis(y, "\(path).y") }
        result.options = try assignment(plane.filter { $0.key != "values" }, path).options
        return result
    }

    /// Reads the options of an axis.
    private static func axis(_ json: JSON, _ path: String) throws(ReplayError) -> ReplayAssignment {
        let axis = try assignment(try members(json, path, only: axisKeys), path)
        try checkScale(axis, path)
        return axis
    }

    /// Throws the errors that no setter can repair without guessing.
    private static func check(_ assignment: RecordedAssignment, _ key: String, count: Int) throws(ReplayError) {
        guard count > 0 else { throw ReplayError("\(key).values", SliderError.noValues.description) }
        let disabled = assignment.options.first { $0.option == .disabledThumbs }?.value.numbers ?? []
        if let point = disabled.first(where: { $0 >= Double(count) }) {
            throw ReplayError("\(key).disabledThumbs", SliderError.noSuchThumb(Int(point)).description)
        }
    }

    /// Reads the coordinate of an input, from its point and its axis; without an axis, it's x.
    static func coordinate(_ verb: ReplayVerb, count: Int) throws(ReplayError) -> Int {
        let point = try integer(
            try required(verb.input, "point", verb.path), "\(verb.path).point")
        guard point >= 0, point < count else {
            throw ReplayError("\(verb.path).point", SliderError.noSuchThumb(point).description)
        }
        guard let axis = verb.input["axis"] else { return 2 * point }
        let key = "\(verb.path).axis"
        return 2 * point + (try choice(try string(axis, key), key, ["x": 0, "y": 1]))
    }

    static func action(
        _ verb: ReplayVerb, in file: JSON.Object, count: Int
    ) throws(ReplayError) -> Never? { nil }
}
