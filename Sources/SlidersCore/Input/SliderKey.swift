/// A key that moves a thumb, independent of its name in a toolkit.
public enum SliderKey: CaseIterable, Equatable, Sendable {
    /// The key →.
    case rightArrow
    /// The key ←.
    case leftArrow
    /// The key ↑.
    case upArrow
    /// The key ↓.
    case downArrow
    /// The key Page Up.
    case pageUp
    /// The key Page Down.
    case pageDown
    /// The key Home, which goes to the lowest value.
    case home
    /// The key End, which goes to the highest value.
    case end
    /// The key Delete or the key Backspace, which reset a thumb; see ``SliderState/takes(_:)``.
    case delete

    /// Returns what the key means for the thumb that has the keyboard focus.
    ///
    /// - Parameter isShifted: Whether Shift is down. An arrow key then moves the thumb by a page.
    public func intent(isShifted: Bool) -> SliderIntent {
        switch self {
        case .rightArrow: Self.arrow(dx: 1, dy: 0, isShifted)
        case .leftArrow: Self.arrow(dx: -1, dy: 0, isShifted)
        case .upArrow: Self.arrow(dx: 0, dy: -1, isShifted)
        case .downArrow: Self.arrow(dx: 0, dy: 1, isShifted)
        case .pageUp: .page(1)
        case .pageDown: .page(-1)
        case .home: .minimum
        case .end: .maximum
        case .delete: .reset
        }
    }

    private static func arrow(dx: Int, dy: Int, _ isShifted: Bool) -> SliderIntent {
        isShifted ? .pageArrow(dx: dx, dy: dy) : .arrow(dx: dx, dy: dy)
    }
}
