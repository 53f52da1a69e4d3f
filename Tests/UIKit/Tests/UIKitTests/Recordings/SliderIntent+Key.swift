import SlidersCore
import UIKit

extension SliderIntent {
    /// The key that a person presses for it; `nil` for an intent without one.
    var key: UIKeyboardHIDUsage? {
        switch self {
        case .arrow(dx: 1, dy: 0): .keyboardRightArrow
        case .arrow(dx: -1, dy: 0): .keyboardLeftArrow
        case .arrow(dx: 0, dy: -1): .keyboardUpArrow
        case .arrow(dx: 0, dy: 1): .keyboardDownArrow
        case .page(1): .keyboardPageUp
        case .page(-1): .keyboardPageDown
        case .minimum: .keyboardHome
        case .maximum: .keyboardEnd
        case .reset: .keyboardDeleteOrBackspace
        default: nil
        }
    }
}
