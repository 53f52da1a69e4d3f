/// The picture of a slider: a flat list of elements, back to front, without platform and without texts.
///
/// Law: after any sequence of ``update(for:in:)`` and ``highlight(_:in:)`` the elements equal those of a new drawing.
public struct SliderDrawing: Equatable, Sendable {
    /// The parts, back to front.
    public private(set) var elements: [SliderElement]
    private var sections: DrawingSections

    /// Draws everything. Hosts need it after the first layout, and after code changed values, options or size.
    public init(of state: SliderState, in layout: SliderLayout, highlight: SliderHighlight = SliderHighlight()) {
        sections = DrawingSections(of: state, in: layout, highlight)
        elements = sections.elements(of: state)
    }

    /// Where the parts are.
    public var layout: SliderLayout { sections.layout }

    /// How many times thicker than at rest the track is drawn: ``SliderMetrics/heldTrackScale`` while anything is held.
    public var trackScale: Double { sections.trackScale }

    /// What is hovered and focused; changed by ``highlight(_:in:)``.
    public var highlight: SliderHighlight { sections.highlight }

    /// The ranges of ``elements`` that an update rewrote; empty where it rewrote nothing.
    public struct Update: Equatable, Sendable {
        /// Face, histogram, track and enabled range, where these are painted in another state.
        public var back = 0..<0
        /// Columns of the histogram.
        public var histogram = 0..<0
        /// Spans, in all their laps.
        public var spans = 0..<0
        /// The parts before and after all spans, in all their laps.
        public var outer = 0..<0
        /// Cover, ticks with their texts, and readings, where these are painted in another state.
        public var scale = 0..<0
        /// Minor ticks, where one became selected or ceased to be.
        public var minorTicks = 0..<0
        /// Major ticks, likewise.
        public var ticks = 0..<0
        /// The texts of ticks, likewise. They stay where they are.
        public var tickLabels = 0..<0
        /// Needles.
        public var needles = 0..<0
        /// Thumbs.
        public var thumbs = 0..<0
        /// The texts of thumbs.
        public var labels = 0..<0
        /// The read-out: its text may have changed.
        public var readout = 0..<0

        /// An update that rewrote nothing.
        public init() {}
    }

    /// Rewrites the elements that a change redraws: those of its thumbs, what is filled beside them, and columns of the
    /// histogram, ticks and their texts that became selected or ceased to be; at the begin and at the end of a hold
    /// also the parts that all thumbs share. Allocates nothing.
    @discardableResult
    public mutating func update(for change: SliderState.Change, in state: SliderState) -> Update {
        sections.update(&elements, change.redraws, in: state)
    }

    /// Rewrites the elements of all thumbs and what is filled beside them, as a glide needs, and its end.
    @discardableResult
    public mutating func update(in state: SliderState) -> Update {
        sections.update(&elements, 0..<state.count, in: state)
    }

    /// Shows what is hovered and focused now, and returns what that changed.
    @discardableResult
    public mutating func highlight(_ highlight: SliderHighlight, in state: SliderState) -> Update {
        guard highlight != sections.highlight else { return Update() }
        sections.highlight = highlight
        return sections.updateStates(&elements, in: state)
    }
}

extension SliderState {
    /// Whether any thumb can be moved by a person.
    var isEnabled: Bool { (0..<count).contains { !isDisabled(thumb: $0) } }

    /// The number of spans: one between two neighbors; a single thumb has one, from the lower bound or neutral value.
    public var spanCount: Int { max(1, count - 1) }
}
