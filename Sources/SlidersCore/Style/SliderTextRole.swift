/// The kinds of text in a slider that can have different fonts.
public enum SliderTextRole: CaseIterable, Sendable {
    /// The values of thumbs.
    case label
    /// The text of ticks.
    case tickLabel
    /// The text in the middle of a circular slider.
    case readout

    /// Creates the kind of text of a part, or returns `nil` for parts that aren't text.
    public init?(_ role: SliderElement.Role) {
        switch role {
        case .label: self = .label
        case .tickLabel: self = .tickLabel
        case .readout: self = .readout
        default: return nil
        }
    }
}
