#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Typing a coordinate over its point.
extension PlaneSliderControl {
    /// Gives a coordinate of a point a typed value: clamped and snapped to what it can take now, and reported with the
    /// reason `key`. A value that is not finite and a point that is not there change nothing.
    public func enter(_ value: Double, on axis: SliderPlane.Axis, ofPoint point: Int = 0) {
        perform(.type(value, thumb: plane.coordinate(axis, ofPoint: point)))
    }

    /// Begins typing a coordinate, as assistive technology asks. Returns whether it can be typed now.
    func beginTyping(_ axis: SliderPlane.Axis, ofPoint point: Int) -> Bool {
        guard !isTyping, canType(for: point) else { return false }
        usedAxes[point] = axis
        return beginTyping(for: point)
    }

    /// The field for the coordinate of a point that was used last.
    func newFieldOverPoint(_ point: Int) -> SliderField {
        SliderField(
            area: fieldAreaOverPoint(point), hasBox: true,
            font: platformFont(of: .label, in: layers.appearance.style), color: nil,
            name: coordinateName(usedAxis(ofPoint: point), ofPoint: point))
    }

    /// Where the field of a point is.
    func fieldAreaOverPoint(_ point: Int) -> CGRect { fieldArea(around: plane.location(ofPoint: point), text: .zero) }
}
#endif
