#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersCore

extension SliderTextRole {
    /// The texts of a part; `nil` for parts that are no texts.
    package init?(_ role: SliderElement.Role) {
        switch role {
        case .label: self = .label
        case .tickLabel: self = .tickLabel
        case .readout: self = .readout
        default: return nil
        }
    }
}
#endif
