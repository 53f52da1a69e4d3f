/// The sections of a drawing, one for each kind of part: where its elements are in the list, and what they are.
///
/// Making a drawing and updating it both ask `element(_:_:of:)`, so they cannot disagree.
struct DrawingSections: Equatable, Sendable {
    let layout: SliderLayout
    var highlight: SliderHighlight
    /// The fractions of the ticks, which no drag changes.
    private let ticks, minorTicks: [Double]
    /// The stretches that thumbs may enter, as fractions.
    private let enabledStretches: [Window]
    /// The stretches that thumbs jump over, as places of the track.
    private let forbiddenStretches: [Window]
    /// The index where each section begins, by its raw value, and at the end the number of elements.
    private var starts: [Int] = []
    /// Whether a drag changes more than spans and thumbs.
    private var hasExtras = false
    /// The state that the parts are painted in that all thumbs share.
    private var whole: SliderElement.State
    /// How many times thicker than at rest the track is drawn.
    private(set) var trackScale = 1.0

    /// A kind of part. The order is the order of drawing, from back to front.
    private enum Section: Int, CaseIterable {
        case face, histogram, track, enabledRange, outer, spans, forbiddenRanges, cover, minorTicks, ticks, tickLabels
        case readings, needles, thumbs, labels, readout

        /// Whether its parts belong to all thumbs.
        var isOfWhole: Bool {
            switch self {
            case .outer, .spans, .needles, .thumbs, .labels: false
            default: true
            }
        }
    }

    init(of state: SliderState, in layout: SliderLayout, _ highlight: SliderHighlight) {
        self.layout = layout
        self.highlight = highlight
        ticks = layout.tickFractions(of: state)
        minorTicks = layout.minorTickFractions(between: ticks)
        enabledStretches = layout.enabledStretches(of: state)
        forbiddenStretches = layout.forbiddenStretches(of: state)
        whole = state.elementStateOfWhole(highlight)
        trackScale = layout.metrics.trackScale(in: whole)
        starts = [0]
        for section in Section.allCases { starts.append(starts[section.rawValue] + count(section, of: state)) }
        for section in [Section.histogram, .outer, .minorTicks, .ticks, .needles, .labels, .readout]
        where !range(of: section).isEmpty {
            hasExtras = true
        }
    }

    private func range(of section: Section) -> Range<Int> { starts[section.rawValue]..<starts[section.rawValue + 1] }

    /// Whether the label of a thumb is visible.
    func showsLabel(ofThumb index: Int, in elements: [SliderElement]) -> Bool {
        let labels = range(of: .labels)
        return index < labels.count && layout.metrics.showsLabels(in: elements[labels.lowerBound + index].state)
    }

    // MARK: Drawing

    /// All elements.
    func elements(of state: SliderState) -> [SliderElement] {
        let none = SliderElement(.face, .anchor(.zero), .face, whole)
        var elements = Array(repeating: none, count: starts[Section.allCases.count])
        for section in Section.allCases { _ = rewriteAll(&elements, section, of: state) }
        return elements
    }

    /// Rewrites the elements of some thumbs and of what is filled beside them, in place.
    mutating func update(
        _ elements: inout [SliderElement], _ indices: Range<Int>, in state: SliderState
    ) -> SliderDrawing.Update {
        // Code may have taken thumbs away since the change.
        let indices = indices.clamped(to: 0..<min(state.count, range(of: .thumbs).count))
        guard !indices.isEmpty else { return SliderDrawing.Update() }
        let spans = max(0, indices.lowerBound - 1)..<min(state.spanCount, indices.upperBound)
        let laps = layout.laps
        let selected = hasExtras ? selectTicks(&elements, of: state) : SliderDrawing.Update()
        var update = updateWhole(&elements, in: state)
        let beside = rewrite(&elements, .spans, spans.lowerBound * laps..<spans.upperBound * laps, of: state)
        update.spans.extend(by: beside)
        update.thumbs = rewrite(&elements, .thumbs, indices, of: state)
        guard hasExtras else { return update }
        let isWhole = !update.back.isEmpty
        update.histogram = isWhole ? range(of: .histogram) : rewriteIfDifferent(&elements, .histogram, of: state)
        update.outer.extend(by: rewriteIfDifferent(&elements, .outer, of: state))
        (update.minorTicks, update.ticks) = (selected.minorTicks, selected.ticks)
        update.tickLabels = selected.tickLabels
        update.needles = rewrite(&elements, .needles, indices, of: state)
        update.labels = rewrite(&elements, .labels, indices, of: state)
        let readout = range(of: .readout)
        update.readout = readout.isEmpty ? 0..<0 : readout
        return update
    }

    /// Rewrites the elements whose state a highlight changed, in place.
    mutating func updateStates(_ elements: inout [SliderElement], in state: SliderState) -> SliderDrawing.Update {
        var update = updateWhole(&elements, in: state)
        if !update.back.isEmpty {
            update.histogram = range(of: .histogram)
            update.readout = range(of: .readout)
        }
        update.labels = rewriteIfDifferent(&elements, .labels, of: state)
        update.spans.extend(by: rewriteIfDifferent(&elements, .spans, of: state))
        update.needles = rewriteIfDifferent(&elements, .needles, of: state)
        update.thumbs = rewriteIfDifferent(&elements, .thumbs, of: state)
        return update
    }

    /// Rewrites the parts that all thumbs share, if these are painted in another state now: as soon as something is
    /// held, and again when nothing is.
    private mutating func updateWhole(_ elements: inout [SliderElement], in state: SliderState) -> SliderDrawing.Update
    {
        var update = SliderDrawing.Update()
        let shown = whole == .disabled ? whole : state.elementStateOfWhole(highlight)
        guard shown != whole else { return update }
        whole = shown
        update.back = range(of: .face).lowerBound..<range(of: .enabledRange).upperBound
        update.scale = range(of: .forbiddenRanges).lowerBound..<range(of: .readings).upperBound
        let scale = layout.metrics.trackScale(in: whole)
        if scale != trackScale {
            trackScale = scale
            update.spans = rewriteAll(&elements, .spans, of: state)
            update.outer = rewriteAll(&elements, .outer, of: state)
        }
        for section in Section.allCases where section.isOfWhole { _ = rewriteAll(&elements, section, of: state) }
        return update
    }

    /// Makes all elements of a section anew, which few drags do.
    @inline(never) private func rewriteAll(
        _ elements: inout [SliderElement], _ section: Section, of state: SliderState
    ) -> Range<Int> {
        rewrite(&elements, section, 0..<range(of: section).count, of: state)
    }

    /// Makes the elements with these indices of a section anew. A section without elements stays so.
    private func rewrite(
        _ elements: inout [SliderElement], _ section: Section, _ indices: Range<Int>, of state: SliderState
    ) -> Range<Int> {
        let range = range(of: section)
        guard !range.isEmpty else { return 0..<0 }
        for index in indices { elements[range.lowerBound + index] = element(section, index, of: state) }
        return range.lowerBound + indices.lowerBound..<range.lowerBound + indices.upperBound
    }

    /// Makes all elements of a section anew, and returns the range from the first to the last that is different.
    private func rewriteIfDifferent(
        _ elements: inout [SliderElement], _ section: Section, of state: SliderState
    ) -> Range<Int> {
        let range = range(of: section)
        var different = 0..<0
        for index in range {
            let element = element(section, index - range.lowerBound, of: state)
            guard element != elements[index] else { continue }
            elements[index] = element
            different.extend(by: index..<index + 1)
        }
        return different
    }

    /// Selects the ticks, and their texts, that stand at what is filled now, and no others.
    private func selectTicks(_ elements: inout [SliderElement], of state: SliderState) -> SliderDrawing.Update {
        func select(_ section: Section, _ fractions: [Double]) -> Range<Int> {
            let range = range(of: section)
            var different = 0..<0
            for index in range {
                let isSelected = layout.isSelected(tickAt: fractions[index - range.lowerBound], in: state)
                let role = elements[index].role.selected(isSelected)
                guard elements[index].role != role else { continue }
                elements[index].role = role
                different.extend(by: index..<index + 1)
            }
            return different
        }
        var update = SliderDrawing.Update()
        update.minorTicks = select(.minorTicks, minorTicks)
        update.ticks = select(.ticks, ticks)
        update.tickLabels = select(.tickLabels, ticks)
        return update
    }

    // MARK: Elements

    /// The number of elements of a section.
    private func count(_ section: Section, of state: SliderState) -> Int {
        let metrics = layout.metrics
        return switch section {
        case .face: layout.face == nil ? 0 : 1
        case .histogram: layout.columnCount
        case .track: 1
        case .enabledRange: enabledStretches.count
        case .outer: metrics.fill.hasOuter ? 2 * layout.laps : 0
        case .spans: metrics.fill.hasSpans ? state.spanCount * layout.laps : 0
        case .forbiddenRanges: forbiddenStretches.count
        case .cover: metrics.extras.hasCover ? 1 : 0
        case .minorTicks: minorTicks.count
        case .ticks: ticks.count
        case .tickLabels: metrics.hasLabels || metrics.ticks.hasLabels ? ticks.count : 0
        case .readings: metrics.extras.readings.count
        case .needles: metrics.dial?.needle == nil ? 0 : state.count
        case .thumbs: state.count
        case .labels: metrics.hasLabels ? state.count : 0
        case .readout: layout.readout == nil ? 0 : 1
        }
    }

    /// An element of a section, by its index there.
    private func element(_ section: Section, _ index: Int, of state: SliderState) -> SliderElement {
        switch section {
        case .thumbs:
            let shown = state.elementState(ofThumb: index, highlight)
            return SliderElement(.thumb(index), layout.thumb(index, of: state, isHeld: shown == .held), .thumb, shown)
        case .spans:
            let span = layout.laps == 1 ? index : index / layout.laps
            let lap = index - span * layout.laps
            let figure = layout.span(span, lap: lap, of: state)
            return SliderElement(
                .span(span, lap: lap), trackScale == 1 ? figure : figure.thicker(by: trackScale), .span(lap: lap),
                state.elementState(ofSpan: span, highlight))
        case .needles:
            return SliderElement(
                .needle(index), layout.needle(index, of: state), .needle, state.elementState(ofThumb: index, highlight))
        case .labels:
            let shown =
                layout.metrics.labelVisibility == .held
                ? state.elementState(ofHeldLabel: index, highlight) : state.elementState(ofThumb: index, highlight)
            return SliderElement(.label(index), layout.label(index, of: state), .label, shown)
        default: return fixedElement(section, index, of: state)
        }
    }

    private func outer(isAfter: Bool, lap: Int, of state: SliderState) -> SliderElement {
        let figure = layout.outer(isAfter: isAfter, lap: lap, of: state).thicker(by: trackScale)
        let shown = state.elementState(ofOuter: isAfter)
        return isAfter
            ? SliderElement(.after(lap: lap), figure, .after(lap: lap), shown)
            : SliderElement(.before(lap: lap), figure, .before(lap: lap), shown)
    }

    /// An element that few drags move, or none. Out of line, so that a drag does not pay for its registers.
    @inline(never)
    private func fixedElement(_ section: Section, _ index: Int, of state: SliderState) -> SliderElement {
        switch section {
        case .face: SliderElement(.face, layout.face ?? .anchor(.zero), .face, whole)
        case .histogram:
            SliderElement(
                .histogram(index), layout.column(index),
                .histogram(isSelected: layout.isSelected(column: index, in: state)), whole)
        case .enabledRange:
            SliderElement(
                .enabledRange(index),
                layout.stretch(from: enabledStretches[index].low, to: enabledStretches[index].high, lap: 0)
                    .thicker(by: trackScale),
                .enabledRange, whole)
        case .outer: outer(isAfter: index >= layout.laps, lap: index % layout.laps, of: state)
        case .forbiddenRanges:
            SliderElement(
                .forbiddenRange(index), layout.forbiddenRange(forbiddenStretches[index]).thicker(by: trackScale),
                .forbiddenRange, whole)
        case .cover: SliderElement(.cover, layout.grooveFigure.thicker(by: trackScale), .cover, whole)
        case .minorTicks: minorTick(index, of: state)
        case .ticks: tick(index, of: state)
        case .tickLabels:
            SliderElement(
                .tickLabel(index), layout.tickLabel(at: ticks[index]),
                .tickLabel(isSelected: layout.isSelected(tickAt: ticks[index], in: state)), whole)
        case .readings: SliderElement(.reading(index), layout.reading(index, in: state), .reading, whole)
        case .readout: SliderElement(.readout, .anchor(layout.readout ?? .zero), .readout, whole)
        default: SliderElement(.track, layout.grooveFigure.thicker(by: trackScale), .track, whole)
        }
    }

    private func minorTick(_ index: Int, of state: SliderState) -> SliderElement {
        let isSelected = layout.isSelected(tickAt: minorTicks[index], in: state)
        return SliderElement(
            .minorTick(index), layout.tick(at: minorTicks[index], isMinor: true).orDot,
            .minorTick(isSelected: isSelected), whole)
    }

    private func tick(_ index: Int, of state: SliderState) -> SliderElement {
        let isShort = layout.isShort(tickAt: ticks[index])
        let isSelected = layout.isSelected(tickAt: ticks[index], in: state)
        return SliderElement(
            .tick(index), layout.tick(at: ticks[index], isMinor: isShort).orDot,
            isShort ? .minorTick(isSelected: isSelected) : .tick(isSelected: isSelected), whole)
    }
}
