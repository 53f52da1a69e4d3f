import SlidersCore

/// `<input type=range>`: Chromium's as observed, and the web platform tests of parsing and stepping.
enum NativeRange {
    static func map(_ record: PeerRecord) throws -> Outcome {
        guard let markup = record.config.text else { throw Unread(record.config) }
        var bench = try slider(markup)
        if let key = record.action["key"].text {
            try bench.key(key)
            // Our one `changed` replaces both of its events.
            let theirs: JSON = [
                "value": number(record.expected["value"]), "changed": .bool(!record.expected["events"].items.isEmpty),
            ]
            return .compared(
                theirs: theirs, ours: ["value": .number(bench.values[0]), "changed": .bool(!bench.changes.isEmpty)])
        }
        if let target = record.action["dragTo"].number {
            bench.press(thumb: 0)
            bench.drag(to: bench.state.scale.fraction(of: target))
            return .compared(theirs: number(record.expected), ours: .number(bench.values[0]))
        }
        switch record.action.text {
        case "parse": break
        case "stepUp()": bench.handle(.key(.step(1), thumb: 0))
        case "stepDown()": bench.handle(.key(.step(-1), thumb: 0))
        case "stepUp(2)": bench.handle(.key(.step(2), thumb: 0))
        case "stepDown(2)": bench.handle(.key(.step(-2), thumb: 0))
        case "drag to 70, Escape, drag to 75, release": return .compared(theirs: record.expected, ours: escape(&bench))
        default: throw Unread(record.action)
        }
        return .compared(theirs: number(record.expected), ours: .number(bench.values[0]))
    }

    /// `input` is our `changed`, `change` our `ended`.
    private static func escape(_ bench: inout Bench) -> JSON {
        bench.press(thumb: 0)
        bench.drag(to: 0.7)
        bench.escape()
        bench.drag(to: 0.75)
        bench.release()
        return .array(
            bench.changes.map { .string("input:\(Int($0[0]))") } + bench.ends.map { .string("change:\(Int($0[0]))") })
    }

    private static func number(_ json: JSON) -> JSON {
        json.text.flatMap { Double($0) }.map { .number($0) } ?? json
    }

    /// HTML's defaults: 0…100 by 1, the value in the middle. Bounds in the wrong order are repaired.
    private static func slider(_ markup: String) throws -> Bench {
        var attributes: [Substring: Substring] = [:]
        let tag = markup.split(separator: ">").first ?? ""
        for word in tag.split(whereSeparator: { $0 == " " || $0 == "<" }) {
            let parts = word.split(separator: "=", maxSplits: 1)
            if parts.count == 2 { attributes[parts[0]] = parts[1] }
        }
        func value(_ name: Substring) -> Double? { attributes[name].flatMap { Double($0) } }
        let low = value("min") ?? 0
        let high = value("max") ?? 100
        var configuration = SliderConfiguration()
        (configuration.lowerBound, configuration.upperBound) = (low, high)
        if attributes["step"] != "any" { configuration.step = .every(value("step") ?? 1) }
        configuration.detents = marks(markup)
        configuration.pressTarget = .track
        let isReversed = markup.contains("rtl")
        let isVertical = markup.contains("vertical-lr")
        let direction: Bench.Direction = isVertical ? (isReversed ? .up : .down) : isReversed ? .left : .right
        let length =
            markup.firstMatch(of: /(\d+)px per unit/).flatMap { Double($0.1) }.map { $0 * (high - low) } ?? 1000
        var bench = try Bench(SliderConfiguration(), [0], towards: direction, length: length)
        bench.state = SliderState(
            repairing: configuration, values: [value("value") ?? (low + high) / 2], on: Bench.track(direction, length))
        return bench
    }

    /// The values of a `datalist`.
    private static func marks(_ markup: String) -> [Double] {
        let options = markup.matches(of: /option value=(\d+)/).compactMap { Double($0.1) }
        let list =
            markup.firstMatch(of: /datalist ([\d,]+),/).map { $0.1.split(separator: ",").compactMap { Double($0) } }
            ?? []
        return options + list
    }
}
