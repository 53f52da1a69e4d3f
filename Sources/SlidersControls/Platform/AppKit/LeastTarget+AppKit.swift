#if APPLE_UI && !canImport(UIKit)
import AppKit

extension BaseSliderControl {
    /// The least side of a target for a mouse, from Apple's guidelines.
    static var leastTarget: CGFloat { 20 }
}
#endif
