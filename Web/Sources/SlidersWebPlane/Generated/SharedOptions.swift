// scripts/options prints this from docs/options.json.
// swift-format-ignore-file
import SlidersCore
import SlidersPlane

/// The options that a plane has as a whole, as options of a slider.
extension SliderPlane.Configuration {
    /// Sets them to those of a slider.
    mutating func setShared(from options: SliderConfiguration) {
        disabledThumbs = options.disabledThumbs
        isEnabled = options.isEnabled
        isReadOnly = options.isReadOnly
        pressTarget = options.pressTarget ?? .track
        hasFineControl = options.hasFineControl
        snapsWhileDragging = options.snapsWhileDragging
        isContinuous = options.isContinuous
    }
}
