#if APPLE_UI
import SlidersControls
import SlidersCore
import SlidersPlane

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Names and texts of the axes. Assistive technology reads two elements for each point, one for each coordinate.
extension PlaneSliderControl {
    /// Returns the name of an axis for assistive technology: the name that you set, or "Horizontal" or "Vertical" (on a
    /// disc, "Angle" or "Distance") in the user's language.
    public func axisName(_ axis: SliderPlane.Axis) -> String {
        if let name = texts.names[axis.rawValue] { return name }
        return switch (axis, plane.area.isDisc) {
        case (.x, false): word("Horizontal")
        case (.y, false): word("Vertical")
        case (.x, true): word("Angle")
        case (.y, true): word("Distance")
        }
    }

    /// Sets the name of an axis, such as "Saturation"; `nil` restores the default name.
    public func setAxisName(_ name: String?, for axis: SliderPlane.Axis) { texts.names[axis.rawValue] = name }

    /// Returns the text of a value on an axis.
    public func text(of value: Double, on axis: SliderPlane.Axis) -> String {
        text(of: value, coordinate: plane.coordinate(axis, ofThumb: 0))
    }

    /// Sets a closure that returns the value of text that a person types on an axis, or `nil` if the text isn't a
    /// value; `nil` restores the default: the control parses numbers in the user's language, alone or with the
    /// characters that ``valueFormatter`` puts around them.
    public func setValueParser(_ parser: ((String) -> Double?)?, for axis: SliderPlane.Axis) {
        texts.parsers[axis.rawValue] = parser
        formatsDidChange()
    }

    /// Sets a coordinate of a point as if a person typed it: clamps and snaps the value to what the coordinate can take
    /// now, and reports the change with the reason `key`. Ignores a value that isn't finite and a point that doesn't
    /// exist.
    public func enter(_ value: Double, on axis: SliderPlane.Axis, ofThumb point: Int = 0) {
        handle(.type(value, thumb: plane.coordinate(axis, ofThumb: point)))
    }
}
#endif
