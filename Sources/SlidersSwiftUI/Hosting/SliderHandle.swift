#if APPLE_UI
import SlidersControls
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// The control that a slider shows.
@MainActor
final class SliderHandle: ObservableObject {
    weak var control: BaseSliderControl? { didSet { if control !== oldValue { linkPlayhead() } } }
    /// The control of the playhead above. It may exist before the control below it.
    weak var playhead: SliderControl? { didSet { if playhead !== oldValue { linkPlayhead() } } }
    /// The thumbs of the control.
    let thumbs = SliderThumbs()

    private func linkPlayhead() { if let playhead { (control as? SliderControl)?.link(playhead) } }

    /// Adjusts the first thumb, as assistive technology does.
    func adjust(_ direction: AccessibilityAdjustmentDirection) {
        control?.adjustFirstThumb(by: direction == .decrement ? -1 : 1)
    }

    /// Resets the first thumb, as assistive technology does.
    func reset() { control?.resetFirstThumb() }

    /// Activates the first thumb, as assistive technology does: its value can be typed.
    func activate() { control?.activateFirstThumb() }
}
#endif
