/// What the pointer is over, and what the keyboard is on.
public struct Attention: Equatable, Sendable {
    /// The thumb that the pointer is over, or the span that begins at it.
    public var hovered: Int?
    /// Whether that is the span.
    public var isOnSpan = false
    /// The thumb with the keyboard's focus.
    public var focused: Int?

    public init(hovered: Int? = nil, isOnSpan: Bool = false, focused: Int? = nil) {
        (self.hovered, self.isOnSpan, self.focused) = (hovered, isOnSpan, focused)
    }

    /// Being held or disabled comes before being hovered, and that before the focus.
    func look(_ state: Element.State, thumb: Int) -> Element.State {
        guard state == .normal else { return state }
        return hovered == thumb && !isOnSpan ? .hovered : focused == thumb ? .focused : .normal
    }

    func look(_ state: Element.State, span: Int) -> Element.State {
        state == .normal && isOnSpan && hovered == span ? .hovered : state
    }
}

extension SliderState {
    /// A thumb looks held where it is held by itself, not with its bar.
    func look(ofThumb rank: Int) -> Element.State {
        if isDisabled(rank) { return .disabled }
        for hold in holds.indices where holds[hold].kind == .thumb && holds[hold].ranks.lowerBound == rank { return .held }
        return .normal
    }

    /// A span looks disabled where both its thumbs are, and held where it is dragged.
    func look(ofSpan index: Int) -> Element.State {
        if isDisabled(index) && (count == 1 || isDisabled(index + 1)) { return .disabled }
        for hold in holds.indices where holds[hold].kind == .bar {
            if holds[hold].ranks.lowerBound <= index && index + 1 < holds[hold].ranks.upperBound { return .held }
        }
        return .normal
    }
}
