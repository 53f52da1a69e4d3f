#if APPLE_UI
import SlidersCore

/// What assistive technology reads: the mark, one adjustable element as large as the control.
extension RulerSliderControl {
    /// The name of the value: the name that was set for the mark, the control's `accessibilityLabel`, or "Value" in the
    /// user's language.
    var valueName: String { texts.names[0] ?? ownLabel ?? LocalizedText.localized("Value") }

    /// What a view in place of the mark shows.
    var markConfiguration: SliderThumbConfiguration {
        let isEnabled = !model.isDisabled(thumb: 0)
        return SliderThumbConfiguration(
            index: 0, value: ruler.value, text: text(of: ruler.value), isHeld: isEnabled && isDragging,
            isHovered: isEnabled && drawing.highlight.hovered == .thumb(0),
            isFocused: thumbViews.first?.isFocused ?? false, isEnabled: isEnabled)
    }

    /// An action that resets the value, where resetting is on.
    func resetActions(of view: ThumbView) -> [PlatformAccessibilityAction] {
        guard ruler.configuration.resetsOnDoubleTap, !isReadOnly, !model.isDisabled(thumb: 0) else { return [] }
        return [
            PlatformAccessibilityAction(named: LocalizedText.localized("Reset")) { [weak self, weak view] in
                if let self, let view { assist(.reset(thumb: 0), from: view) } else { false }
            }
        ]
    }
}
#endif
