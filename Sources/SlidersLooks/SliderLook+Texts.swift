/// The texts that belong to a look: the numerals of its scale, and the kind of its read-out.
///
/// Apps write the texts of their own sliders; these are the ones that pictures and galleries show.
extension SliderLook {
    /// The texts of the major ticks, from the first; empty if the look has none.
    public var tickLabels: [StaticString] {
        switch self {
        case .clock12: ["12", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"]
        case .clock24:
            [
                "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18",
                "19", "20", "21", "22", "23",
            ]
        case .bedtime: ["0", "2", "4", "6", "8", "10", "12", "14", "16", "18", "20", "22"]
        case .compass: ["N", "E", "S", "W"]
        default: []
        }
    }

    /// What the text in the middle shows.
    public var readout: SliderLook.Readout {
        switch self {
        case .clock12, .clock24, .bedtime: .duration
        case .thermostat, .hue, .compass: .degrees
        default: .value
        }
    }
}

extension SliderLook {
    /// What the text in the middle of a look shows.
    public enum Readout: Sendable {
        /// The value of the first thumb.
        case value
        /// The value of the first thumb with a degree sign, such as "21.5°".
        case degrees
        /// The first span, which counts minutes, as hours and minutes, such as "8 h 20".
        case duration
    }
}
