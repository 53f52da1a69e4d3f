/// The part that a pointer hovers over, and the thumb that has the keyboard focus. Hosts keep it in the
/// ``SliderDrawing``.
public struct SliderHighlight: Equatable, Sendable {
    /// The thumb or span under a hovering pointer; see ``SliderState/part(under:)``. A span is hovered in all its laps.
    public var hovered: SliderElement.Part?
    /// The index of the thumb with the keyboard focus.
    public var focused: Int?
    /// The index of the thumb with the keyboard focus, if the toolkit shows the focus instead of the drawing. Only a
    /// label that is visible with the focus is then painted focused.
    package var labeled: Int?

    /// Creates a highlight; by default, nothing is highlighted.
    public init(hovered: SliderElement.Part? = nil, focused: Int? = nil) {
        self.hovered = hovered
        self.focused = focused
    }
}

extension SliderState {
    /// Returns the painted state of the parts that all thumbs share, such as the track: disabled if all thumbs are,
    /// held while a pointer holds any thumb or span, and focused or hovered if any is.
    func sharedElementState(_ highlight: SliderHighlight) -> SliderElement.State {
        if !isEnabled { return .disabled }
        // A closure over the holds would copy each of them.
        for index in pointers.holds.indices where !pointers.holds[index].isWaiting { return .held }
        if highlight.focused != nil { return .focused }
        return highlight.hovered == nil ? .normal : .hovered
    }

    /// Returns the painted state of a thumb, its needle, and its text. A thumb that is dragged with its span isn't
    /// painted held.
    func elementState(ofThumb thumb: Int, _ highlight: SliderHighlight) -> SliderElement.State {
        if isDisabled(thumb: thumb) { return .disabled }
        if isHeldAlone(thumb: thumb) { return .held }
        if highlight.focused == thumb { return .focused }
        return highlight.hovered == .thumb(thumb) ? .hovered : .normal
    }

    /// Returns the painted state of a thumb's label that's visible only while the thumb is held or focused.
    func elementState(ofHeldLabel thumb: Int, _ highlight: SliderHighlight) -> SliderElement.State {
        let state = elementState(ofThumb: thumb, highlight)
        if state == .disabled { return state }
        if isHeld(thumb: thumb) { return .held }
        return highlight.focused == thumb || highlight.labeled == thumb ? .focused : state
    }

    /// Returns the painted state of a span: disabled if both of its thumbs are, and held while it is dragged.
    func elementState(ofSpan index: Int, _ highlight: SliderHighlight) -> SliderElement.State {
        if isDisabled(thumb: index), count == 1 || isDisabled(thumb: index + 1) { return .disabled }
        if isHeld(span: index) { return .held }
        if case .span(index, _)? = highlight.hovered { return .hovered }
        return .normal
    }
}
