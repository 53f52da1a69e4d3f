#if APPLE_UI
import Foundation
import QuartzCore
import SlidersCore

/// Values that code sets and gets. Setting them reports no events, except for the cancellation of the drags that it
/// ends.
extension PlaneSliderControl {
    /// The values of each point. On a disc, `x` is the value of the angle, and `y` is the value of the distance from
    /// the center.
    ///
    /// The number of values is the number of points. The control adjusts values to what bounds and steps allow.
    /// Whenever an option changes, it does so again, starting from the values that you set. It ignores an empty array,
    /// and numbers that aren't finite.
    public var values: [CGPoint] {
        get { plane.values.map { CGPoint($0) } }
        set { setValues(newValue, animated: false) }
    }

    /// Sets the values of all points, and animates the points if `animated` is `true` and Reduce Motion is off.
    public func setValues(_ values: [CGPoint], animated: Bool) {
        setCoordinates(values.flatMap { [Double($0.x), Double($0.y)] }, animated: animated)
    }

    /// The values of the first point.
    public var value: CGPoint {
        get { CGPoint(plane.value(ofThumb: 0)) }
        set { setValue(newValue, animated: false) }
    }

    /// Sets the values of the first point, and animates it if `animated` is `true` and Reduce Motion is off.
    public func setValue(_ value: CGPoint, animated: Bool) {
        setValues([value] + values.dropFirst(), animated: animated)
    }

    // MARK: Asking

    /// Returns the location of a point's center, in the control's coordinates, or `nil` if there's no point with this
    /// index.
    public func location(ofThumb point: Int) -> CGPoint? {
        guard (0..<plane.count).contains(point) else { return nil }
        return canvas.convert(CGPoint(plane.location(ofThumb: point)), to: self)
    }

    /// Returns whether a pointer holds a point.
    public func isHeld(thumb: Int) -> Bool { (0..<plane.count).contains(thumb) && plane.isHeld(thumb: thumb) }

    /// The distance by which the current drag exceeds what its point can reach, in value units of each axis.
    public var overshoot: CGPoint { CGPoint(plane.overshoot) }

    /// Returns the points whose coordinates are values, `x` and `y` in turn, as the delegate and streams have them.
    public static func points(of values: [Double]) -> [CGPoint] {
        stride(from: 0, to: values.count - 1, by: 2).map { CGPoint(x: values[$0], y: values[$0 + 1]) }
    }

    // MARK: Used axes

    /// The axis of a point that was used last; at first `x`.
    func usedAxis(ofThumb point: Int) -> SliderPlane.Axis { usedCoordinate(ofThumb: point) & 1 == 0 ? .x : .y }

    // MARK: State restoration

    /// Encodes the values.
    func encodePoints(with coder: NSCoder) {
        coder.encode(plane.count, forKey: "sliders.count")
        for (index, value) in plane.values.enumerated() {
            coder.encode(value.x, forKey: "sliders.x.\(index)")
            coder.encode(value.y, forKey: "sliders.y.\(index)")
        }
    }

    /// Decodes the values.
    func decodePoints(with coder: NSCoder) {
        let count = coder.decodeInteger(forKey: "sliders.count")
        guard count > 0, coder.containsValue(forKey: "sliders.y.\(count - 1)") else { return }
        values = (0..<count).map { index in
            CGPoint(
                x: coder.decodeDouble(forKey: "sliders.x.\(index)"), y: coder.decodeDouble(forKey: "sliders.y.\(index)")
            )
        }
    }
}
#endif
