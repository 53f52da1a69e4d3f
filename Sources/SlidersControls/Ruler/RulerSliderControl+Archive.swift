#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import QuartzCore
import SlidersCore
import SlidersLooks

/// Options of a ruler in archives, and user-defined runtime attributes of Interface Builder. The app sets the `metrics`
/// and the look again.
extension RulerSliderControl {
    /// Adds the options of the scale.
    func writeRuler(to options: inout ArchivedOptions) {
        options["direction"] = ArchivedOptions.directions.first { $0.value == direction }?.key
        options["bendRadius"] = Double(bendRadius)
        options["decelerationRate"] = Double(decelerationRate)
    }

    /// Sets the options of the scale.
    func readRuler(from options: ArchivedOptions) {
        options.read("direction", &direction, ArchivedOptions.directions)
        bendRadius = options["bendRadius"].map { CGFloat($0 as Double) } ?? bendRadius
        decelerationRate = options["decelerationRate"].map { CGFloat($0 as Double) } ?? decelerationRate
    }

    // MARK: Runtime attributes

    /// Sets an option of the ruler, or of the look. Returns `false` if it can't have the value, and `nil` if the
    /// control has no such option.
    func setRulerAttribute(_ attribute: RuntimeAttribute, to value: Any?) -> Bool? {
        switch attribute {
        case .direction:
            guard let direction = AttributeText.direction(of: value) else { return false }
            self.direction = direction
        case .values:
            guard let numbers = AttributeText.numbers(of: value), numbers.count == 1 else { return false }
            self.value = numbers[0]
        case .stepValues:
            guard let numbers = AttributeText.numbers(of: value) else { return false }
            stepValues = numbers.isEmpty ? nil : numbers
        case .rulerStyle:
            let name = value == nil ? "system" : AttributeText.word(of: value)
            guard let style = SliderRulerStyle.allCases.first(where: { "\($0)" == name }) else { return false }
            rulerStyle = style
        case .measure(let measure):
            guard let items = AttributeText.items(of: value) else { return false }
            return measure.set(items, in: &metrics)
        // Tracks have a label distance of their own.
        case .style(.labelDistance): return setRulerAttribute(.measure(.labelDistance), to: value)
        default: return setSharedAttribute(attribute, to: value)
        }
        return true
    }
}
#endif
