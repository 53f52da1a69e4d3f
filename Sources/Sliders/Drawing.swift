/// The picture of a slider: a flat list of elements, back to front, without platform and without text.
///
/// Law: after any sequence of ``update(for:in:)`` the elements equal those of a whole drawing made anew.
public struct Drawing: Equatable, Sendable {
    public let layout: SliderLayout
    public private(set) var elements: [Element]
    private let firstTick, firstThumb, firstLabel: Int

    /// The whole picture. Needed after the first layout, and after code changed values, options or size.
    public init(of state: SliderState, in layout: SliderLayout) {
        self.layout = layout
        let ticks = layout.tickFractions(of: state)
        var elements: [Element] = []
        elements.reserveCapacity(1 + state.spanCount * layout.laps + 2 * ticks.count + 2 * state.count)
        elements.append(Element(.track, layout.grooveFigure, .init(.track, state.isEnabled ? .normal : .disabled)))
        for index in 0..<state.spanCount {
            let look = state.look(ofSpan: index)
            for lap in 0..<layout.laps {
                elements.append(Element(.span(index, lap: lap), layout.span(index, lap: lap, of: state), .init(.span(lap: lap), look)))
            }
        }
        firstTick = elements.count
        for (index, fraction) in ticks.enumerated() {
            elements.append(Element(.tick(index), layout.tick(at: fraction), .init(.tick, .normal)))
        }
        if layout.style.hasLabels {
            for (index, fraction) in ticks.enumerated() {
                elements.append(Element(.tickLabel(index), layout.tickLabel(at: fraction), .init(.label, .normal)))
            }
        }
        firstThumb = elements.count
        for rank in 0..<state.count {
            elements.append(Element(.thumb(rank), layout.thumb(rank, of: state), .init(.thumb, state.look(ofThumb: rank))))
        }
        firstLabel = elements.count
        if layout.style.hasLabels {
            for rank in 0..<state.count {
                let look: Element.State = state.isDisabled(rank) ? .disabled : .normal
                elements.append(Element(.label(rank), layout.thumbLabel(rank, of: state), .init(.label, look)))
            }
        }
        self.elements = elements
    }

    /// Rewrites the elements that a change touches: its thumbs, and the spans beside them. Returns their ranges in
    /// ``elements``: spans, thumbs, labels.
    @discardableResult
    public mutating func update(
        for change: Change, in state: SliderState
    ) -> (spans: Range<Int>, thumbs: Range<Int>, labels: Range<Int>) {
        let ranks = change.touched
        guard !ranks.isEmpty else { return (0..<0, 0..<0, 0..<0) }
        let laps = layout.laps
        let spans = max(0, ranks.lowerBound - 1)..<min(state.spanCount, ranks.upperBound)
        for index in spans {
            let look = state.look(ofSpan: index)
            for lap in 0..<laps {
                elements[1 + index * laps + lap].show(layout.span(index, lap: lap, of: state), look)
            }
        }
        for rank in ranks {
            elements[firstThumb + rank].show(layout.thumb(rank, of: state), state.look(ofThumb: rank))
        }
        let touchedSpans = 1 + spans.lowerBound * laps..<1 + spans.upperBound * laps
        let thumbs = firstThumb + ranks.lowerBound..<firstThumb + ranks.upperBound
        guard layout.style.hasLabels else { return (touchedSpans, thumbs, firstLabel..<firstLabel) }
        for rank in ranks { elements[firstLabel + rank].figure = layout.thumbLabel(rank, of: state) }
        return (touchedSpans, thumbs, firstLabel + ranks.lowerBound..<firstLabel + ranks.upperBound)
    }
}

/// One part of a picture, its shape and its look.
public struct Element: Equatable, Sendable {
    public var part: Part
    public var figure: Figure
    public var look: Look

    init(_ part: Part, _ figure: Figure, _ look: Look) { (self.part, self.figure, self.look) = (part, figure, look) }

    mutating func show(_ figure: Figure, _ state: State) { (self.figure, look.state) = (figure, state) }

    /// Which part it is. A host keeps one layer or node for each.
    public enum Part: Hashable, Sendable {
        case track
        /// From a thumb to the next, or up to a single thumb; on several turns one part for each.
        case span(Int, lap: Int)
        case tick(Int)
        case tickLabel(Int)
        case thumb(Int)
        /// The text of a thumb.
        case label(Int)
    }

    /// What it is painted as; ``SliderStyle/paint(_:)`` tells how.
    public struct Look: Hashable, Sendable {
        public var role: Role
        public var state: State

        public init(_ role: Role, _ state: State) { (self.role, self.state) = (role, state) }
    }

    public enum Role: Hashable, Sendable {
        case track
        case span(lap: Int)
        case tick, label, thumb
    }

    public enum State: Hashable, Sendable {
        case normal, held, disabled
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
}

extension SliderState {
    func look(ofThumb rank: Int) -> Element.State { isDisabled(rank) ? .disabled : isHeld(rank) ? .held : .normal }

    /// A span looks disabled where both its thumbs are.
    func look(ofSpan index: Int) -> Element.State {
        isDisabled(index) && (count == 1 || isDisabled(index + 1)) ? .disabled : .normal
    }

    var isEnabled: Bool { (0..<count).contains { !isDisabled($0) } }

    /// The number of selected parts: they lie between neighbours; a single thumb has one, from the lower bound.
    public var spanCount: Int { max(1, count - 1) }
}

extension SliderLayout {
    /// Ticks are left out where they would be nearer than this, in points.
    private static let leastDistance = 3.0

    /// Where ticks are, as fractions of the track.
    public func tickFractions(of state: SliderState) -> [Double] {
        let values: [Double]
        switch style.ticks {
        case .none: return []
        case .steps: values = state.stepValues(atMost: Int(track.length / Self.leastDistance) + 1)
        case .count(let count):
            guard count > 1, Double(count - 1) * Self.leastDistance <= track.length else { return [] }
            return (0..<count).map { Double($0) / Double(count - 1) }
        case .values(let given): values = given.filter { $0 >= state.scale.lower && $0 <= state.scale.upper }
        }
        return apart(values.map { state.scale.fraction(of: $0) })
    }

    private func apart(_ fractions: [Double]) -> [Double] {
        let length = track.length
        for index in fractions.indices.dropFirst() {
            guard abs(fractions[index] - fractions[index - 1]) * length >= Self.leastDistance else { return [] }
        }
        return fractions
    }
}
