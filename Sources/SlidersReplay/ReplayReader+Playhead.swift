import SlidersCore

/// Reads the playhead of a slider, which is a slider with one thumb.
extension ReplayReader {
    private static let playheadKeys = sliderKeys.filter { $0 != "spans" }

    /// Reads a playhead. Its values are where those of the slider are, unless it has bounds or a scale of its own.
    static func playhead(_ json: JSON, of slider: SliderState, on track: SliderTrack) throws(ReplayError) -> SliderState
    {
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

    /// Reads what a key, assistive technology, or code does to a playhead.
    static func stepOfPlayhead(_ verb: Verb) throws(ReplayError) -> ReplayStep {
        if verb.input["thumb"] != nil { throw ReplayError("\(verb.path).thumb", "does not belong to a playhead") }
        switch verb.name {
        case "move": return .move(thumb: 0, value: try number(verb.value, verb.key))
        case "set":
            let assignment = try assignment(try members(verb.value, verb.key, only: playheadKeys), verb.key)
            if let values = assignment.values { try checkCount(values, verb.key) }
            try check(assignment, verb.key, count: 1)
            return .set(assignment)
        default:
            guard let input = try personInput(verb, coordinate: { () throws(ReplayError) in 0 }) else { return .escape }
            return .input(input)
        }
    }

    private static func checkCount(_ values: [Double], _ key: String) throws(ReplayError) {
        guard values.count == 1 else {
            throw ReplayError("\(key).values", "must be one number, as a playhead has one thumb")
        }
    }
}
