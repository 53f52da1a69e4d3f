/// One part of a drawing: which part it is, its figure, and how it is painted.
public struct SliderElement: Equatable, Sendable {
    /// The part that the element shows. A host keeps one layer or node for each.
    public var part: Part
    /// The shape and the position of the part, in points of the control.
    public var figure: SliderFigure
    /// The role that determines its paints; see ``SliderStyle/paints``.
    public var role: Role
    /// The state that determines its paints.
    public var state: State

    /// Creates an element.
    package init(_ part: Part, _ figure: SliderFigure, _ role: Role, _ state: State = .normal) {
        self.part = part
        self.figure = figure
        self.role = role
        self.state = state
    }

    /// A part of a slider, with its index where there are several.
    public enum Part: Hashable, Sendable {
        /// The disc in the middle of a circular slider.
        case face
        /// A column of the histogram, by its index.
        case histogram(Int)
        /// The whole track.
        case track
        /// A part of the track that thumbs may enter, by its index; forbidden ranges separate these parts.
        case enabledRange(Int)
        /// The span above a thumb, or up to a single thumb. A track of several turns has one element for each lap.
        case span(Int, lap: Int)
        /// The part of the track before all spans, in a lap.
        case before(lap: Int)
        /// The part of the track after all spans, in a lap.
        case after(lap: Int)
        /// A forbidden range, by its index, above the track and the spans.
        case forbiddenRange(Int)
        /// A copy of the track's shape above the track and the spans, for shading across both.
        case cover
        /// A minor tick, by its index.
        case minorTick(Int)
        /// A major tick, by its index.
        case tick(Int)
        /// The text of a major tick, by the tick's index.
        case tickLabel(Int)
        /// A line across the track at a reading, by its index in ``SliderTrackExtras/readings``.
        case reading(Int)
        /// The needle from the middle of a circular slider to a thumb.
        case needle(Int)
        /// A thumb, by its index.
        case thumb(Int)
        /// The text of a thumb.
        case label(Int)
        /// The text in the middle of a circular slider.
        case readout
        /// What holds a thumb back, while a pointer pulls the thumb against it.
        case obstacle

        /// The index of the thumb that the part belongs to; for a span, the thumb at its lower end, or its only thumb.
        public var thumb: Int? {
            switch self {
            case .span(let index, _), .needle(let index), .thumb(let index), .label(let index): index
            default: nil
            }
        }

        /// The lap of a round track that a filled part lies in; 0 is the first.
        package var lap: Int {
            switch self {
            case .span(_, let lap), .before(let lap), .after(let lap): lap
            default: 0
            }
        }

        /// A Boolean value that indicates whether the part is a filled part of the track.
        package var isFilled: Bool {
            switch self {
            case .span, .before, .after: true
            default: false
            }
        }
    }

    /// The role of an element. All parts with the same role share their paints.
    public enum Role: Hashable, Sendable {
        /// The disc in the middle of a circular slider.
        case face
        /// A column of the histogram; selected if its middle lies in a filled part of the track.
        case histogram(isSelected: Bool)
        /// The whole track.
        case track
        /// The part of the track that thumbs may enter.
        case enabledRange
        /// A span, in one lap of the track.
        case span(lap: Int)
        /// The part before all spans, in one lap of the track. If it has no paints, it uses those of a span.
        case before(lap: Int)
        /// The part after all spans, in one lap of the track. If it has no paints, it uses those of a span.
        case after(lap: Int)
        /// A range that no thumb can enter.
        case forbiddenRange
        /// Shading across the track and the spans. Drawn only if the style has paints for it.
        case cover
        /// A minor tick; selected if it's at a filled part. Selected ticks without paints use those of other ticks;
        /// this also applies to major ticks and text.
        case minorTick(isSelected: Bool)
        /// A major tick.
        case tick(isSelected: Bool)
        /// The text of a tick; selected if its tick is.
        case tickLabel(isSelected: Bool)
        /// A line across the track at a reading.
        case reading
        /// What holds a thumb back: a line across the track in front of the thumb, along the part of the track between
        /// two thumbs, or along a forbidden range.
        case obstacle
        /// A needle.
        case needle
        /// A thumb.
        case thumb
        /// The text of a thumb.
        case label
        /// The text in the middle of a circular slider.
        case readout

        /// A span in the first lap, where every straight track has its spans.
        public static var span: Role { .span(lap: 0) }
        /// The part before all spans in the first lap.
        public static var before: Role { .before(lap: 0) }
        /// The part after all spans in the first lap.
        public static var after: Role { .after(lap: 0) }

        /// The role whose paints apply if a style has none for this role; `nil` if there is no such role.
        var substitute: Role? {
            switch self {
            case .before(let lap), .after(let lap): .span(lap: lap)
            case .minorTick(isSelected: true), .tick(isSelected: true), .tickLabel(isSelected: true): selected(false)
            default: nil
            }
        }

        /// Whether a lens shows the part larger: everything under thumbs but text and needles. In a drawing, these
        /// elements come before all others.
        package var isMagnified: Bool {
            switch self {
            case .tickLabel, .needle, .thumb, .label, .readout, .obstacle: false
            default: true
            }
        }

        /// The role of the same part with the opposite selection; `nil` for parts that are never selected.
        package var counterpart: Role? {
            switch self {
            case .histogram(let isSelected): .histogram(isSelected: !isSelected)
            case .minorTick(let isSelected), .tick(let isSelected), .tickLabel(let isSelected): selected(!isSelected)
            default: nil
            }
        }

        /// Returns the role of a tick or of its text, selected or not. Other roles stay the same.
        func selected(_ isSelected: Bool) -> Role {
            switch self {
            case .minorTick: .minorTick(isSelected: isSelected)
            case .tick: .tick(isSelected: isSelected)
            case .tickLabel: .tickLabel(isSelected: isSelected)
            default: self
            }
        }
    }

    /// The state that an element is painted in. Held and disabled take precedence over focused, and focused over
    /// hovered.
    public enum State: Hashable, Sendable {
        /// None of the others.
        case normal
        /// A pointer hovers over it.
        case hovered
        /// A pointer drags it.
        case held
        /// It has the keyboard focus.
        case focused
        /// A person can't move it.
        case disabled
    }
}

/// The shape of an element, in points of the control.
public enum SliderFigure: Equatable, Sendable {
    /// A straight line with round ends.
    case line(from: SIMD2<Double>, to: SIMD2<Double>, width: Double)
    /// An arc of at most one turn, with round ends.
    case arc(SliderTrack.Arc, width: Double)
    /// A disc.
    case circle(center: SIMD2<Double>, radius: Double)
    /// A box with round shorter sides, turned clockwise about its center by `turn` degrees.
    case capsule(center: SIMD2<Double>, size: SIMD2<Double>, turn: Double)
    /// The point on which the host centers text.
    case anchor(SIMD2<Double>)

    /// Returns the figure with the width of a line or an arc multiplied by a factor. Other figures stay the same.
    func thicker(by scale: Double) -> SliderFigure {
        switch self {
        case .line(let from, let to, let width): .line(from: from, to: to, width: width * scale)
        case .arc(let arc, let width): .arc(arc, width: width * scale)
        case .circle, .capsule, .anchor: self
        }
    }

    /// The figure, but a disc for a line without length, so that ticks of length 0 are dots.
    var replacingEmptyLineWithDot: SliderFigure {
        guard case .line(let from, let to, let width) = self, from == to else { return self }
        return .circle(center: from, radius: width / 2)
    }

    /// A Boolean value that indicates whether there's nothing to draw: a line or arc without length, or a disc or
    /// capsule without size.
    package var isEmpty: Bool {
        switch self {
        case .line(let from, let to, _): from == to
        case .arc(let arc, _): arc.sweep == 0 || arc.radius == 0
        case .circle(_, let radius): radius == 0
        case .capsule(_, let size, _): size.min() == 0
        case .anchor: false
        }
    }
}
