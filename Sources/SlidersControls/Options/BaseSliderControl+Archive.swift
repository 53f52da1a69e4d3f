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
    private static var flags: [(key: String, flag: ReferenceWritableKeyPath<BaseSliderControl, Bool>)] {
        #if canImport(UIKit)
        ownFlags + [("isEnabled", \.isEnabled)]
        #else
        ownFlags + [("isEnabled", \.isEnabled), ("refusesFirstResponder", \.refusesFirstResponder)]
        #endif
    }

    /// Encodes values and options.
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

    /// Decodes values and options. Those that an archive lacks stay as they are.
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

    /// Encodes the values. They are restored with the state of the app, too.
    func encodeValues(with coder: NSCoder) {
        let values = model.restorationValues
        coder.encode(values.count, forKey: "sliders.count")
        for (index, value) in values.enumerated() { coder.encode(value, forKey: "sliders.value.\(index)") }
    }

    /// Decodes the values.
    func decodeValues(with coder: NSCoder) {
        let count = coder.decodeInteger(forKey: "sliders.count")
        guard count > 0, coder.containsValue(forKey: "sliders.value.\(count - 1)") else { return }
        let values = (0..<count).map { coder.decodeDouble(forKey: "sliders.value.\($0)") }
        let before = valuesBeforeChange()
        didChange(from: before, model.restore(values), animated: false)
    }
}
#endif
