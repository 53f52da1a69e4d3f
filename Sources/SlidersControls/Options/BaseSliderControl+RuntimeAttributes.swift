#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import SlidersCore
import SlidersLooks

/// User-defined runtime attributes of Interface Builder. Their order doesn't matter.
extension BaseSliderControl {
    /// Sets the option with a key. Returns `false` if the control has no such option.
    ///
    /// A value that the option can't have changes nothing, and is printed. `nil` sets the default.
    func setAttribute(_ key: String, to value: Any?) -> Bool {
        guard let attribute = RuntimeAttribute(key: key), let isSet = set(attribute, to: value) else { return false }
        if !isSet {
            let given = value.map { "\"\($0)\"" } ?? "nil"
            // Views of AppKit have another `print`.
            Swift.print("\(type(of: self)): \(key) can't be \(given). It can be \(attribute.expected).")
        }
        return true
    }

    /// Sets an option of the engine, or of the look. Returns `false` if it can't have the value, and `nil` if it's
    /// neither.
    func setSharedAttribute(_ attribute: RuntimeAttribute, to value: Any?) -> Bool? {
        switch attribute {
        case .option(let option):
            let read = option.value(of: value)
            guard read != nil || value == nil else { return false }
            sharedOptions[option] = read
        case .look:
            let name = value == nil ? SliderLook.system.rawValue : AttributeText.word(of: value)
            guard let look = SliderLook(rawValue: name ?? "") else { return false }
            changeLook { $0.look = look }
        case .lookColor(let option):
            let color = value as? PlatformColor
            guard color != nil || value == nil else { return false }
            changeLook { $0.colors[option] = color }
        case .lookNumber(let option):
            guard let numbers = AttributeText.numbers(of: value), numbers.count < 2 else { return false }
            changeLook { $0.options[keyPath: option] = numbers.first }
        default: return nil
        }
        return true
    }

    /// Changes the look, and keeps what other attributes set in its style before.
    private func changeLook(_ change: (inout LookChoice) -> Void) {
        var choice = shownLook?.choice ?? LookChoice(.system)
        change(&choice)
        let before = style
        apply(choice)
        if before.fixedMeasures.contains(.thumbSize) { thumbSize = CGFloat(before.metrics.thumbSize) }
        restyle {
            if before.fixedMeasures.contains(.thickness) {
                $0.style.metrics.thickness = before.metrics.thickness
                $0.style.fixedMeasures.insert(.thickness)
            }
            if let neutral = before.metrics.neutralValue { $0.style.metrics.neutralValue = neutral }
            $0.setAttributesAgain()
        }
    }
}
#endif
