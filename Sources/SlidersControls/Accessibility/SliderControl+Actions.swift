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
        guard let view = thumbViews.first, !slider.isDisabled(thumb: 0) else { return }
        assist(.adjust(increments, thumb: 0), from: view)
    }

    /// Resets the first thumb, as assistive technology does.
    package func resetFirstThumb() { handle(.reset(thumb: 0)) }

    /// Activates the first thumb, as assistive technology does: its value can be typed.
    package func activateFirstThumb() { beginTyping(for: 0) }

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
