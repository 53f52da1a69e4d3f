/// Makes random recordings from a seed.
struct RandomStory {
    private var seed: UInt64
    /// The number of pointers that may be down at a time, 1 or 2.
    private let pointers: Int
    private var hasPlayhead = false

    init(_ seed: UInt64, pointers: Int = 2) {
        self.seed = seed &* 0x9E37_79B9_7F4A_7C15
        self.pointers = pointers
    }

    private mutating func number(_ count: Int) -> Int {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(seed >> 33) % count
    }
    private mutating func pick(_ items: [String]) -> String { items[number(items.count)] }
    private mutating func happens(_ percent: Int) -> Bool { number(100) < percent }

    private mutating func values(_ count: Int) -> String {
        let values = (0..<count).map { _ in number(101) }.sorted()
        return "[\(values.map(String.init).joined(separator: ","))]"
    }

    /// A recording.
    lazy var text: String = {
        let isRound = happens(40)
        let count = 1 + number(4)
        let wraps = isRound && happens(40)
        let sweep = wraps ? pick(["360", "-360"]) : pick(["360", "-360", "270", "-180", "720"])
        let track =
            isRound
            ? #"{"arc": {"center": [120, 120], "radius": \#(pick(["100", "64"])), "#
                + #""start": \#(pick(["0", "225", "-90"])), "sweep": \#(sweep)}}"#
            : pick([
                "{\"line\": [[16, 22], [316, 22]]}", "{\"line\": [[316, 22], [16, 22]]}",
                "{\"line\": [[22, 16], [22, 216]]}", "{\"line\": [[22, 216], [22, 16]]}",
            ])
        var keys = ["\"bounds\": [0, 100]", "\"values\": \(values(count))"]
        if happens(50) { keys.append("\"step\": \(pick(["1", "5", "7", "0.1"]))") }
        if happens(30) { keys.append("\"minimumSpan\": \(pick(["2", "10"]))") }
        if happens(20) { keys.append("\"maximumSpan\": \(pick(["40", "60"]))") }
        if happens(70) {
            keys.append(
                "\"pressTarget\": \"\(pick(["thumb", "span", "track", "spanAndTrack", "anywhere", "relative"]))\"")
        }
        if happens(50) {
            keys.append("\"collision\": \"\(pick(wraps ? ["stop", "push"] : ["stop", "push", "cross"]))\"")
        }
        if happens(15) { keys.append("\"disabledThumbs\": [\(number(count))]") }
        if happens(15) { keys.append("\"isContinuous\": false") }
        if happens(15) { keys.append("\"snapsWhileDragging\": false") }
        if happens(15) { keys.append("\"detents\": [25, 50, 75]") }
        if happens(10) { keys.append("\"hasFineControl\": true") }
        if happens(10) { keys.append("\"spanDrag\": \"all\"") }
        if wraps { keys.append("\"wraps\": true") }
        hasPlayhead = happens(25)
        var playhead = ""
        if hasPlayhead {
            let options = pick(["", ", \"pressTarget\": \"track\"", ", \"step\": 1", ", \"isContinuous\": false"])
            playhead = "\"playhead\": {\"values\": \(values(1))\(options)}, "
        }
        var inputs: [String] = []
        for _ in 0..<(8 + number(30)) { inputs.append(input(isRound, count)) }
        let slider = keys.joined(separator: ", ")
        let input = inputs.joined(separator: ", ")
        return #"{"slider": {\#(slider)}, \#(playhead)"track": \#(track), "input": [\#(input)]}"#
    }()

    private mutating func input(_ isRound: Bool, _ count: Int) -> String {
        let point = isRound ? "[\(number(240)), \(number(240))]" : "[\(number(330)), \(number(230))]"
        let near = isRound || happens(40) ? point : "[\(16 + number(300)), \(12 + number(20))]"
        let pointer = happens(80) ? 0 : pointers - 1
        let isOfPlayhead = hasPlayhead && happens(30)
        let thumb = isOfPlayhead ? "\"playhead\": true" : "\"thumb\": \(number(count))"
        switch number(14) {
        case 0...2: return "{\"press\": \(near), \"pointer\": \(pointer)}"
        case 3...7: return "{\"drag\": \(near), \"pointer\": \(pointer)}"
        case 8: return "{\"release\": true, \"pointer\": \(pointer)}"
        case 9: return "{\"cancel\": true, \"pointer\": \(pointer)}"
        case 10:
            let key = pick(["up", "down", "left", "right", "pageUp", "pageDown", "minimum", "maximum"])
            return #"{"key": "\#(key)", \#(thumb)}"#
        case 11: return "{\"adjust\": \(pick(["1", "-1"])), \(thumb)}"
        case 12: return happens(30) ? "{\"key\": \"cancel\"}" : "{\"set\": {\"values\": \(values(count))}}"
        default:
            return happens(50)
                ? "{\"move\": \(number(120)), \(thumb)}"
                : "{\"set\": {\"minimumSpan\": \(pick(["0", "5"]))}}"
        }
    }
}
