#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SlidersLayers

/// What `NSCoder` keeps of a control.
extension SliderControl {
    private enum Key {
        static let isEnabled = "sliders.isEnabled", tag = "sliders.tag", size = "sliders.controlSize"
        static let wheel = "sliders.followsWheel", wheelOverThumbs = "sliders.followsWheelOverThumbs"
        static let haptics = "sliders.hasHaptics", toolTips = "sliders.hasValueToolTips"
        static let refusesFocus = "sliders.refusesFirstResponder", actionMask = "sliders.actionMask"
    }

    func encodeOptions(with coder: NSCoder) {
        controller.encode(with: coder)
        coder.encode(isEnabled, forKey: Key.isEnabled)
        coder.encode(tag, forKey: Key.tag)
        coder.encode(Int(controlSize.rawValue), forKey: Key.size)
        coder.encode(followsWheel, forKey: Key.wheel)
        coder.encode(followsWheelOverThumbs, forKey: Key.wheelOverThumbs)
        coder.encode(hasHaptics, forKey: Key.haptics)
        coder.encode(hasValueToolTips, forKey: Key.toolTips)
        coder.encode(refusesFirstResponder, forKey: Key.refusesFocus)
        coder.encode(Int64(bitPattern: actionMask.rawValue), forKey: Key.actionMask)
    }

    func decode(from coder: NSCoder) {
        controller.decode(from: coder)
        updateTrackingArea()
        let flag = { (key: String) in coder.containsValue(forKey: key) ? coder.decodeBool(forKey: key) : nil }
        if let isEnabled = flag(Key.isEnabled) { self.isEnabled = isEnabled }
        tag = coder.decodeInteger(forKey: Key.tag)
        controlSize = ControlSize(rawValue: UInt(clamping: coder.decodeInteger(forKey: Key.size))) ?? .regular
        followsWheel = flag(Key.wheel) ?? followsWheel
        followsWheelOverThumbs = flag(Key.wheelOverThumbs) ?? followsWheelOverThumbs
        hasHaptics = flag(Key.haptics) ?? hasHaptics
        hasValueToolTips = flag(Key.toolTips) ?? hasValueToolTips
        refusesFirstResponder = flag(Key.refusesFocus) ?? refusesFirstResponder
        if coder.containsValue(forKey: Key.actionMask) {
            sendAction(on: .init(rawValue: UInt64(bitPattern: coder.decodeInt64(forKey: Key.actionMask))))
        }
    }
}
#endif
