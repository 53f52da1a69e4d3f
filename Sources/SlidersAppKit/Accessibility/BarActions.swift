#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SlidersCore
import SlidersLayers

/// What dragging the bar is to the mouse: actions of assistive technology on the thumbs beside it.
extension SliderControl {
    /// Actions that move the bar beside a thumb by one increment; none if it cannot be dragged.
    func barActions(beside thumb: Int) -> [NSAccessibilityCustomAction] {
        guard slider.canAdjustBar(beside: thumb) else { return [] }
        return [(LocalizedText.localized("Move range up"), 1), (LocalizedText.localized("Move range down"), -1)].map {
            name, increments in
            NSAccessibilityCustomAction(name: name) { [weak self] in
                MainActor.assumeIsolated {
                    self.map { !$0.controller.handle(.adjustBar(increments, thumb: thumb)).changed.isEmpty } ?? false
                }
            }
        }
    }
}
#endif
