/// The picture of a slider: a flat list of elements, back to front, which depends on no platform and contains no text.
///
/// Law: after any sequence of ``update(for:in:)`` and ``highlight(_:in:)``, the elements equal those of a new drawing.
public struct SliderDrawing: Equatable, Sendable {
    /// The parts, back to front.
    public private(set) var elements: [SliderElement]
    private var sections: DrawingSections
    /// Whether the last element is that of an obstacle.
    private var showsObstacle = false

    /// Creates a drawing of all parts. A host needs a new drawing after the first layout, and after code changes
    /// values, options, or the size.
    public init(of state: SliderState, in layout: SliderLayout, highlight: SliderHighlight = SliderHighlight()) {
        sections = DrawingSections(of: state, in: layout, highlight)
        elements = sections.elements(of: state)
        var update = Update()
        updateObstacle(of: state, &update)
    }

    /// The layout that positions the parts.
    package var layout: SliderLayout { sections.layout }

    /// The thickness of the drawn track, as a multiple of its thickness at rest: ``SliderMetrics/heldTrackScale`` while
    /// any part is held, and otherwise 1.
    public var trackScale: Double { sections.trackScale }

    /// The hovered and focused parts. To change them, call ``highlight(_:in:)``.
    public var highlight: SliderHighlight { sections.highlight }

    /// Returns whether the label of a thumb is visible. Hidden labels take no space, so a host measures only visible
    /// ones.
    package func showsLabel(ofThumb index: Int) -> Bool { sections.showsLabel(ofThumb: index, in: elements) }

    /// The ranges of ``elements`` that an update rewrote; empty where it rewrote nothing.
    public struct Update: Equatable, Sendable {
        /// The face, the histogram, the track, and the enabled range, if their painted state changed.
        public var back = 0..<0
        /// The columns of the histogram.
        public var histogram = 0..<0
        /// The spans, in all their laps.
        public var spans = 0..<0
        /// The parts before and after all spans, in all their laps.
        public var outer = 0..<0
        /// The forbidden ranges, the cover, the ticks with their text, and the readings, if their painted state
        /// changed.
        public var scale = 0..<0
        /// The minor ticks, if the selection of one changed.
        public var minorTicks = 0..<0
        /// The major ticks, if the selection of one changed.
        public var ticks = 0..<0
        /// The text of ticks, if the selection of one changed. It doesn't move.
        public var tickLabels = 0..<0
        /// The needles.
        public var needles = 0..<0
        /// The thumbs.
        public var thumbs = 0..<0
        /// The labels of thumbs.
        public var labels = 0..<0
        /// The readout, whose text may have changed.
        public var readout = 0..<0

        /// The obstacle. It's the last element, and only there while a pointer pulls a thumb against it.
        public var obstacle = 0..<0
        /// All parts, where a drawing rewrites all of them, as that of a ruler does.
        public var parts = 0..<0

        /// Creates an update that rewrote nothing.
        package init() {}
    }

    /// Rewrites the elements that a change affects: those of its thumbs, the filled parts beside them, and the
    /// histogram columns, ticks, and text whose selection changed. When a hold begins or ends, also rewrites the parts
    /// that all thumbs share. Allocates no memory, except for the first obstacle.
    @discardableResult
    public mutating func update(for change: SliderState.Change, in state: SliderState) -> Update {
        update(change.redraws, in: state)
    }

    @inline(__always) private mutating func update(_ thumbs: Range<Int>, in state: SliderState) -> Update {
        var update = sections.update(&elements, thumbs, in: state)
        if state.mayHaveObstacle || showsObstacle { updateObstacle(of: state, &update) }
        return update
    }

    /// Adds, rewrites, or removes the element of the obstacle. Few changes need it.
    @inline(never) private mutating func updateObstacle(of state: SliderState, _ update: inout Update) {
        update.obstacle = elements.replaceObstacle(by: layout.obstacle(of: state))
        showsObstacle = !update.obstacle.isEmpty
    }

    /// Rewrites the elements of all thumbs and the filled parts beside them. Call it during a glide and at its end.
    @discardableResult
    public mutating func update(in state: SliderState) -> Update { update(0..<state.count, in: state) }

    /// Shows which parts are hovered and focused now, and returns the ranges that it rewrote.
    @discardableResult
    public mutating func highlight(_ highlight: SliderHighlight, in state: SliderState) -> Update {
        guard highlight != sections.highlight else { return Update() }
        sections.highlight = highlight
        return sections.updateStates(&elements, in: state)
    }
}

extension [SliderElement] {
    /// Replaces the element of an obstacle, which is the last one if there is one, by one with another figure; `nil`
    /// removes it. Returns the range of the new element.
    package mutating func replaceObstacle(by figure: SliderFigure?) -> Range<Int> {
        if case .obstacle? = last?.part { removeLast() }
        guard let figure else { return 0..<0 }
        append(SliderElement(.obstacle, figure, .obstacle))
        return count - 1..<count
    }
}

extension SliderState {
    /// Whether at least one thumb is enabled.
    var isEnabled: Bool { (0..<count).contains { !isDisabled(thumb: $0) } }

    /// The number of spans: one between each two neighbors. A single thumb has one, from the lower bound or the neutral
    /// value.
    package var spanCount: Int { max(1, count - 1) }
}
