import SlidersCore

/// A recording of a slider along a track, which can have a playhead.
package typealias Replay = Recording<ReplaySliders>

/// The slider of a recording and its playhead, while the recording is played.
///
/// The playhead stays between the values of the slider, and each press goes to one of the two.
package struct ReplaySliders: RecordedKind {
    /// The slider.
    package private(set) var slider: SliderState
    /// The playhead in front of the slider; `nil` if there is none. It has one thumb.
    package private(set) var playhead: SliderState?
    /// The events of the playhead in the last step.
    private var playheadEvents: [String] = []
    /// The obstacle of the playhead that was reported last.
    private var reportedObstacleOfPlayhead: SliderObstacle?

    init(_ slider: SliderState, playhead: SliderState?) {
        (self.slider, self.playhead) = (slider, playhead)
        limitPlayhead()
    }

    /// Returns whether a pointer is down, on either slider.
    package func isDown(pointer: Int) -> Bool {
        slider.isDown(pointer: pointer) || playhead?.isDown(pointer: pointer) == true
    }

    /// Performs a step, and calls `report` with the JSON text of each event of the slider.
    package mutating func perform(
        _ step: RecordedStep<SliderState>, _ reportedObstacle: inout SliderObstacle?, report: (String) -> Void
    ) {
        defer { limitPlayhead() }
        playheadEvents = []
        var events: [String] = []
        switch step {
        case .action(.playhead(let step)):
            playhead?.perform(step, &reportedObstacleOfPlayhead) { events.append($0) }
        case .escape, .resize:
            slider.perform(step, &reportedObstacle, report: report)
            playhead?.perform(step, &reportedObstacleOfPlayhead) { events.append($0) }
        case .input(let input) where isForPlayhead(input):
            playhead?.perform(step, &reportedObstacleOfPlayhead) { events.append($0) }
        case .input, .set, .action: slider.perform(step, &reportedObstacle, report: report)
        }
        playheadEvents = events
    }

    /// Performs a step without reporting its events.
    package mutating func perform(_ step: RecordedStep<SliderState>) {
        var reportedObstacle: SliderObstacle?
        perform(step, &reportedObstacle) { _ in }
    }

    /// Returns a JSON line with events, and with the state of both sliders after them.
    package func line(_ events: [String]) -> String {
        guard let playhead else { return slider.line(events) }
        return "\(slider.line(events).dropLast()),\"playhead\":\(playhead.line(playheadEvents))}"
    }

    /// Returns whether an input is for the playhead: a press that it accepts instead of the slider, or an input of a
    /// pointer that holds it.
    private func isForPlayhead(_ input: SliderInput) -> Bool {
        guard let playhead else { return false }
        switch input {
        case .press(let point, let pointer, _):
            guard !isDown(pointer: pointer) else { return playhead.isDown(pointer: pointer) }
            return playhead.acceptsPress(at: point, before: slider)
        case .drag(_, let pointer, _), .release(let pointer, _), .cancel(let pointer):
            return playhead.isDown(pointer: pointer)
        default: return false
        }
    }

    /// Limits the playhead to the range between the values of the slider.
    private mutating func limitPlayhead() { playhead?.defaultEnabledRange = slider.rangeOfValues }
}

/// Options and values of a slider that a recording sets; others stay the same.
package struct ReplayAssignment: Sendable {
    /// One value per thumb; `nil` keeps the requested ones.
    package var values: [Double]?
    /// The distance from each thumb to the next, on a wrapping circle; `nil` means next − previous, modulo the period.
    package var spans: [Double]?
    /// Options and their values.
    package var options: [(option: SliderOption, value: SliderOption.Value)] = []

    /// Returns a configuration with these options.
    package func configured(_ configuration: SliderConfiguration) -> SliderConfiguration {
        options.reduce(into: configuration) { $0.set($1.option, to: $1.value) }
    }
}

extension SliderState: RecordedModel {
    /// The actions that only sliders along a track have.
    package enum RecordedAction: Sendable {
        /// A call of `SliderState.move(_:to:)`.
        case move(thumb: Int, value: Double)
        /// A key, an increment, a typed value, a move, or an assignment of the playhead.
        indirect case playhead(RecordedStep<SliderState>)
    }

    /// Sets options and values. Returns a report for each drag that this ends.
    package mutating func set(_ assignment: ReplayAssignment) -> [Report] {
        if let values = assignment.values, assignment.options.isEmpty {
            return (try? assign(values, spans: assignment.spans)) ?? []
        }
        let configuration = assignment.configured(configuration)
        guard let values = assignment.values else { return configure(configuration) }
        return (try? configure(configuration, values: values, spans: assignment.spans)) ?? []
    }

    /// Lays the slider out. Returns a report for each drag that this ends.
    package mutating func resize(to track: SliderTrack) -> [Report] { layOut(on: track, thumbOffset: thumbOffset) }

    /// Moves a thumb; nothing is reported.
    package mutating func perform(
        _ action: RecordedAction, _ reportedObstacle: inout SliderObstacle?, report: (String) -> Void
    ) {
        if case .move(let thumb, let value) = action { try? move(thumb, to: value) }
    }

    /// Returns a JSON line with events, and with the state of the slider after them.
    package func line(_ events: [String]) -> String {
        let limits = (0..<count).map { self.limits(ofCoordinate: $0) }
        let spans = isWrapped && count > 1 ? ",\"spans\":\(Answer.list(spans.map(\.shortText)))" : ""
        return "{\"values\":\(Answer.list(values.map(\.shortText))),\"events\":\(Answer.list(events)),"
            + "\"held\":\(Answer.list(heldThumbs.map(\.description))),\"overshoot\":\(overshoot.shortText),"
            + "\"limits\":\(Answer.list(limits))\(spans)}"
    }
}

// MARK: - Reading

extension Recording<ReplaySliders> {
    /// Reads a recording from the bytes of a file. It checks the whole file, and never guesses.
    ///
    /// - Throws: the first error, with its key.
    package init(_ bytes: some Sequence<UInt8>) throws(ReplayError) {
        self = try ReplaySliders.read(try JSON(parsing: bytes))
    }
}

extension ReplaySliders: ReadableKind {
    static let keys = ["slider", "playhead", "track", "thumbOffset"]
    static let verbs = ["choose", "move"]
    static let thumbKeys = ["thumb"]
    static let otherKeys = ["playhead"]
    private static let playheadKeys = ReplayAssignment.keys.filter { $0 != "spans" }

    static func start(
        of file: JSON.Object
    ) throws(ReplayError) -> (Self, geometry: SliderTrack, count: Int) {
        let slider = try members(
            try required(file, "slider", ""), "slider", only: ReplayAssignment.keys)
        let assignment = try assignment(slider, "slider")
        guard let values = assignment.values else {
            throw ReplayError("slider.values", "is missing; give one number per thumb")
        }
        let track = try geometry(try required(file, "track", ""), "track")
        var state = try state(assignment, values, "slider", on: track)
        var playheadState: SliderState?
        if let json = file["playhead"] { playheadState = try playhead(json, of: state, on: track) }
        if let json = file["thumbOffset"] { state.layOut(on: track, thumbOffset: try thumbOffset(json)) }
        return (Self(state, playhead: playheadState), track, values.count)
    }

    /// Returns the slider of an assignment. Options that the assignment leaves out are those of `defaults`, except that
    /// presses count only on thumbs.
    private static func state(
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

    /// Reads a playhead. It has the bounds and the scale of the slider, unless the file sets others for it.
    private static func playhead(
        _ json: JSON, of slider: SliderState, on track: SliderTrack
    ) throws(ReplayError) -> SliderState {
        let playhead = try members(json, "playhead", only: playheadKeys)
        let assignment = try assignment(playhead, "playhead")
        guard let values = assignment.values else {
            throw ReplayError("playhead.values", "is missing; give one number")
        }
        try checkCount(values, "playhead")
        var configuration = SliderConfiguration()
        configuration.lowerBound = slider.configuration.lowerBound
        configuration.upperBound = slider.configuration.upperBound
        configuration.scale = slider.configuration.scale
        return try state(assignment, values, "playhead", on: track, configuration)
    }

    static func geometry(_ json: JSON, _ path: String) throws(ReplayError) -> SliderTrack {
        let track = try members(json, path, only: ["line", "arc"])
        guard track.count == 1 else { throw ReplayError(path, "must be either a line or an arc") }
        let result: SliderTrack
        if let line = track["line"] {
            let ends = try array(line, "\(path).line")
            guard ends.count == 2 else { throw ReplayError("\(path).line", "needs two points") }
            result = .line(
                from: try point(ends[0], "\(path).line[0]"),
                to: try point(ends[1], "\(path).line[1]"))
        } else {
            result = .arc(try arc(try required(track, "arc", ""), "\(path).arc"))
        }
        guard result.isUsable else { throw ReplayError(path, SliderError.trackNotFinite.description) }
        return result
    }

    private static func thumbOffset(_ json: JSON) throws(ReplayError) -> SliderThumbOffset {
        let offset = try members(json, "thumbOffset", only: ["along", "across"])
        var result = SliderThumbOffset()
        if let along = offset["along"] { result.along = try notNegative(along, "thumbOffset.along") }
        if let across = offset["across"] { result.across = try number(across, "thumbOffset.across") }
        return result
    }

    static func assignment(_ verb: ReplayVerb, count: inout Int) throws(ReplayError) -> ReplayAssignment {
        let members = try members(verb.value, verb.key, only: ReplayAssignment.keys)
        let assignment = try assignment(members, verb.key)
        count = assignment.values?.count ?? count
        try check(assignment, verb.key, count: count)
        return assignment
    }

    static func coordinate(_ verb: ReplayVerb, count: Int) throws(ReplayError) -> Int {
        let path = "\(verb.path).thumb"
        let thumb = try integer(try required(verb.input, "thumb", verb.path), path)
        guard thumb >= 0, thumb < count else { throw ReplayError(path, SliderError.noSuchThumb(thumb).description) }
        return thumb
    }

    static func action(
        _ verb: ReplayVerb, in file: JSON.Object, count: Int
    ) throws(ReplayError) -> SliderState.RecordedAction? {
        guard let playheadValue = verb.input["playhead"] else {
            guard verb.name == "move" else { return nil }
            return .move(
                thumb: try coordinate(verb, count: count), value: try number(verb.value, verb.key))
        }
        let path = "\(verb.path).playhead"
        guard ["key", "adjust", "type", "move", "set"].contains(verb.name) else {
            throw ReplayError(path, "does not belong to \(verb.name)")
        }
        guard try bool(playheadValue, path) else { throw ReplayError(path, "must be true") }
        guard file["playhead"] != nil else { throw ReplayError(path, "is of a file with the key playhead") }
        return .playhead(try playheadStep(verb))
    }

    /// Reads a step of the playhead: a key, an increment, a typed value, a move, or an assignment.
    private static func playheadStep(_ verb: ReplayVerb) throws(ReplayError) -> RecordedStep<SliderState> {
        if verb.input["thumb"] != nil { throw ReplayError("\(verb.path).thumb", "does not belong to a playhead") }
        switch verb.name {
        case "move": return .action(.move(thumb: 0, value: try number(verb.value, verb.key)))
        case "set":
            let members = try members(verb.value, verb.key, only: playheadKeys)
            let assignment = try assignment(members, verb.key)
            if let values = assignment.values { try checkCount(values, verb.key) }
            try check(assignment, verb.key, count: 1)
            return .set(assignment)
        default:
            let input = try personInput(
                verb, thumbKeys: ["playhead"], coordinate: { () throws(ReplayError) in 0 })
            return input.map { .input($0) } ?? .escape
        }
    }

    /// Throws an error if an assignment to a playhead doesn't have exactly one value.
    private static func checkCount(_ values: [Double], _ key: String) throws(ReplayError) {
        guard values.count == 1 else {
            throw ReplayError("\(key).values", "must be one number, as a playhead has one thumb")
        }
    }

    /// Throws the errors that no setter can repair without guessing.
    private static func check(_ assignment: ReplayAssignment, _ key: String, count: Int) throws(ReplayError) {
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

    /// Throws an error if there are limits for more thumbs than the slider has.
    private static func checkLimits(
        _ configuration: SliderConfiguration, _ key: String, count: Int
    ) throws(ReplayError) {
        if configuration.thumbLimits.count > count {
            throw ReplayError("\(key).thumbLimits", SliderError.noSuchThumb(count).description)
        }
    }
}
