/// The picture of a slider: a flat list of elements, back to front, without platform and without text.
///
/// Law: after any sequence of ``update(for:in:)`` the elements equal those of a whole drawing made anew.
public struct Drawing: Equatable, Sendable {
    public let layout: SliderLayout
    public private(set) var elements: [Element]
    /// What the pointer is over and the keyboard is on; set with ``attend(to:in:)``.
    public private(set) var attention: Attention
    private let firstBar, firstSpan, firstNeedle, firstThumb, firstLabel, readout: Int

    /// The whole picture. Needed after the first layout, and after code changed values, options or size.
    public init(of state: SliderState, in layout: SliderLayout, attention: Attention = Attention()) {
        (self.layout, self.attention) = (layout, attention)
        let metrics = layout.metrics, isEnabled = state.isEnabled
        let ticks = layout.tickFractions(of: state), minor = layout.minorTickFractions(between: ticks)
        elements = []
        elements.reserveCapacity(2 + state.spanCount * layout.laps + 2 * ticks.count + minor.count + 3 * state.count)
        if let face = layout.face { elements.append(Element(.face, face, .init(.face, .normal))) }
        firstBar = elements.count
        for index in 0..<layout.barCount {
            elements.append(Element(.bar(index), layout.bar(index), layout.look(ofBar: index, in: state)))
        }
        elements.append(Element(.track, layout.grooveFigure, .init(.track, isEnabled ? .normal : .disabled)))
        if let figure = layout.selectable(of: state) { elements.append(Element(.selectable, figure, .init(.selectable, .normal))) }
        firstSpan = elements.count
        for index in 0..<state.spanCount {
            let look = attention.look(state.look(ofSpan: index), span: index)
            for lap in 0..<layout.laps {
                elements.append(Element(.span(index, lap: lap), layout.span(index, lap: lap, of: state), .init(.span(lap: lap), look)))
            }
        }
        if metrics.extras?.hasCover == true {
            elements.append(Element(.cover, layout.grooveFigure, .init(.cover, isEnabled ? .normal : .disabled)))
        }
        for (index, fraction) in minor.enumerated() {
            elements.append(Element(.minorTick(index), layout.tick(at: fraction, isMinor: true), .init(.minorTick, .normal)))
        }
        for (index, fraction) in ticks.enumerated() {
            elements.append(Element(.tick(index), layout.tick(at: fraction), .init(.tick, .normal)))
        }
        if metrics.hasLabels || metrics.ticks.hasLabels {
            for (index, fraction) in ticks.enumerated() {
                elements.append(Element(.tickLabel(index), layout.tickLabel(at: fraction), .init(.tickLabel, .normal)))
            }
        }
        for (index, value) in (metrics.extras?.marks ?? []).enumerated() {
            elements.append(Element(.mark(index), layout.mark(value, in: state), .init(.mark, .normal)))
        }
        firstNeedle = elements.count
        if metrics.dial?.needle != nil {
            for rank in 0..<state.count {
                let look = attention.look(state.look(ofThumb: rank), thumb: rank)
                elements.append(Element(.needle(rank), layout.needle(rank, of: state), .init(.needle, look)))
            }
        }
        firstThumb = elements.count
        for rank in 0..<state.count {
            let look = attention.look(state.look(ofThumb: rank), thumb: rank)
            elements.append(Element(.thumb(rank), layout.thumb(rank, of: state), .init(.thumb, look)))
        }
        firstLabel = elements.count
        if metrics.hasLabels {
            for rank in 0..<state.count {
                let look: Element.State = state.isDisabled(rank) ? .disabled : .normal
                elements.append(Element(.label(rank), layout.label(rank, of: state), .init(.label, look)))
            }
        }
        readout = elements.count
        guard let point = layout.readout else { return }
        elements.append(Element(.readout, .anchor(point), .init(.readout, isEnabled ? .normal : .disabled)))
    }

    /// Rewrites the elements that a change touches: its thumbs, and the spans beside them.
    @discardableResult
    public mutating func update(for change: Change, in state: SliderState) -> Touched {
        var touched = Touched()
        let ranks = change.touched
        guard !ranks.isEmpty else { return touched }
        let laps = layout.laps
        let spans = max(0, ranks.lowerBound - 1)..<min(state.spanCount, ranks.upperBound)
        for index in spans {
            let look = attention.look(state.look(ofSpan: index), span: index)
            for lap in 0..<laps {
                elements[firstSpan + index * laps + lap].show(layout.span(index, lap: lap, of: state), look)
            }
        }
        for rank in ranks {
            elements[firstThumb + rank].show(
                layout.thumb(rank, of: state), attention.look(state.look(ofThumb: rank), thumb: rank))
        }
        touched.spans = firstSpan + spans.lowerBound * laps..<firstSpan + spans.upperBound * laps
        touched.thumbs = firstThumb + ranks.lowerBound..<firstThumb + ranks.upperBound
        if firstSpan > 1 || firstNeedle < firstThumb || firstLabel < elements.count { updateExtras(ranks, state, &touched) }
        return touched
    }

    // Not inlined, so that a plain drag goes past it.
    @inline(never)
    private mutating func updateExtras(_ ranks: Range<Int>, _ state: SliderState, _ touched: inout Touched) {
        for index in 0..<layout.barCount {
            let look = layout.look(ofBar: index, in: state)
            guard elements[firstBar + index].look != look else { continue }
            elements[firstBar + index].look = look
            touched.bars.extend(by: firstBar + index..<firstBar + index + 1)
        }
        if firstNeedle < firstThumb {
            for rank in ranks {
                elements[firstNeedle + rank].show(layout.needle(rank, of: state), elements[firstThumb + rank].look.state)
            }
            touched.needles = firstNeedle + ranks.lowerBound..<firstNeedle + ranks.upperBound
        }
        if firstLabel < readout {
            for rank in ranks { elements[firstLabel + rank].figure = layout.label(rank, of: state) }
            touched.labels = firstLabel + ranks.lowerBound..<firstLabel + ranks.upperBound
        }
        if readout < elements.count { touched.readout = readout..<elements.count }
    }

    /// Shows what the pointer is over and the keyboard is on. Returns what that changes.
    @discardableResult
    public mutating func attend(to attention: Attention, in state: SliderState) -> Touched {
        var touched = Touched()
        guard attention != self.attention else { return touched }
        self.attention = attention
        for index in elements.indices {
            let look: Element.State
            switch elements[index].part {
            case .span(let span, _): look = attention.look(state.look(ofSpan: span), span: span)
            case .thumb(let rank), .needle(let rank): look = attention.look(state.look(ofThumb: rank), thumb: rank)
            default: continue
            }
            guard elements[index].look.state != look else { continue }
            elements[index].look.state = look
            let one = index..<index + 1
            if index >= firstThumb {
                touched.thumbs.extend(by: one)
            } else if index >= firstNeedle {
                touched.needles.extend(by: one)
            } else {
                touched.spans.extend(by: one)
            }
        }
        return touched
    }

    /// The ranges of ``elements`` that an update rewrote.
    public struct Touched: Equatable, Sendable {
        public var bars = 0..<0, spans = 0..<0, needles = 0..<0, thumbs = 0..<0, labels = 0..<0
        /// Its text may be another.
        public var readout = 0..<0

        public init() {}
    }
}

extension SliderState {
    var isEnabled: Bool { (0..<count).contains { !isDisabled($0) } }

    /// The number of selected parts: they lie between neighbours; a single thumb has one, from the lower bound.
    public var spanCount: Int { max(1, count - 1) }
}
