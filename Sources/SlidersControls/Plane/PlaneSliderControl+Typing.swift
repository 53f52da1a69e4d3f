#if APPLE_UI
import QuartzCore
import SlidersCore

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Typing a coordinate over its point.
extension PlaneSliderControl {
    /// Sets a coordinate of a point as if a person typed it: clamps and snaps the value to what the coordinate can take
    /// now, and reports the change with the reason `key`. Ignores a value that isn't finite and a point that doesn't
    /// exist.
    public func enter(_ value: Double, on axis: SliderPlane.Axis, ofThumb point: Int = 0) {
        perform(.type(value, thumb: plane.coordinate(axis, ofThumb: point)))
    }

    /// Sets a closure that returns the value of text that a person types on an axis, or `nil` if the text isn't a
    /// value; `nil` restores the default: the control parses numbers in the user's language, alone or with the
    /// characters that ``valueFormatter`` puts around them.
    public func setValueParser(_ parser: ((String) -> Double?)?, for axis: SliderPlane.Axis) {
        setFormat { $0.parsers[axis.rawValue] = parser }
    }

    /// Begins typing a coordinate, as assistive technology asks. Returns whether it can be typed now.
    func beginTyping(_ axis: SliderPlane.Axis, ofThumb point: Int) -> Bool {
        let coordinate = plane.coordinate(axis, ofThumb: point)
        guard !isTyping, canType(coordinate: coordinate) else { return false }
        usedCoordinates[point] = coordinate
        return beginTyping(for: point)
    }

    /// The field for the coordinate of a point that was used last.
    func newFieldOverPoint(_ point: Int) -> SliderField {
        SliderField(
            area: fieldAreaOverPoint(point), hasBox: true,
            font: platformFont(of: .label, in: layers.appearance.style), color: nil,
            name: coordinateName(usedAxis(ofThumb: point), ofThumb: point))
    }

    /// Where the field of a point is.
    func fieldAreaOverPoint(_ point: Int) -> CGRect { fieldArea(around: plane.location(ofThumb: point), text: .zero) }
}
#endif
