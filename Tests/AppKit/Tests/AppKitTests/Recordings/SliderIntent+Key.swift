import AppKit
import SlidersCore

extension SliderIntent {
    /// The key that a person presses for it; `nil` for an intent without one.
    var key: NSEvent.SpecialKey? {
        switch self {
        case .arrow(dx: 1, dy: 0): .rightArrow
        case .arrow(dx: -1, dy: 0): .leftArrow
        case .arrow(dx: 0, dy: -1): .upArrow
        case .arrow(dx: 0, dy: 1): .downArrow
        case .page(1): .pageUp
        case .page(-1): .pageDown
        case .minimum: .home
        case .maximum: .end
        case .reset: .delete
        default: nil
        }
    }
}
