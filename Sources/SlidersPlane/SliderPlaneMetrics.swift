import SlidersCore

/// The sizes of a plane's parts, in points of the screen.
public struct SliderPlaneMetrics: Equatable, Sendable {
    /// The shape of the area, and the directions in which values increase.
    public var shape = Shape.rectangle()
    /// The diameter of the thumbs.
    public var thumbSize = 28.0
    /// The drawn size of a held thumb, as a multiple of its size at rest. Its position and its target depend on the
    /// size at rest.
    public var heldThumbScale = 1.0
    /// The distance from the control's edge to the area where thumbs' centers can be; `nil` leaves room for half a
    /// thumb.
    public var inset: Double?
    /// The radius of the corners of a rectangle.
    public var cornerRadius = 8.0
    /// The ticks where lines of the grid cross the horizontal axis, or where the spokes of a disc are. Only the
    /// positions and the width of these ticks have an effect.
    public var xTicks = SliderTicks.none
    /// The ticks where lines of the grid cross the vertical axis, or where the rings of a disc are.
    public var yTicks = SliderTicks.none
    /// A Boolean value that indicates whether the plane shades the parts of the area that points can't enter because of
    /// the enabled range or the forbidden ranges of an axis. Limits of single points aren't shown.
    public var showsEnabledRange = false
    /// A Boolean value that indicates whether the plane draws a line in front of a point that a pointer pulls against
    /// something that holds it back; see `SliderObstacle`. The edge of the area shows nothing.
    public var showsObstacles = true

    /// Creates the metrics of a plain plane.
    public init(_ shape: Shape = .rectangle()) { self.shape = shape }

    /// The shape of the area, and the directions in which values increase.
    public enum Shape: Equatable, Sendable {
        /// A rectangle as large as the control. Values increase to the right and upward, unless the arguments reverse
        /// them.
        case rectangle(runsLeft: Bool = false, runsDown: Bool = false)
        /// A disc around the middle of the control. Angles begin at a direction, in degrees clockwise from north, and
        /// run over a sweep of at most one turn; a negative sweep runs counterclockwise. Distances increase from the
        /// center outward.
        case disc(start: Double = 0, sweep: Double = 360)
    }
}
