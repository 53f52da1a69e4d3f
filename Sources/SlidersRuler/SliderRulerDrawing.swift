import SlidersCore

/// The picture of a ruler: its tape, the visible ticks, their text, and the mark, from back to front.
///
/// The drawing has as many ticks as there is room for, however many the scale has. Elements of ticks that leave the
/// control at one end are reused for ticks that enter at the other end; an element without a tick has an empty figure.
/// The tick at the ruler's value is selected, and so is its text. Law: after any sequence of updates, the drawing
/// equals a new one.
public struct SliderRulerDrawing: Equatable, Sendable {
    /// The parts, in the order of drawing. The tape is the track, the mark is thumb 0, and the text of its value is
    /// label 0.
    public private(set) var elements: [SliderElement]
    /// The value of the text of each tick, by the index of its part; `nil` where there is no text.
    public private(set) var labelValues: [Double?]
    /// The layout that positions the parts.
    package let layout: SliderRulerLayout
    /// The index of the first tick in ``elements``.
    private let firstTick: Int
    /// The fraction of the scale at which the mark is drawn.
    package private(set) var unwrappedFraction: Double
    /// The highlight: whether the pointer hovers over the ruler, and whether the mark has the focus.
    package private(set) var highlight: SliderHighlight

    /// Creates a drawing of a ruler, with the mark where it is at the time of the ruler.
    public init(
        of ruler: SliderRuler, in layout: SliderRulerLayout, highlight: SliderHighlight = SliderHighlight()
    ) {
        (self.layout, unwrappedFraction, self.highlight) = (layout, ruler.unwrappedFraction, highlight)
        elements = layout.tape.map { [SliderElement(.track, $0, .track)] } ?? []
        firstTick = elements.count
        for slot in 0..<layout.slots { elements.append(SliderElement(.tick(slot), Self.emptyFigure, Self.unusedRole)) }
        let labels = layout.metrics.hasTickLabels ? layout.labelSlots : 0
        for slot in 0..<labels {
            elements.append(SliderElement(.tickLabel(slot), .anchor(.zero), .tickLabel(isSelected: false)))
        }
        labelValues = Array(repeating: nil, count: labels)
        elements.append(SliderElement(.thumb(0), layout.mark, .thumb))
        if layout.metrics.hasLabel { elements.append(SliderElement(.label(0), layout.markLabel, .label)) }
        update(in: ruler)
    }

    /// The figure of an element without a tick.
    private static let emptyFigure = SliderFigure.line(from: .zero, to: .zero, width: 0)
    /// The role of an element without a tick.
    private static let unusedRole = SliderElement.Role.minorTick(isSelected: false)

    /// Draws the ruler again, with the mark where it is at the time of the ruler, whatever changed. Allocates no
    /// memory.
    @discardableResult
    public mutating func update(for change: SliderState.Change, in ruler: SliderRuler) -> SliderDrawing.Update {
        update(in: ruler)
    }

    /// Draws the ruler again, with the mark where it is at the time of the ruler. Allocates no memory.
    @discardableResult
    public mutating func update(in ruler: SliderRuler) -> SliderDrawing.Update {
        unwrappedFraction = ruler.unwrappedFraction
        var update = SliderDrawing.Update()
        update.parts = elements.indices
        let state = ruler.elementState(highlight)
        for slot in 0..<layout.slots {
            elements[firstTick + slot] = SliderElement(.tick(slot), Self.emptyFigure, Self.unusedRole, state)
        }
        for slot in labelValues.indices {
            labelValues[slot] = nil
            elements[firstTick + layout.slots + slot].figure = .anchor(.zero)
            elements[firstTick + layout.slots + slot].role = .tickLabel(isSelected: false)
        }
        let (layout, firstTick, unwrappedFraction, value) = (layout, firstTick, unwrappedFraction, ruler.value)
        layout.forEachTick(at: unwrappedFraction, of: ruler.slider) { tick in
            let isSelected = tick.value == value
            let role = SliderElement.Role.minorTick(isSelected: isSelected)
            elements[firstTick + tick.slot] = SliderElement(
                .tick(tick.slot), layout.figure(of: tick), tick.isMajor ? .tick(isSelected: isSelected) : role, state)
            guard let label = tick.label, !labelValues.isEmpty else { return }
            labelValues[label] = tick.value
            elements[firstTick + layout.slots + label] = SliderElement(
                .tickLabel(label), layout.label(of: tick), .tickLabel(isSelected: isSelected), state)
        }
        for index in firstTick + layout.slots..<elements.count { elements[index].state = state }
        if firstTick > 0 { elements[0].state = state }
        return update
    }

    /// Shows whether the mark is hovered and focused now.
    @discardableResult
    public mutating func highlight(_ highlight: SliderHighlight, in ruler: SliderRuler) -> SliderDrawing.Update {
        guard highlight != self.highlight else { return SliderDrawing.Update() }
        self.highlight = highlight
        return update(in: ruler)
    }
}

extension SliderRuler {
    /// Returns the painted state of all parts.
    func elementState(_ highlight: SliderHighlight) -> SliderElement.State {
        if slider.isDisabled(thumb: 0) { return .disabled }
        if hold != nil { return .held }
        if highlight.focused != nil { return .focused }
        return highlight.hovered == nil ? .normal : .hovered
    }
}
