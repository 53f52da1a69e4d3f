// Checked against: developer.apple.com/documentation/swiftui/hstack, …/vstack, …/layoutdirection (a horizontal stack
// runs from right to left in the environment of such a language).
import QuartzCore

/// What is shown, and where.
extension Stage {
    /// The texts that are shown, in the order of the views.
    public var texts: [String] { root?.texts ?? [] }

    /// The views as they are on the screen: `[0 | RangeSlider | 100]` from left to right, `[100 / RangeSlider / 0]`
    /// from top to bottom, `back < front` one above the other.
    public var arrangement: String { root?.arrangement ?? "" }

    /// The texts that a touch would meet.
    public var touchableTexts: [String] { root?.touchableTexts ?? [] }
}

extension Node {
    /// Whether the view shows.
    private var isVisible: Bool {
        part.role != .label && part.role != .representation
            && ((view as? any ModifiedView)?.anyModifier as? Opacity)?.opacity != 0
    }

    /// The view, if it's a text. An optional one has its text inside.
    private var text: Text? { type(of: view) == Text.self ? view as? Text : nil }

    var texts: [String] {
        guard isVisible else { return [] }
        return (text.map { [$0.string] } ?? []) + children.flatMap(\.texts)
    }

    fileprivate var touchableTexts: [String] {
        if ((view as? any ModifiedView)?.anyModifier as? HitTesting)?.isAllowed == false { return [] }
        guard isVisible else { return [] }
        return (text.map { [$0.string] } ?? []) + children.flatMap(\.touchableTexts)
    }

    fileprivate var arrangement: String {
        if let text = view as? Text { return text.string }
        if view is Spacer { return "~" }
        if let shown { return "\(type(of: shown.view))" }
        let visible = (view is any Stack ? children : backToFront).filter(\.isVisible)
        guard let stack = view as? any Stack else {
            return visible.map(\.arrangement).filter { !$0.isEmpty }.joined(separator: " < ")
        }
        let isVertical = type(of: stack).isVertical
        var cells = visible.flatMap(\.cells).map(\.arrangement).filter { !$0.isEmpty }
        if !isVertical, environment.layoutDirection == .rightToLeft { cells.reverse() }
        return cells.count > 1 ? "[\(cells.joined(separator: isVertical ? " / " : " | "))]" : cells.first ?? ""
    }

    /// The views that a stack lays out: groups of views are no views of their own there.
    private var cells: [Node] {
        let isGroup = children.count > 1 && !(view is any Stack) && !children.contains { $0.part.role != .shown }
        if isGroup { return children.flatMap(\.cells) }
        guard children.count == 1, shown == nil, !(view is any Stack), children[0].part.role == .shown else {
            return [self]
        }
        return children[0].cells
    }
}
