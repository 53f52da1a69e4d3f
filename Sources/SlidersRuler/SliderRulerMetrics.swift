import SlidersCore

/// The sizes of a ruler's parts, in points.
public struct SliderRulerMetrics: Equatable, Sendable {
    /// The path of the scale, through the middle of the control.
    public var path = Path.straight(.right)
    /// The length of the scale for each unit of the value. If `nil`, ``tickSpacing`` determines it.
    public var pointsPerUnit: Double?
    /// The distance between ticks, unless ``pointsPerUnit`` determines another.
    public var tickSpacing = 8.0
    /// The distance between ticks, in value units. If `nil`, or not positive, ticks are at the steps; without steps, a
    /// hundred ticks divide the scale.
    public var tickDistance: Double?
    /// The number of ticks from one major tick to the next, counted from the lower bound. Only major ticks can have
    /// text. If major ticks would be closer than ``minimumMajorDistance``, the number is a round multiple of this one.
    public var majorInterval = 10
    /// The minimum distance between neighboring major ticks.
    public var minimumMajorDistance = 44.0
    /// The length of a major tick.
    public var majorLength = 22.0
    /// The length of a tick halfway between two major ones; `nil` means ``minorLength``.
    public var middleLength: Double?
    /// The length of a minor tick.
    public var minorLength = 12.0
    /// The width of ticks.
    public var tickWidth = 1.0
    /// The minimum distance between neighboring ticks. If ticks would be closer, some are omitted, evenly.
    public var minimumDistance = 3.0
    /// A Boolean value that indicates whether ticks are centered on the scale. Otherwise, they all begin at one line,
    /// which is above a horizontal scale.
    public var centersTicks = false
    /// A Boolean value that indicates whether major ticks have text.
    public var hasTickLabels = true
    /// The distance from the end of a major tick to the middle of its text. Beside a vertical scale, half the
    /// difference between the width and the height of the largest text is added, so that text keeps clear of ticks.
    public var labelDistance = 14.0
    /// The width of a tape that ticks and texts are on, from the edge where ticks begin; 0 draws none. The tape is
    /// wider if they need more room.
    public var tapeWidth = 0.0
    /// The width of the mark.
    public var markWidth = 3.0
    /// The length of the mark.
    public var markLength = 34.0
    /// A Boolean value that indicates whether the value appears beside the mark, on the side where ticks begin.
    public var hasLabel = false
    /// The length over which the scale fades at both ends of the control.
    public var fade = 40.0

    /// Creates the metrics of a plain ruler.
    public init(_ path: Path = .straight(.right)) { self.path = path }

    /// The path of a scale.
    public enum Path: Equatable, Sendable {
        /// A straight line. Values increase in a direction of the screen.
        case straight(Direction)
        /// An arc with a radius in points, whose top is in the middle of the control. Values increase clockwise or
        /// counterclockwise.
        case bent(radius: Double, isClockwise: Bool = true)
    }

    /// A direction of the screen.
    public enum Direction: Equatable, Sendable {
        /// Toward the right.
        case right
        /// Toward the left.
        case left
        /// Upward.
        case up
        /// Downward.
        case down
    }
}
