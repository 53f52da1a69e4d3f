#if APPLE_UI
import Foundation
import QuartzCore
import SlidersControls
import SlidersCore
import SlidersPlane

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
        let oldValues = valuesBeforeChange()
        didChange(from: oldValues, try? plane.assign(values.map(\.vector)), animated: animated)
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

    // MARK: Queries

    /// Returns the location of a point's center, in the control's coordinates, or `nil` if there's no point with this
    /// index.
    public func location(ofThumb point: Int) -> CGPoint? {
        guard (0..<plane.count).contains(point) else { return nil }
        return locationInControl(plane.location(ofThumb: point))
    }

    /// Returns whether a pointer holds a point.
    public func isHeld(thumb: Int) -> Bool { (0..<plane.count).contains(thumb) && plane.isHeld(thumb: thumb) }

    /// The distance by which the current drag exceeds what its point can reach, in value units of each axis.
    public var overshoot: CGPoint { CGPoint(plane.overshoot) }

    /// Returns points from the values that delegates and streams receive: `x` and `y` of each point in turn.
    public static func points(of values: [Double]) -> [CGPoint] {
        stride(from: 0, to: values.count - 1, by: 2).map { CGPoint(x: values[$0], y: values[$0 + 1]) }
    }
}

/// The options of a plane. You can set options and values in any order: an option that can't be met yet is kept until
/// it can; see `BaseSliderControl.configurationError`.
extension PlaneSliderControl {
    /// All options of the control: the options of each axis, in `x` and `y`, and the options of the plane. Its
    /// `isEnabled` property is the same as the control's.
    public var configuration: SliderPlane.Configuration {
        get { plane.configuration }
        set {
            configure(points, newValue)
            if isEnabled != newValue.isEnabled { isEnabled = newValue.isEnabled }
        }
    }

    /// The parts of the control where a press counts. The default is `track`: a press in the area moves the nearest
    /// point there. With `thumb`, a press counts only on points. With `relative`, a press anywhere holds the nearest
    /// point, which moves as far as the pointer does.
    public var pressTarget: SliderPressTarget {
        get { plane.configuration.pressTarget }
        set { configuration.pressTarget = newValue }
    }
}
#endif
