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
        package var began = false
        package var overshot = false
        package var ending: Ending?

        /// A Boolean value that indicates whether a drag ended or was canceled.
        package var endsDrag: Bool { grip != nil && ending != nil }

        package enum Ending: Sendable { case end, cancel }

        /// Creates the change of an input that did nothing.
        package init() {}
    }
}

extension Range<Int> {
    package func union(_ other: Range<Int>) -> Range<Int> { covering(self, other) }

    mutating func extend(by other: Range<Int>) { self = covering(self, other) }
}

/// The least range that covers both; an empty range covers nothing.
private func covering(_ first: Range<Int>, _ second: Range<Int>) -> Range<Int> {
    if first.isEmpty { return second }
    if second.isEmpty { return first }
    return min(first.lowerBound, second.lowerBound)..<max(first.upperBound, second.upperBound)
}
