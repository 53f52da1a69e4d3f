#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// The control that a slider shows.
@MainActor
final class SliderHandle: ObservableObject {
    weak var control: SliderControl?
    /// The thumbs of the control.
    let thumbs = SliderThumbs()

    /// Adjusts the first thumb, as assistive technology does.
    func adjust(_ direction: AccessibilityAdjustmentDirection) {
        control?.adjustFirstThumb(by: direction == .decrement ? -1 : 1)
    }

    /// Activates the first thumb, as assistive technology does: its value can be typed.
    func activate() { control?.activateFirstThumb() }
}
#endif
