#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersCore
import SlidersLayers
import UIKit

/// What dragging the bar is to a finger: actions of assistive technology on the thumbs beside it.
extension SliderControl {
    /// Actions that move the bar beside a thumb by one increment; none if it cannot be dragged.
    func barActions(beside thumb: Int) -> [UIAccessibilityCustomAction] {
        guard slider.canAdjustBar(beside: thumb) else { return [] }
        return [(LocalizedText.localized("Move range up"), 1), (LocalizedText.localized("Move range down"), -1)].map {
            name, increments in
            UIAccessibilityCustomAction(name: name) { [weak self] _ in
                self.map { !$0.controller.handle(.adjustBar(increments, thumb: thumb)).changed.isEmpty } ?? false
            }
        }
    }
}
#endif
