import SlidersCore

/// The ARIA practices' example of two thumbs.
enum AriaPractices {
    static func map(_ record: PeerRecord) throws -> Outcome {
        let words = record.action.text?.split(separator: " ").map { String($0) } ?? []
        guard words.count == 2 else { throw Unread(record.action) }
        var bench = try Bench(SliderConfiguration(record.config), record.config["values"].numbers)
        let thumb = words[0] == "min" ? 0 : 1
        try bench.key(words[1], thumb: thumb)
        var ours: [String: JSON] = ["now": .number(bench.values[thumb])]
        if record.expected["minThumb.valuemax"] != .null {
            ours["minThumb.valuemax"] = .number(bench.state.limits(of: 0).upperBound)
        }
        return .compared(theirs: record.expected, ours: .object(ours))
    }
}
