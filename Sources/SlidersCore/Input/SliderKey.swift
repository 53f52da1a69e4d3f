/// A key that moves a thumb, independent of its name in a toolkit.
public enum SliderKey: CaseIterable, Equatable, Sendable {
    /// The Right Arrow key.
    case rightArrow
    /// The Left Arrow key.
    case leftArrow
    /// The Up Arrow key.
    case upArrow
    /// The Down Arrow key.
    case downArrow
    /// The Page Up key.
    case pageUp
    /// The Page Down key.
    case pageDown
    /// The Home key, which goes to the lowest value.
    case home
    /// The End key, which goes to the highest value.
    case end
    /// The Delete or Backspace key, which resets a thumb; see ``SliderState/responds(to:)``.
    case delete

    /// Returns the meaning of the key for the thumb that has the keyboard focus.
    ///
    /// - Parameter isShifted: whether Shift is down. An arrow key then moves the thumb by a page.
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

    /// Returns the meaning of an arrow key that points in a screen direction: a page with Shift, otherwise an arrow.
    private static func arrow(dx: Int, dy: Int, _ isShifted: Bool) -> SliderIntent {
        isShifted ? .pageArrow(dx: dx, dy: dy) : .arrow(dx: dx, dy: dy)
    }
}
