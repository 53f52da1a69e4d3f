#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersCore

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Actions of assistive technology.
extension SliderControl {
    /// Adds increments to the first thumb, as assistive technology does.
    package func adjustFirstThumb(by increments: Int) {
        if let view = thumbViews.first, !slider.isDisabled(thumb: 0) { adjust(by: increments, from: view) }
    }

    /// Activates the first thumb, as assistive technology does: its value can be typed.
    package func activateFirstThumb() { beginTyping() }

    /// Actions that move the bar beside a thumb by one increment; none if it cannot be dragged.
    func barActions(beside thumb: Int) -> [PlatformAccessibilityAction] {
        guard slider.canAdjustBar(beside: thumb) else { return [] }
        return [(LocalizedText.localized("Move range up"), 1), (LocalizedText.localized("Move range down"), -1)].map {
            name, increments in
            PlatformAccessibilityAction(named: name) { [weak self] in
                self.map { !$0.handle(.adjustBar(increments, thumb: thumb)).changed.isEmpty } ?? false
            }
        }
    }
}
#endif
