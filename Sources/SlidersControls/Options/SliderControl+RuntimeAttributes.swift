#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import SlidersCore

/// User-defined runtime attributes of tracks.
extension SliderControl {
    /// Sets an option of the track, or of the look. Returns `false` if it can't have the value, and `nil` if the
    /// control has no such option.
    func setTrackAttribute(_ attribute: RuntimeAttribute, to value: Any?) -> Bool? {
        switch attribute {
        case .direction:
            guard let straight = self as? StraightSliderControl else { return nil }
            guard let direction = AttributeText.direction(of: value) else { return false }
            straight.direction = direction
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
        case .style(let attribute):
            guard let items = AttributeText.items(of: value) else { return false }
            var isSet = false
            restyle { isSet = $0.set(attribute, to: items) }
            return isSet
        case .option, .look, .lookColor, .lookNumber: return setSharedAttribute(attribute, to: value)
        case .axis, .axisStepValues, .axisTicks, .shape, .rulerStyle, .measure: return nil
        }
        return true
    }
}
#endif
