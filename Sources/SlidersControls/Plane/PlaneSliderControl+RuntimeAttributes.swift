#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import SlidersCore

/// User-defined runtime attributes of planes: values as pairs of numbers; the options of the whole plane, of each axis,
/// and of looks; the shape; and the grid.
extension PlaneSliderControl {
    private static let options: [SliderOption] = [
        .pressTarget, .disabledThumbs, .isReadOnly, .isContinuous, .hasFineControl, .snapsWhileDragging,
    ]

    /// Sets an option of the plane, of an axis, or of the look. Returns `false` if it can't have the value, and `nil`
    /// if the control has no such option.
    func setPlaneAttribute(_ attribute: RuntimeAttribute, to value: Any?) -> Bool? {
        switch attribute {
        case .option(.isEnabled):
            let read = SliderOption.isEnabled.value(of: value)
            guard read != nil || value == nil else { return false }
            isEnabled = read?.choice != 0
        case .option(let option) where !Self.options.contains(option): return nil
        case .values:
            guard let numbers = AttributeText.numbers(of: value), !numbers.isEmpty, numbers.count % 2 == 0 else {
                return false
            }
            values = stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        case .axis(let axis, .step):
            guard let numbers = AttributeText.numbers(of: value), numbers.count < 2 else { return false }
            configure { $0[axis].step.interval = numbers.first ?? 0 }
        case .axis(let axis, let option):
            let read = option.value(of: value)
            guard read != nil || value == nil else { return false }
            configure { $0[axis][option] = read }
        case .axisStepValues(let axis):
            guard let numbers = AttributeText.numbers(of: value) else { return false }
            configure { $0[axis].step.values = numbers.isEmpty ? nil : numbers }
        case .axisTicks(let axis):
            guard let mode = AttributeText.items(of: value).flatMap(AttributeText.ticks) else { return false }
            if axis == .x { xTicks.mode = mode } else { yTicks.mode = mode }
        case .shape:
            guard let shape = AttributeText.items(of: value).flatMap(AttributeText.shape) else { return false }
            self.shape = shape
        default: return setSharedAttribute(attribute, to: value)
        }
        return true
    }
}

extension AttributeText {
    /// The shape of a plane: a word, and the start and the sweep of a disc, if wanted. Without items it is a rectangle.
    fileprivate static func shape(of items: [String]) -> SliderPlaneMetrics.Shape? {
        let others: [String] = Array(items.dropFirst())
        guard let numbers = numbers(of: others) else { return nil }
        return switch (items.first ?? "rectangle", numbers.count) {
        case ("rectangle", 0): .rectangle()
        case ("disc", 0): .disc()
        case ("disc", 2): .disc(start: numbers[0], sweep: numbers[1])
        default: nil
        }
    }
}

extension SliderPlane.Configuration {
    /// The options of an axis.
    fileprivate subscript(axis: SliderPlane.Axis) -> SliderConfiguration {
        get { axis == .x ? x : y }
        set { if axis == .x { x = newValue } else { y = newValue } }
    }
}
#endif
