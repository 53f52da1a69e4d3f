#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import SlidersCore

/// User-defined runtime attributes of planes: values as pairs of numbers, the options of the whole plane, and those of
/// looks. The options of each axis are set in code.
extension PlaneSliderControl {
    private static let options: [SliderOption] = [
        .pressTarget, .disabledThumbs, .isReadOnly, .isContinuous, .hasFineControl, .snapsWhileDragging,
    ]

    /// Sets an option of the plane, or of the look. Returns `false` if it can't have the value, and `nil` if the
    /// control has no such option.
    func setPlaneAttribute(_ attribute: RuntimeAttribute, to value: Any?) -> Bool? {
        switch attribute {
        case .option(let option) where !Self.options.contains(option): return nil
        case .values:
            guard let numbers = AttributeText.numbers(of: value), !numbers.isEmpty, numbers.count % 2 == 0 else {
                return false
            }
            values = stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        default: return setSharedAttribute(attribute, to: value)
        }
        return true
    }
}
#endif
