import Foundation
import SlidersCore
import SlidersReplay

/// Records of noUiSlider's own tests: a row of calls, and the result of a getter.
enum NoUiRecords {
    static func map(_ record: PeerRecord) throws -> Outcome {
        if record.action == "create" { return try create(record) }
        if record.action == "pips" { return try NoUiTicks.map(record) }
        let actions = record.action.items
        if actions.contains(where: { $0["do"] == "mousedown" }) { return .leftOut(.pixels) }
        if record.read == "attr:role[0]" || record.read?.hasPrefix("attr:aria-label") == true {
            return .leftOut(.markup)
        }
        var bench = try NoUiSlider(record.config).bench()
        do {
            for action in actions { try perform(action, on: &bench) }
        } catch is SliderError {
            return .compared(theirs: .bool(record.expected["throws"] != .null), ours: true)
        }
        return try compare(record, with: bench)
    }

    // MARK: Inputs

    static func perform(_ action: JSON, on bench: inout Bench) throws {
        let arguments = action["args"]
        switch action["do"].text {
        case "set":
            try set(arguments[0], keepsValuesBetweenSteps: arguments[2] == true, on: &bench)
        case "setHandle":
            guard let thumb = arguments[0].int, let value = arguments[1].number else { throw Unread(action) }
            try setExact(arguments[3] == true, on: &bench)
            try bench.state.move(thumb, to: value)
        case "updateOptions":
            var slider = NoUiSlider(bench.state.configuration)
            if arguments[0]["range"] != .null { try slider.setRange(arguments[0]["range"], step: nil, snaps: false) }
            let start = arguments[0]["start"].numbers
            if start.isEmpty {
                bench.state.configure(slider.configuration)
            } else {
                try bench.state.configure(slider.configuration, values: start)
            }
        case "key":
            guard let key = action["key"].text else { throw Unread(action) }
            try bench.key(key, thumb: action["handle"].int ?? 0)
        case "__moveHandles":
            guard let percent = arguments[1].number, let lower = arguments[2][0].int else { throw Unread(action) }
            let scale = bench.state.scale
            let values = bench.values
            let middle = (scale.fraction(of: values[lower]) + scale.fraction(of: values[lower + 1])) / 2
            bench.press(at: middle)
            bench.drag(to: middle + percent / 100)
            bench.release()
        default:
            throw Unread(action)
        }
    }

    /// `null` and `false` keep the present value. What is no number is refused, and nothing changes.
    static func set(_ requests: JSON, keepsValuesBetweenSteps: Bool, on bench: inout Bench) throws {
        var values = bench.values
        for (index, request) in (requests.list ?? [requests]).enumerated() where request != .null && request != false {
            values[index] = request.number ?? .nan
        }
        try setExact(keepsValuesBetweenSteps, on: &bench)
        do { try bench.state.assign(values) } catch .valueNotFinite {}
    }

    private static func setExact(_ keepsValuesBetweenSteps: Bool, on bench: inout Bench) throws {
        guard bench.state.configuration.keepsValuesBetweenSteps != keepsValuesBetweenSteps else { return }
        var configuration = bench.state.configuration
        configuration.keepsValuesBetweenSteps = keepsValuesBetweenSteps
        bench.state.configure(configuration)
    }

    // MARK: Reading

    static func compare(_ record: PeerRecord, with bench: Bench) throws -> Outcome {
        let state = bench.state
        switch record.read {
        case "getPositions":
            return .compared(
                theirs: record.expected, ours: JSON(values: state.values.map { 100 * state.scale.fraction(of: $0) }))
        case "steps":
            return .compared(theirs: record.expected, ours: .array(state.values.indices.map { steps(of: $0, state) }))
        case "steps[0] (decrement, increment)":
            return .compared(theirs: record.expected, ours: steps(of: 0, state))
        case "attr:aria-valuemax[0]", "attr:aria-valuemax[1]":
            let thumb = record.read == "attr:aria-valuemax[0]" ? 0 : 1
            return .compared(theirs: number(record.expected), ours: .number(state.limits(of: thumb).upperBound))
        case "attr:aria-valuenow[0]":
            return .compared(theirs: number(record.expected), ours: .number(state.value(of: 0)))
        case "attr:aria-valuetext[1]":
            return .compared(theirs: number(record.expected), ours: .number(state.value(of: 1)))
        default:
            let digits = digits(of: record)
            return .compared(
                theirs: numbers(record.expected), ours: JSON(values: state.values.map { rounded($0, digits) }))
        }
    }

    /// The distances to the previous and the next value: `null` at an edge, `false` if there are no steps and ours is a
    /// hundredth of the track.
    private static func steps(of thumb: Int, _ state: SliderState) -> JSON {
        let value = state.value(of: thumb)
        let position = state.scale.fraction(of: value)
        func distance(to neighbour: Double?, _ direction: Double) -> JSON {
            guard let neighbour else { return .null }
            let isHundredth = abs(state.scale.fraction(of: neighbour) - position - direction / 100) < 1e-9
            return isHundredth && state.stepValues(atMost: 10_000).isEmpty ? false : .number(abs(neighbour - value))
        }
        return [distance(to: state.previousValue(of: thumb), -1), distance(to: state.nextValue(of: thumb), 1)]
    }

    /// The decimals of the peer's texts; `nil` if it gives plain numbers.
    private static func digits(of record: PeerRecord) -> Int? {
        if let text = record.expected.items.first?.text {
            return text.split(separator: ".").dropFirst().first?.count ?? 0
        }
        return switch record.config["format"].text {
        case "round->string": 0
        case "fixed1": 1
        default: nil
        }
    }

    private static func rounded(_ value: Double, _ digits: Int?) -> Double {
        guard let digits else { return value }
        let power = (0..<digits).reduce(1.0) { power, _ in power * 10 }
        return (value * power).rounded() / power
    }

    private static func number(_ json: JSON) -> JSON {
        json.text.flatMap { Double($0) }.map { .number($0) } ?? json
    }

    private static func numbers(_ json: JSON) -> JSON {
        json.list.map { .array($0.map(number)) } ?? number(json)
    }

    // MARK: Faults

    /// Whether options are refused. Ours are written as a recording, which also refuses what no Swift value can be.
    private static func create(_ record: PeerRecord) throws -> Outcome {
        guard record.expected["throws"].text?.contains("single element") != true else { return .leftOut(.markup) }
        let config = record.config
        var slider: [String: JSON] = [:]
        slider["values"] = config["start"] == .null ? nil : .array(config["start"].items)
        slider["bounds"] = (try? NoUiSlider.stops(config["range"])).map { JSON($0.map { $0.value }) } ?? config["range"]
        slider["step"] = config["step"]
        slider["minimumSpan"] = config["margin"]
        slider["maximumSpan"] = config["limit"]
        if config["padding"] != .null { slider["enabledRange"] = JSON(try NoUiSlider.selectable(config)) }
        let recording: JSON = [
            "slider": config == .null ? .null : .object(slider.filter { $0.value != .null }),
            "track": ["line": [[0.0, 0.0], [1000.0, 0.0]]],
            "input": [],
        ]
        let isRefused = (try? Replay(recording.recording.utf8)) == nil
        return .compared(theirs: .bool(record.expected["throws"] != .null), ours: .bool(isRefused))
    }
}

extension NoUiSlider {
    /// A slider that has options already, before new ones are set.
    init(_ configuration: SliderConfiguration) {
        self.configuration = configuration
        values = []
        direction = .right
    }
}
