/// The texts of a slider that can have a font of their own.
public enum SliderTextRole: CaseIterable, Sendable {
    /// The values of thumbs.
    case label
    /// The texts of ticks.
    case tickLabel
    /// The text in the middle of a circular slider.
    case readout

    /// The texts of a part; `nil` for parts that are no texts.
    public init?(_ role: SliderElement.Role) {
        switch role {
        case .label: self = .label
        case .tickLabel: self = .tickLabel
        case .readout: self = .readout
        default: return nil
        }
    }
}
