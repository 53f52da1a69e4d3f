#if APPLE_UI
import QuartzCore
import SlidersCore

/// Typing the value over the mark.
extension RulerSliderControl {
    /// Sets the value as if a person typed it: clamps and snaps it to what the ruler can take now, and reports the
    /// change with the reason `key`. Ignores a value that isn't finite.
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
