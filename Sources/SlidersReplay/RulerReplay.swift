import SlidersCore
import SlidersRuler

/// A recording of a ruler. Its inputs have times.
package typealias RulerReplay = Recording<SliderRuler>

extension SliderRuler: RecordedModel {
    /// The actions that only rulers have.
    package enum RecordedAction: Sendable {
        /// A step after a delay in seconds.
        indirect case after(Double, RecordedStep<SliderRuler>)
        /// A number of frames, one for each ``SliderRuler/frameDuration``.
        case frames(Int)
        /// As many frames as the scale needs to come to rest.
        case rest
    }

    /// The position of a mark, and the path of a scale through it.
    package struct RecordedGeometry: Equatable, Sendable {
        /// The position of the mark.
        package var mark: SIMD2<Double>
        /// The direction in which values increase; on a bent scale, the direction at the mark.
        package var direction: SliderRulerMetrics.Direction
        /// The radius of the circle that the scale is bent along, whose top is the mark; 0 leaves it straight.
        package var bendRadius: Double
        /// The length from the lower bound to the upper, in points.
        package var length: Double

        /// The track of the engine's ruler.
        package var track: SliderRuler.Track {
            guard bendRadius > 0 else {
                return SliderRuler.Track(.straight(mark: mark, direction: unitVector), length: length)
            }
            let center = mark + SIMD2(0, bendRadius)
            return SliderRuler.Track(
                .bent(center: center, radius: bendRadius, mark: 0, isClockwise: direction == .right), length: length)
        }

        private var unitVector: SIMD2<Double> {
            switch direction {
            case .right: SIMD2(1, 0)
            case .left: SIMD2(-1, 0)
            case .up: SIMD2(0, -1)
            case .down: SIMD2(0, 1)
            }
        }
    }

    /// Options and a value of a ruler that a recording sets; others stay the same.
    package struct RecordedAssignment: Sendable {
        /// The value; `nil` keeps the requested one.
        package var value: Double?
        /// The rate at which a flick comes to rest; `nil` keeps the previous one.
        package var decelerationRate: Double?
        /// The options, each as the option of a slider with the same name.
        package var options = ReplayAssignment()
    }

    /// The time from one frame of a recording to the next, in seconds.
    package static let frameDuration = 1.0 / 60
    /// The maximum number of frames that a recording waits for the scale to come to rest: a minute.
    package static let maximumFrames = 3600

    /// Handles an input of a person, and returns a report for each change. An input that isn't a pointer's, such as a
    /// key, stops the scale first.
    package mutating func reports(of input: SliderInput) -> [SliderState.Report] {
        let ended = input.pointer == nil ? stop() : nil
        return (ended.map { [$0] } ?? []) + [SliderState.Report(of: handle(input))]
    }

    /// Sets options and a value. Returns a report for each drag that this ends.
    package mutating func set(_ assignment: RecordedAssignment) -> [SliderState.Report] {
        if let rate = assignment.decelerationRate { decelerationRate = rate }
        let configuration = assignment.options.configured(configuration)
        if configuration == self.configuration { return assignment.value.flatMap { try? assign($0) } ?? [] }
        guard let value = assignment.value else { return configure(configuration) }
        return (try? configure(configuration, value: value)) ?? []
    }

    /// Lays the ruler out. No drag ends.
    package mutating func resize(to scale: RecordedGeometry) -> [SliderState.Report] {
        layOut(on: scale.track)
        return []
    }

    /// Performs an action with its delay or its frames, and calls `report` with the JSON text of each event.
    package mutating func perform(
        _ action: RecordedAction, _ reportedObstacle: inout SliderObstacle?, report: (String) -> Void
    ) {
        switch action {
        case .after(let delay, let step):
            time += delay
            perform(step, &reportedObstacle, report: report)
        case .frames(let count): for _ in 0..<count { showFrame(&reportedObstacle, report) }
        case .rest: for _ in 0..<Self.maximumFrames where isMoving { showFrame(&reportedObstacle, report) }
        }
    }

    /// Advances the time by a frame, and reports the events of the frame.
    private mutating func showFrame(_ reportedObstacle: inout SliderObstacle?, _ report: (String) -> Void) {
        time += Self.frameDuration
        let change = handleFrame()
        reportEvents(of: [SliderState.Report(of: change)], &reportedObstacle, report)
    }

    /// Returns a JSON line with events, without repeats, and with the state of the ruler after them.
    package func line(_ events: [String]) -> String {
        let events = Answer.list(Self.withoutRepeats(events))
        return "{\"value\":\(value.shortText),\"events\":\(events),\"isHeld\":\(isDragged),\"isMoving\":\(isMoving),"
            + "\"unwrappedFraction\":\(unwrappedFraction.shortText),\"overshoot\":\(slider.overshoot.shortText),"
            + "\"limits\":\(limits(ofCoordinate: 0))}"
    }

    /// Returns the events of one step without repeats. A change that follows the same change counts as the same event,
    /// because the number of changes depends on the number of frames.
    package static func withoutRepeats(_ events: [String]) -> [String] {
        events.enumerated().filter { $0 == 0 || events[$0 - 1] != $1 }.map(\.element)
    }
}

// MARK: - Reading

extension Recording<SliderRuler> {
    /// Reads a recording from the bytes of a file. It checks the whole file, and never guesses.
    ///
    /// - Throws: the first error, with its key.
    package init(_ bytes: some Sequence<UInt8>) throws(ReplayError) {
        self = try SliderRuler.read(try JSON(parsing: bytes))
    }
}

extension SliderRuler: ReadableKind {
    static let keys = ["ruler", "scale"]
    static let verbs = ["choose", "frames", "rest"]
    static let thumbKeys: [String] = []
    static let otherKeys = ["after"]
    private static let optionKeys = SliderOption.keys(SliderOption.ofRulers)

    static func start(
        of file: JSON.Object
    ) throws(ReplayError) -> (Self, geometry: RecordedGeometry, count: Int) {
        let assignment = try assignment(try required(file, "ruler", ""), "ruler")
        guard let value = assignment.value else { throw ReplayError("ruler.value", "is missing; give a number") }
        let scale = try geometry(try required(file, "scale", ""), "scale")
        let configuration = assignment.options.configured(SliderConfiguration())
        var ruler: SliderRuler
        do { ruler = try SliderRuler(configuration, value: value, on: scale.track) } catch {
            throw ReplayError("ruler", error.description)
        }
        if let rate = assignment.decelerationRate { ruler.decelerationRate = rate }
        return (ruler, scale, 1)
    }

    static func geometry(_ json: JSON, _ path: String) throws(ReplayError) -> RecordedGeometry {
        let scale = try members(json, path, only: ["mark", "direction", "bendRadius", "length"])
        var result = RecordedGeometry(
            mark: try point(try required(scale, "mark", path), "\(path).mark"),
            direction: .right, bendRadius: 0,
            length: try notNegative(try required(scale, "length", path), "\(path).length"))
        if let json = scale["direction"] {
            let key = "\(path).direction"
            result.direction = try choice(
                try string(json, key), key, ["right": .right, "left": .left, "up": .up, "down": .down])
        }
        if let json = scale["bendRadius"] {
            result.bendRadius = try notNegative(json, "\(path).bendRadius")
        }
        let isUpright = result.direction == .up || result.direction == .down
        guard !isUpright || result.bendRadius == 0 else {
            throw ReplayError("\(path).direction", "must be right or left, as the scale is bent")
        }
        return result
    }

    static func assignment(_ verb: ReplayVerb, count: inout Int) throws(ReplayError) -> RecordedAssignment {
        try assignment(verb.value, verb.key)
    }

    private static func assignment(_ json: JSON, _ path: String) throws(ReplayError) -> RecordedAssignment {
        let ruler = try members(json, path, only: ["value", "decelerationRate"] + optionKeys)
        var result = RecordedAssignment()
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

    /// Returns 0, because the mark is the only thumb, and inputs don't identify it.
    static func coordinate(_ verb: ReplayVerb, count: Int) throws(ReplayError) -> Int { 0 }

    static func action(
        _ verb: ReplayVerb, in file: JSON.Object, count: Int
    ) throws(ReplayError) -> RecordedAction? {
        var verb = verb
        if let after = verb.input.removeValue(forKey: "after") {
            let delay = try notNegative(after, "\(verb.path).after")
            var count = count
            return .after(delay, try step(verb, in: file, count: &count))
        }
        switch verb.name {
        case "frames":
            let count = try positive(verb.value, verb.key)
            guard count <= maximumFrames else { throw ReplayError(verb.key, "must be at most \(maximumFrames)") }
            return .frames(count)
        case "rest":
            guard try bool(verb.value, verb.key) else { throw ReplayError(verb.key, "must be true") }
            return .rest
        default: return nil
        }
    }
}
