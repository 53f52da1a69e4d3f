/// The texts that belong to a look: the numerals of its scale, and the kind of its readout.
///
/// Apps write the texts of their own sliders; these are the ones that pictures and galleries show.
extension SliderLook {
    /// The text of each major tick, from the first; empty if the look has none.
    public var tickLabels: [StaticString] { read { $0.tickLabels } }

    /// The kind of text in the middle.
    public var readout: SliderLook.Readout { read { $0.readout } }
}

extension SliderLook {
    /// The kind of text in the middle of a look.
    public enum Readout: Sendable {
        /// The value of the first thumb.
        case value
        /// The value of the first thumb with a degree sign, such as "21.5°".
        case degrees
        /// The first span, in minutes, as hours and minutes, such as "8 hr, 20 min".
        case duration
    }
}
