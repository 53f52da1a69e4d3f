#if APPLE_UI
import Foundation
import SlidersCore

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Archives and restored state: `NSCoder` stores values, bounds, and Boolean options. An app sets other options again.
extension BaseSliderControl {
    /// The Boolean properties of the control that an archive contains, with the keys for them.
    private static var flags: [(key: String, flag: ReferenceWritableKeyPath<BaseSliderControl, Bool>)] {
        #if canImport(UIKit)
        ownFlags + [("isEnabled", \.isEnabled)]
        #else
        ownFlags + [("isEnabled", \.isEnabled), ("refusesFirstResponder", \.refusesFirstResponder)]
        #endif
    }

    /// Encodes the values, the bounds of each axis, and the Boolean options.
    func encodeOptions(with coder: NSCoder) {
        encodeValues(with: coder)
        let configuration = model.configuration
        for (key, flag) in Self.flags { coder.encode(self[keyPath: flag], forKey: "sliders.\(key)") }
        for (key, flag) in Self.sharedFlags { coder.encode(configuration[keyPath: flag], forKey: "sliders.\(key)") }
        for (axis, options) in configuration.axes.enumerated() {
            if let lower = options.lowerBound { coder.encode(lower, forKey: "sliders.\(axis).minimumValue") }
            if let upper = options.upperBound { coder.encode(upper, forKey: "sliders.\(axis).maximumValue") }
            for (key, flag) in Self.flagsOfAxes {
                coder.encode(options[keyPath: flag], forKey: "sliders.\(axis).\(key)")
            }
        }
    }

    /// Decodes the values and the options. An option without a key in the archive keeps its value.
    func decodeOptions(from coder: NSCoder) {
        for (key, flag) in Self.flags where coder.containsValue(forKey: "sliders.\(key)") {
            self[keyPath: flag] = coder.decodeBool(forKey: "sliders.\(key)")
        }
        var configuration = sharedConfiguration
        for (key, flag) in Self.sharedFlags where coder.containsValue(forKey: "sliders.\(key)") {
            configuration[keyPath: flag] = coder.decodeBool(forKey: "sliders.\(key)")
        }
        configuration.axes = configuration.axes.enumerated().map { axis, options in
            Self.decode(options, ofAxis: axis, from: coder)
        }
        sharedConfiguration = configuration
        decodeValues(with: coder)
    }

    /// Returns the options of an axis with the bounds and the Boolean options of an archive.
    private static func decode(_ options: SliderConfiguration, ofAxis axis: Int, from coder: NSCoder)
        -> SliderConfiguration
    {
        var options = options
        let (lower, upper) = ("sliders.\(axis).minimumValue", "sliders.\(axis).maximumValue")
        if coder.containsValue(forKey: lower) { options.lowerBound = coder.decodeDouble(forKey: lower) }
        if coder.containsValue(forKey: upper) { options.upperBound = coder.decodeDouble(forKey: upper) }
        for (key, flag) in flagsOfAxes where coder.containsValue(forKey: "sliders.\(axis).\(key)") {
            options[keyPath: flag] = coder.decodeBool(forKey: "sliders.\(axis).\(key)")
        }
        return options
    }

    // MARK: Values

    /// Encodes the values, for an archive or for the restoration of the app's state.
    func encodeValues(with coder: NSCoder) {
        let values = model.restorationValues
        coder.encode(values.count, forKey: "sliders.count")
        for (index, value) in values.enumerated() { coder.encode(value, forKey: "sliders.value.\(index)") }
    }

    /// Sets the values of an archive or of a restored state, if it has any.
    func decodeValues(with coder: NSCoder) {
        let count = coder.decodeInteger(forKey: "sliders.count")
        guard count > 0, coder.containsValue(forKey: "sliders.value.\(count - 1)") else { return }
        let values = (0..<count).map { coder.decodeDouble(forKey: "sliders.value.\($0)") }
        let before = valuesBeforeChange()
        didChange(from: before, model.restore(values), animated: false)
    }
}
#endif
