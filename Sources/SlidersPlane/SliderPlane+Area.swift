import SlidersCore

extension SliderPlane {
    /// The area where points can be, in points of the screen, with the two maps between fractions and locations.
    public enum Area: Equatable, Sendable {
        /// A rectangle, from the corner at both lower bounds to the corner at both upper bounds. If the corners are at
        /// the bottom left and the top right, values increase to the right and upward.
        case rectangle(from: SIMD2<Double>, to: SIMD2<Double>)
        /// A disc. The angle runs along the arc, and the distance runs from the center to the arc's radius.
        case disc(SliderTrack.Arc)

        /// Returns the track of an axis. To find the position of a pointer on it, use ``point(of:on:)``.
        package func track(_ axis: Axis) -> SliderTrack {
            switch (self, axis) {
            case (.rectangle(let from, let to), .x): .line(from: SIMD2(from.x, 0), to: SIMD2(to.x, 0))
            case (.rectangle(let from, let to), .y): .line(from: SIMD2(0, from.y), to: SIMD2(0, to.y))
            case (.disc(let arc), .x): .arc(arc)
            case (.disc(let arc), .y): .line(from: .zero, to: SIMD2(arc.radius, 0))
            }
        }

        /// Returns the point on, or beside, an axis's track that a location corresponds to.
        package func point(of location: SIMD2<Double>, on axis: Axis) -> SIMD2<Double> {
            switch (self, axis) {
            case (.rectangle, .x): SIMD2(location.x, 0)
            case (.rectangle, .y): SIMD2(0, location.y)
            case (.disc, .x): location
            case (.disc(let arc), .y): SIMD2((location - arc.center).length, 0)
            }
        }

        /// Returns the location at a fraction of each axis.
        package func location(at fractions: SIMD2<Double>) -> SIMD2<Double> {
            switch self {
            case .rectangle(let from, let to): return from + (to - from) * fractions
            case .disc(var arc):
                arc.radius *= fractions.y
                return SliderTrack.arc(arc).point(at: fractions.x)
            }
        }

        /// Returns the distance of a location from the area; 0 inside.
        package func distance(to location: SIMD2<Double>) -> Double {
            switch self {
            case .rectangle(let from, let to):
                let minimum = from.replacing(with: to, where: to .< from)
                let maximum = to.replacing(with: from, where: to .< from)
                return (location - location.clamped(lowerBound: minimum, upperBound: maximum)).length
            case .disc(let arc): return max(0, (location - arc.center).length - arc.radius)
            }
        }

        /// A Boolean value that indicates whether the area is a disc.
        package var isDisc: Bool { if case .disc = self { true } else { false } }

        var isUsable: Bool { track(.x).isUsable && track(.y).isUsable }
    }
}
