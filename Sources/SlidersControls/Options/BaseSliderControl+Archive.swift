#if APPLE_UI
import Foundation
import SlidersCore

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// What `NSCoder` keeps of a control: values, bounds, and Boolean options. The app sets other options again.
extension BaseSliderControl {
    private typealias ControlFlag = (key: String, flag: ReferenceWritableKeyPath<BaseSliderControl, Bool>)
    private static var flags: [ControlFlag] {
        var flags: [ControlFlag] = [
            ("isEnabled", \.isEnabled), ("respondsToScrollWheel", \.respondsToScrollWheel),
            ("respondsToScrollWheelOverThumbs", \.respondsToScrollWheelOverThumbs), ("glidesToTaps", \.glidesToTaps),
            ("hasHaptics", \.hasHaptics), ("allowsTextEntry", \.allowsTextEntry),
        ]
        #if !canImport(UIKit)
        flags += [("hasValueToolTips", \.hasValueToolTips), ("refusesFirstResponder", \.refusesFirstResponder)]
        #endif
        return flags
    }
    private typealias Flag = (key: String, flag: WritableKeyPath<SliderConfiguration, Bool>)
    private static let sharedFlags: [Flag] = [
        ("isReadOnly", \.isReadOnly), ("isContinuous", \.isContinuous), ("hasFineControl", \.hasFineControl),
        ("snapsWhileDragging", \.snapsWhileDragging),
    ]
    private static let flagsOfAxes: [Flag] = [
        ("isExact", \.isExact), ("wraps", \.wraps), ("dragsVertically", \.dragsVertically),
        ("resetsOnDoubleTap", \.resetsOnDoubleTap),
    ]

    /// Encodes values and options.
    func encodeOptions(with coder: NSCoder) {
        encodeValues(with: coder)
        for (key, flag) in Self.flags { coder.encode(self[keyPath: flag], forKey: "sliders.\(key)") }
        encode(sharedOptions, Self.sharedFlags, "sliders", with: coder)
        for (axis, options) in axisOptions.enumerated() {
            if let lower = options.lowerBound { coder.encode(lower, forKey: "sliders.\(axis).minimumValue") }
            if let upper = options.upperBound { coder.encode(upper, forKey: "sliders.\(axis).maximumValue") }
            encode(options, Self.flagsOfAxes, "sliders.\(axis)", with: coder)
        }
    }

    /// Decodes values and options. Those that an archive lacks stay as they are.
    func decodeOptions(from coder: NSCoder) {
        for (key, flag) in Self.flags where coder.containsValue(forKey: "sliders.\(key)") {
            self[keyPath: flag] = coder.decodeBool(forKey: "sliders.\(key)")
        }
        decode(&sharedOptions, Self.sharedFlags, "sliders", from: coder)
        for axis in axisOptions.indices {
            var options = axisOptions[axis]
            let (lower, upper) = ("sliders.\(axis).minimumValue", "sliders.\(axis).maximumValue")
            if coder.containsValue(forKey: lower) { options.lowerBound = coder.decodeDouble(forKey: lower) }
            if coder.containsValue(forKey: upper) { options.upperBound = coder.decodeDouble(forKey: upper) }
            decode(&options, Self.flagsOfAxes, "sliders.\(axis)", from: coder)
            axisOptions[axis] = options
        }
        decodeValues(with: coder)
    }

    private func encode(_ options: SliderConfiguration, _ flags: [Flag], _ prefix: String, with coder: NSCoder) {
        for (key, flag) in flags { coder.encode(options[keyPath: flag], forKey: "\(prefix).\(key)") }
    }

    private func decode(
        _ options: inout SliderConfiguration, _ flags: [Flag], _ prefix: String, from coder: NSCoder
    ) {
        for (key, flag) in flags where coder.containsValue(forKey: "\(prefix).\(key)") {
            options[keyPath: flag] = coder.decodeBool(forKey: "\(prefix).\(key)")
        }
    }
}
#endif
