/// One part of a picture, its shape and its look.
public struct Element: Equatable, Sendable {
    public var part: Part
    public var figure: Figure
    public var look: Look

    public init(_ part: Part, _ figure: Figure, _ look: Look) { (self.part, self.figure, self.look) = (part, figure, look) }

    mutating func show(_ figure: Figure, _ state: State) { (self.figure, look.state) = (figure, state) }

    /// Which part it is. A host keeps one layer or node for each.
    public enum Part: Hashable, Sendable {
        /// The disc in the middle of a round slider.
        case face
        /// Of the histogram.
        case bar(Int)
        case track
        /// The part of the track that can be selected.
        case selectable
        /// From a thumb to the next, or up to a single thumb; on several turns one part for each.
        case span(Int, lap: Int)
        /// What lies over the track and its selected parts, in the track's shape.
        case cover
        case minorTick(Int)
        case tick(Int)
        case tickLabel(Int)
        /// Across the track, at a value.
        case mark(Int)
        /// From the middle of a round slider towards a thumb.
        case needle(Int)
        case thumb(Int)
        /// The text of a thumb.
        case label(Int)
        /// The text in the middle of a round slider.
        case readout

        /// The thumb that it belongs to, or that it begins at.
        public var thumb: Int? {
            switch self {
            case .span(let rank, _), .needle(let rank), .thumb(let rank), .label(let rank): rank
            default: nil
            }
        }

        /// The turn of a round track that it lies in; 0 is the first.
        public var lap: Int { if case .span(_, let lap) = self { lap } else { 0 } }
    }

    /// What it is painted as; ``SliderStyle/coats(of:)`` tells how.
    public struct Look: Hashable, Sendable {
        public var role: Role
        public var state: State

        public init(_ role: Role, _ state: State) { (self.role, self.state) = (role, state) }
    }

    public enum Role: Hashable, Sendable {
        case face
        /// Of the histogram; selected where the middle of its stretch is.
        case bar(isSelected: Bool)
        case track, selectable
        case span(lap: Int)
        /// Light and shade over the track and its selected parts; without paints of its own it is not drawn.
        case cover
        case minorTick, tick, tickLabel, mark, needle, thumb, label, readout
    }

    public enum State: Hashable, Sendable {
        case normal, hovered, held, focused, disabled
    }
}

/// The shape of an element, in points of the control.
public enum Figure: Equatable, Sendable {
    /// With round ends.
    case line(from: SIMD2<Double>, to: SIMD2<Double>, width: Double)
    /// With round ends; at most one turn.
    case arc(Track.Arc, width: Double)
    case circle(center: SIMD2<Double>, radius: Double)
    /// Where the host centres a text.
    case anchor(SIMD2<Double>)

    /// Whether nothing of it shows.
    public var isEmpty: Bool {
        switch self {
        case .line(let from, let to, _): from == to
        case .arc(let arc, _): arc.sweep == 0 || arc.radius == 0
        case .circle(_, let radius): radius == 0
        case .anchor: false
        }
    }
}
