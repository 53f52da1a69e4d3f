/// The sections of a drawing, one for each kind of part: the range of its elements in the list, and their contents.
///
/// Creating and updating a drawing both use `element(_:_:of:)`, so they have the same results.
struct DrawingSections: Equatable, Sendable {
    let layout: SliderLayout
    var highlight: SliderHighlight
    /// The fractions of the ticks, which no drag changes.
    private let ticks, minorTicks: [Double]
    /// The parts of the track that thumbs can enter, as fractions.
    private let enabledStretches: [Window]
    /// The parts of the track that thumbs jump over, as fractions.
    private let forbiddenStretches: [Window]
    /// The index of each section's first element, by the section's raw value, and finally the number of elements.
    private var starts: [Int] = []
    /// Whether the drawing has parts other than spans and thumbs that a drag can change, such as ticks or labels.
    private var hasOtherDraggedParts = false
    /// The painted state of the parts that all thumbs share, such as the track.
    private var sharedState: SliderElement.State
    /// The drawn thickness of the track, as a multiple of its thickness at rest.
    private(set) var trackScale = 1.0

    /// A kind of part. The order is the order of drawing, from back to front.
    private enum Section: Int, CaseIterable {
        case face, histogram, track, enabledRange, outer, spans, forbiddenRanges, cover, minorTicks, ticks, readings
        case tickLabels, needles, thumbs, labels, readout

        /// Whether all thumbs share the parts of the section, such as the track.
        var isShared: Bool {
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
        sharedState = state.sharedElementState(highlight)
        trackScale = layout.metrics.trackScale(in: sharedState)
        starts = [0]
        for section in Section.allCases { starts.append(starts[section.rawValue] + count(section, of: state)) }
        for section in [Section.histogram, .outer, .minorTicks, .ticks, .needles, .labels, .readout]
        where !range(of: section).isEmpty {
            hasOtherDraggedParts = true
        }
    }

    /// Returns the indices of a section's elements.
    private func range(of section: Section) -> Range<Int> { starts[section.rawValue]..<starts[section.rawValue + 1] }

    /// Whether the label of a thumb is visible.
    func showsLabel(ofThumb index: Int, in elements: [SliderElement]) -> Bool {
        let labels = range(of: .labels)
        return index < labels.count && layout.metrics.showsLabels(in: elements[labels.lowerBound + index].state)
    }

    // MARK: Drawing

    /// Returns all elements of a new drawing.
    func elements(of state: SliderState) -> [SliderElement] {
        let placeholder = SliderElement(.face, .anchor(.zero), .face, sharedState)
        var elements = Array(repeating: placeholder, count: starts[Section.allCases.count])
        for section in Section.allCases { _ = rewriteAll(&elements, section, of: state) }
        return elements
    }

    /// Rewrites the elements of the thumbs with these indices, of the spans beside them, and of other parts that a drag
    /// of the thumbs changes. Returns the ranges that it rewrote.
    mutating func update(
        _ elements: inout [SliderElement], _ indices: Range<Int>, in state: SliderState
    ) -> SliderDrawing.Update {
        // Code may have removed thumbs since the change.
        let indices = indices.clamped(to: 0..<min(state.count, range(of: .thumbs).count))
        guard !indices.isEmpty else { return SliderDrawing.Update() }
        let spans = max(0, indices.lowerBound - 1)..<min(state.spanCount, indices.upperBound)
        let laps = layout.laps
        let selection = hasOtherDraggedParts ? selectTicks(&elements, of: state) : SliderDrawing.Update()
        var update = updateSharedParts(&elements, in: state)
        let spanElements = rewrite(&elements, .spans, spans.lowerBound * laps..<spans.upperBound * laps, of: state)
        update.spans.extend(by: spanElements)
        update.thumbs = rewrite(&elements, .thumbs, indices, of: state)
        guard hasOtherDraggedParts else { return update }
        let hasNewState = !update.back.isEmpty
        update.histogram = hasNewState ? range(of: .histogram) : rewriteIfDifferent(&elements, .histogram, of: state)
        update.outer.extend(by: rewriteIfDifferent(&elements, .outer, of: state))
        (update.minorTicks, update.ticks) = (selection.minorTicks, selection.ticks)
        update.tickLabels = selection.tickLabels
        update.needles = rewrite(&elements, .needles, indices, of: state)
        update.labels = rewrite(&elements, .labels, indices, of: state)
        let readout = range(of: .readout)
        update.readout = readout.isEmpty ? 0..<0 : readout
        return update
    }

    /// Rewrites the elements whose painted state changed with the highlight. Returns the ranges that it rewrote.
    mutating func updateStates(_ elements: inout [SliderElement], in state: SliderState) -> SliderDrawing.Update {
        var update = updateSharedParts(&elements, in: state)
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

    /// Rewrites the parts that all thumbs share if their painted state changed, as when the first hold begins or the
    /// last one ends. Returns the ranges that it rewrote.
    private mutating func updateSharedParts(
        _ elements: inout [SliderElement], in state: SliderState
    ) -> SliderDrawing.Update {
        var update = SliderDrawing.Update()
        let newState = sharedState == .disabled ? sharedState : state.sharedElementState(highlight)
        guard newState != sharedState else { return update }
        sharedState = newState
        update.back = range(of: .face).lowerBound..<range(of: .enabledRange).upperBound
        update.scale = range(of: .forbiddenRanges).lowerBound..<range(of: .tickLabels).upperBound
        let scale = layout.metrics.trackScale(in: sharedState)
        if scale != trackScale {
            trackScale = scale
            update.spans = rewriteAll(&elements, .spans, of: state)
            update.outer = rewriteAll(&elements, .outer, of: state)
        }
        for section in Section.allCases where section.isShared { _ = rewriteAll(&elements, section, of: state) }
        return update
    }

    /// Rewrites all elements of a section, which few drags do, and returns their range.
    @inline(never) private func rewriteAll(
        _ elements: inout [SliderElement], _ section: Section, of state: SliderState
    ) -> Range<Int> {
        rewrite(&elements, section, 0..<range(of: section).count, of: state)
    }

    /// Rewrites the elements of a section with these indices in the section, and returns their range among all
    /// elements. Does nothing if the section is empty.
    private func rewrite(
        _ elements: inout [SliderElement], _ section: Section, _ indices: Range<Int>, of state: SliderState
    ) -> Range<Int> {
        let range = range(of: section)
        guard !range.isEmpty else { return 0..<0 }
        for index in indices { elements[range.lowerBound + index] = element(section, index, of: state) }
        return range.lowerBound + indices.lowerBound..<range.lowerBound + indices.upperBound
    }

    /// Rewrites all elements of a section, and returns the range from the first to the last that changed.
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

    /// Selects the ticks at filled parts of the track, with their texts, and deselects the others. Returns the ranges
    /// that changed.
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

    /// Returns the number of elements in a section.
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

    /// Returns the element with an index in a section.
    private func element(_ section: Section, _ index: Int, of state: SliderState) -> SliderElement {
        switch section {
        case .thumbs:
            let thumbState = state.elementState(ofThumb: index, highlight)
            let figure = layout.thumb(index, of: state, isHeld: thumbState == .held)
            return SliderElement(.thumb(index), figure, .thumb, thumbState)
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
            let labelState =
                layout.metrics.labelVisibility == .held
                ? state.elementState(ofHeldLabel: index, highlight) : state.elementState(ofThumb: index, highlight)
            return SliderElement(.label(index), layout.label(index, of: state), .label, labelState)
        default: return fixedElement(section, index, of: state)
        }
    }

    /// Returns the part of the track after all spans (`isAfter`) or before them, in one lap of a round track.
    private func outer(isAfter: Bool, lap: Int, of state: SliderState) -> SliderElement {
        let figure = layout.outerPart(isAfter: isAfter, lap: lap, of: state).thicker(by: trackScale)
        let outerState = state.outerPartState(isAfter: isAfter)
        return isAfter
            ? SliderElement(.after(lap: lap), figure, .after(lap: lap), outerState)
            : SliderElement(.before(lap: lap), figure, .before(lap: lap), outerState)
    }

    /// Returns an element that no drag moves, or only few. It isn't inlined, so that other drags don't save registers
    /// for it.
    @inline(never)
    private func fixedElement(_ section: Section, _ index: Int, of state: SliderState) -> SliderElement {
        switch section {
        case .face: SliderElement(.face, layout.face ?? .anchor(.zero), .face, sharedState)
        case .histogram:
            SliderElement(
                .histogram(index), layout.column(index),
                .histogram(isSelected: layout.isSelected(column: index, in: state)), sharedState)
        case .enabledRange:
            SliderElement(
                .enabledRange(index),
                layout.stretch(from: enabledStretches[index].low, to: enabledStretches[index].high, lap: 0)
                    .thicker(by: trackScale),
                .enabledRange, sharedState)
        case .outer: outer(isAfter: index >= layout.laps, lap: index % layout.laps, of: state)
        case .forbiddenRanges:
            SliderElement(
                .forbiddenRange(index), layout.forbiddenRange(forbiddenStretches[index]).thicker(by: trackScale),
                .forbiddenRange, sharedState)
        case .cover: SliderElement(.cover, layout.drawnTrackFigure.thicker(by: trackScale), .cover, sharedState)
        case .minorTicks: minorTick(index, of: state)
        case .ticks: tick(index, of: state)
        case .tickLabels:
            SliderElement(
                .tickLabel(index), layout.tickLabel(at: ticks[index]),
                .tickLabel(isSelected: layout.isSelected(tickAt: ticks[index], in: state)), sharedState)
        case .readings: SliderElement(.reading(index), layout.reading(index, in: state), .reading, sharedState)
        case .readout: SliderElement(.readout, .anchor(layout.readout ?? .zero), .readout, sharedState)
        default: SliderElement(.track, layout.drawnTrackFigure.thicker(by: trackScale), .track, sharedState)
        }
    }

    private func minorTick(_ index: Int, of state: SliderState) -> SliderElement {
        let isSelected = layout.isSelected(tickAt: minorTicks[index], in: state)
        return SliderElement(
            .minorTick(index), layout.tick(at: minorTicks[index], isMinor: true).replacingEmptyLineWithDot,
            .minorTick(isSelected: isSelected), sharedState)
    }

    private func tick(_ index: Int, of state: SliderState) -> SliderElement {
        let isShort = layout.isShort(tickAt: ticks[index])
        let isSelected = layout.isSelected(tickAt: ticks[index], in: state)
        return SliderElement(
            .tick(index), layout.tick(at: ticks[index], isMinor: isShort).replacingEmptyLineWithDot,
            isShort ? .minorTick(isSelected: isSelected) : .tick(isSelected: isSelected), sharedState)
    }
}
