#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

/// Typing the value over the mark.
extension RulerSliderControl {
    /// Gives the ruler a typed value: clamped and snapped to what it can take now, and reported with the reason `key`.
    /// A value that is not finite changes nothing.
    public func enter(_ value: Double) { handle(.type(value, thumb: 0)) }

    /// The field for the value.
    var newFieldOverMark: SliderField {
        SliderField(
            area: fieldAreaOverMark, hasBox: true, font: platformFont(of: .label, in: layers.appearance.style),
            color: nil, name: valueName)
    }

    /// Where the field is.
    var fieldAreaOverMark: CGRect { fieldArea(around: drawing.layout.course.location(at: 0), text: .zero) }
}
#endif
