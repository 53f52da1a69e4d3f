/// The sizes of a plane's parts, in points of the screen.
public struct SliderPlaneMetrics: Equatable, Sendable {
    /// The shape of the area, and where values grow.
    public var shape = Shape.rectangle()
    /// The diameter of the thumbs.
    public var thumbSize = 28.0
    /// How many times larger a held thumb is drawn, about its center. Its place and its target go by the size at rest.
    public var heldThumbScale = 1.0
    /// The distance from the control's edge to the area where thumbs' centers can be; `nil` leaves room for half a
    /// thumb.
    public var inset: Double?
    /// The radius of the corners of a rectangle.
    public var cornerRadius = 8.0
    /// Where lines of the grid cross the horizontal axis, or the spokes of a disc. Only their places and their width
    /// count.
    public var xTicks = SliderTicks.none
    /// Where lines of the grid cross the vertical axis, or the rings of a disc.
    public var yTicks = SliderTicks.none

    /// Makes the metrics of a plain plane.
    public init(_ shape: Shape = .rectangle()) { self.shape = shape }

    /// The shape of the area, and where values grow.
    public enum Shape: Equatable, Sendable {
        /// A rectangle as large as the control. Values grow to the right and upward, unless they run the other way.
        case rectangle(runsLeft: Bool = false, runsDown: Bool = false)
        /// A disc about the middle of the control. Angles begin at a direction, in degrees clockwise from north, and
        /// run over a sweep of at most a turn; a negative one runs counterclockwise. Distances grow from the center.
        case disc(start: Double = 0, sweep: Double = 360)
    }
}
