#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// What `NSCoder` keeps of a control.
extension SliderControl {
    private static let wheelKey = "sliders.followsWheel"
    private static let hapticsKey = "sliders.hasHaptics"

    func encodeOptions(with coder: NSCoder) {
        controller.encode(with: coder)
        coder.encode(followsWheel, forKey: Self.wheelKey)
        coder.encode(hasHaptics, forKey: Self.hapticsKey)
    }

    func decode(from coder: NSCoder) {
        controller.decode(from: coder)
        updateHoverRecognizer()
        if coder.containsValue(forKey: Self.wheelKey) { followsWheel = coder.decodeBool(forKey: Self.wheelKey) }
        if coder.containsValue(forKey: Self.hapticsKey) { hasHaptics = coder.decodeBool(forKey: Self.hapticsKey) }
    }
}
#endif
