#if APPLE_UI
import SlidersCore

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Actions of assistive technology.
extension SliderControl {
    /// The actions of a thumb: one that resets it, where resetting is on, and two that move the bar beside it by one
    /// increment, where it can be dragged.
    func resetAndBarActions(of view: ThumbView) -> [PlatformAccessibilityAction] {
        let thumb = view.index
        var inputs: [(name: String, input: SliderInput)] = []
        if slider.canReset(thumb: thumb) { inputs.append((LocalizedText.localized("Reset"), .reset(thumb: thumb))) }
        if slider.canAdjustBar(beside: thumb) {
            inputs.append((LocalizedText.localized("Move range up"), .adjustBar(1, thumb: thumb)))
            inputs.append((LocalizedText.localized("Move range down"), .adjustBar(-1, thumb: thumb)))
        }
        return inputs.map { name, input in
            PlatformAccessibilityAction(named: name) { [weak self, weak view] in
                if let self, let view { assist(input, from: view) } else { false }
            }
        }
    }
}
#endif
