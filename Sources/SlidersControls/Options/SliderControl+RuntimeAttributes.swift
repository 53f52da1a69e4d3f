#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import SlidersCore
import SlidersLooks

/// User-defined runtime attributes of Interface Builder. Their order doesn't matter.
extension SliderControl {
    /// Sets the option with a key. Returns `false` if the control has no such option.
    ///
    /// A value that the option can't have changes nothing, and is printed. `nil` sets the default.
    func setAttribute(_ key: String, to value: Any?) -> Bool {
        guard let attribute = RuntimeAttribute(key: key) else { return false }
        if case .direction = attribute, !(self is StraightSliderControl) { return false }
        if !set(attribute, to: value) {
            let given = value.map { "\"\($0)\"" } ?? "nil"
            // Views of AppKit have another `print`.
            Swift.print("\(type(of: self)): \(key) can't be \(given). It can be \(attribute.expected).")
        }
        return true
    }

    /// Sets an option. Returns `false` if it can't have the value.
    private func set(_ attribute: RuntimeAttribute, to value: Any?) -> Bool {
        switch attribute {
        case .option(let option):
            let read = option.value(of: value)
            guard read != nil || value == nil else { return false }
            configuration[option] = read
        case .direction:
            let name = value == nil ? "trailing" : AttributeText.word(of: value)
            guard let direction = ArchivedOptions.directions.first(where: { $0.key == name })?.value else {
                return false
            }
            (self as? StraightSliderControl)?.direction = direction
        case .look:
            let name = value == nil ? SliderLook.system.rawValue : AttributeText.word(of: value)
            guard let look = SliderLook(rawValue: name ?? "") else { return false }
            changeLook { $0.look = look }
        case .lookColor(let option):
            let color = value as? PlatformColor
            guard color != nil || value == nil else { return false }
            changeLook { $0.colors[option] = color }
        case .values:
            guard let numbers = AttributeText.numbers(of: value), !numbers.isEmpty,
                numbers.count == 1 || !Self.kind.hasOneThumb
            else { return false }
            values = numbers
        case .stepValues:
            guard let numbers = AttributeText.numbers(of: value) else { return false }
            stepValues = numbers.isEmpty ? nil : numbers
        case .neutralValue:
            guard let numbers = AttributeText.numbers(of: value), numbers.count < 2 else { return false }
            neutralValue = numbers.first
        case .lookNumber(let option):
            guard let numbers = AttributeText.numbers(of: value), numbers.count < 2 else { return false }
            changeLook { $0.options[keyPath: option] = numbers.first }
        }
        return true
    }

    /// Changes the look, and keeps what other attributes set in its style before.
    private func changeLook(_ change: (inout LookChoice) -> Void) {
        var choice = shownLook?.choice ?? LookChoice(.system)
        change(&choice)
        let before = style
        show(choice)
        if before.fixedMeasures.contains(.thumbSize) { thumbSize = CGFloat(before.metrics.thumbSize) }
        if before.fixedMeasures.contains(.thickness) { trackThickness = CGFloat(before.metrics.thickness) }
        if let neutral = before.metrics.neutralValue { neutralValue = neutral }
    }
}
#endif
