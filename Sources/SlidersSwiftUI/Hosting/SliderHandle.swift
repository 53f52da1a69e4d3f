#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersUIKit
import SwiftUI
import UIKit

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
        guard let thumb = control?.accessibilityElements?.first as? UIView else { return }
        if direction == .decrement { thumb.accessibilityDecrement() } else { thumb.accessibilityIncrement() }
    }

    /// Activates the first thumb, as assistive technology does: its value can be typed.
    func activate() { _ = (control?.accessibilityElements?.first as? UIView)?.accessibilityActivate() }
}
#endif
