/// The sizes of a ruler's parts, in points.
public struct SliderRulerMetrics: Equatable, Sendable {
    /// Where the scale runs, through the middle of the control.
    public var path = Path.straight(.right)
    /// The length of the scale for each unit of the value; `nil` gives ticks ``tickSpacing``.
    public var pointsPerUnit: Double?
    /// The distance of ticks where ``pointsPerUnit`` gives no other.
    public var tickSpacing = 8.0
    /// The distance of ticks in value units; `nil`, and numbers that are not positive, put them at the steps. Where
    /// there are no steps a hundred ticks share the scale.
    public var tickDistance: Double?
    /// Which ticks are major, and can have a text: each of this many, counted from the lower bound, or of a round
    /// multiple of it where they were nearer than ``leastMajorDistance``.
    public var majorInterval = 10
    /// The least distance of neighboring major ticks.
    public var leastMajorDistance = 44.0
    /// The length of a major tick.
    public var majorLength = 22.0
    /// The length of a minor tick.
    public var minorLength = 12.0
    /// The width of ticks.
    public var tickWidth = 1.0
    /// The least distance of neighboring ticks. Where they were nearer, some are left out, evenly.
    public var leastDistance = 3.0
    /// Whether ticks are centered on the scale; otherwise they begin at one line, above a level scale.
    public var centersTicks = false
    /// Whether major ticks have texts.
    public var hasTickLabels = true
    /// The distance from the end of a major tick to the middle of its text.
    public var labelDistance = 14.0
    /// The width of the mark.
    public var markWidth = 3.0
    /// The length of the mark.
    public var markLength = 34.0
    /// Whether the value stands beside the mark, on the side where ticks begin.
    public var hasLabel = false
    /// The length over which the scale fades at both ends of the control.
    public var fade = 40.0

    /// Makes the metrics of a plain ruler.
    public init(_ path: Path = .straight(.right)) { self.path = path }

    /// Where a scale runs.
    public enum Path: Equatable, Sendable {
        /// A straight line; values grow in a direction of the screen.
        case straight(Direction)
        /// An arc about a center below the control's top, of a radius in points. Values grow clockwise, or
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
