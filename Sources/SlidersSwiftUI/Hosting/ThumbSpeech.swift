#if APPLE_UI
import Foundation
import SlidersCore

/// What assistive technology reads of a single thumb, or of a slider without values.
struct ThumbSpeech {
    /// The name that the app gave the thumb; `nil` leaves it to the slider's label.
    let name: String?
    /// The text of the value; `nil` if there is none.
    let value: String?
    /// The lowest and the highest value that the thumb can take; `nil` where they are the bounds.
    let lowest, highest: String?
    /// Whether the options disable the thumb.
    let isDisabled: Bool
    /// Whether a person can change the value. Assistive technology already announces a disabled thumb as such.
    let isAdjustable: Bool
    /// Whether an activation lets the value be typed.
    let isTyped: Bool
    /// Whether an action resets the thumb.
    let isReset: Bool

    /// Creates what is read of a slider without values: its name, and that it's disabled.
    init() {
        (name, value, lowest, highest) = (nil, nil, "", "")
        (isDisabled, isAdjustable, isTyped, isReset) = (true, false, false, false)
    }

    /// Creates what is read of a single thumb; `nil` if there are more thumbs.
    init?(
        _ settings: SliderSettings, _ contents: LookContents = LookContents(),
        in region: _SliderRegion = _SliderRegion()
    ) {
        guard settings.hasOneValue else { return nil }
        let slider = settings.state
        let limits = slider.adjustableLimits(of: 0)
        let text = { settings.text(of: $0, thumb: 0, contents.value, in: region) }
        name = settings.arguments.names.first?.text(in: region.locale)
        value = text(slider.value(of: 0))
        lowest = limits.lowerBound > slider.bounds.lowerBound ? text(limits.lowerBound) : nil
        highest = limits.upperBound < slider.bounds.upperBound ? text(limits.upperBound) : nil
        isDisabled = slider.isDisabled(thumb: 0)
        isAdjustable = !settings.configuration.isReadOnly
        isReset = slider.canReset(thumb: 0)
        isTyped =
            isAdjustable && settings.options.hasTextEntry && settings.canRead(thumb: 0, contents.value, in: region)
    }
}
#endif
