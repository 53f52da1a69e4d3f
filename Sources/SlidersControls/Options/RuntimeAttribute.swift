#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import SlidersCore
import SlidersLooks

/// An option that Objective-C has no property for, which a user-defined runtime attribute of Interface Builder sets.
enum RuntimeAttribute {
    /// An option of the engine.
    case option(SliderOption)
    /// The values of the thumbs.
    case values
    /// The only values that thumbs can take.
    case stepValues
    /// The value from which the fill of a single thumb starts.
    case neutralValue
    /// The direction of a straight slider.
    case direction
    /// The name of a look.
    case look
    /// An option of the look that is a number.
    case lookNumber(WritableKeyPath<SliderLook.Options, Double?>)
    /// An option of the look that is a color.
    case lookColor(LookChoice.ColorOption)
    /// An option of the style.
    case style(StyleAttribute)
    /// An option of an axis of a plane.
    case axis(SliderPlane.Axis, SliderOption)
    /// The only values on an axis of a plane.
    case axisStepValues(SliderPlane.Axis)
    /// The lines of the grid of a plane that cross an axis.
    case axisTicks(SliderPlane.Axis)
    /// The shape of a plane.
    case shape
    /// The style of a ruler.
    case rulerStyle
    /// A measure of a ruler.
    case measure(RulerMeasure)

    /// The option with a key: the name of its property, or of the argument of `setLook`.
    init?(key: String) {
        switch key {
        case "values": self = .values
        case "stepValues": self = .stepValues
        case "neutralValue": self = .neutralValue
        case "direction": self = .direction
        case "look": self = .look
        case "xStepValues": self = .axisStepValues(.x)
        case "yStepValues": self = .axisStepValues(.y)
        case "xTicks": self = .axisTicks(.x)
        case "yTicks": self = .axisTicks(.y)
        case "shape": self = .shape
        case "rulerStyle": self = .rulerStyle
        case "curvaceousness": self = .lookNumber(\.curvaceousness)
        case "borderWidth": self = .lookNumber(\.borderWidth)
        case "cornerRadius": self = .lookNumber(\.cornerRadius)
        case "height": self = .lookNumber(\.height)
        case "trackColor": self = .lookColor(\.trackColor)
        case "selectedColor": self = .lookColor(\.selectedColor)
        case "selectedEndColor": self = .lookColor(\.selectedEndColor)
        case "thumbColor": self = .lookColor(\.thumbColor)
        case "borderColor": self = .lookColor(\.borderColor)
        default:
            if let attribute = StyleAttribute(rawValue: key) {
                self = .style(attribute)
                return
            }
            if let measure = RulerMeasure(rawValue: key) {
                self = .measure(measure)
                return
            }
            if let (axis, option) = Self.optionOfAxis(key) {
                self = .axis(axis, option)
                return
            }
            guard let option = SliderOption(named: key), !Self.ofOtherKeys.contains(option) else { return nil }
            self = .option(option)
        }
    }

    /// Bounds have other names in controls. The other two are properties of circular sliders in Objective-C.
    private static let ofOtherKeys: [SliderOption] = [.lowerBound, .upperBound, .wraps, .dragsVertically]

    /// The axis and its option, of a key such as `xStep`.
    private static func optionOfAxis(_ key: String) -> (SliderPlane.Axis, SliderOption)? {
        guard let axis = SliderPlane.Axis.allCases.first(where: { key.hasPrefix("\($0)") }) else { return nil }
        guard key.dropFirst().first?.isUppercase == true else { return nil }
        let name = key.dropFirst().prefix(1).lowercased() + key.dropFirst(2)
        let bounds = ["minimumValue": SliderOption.lowerBound, "maximumValue": .upperBound]
        guard let option = bounds[name] ?? SliderOption(named: name) else { return nil }
        switch option {
        case .lowerBound where bounds[name] == nil, .upperBound where bounds[name] == nil: return nil
        // Only angles wrap.
        case .wraps where axis == .y: return nil
        case .minimumSpan, .maximumSpan, .minimumSeparation, .collision, .barDrag, .dragsVertically: return nil
        // These are options of the whole plane.
        case .isEnabled, .isReadOnly, .disabledThumbs, .pressTarget, .hasFineControl, .snapsWhileDragging,
            .isContinuous:
            return nil
        default: return (axis, option)
        }
    }

    /// What the value can be, for a person.
    var expected: String {
        switch self {
        case .axis(_, .step): "a number"
        case .axis(_, let option): Self.option(option).expected
        case .option(let option) where !option.words.isEmpty: option.words.joined(separator: ", ")
        case .direction: ArchivedOptions.directions.map(\.key).joined(separator: ", ")
        case .look: SliderLook.allCases.map(\.rawValue).joined(separator: ", ")
        case .neutralValue, .lookNumber: "a number"
        case .lookColor: "a color"
        case .style(let attribute): attribute.expected
        case .axisTicks: "none, steps, count and a number, values or positions and numbers"
        case .shape: "rectangle, disc, disc and two numbers"
        case .rulerStyle: SliderRulerStyle.allCases.map { "\($0)" }.joined(separator: ", ")
        case .measure(let measure): measure.expected
        case .option, .values, .stepValues, .axisStepValues: "numbers"
        }
    }
}
#endif
