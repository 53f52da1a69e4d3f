#if APPLE_UI
import SlidersCore

/// What assistive technology does to a slider that SwiftUI makes one element.
extension BaseSliderControl {
    /// Adds increments to the first thumb, as assistive technology does.
    package func adjustFirstThumb(by increments: Int) {
        guard let view = thumbViews.first, !model.isDisabled(thumb: 0) else { return }
        assist(.adjust(increments, thumb: 0), from: view)
    }

    /// Resets the first thumb, as assistive technology does.
    package func resetFirstThumb() { handle(.reset(thumb: 0)) }

    /// Activates the first thumb, as assistive technology does: its value can be typed.
    package func activateFirstThumb() { beginTyping(for: 0) }
}
#endif
