#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension BaseSliderControl {
    /// The least side of a control that is pressed with a mouse, of Apple's guidelines.
    static var leastTarget: CGFloat { 20 }
}
#endif
