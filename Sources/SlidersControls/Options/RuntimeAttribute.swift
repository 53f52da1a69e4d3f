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

    /// The option with a key: the name of its property, or of the argument of `setLook`.
    init?(key: String) {
        switch key {
        case "values": self = .values
        case "stepValues": self = .stepValues
        case "neutralValue": self = .neutralValue
        case "direction": self = .direction
        case "look": self = .look
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
            guard let option = SliderOption(named: key), !Self.ofOtherKeys.contains(option) else { return nil }
            self = .option(option)
        }
    }

    /// Bounds have other names in controls, and only circular sliders have the others, as properties of Objective-C.
    private static let ofOtherKeys: [SliderOption] = [.lowerBound, .upperBound, .wraps, .dragsVertically]

    /// What the value can be, for a person.
    var expected: String {
        switch self {
        case .option(let option) where !option.words.isEmpty: option.words.joined(separator: ", ")
        case .direction: ArchivedOptions.directions.map(\.key).joined(separator: ", ")
        case .look: SliderLook.allCases.map(\.rawValue).joined(separator: ", ")
        case .neutralValue, .lookNumber: "a number"
        case .lookColor: "a color"
        case .style(let attribute): attribute.expected
        case .option, .values, .stepValues: "numbers"
        }
    }
}
#endif
