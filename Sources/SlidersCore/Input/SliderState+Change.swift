extension SliderState {
    /// The result of an input: the events to report, and the thumbs to redraw.
    public struct Change: Equatable, Sendable {
        /// The thumb or span that a pointer holds or held; `nil` for keys and for inputs without an effect.
        public package(set) var grip: SliderGrip?
        /// The indices from the first to the last thumb whose value differs from the last report; empty if none does.
        /// Values between them may be unchanged; see ``SliderState/isChanged(thumb:)``.
        public package(set) var changed = 0..<0
        /// The cause of the change.
        public package(set) var reason = SliderChangeReason.pointer
        /// The indices from the first to the last thumb to redraw, because its value changed, or because a hold of it
        /// began or ended.
        package var redraws = 0..<0
        /// The index of the thumb after a key. With ``SliderCollision/cross``, it may differ from the index before the
        /// key, and the focus must follow.
        public package(set) var focus: Int?
        /// The pointer that is still down and made the change by a press, a movement, or a rest; `nil` for any other
        /// change. On a ruler, it's the pointer of the edit.
        package var pointer: Int?
        /// A Boolean value that indicates whether the input began a drag.
        package var began = false
        /// A Boolean value that indicates whether the input changed the overshoot of a drag.
        package var overshot = false
        /// A Boolean value that indicates whether the input may have changed what holds a thumb back.
        package var mayChangeObstacle = false
        /// The way in which the input ended a drag; `nil` if it ended none.
        package var ending: Ending?

        /// A Boolean value that indicates whether a drag ended or was canceled.
        package var endsDrag: Bool { grip != nil && ending != nil }

        /// How a drag ends: its values stay (`end`), or the values at its press return (`cancel`).
        package enum Ending: Sendable { case end, cancel }

        /// Creates the change of an input that did nothing.
        package init() {}
    }
}

extension Range<Int> {
    /// Returns the smallest range that contains both ranges.
    package func union(_ other: Range<Int>) -> Range<Int> { smallestRange(containing: self, other) }

    /// Extends the range to the smallest range that also contains another range.
    mutating func extend(by other: Range<Int>) { self = smallestRange(containing: self, other) }
}

/// Returns the smallest range that contains both ranges. An empty range adds nothing, wherever it is.
private func smallestRange(containing first: Range<Int>, _ second: Range<Int>) -> Range<Int> {
    if first.isEmpty { return second }
    if second.isEmpty { return first }
    return min(first.lowerBound, second.lowerBound)..<max(first.upperBound, second.upperBound)
}
