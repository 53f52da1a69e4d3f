extension SliderState {
    /// The result of an input: the events to report, and the thumbs to redraw.
    public struct Change: Equatable, Sendable {
        /// The thumb or bar that a pointer holds or held; `nil` for keys and for inputs without an effect.
        public internal(set) var grip: SliderGrip?
        /// The indices from the first to the last thumb whose value differs from the last report; empty if none does.
        /// Values between them may be unchanged; see ``SliderState/isChanged(thumb:)``.
        public internal(set) var changed = 0..<0
        /// What changed the values.
        public internal(set) var reason = SliderChangeReason.pointer
        /// The indices from the first to the last thumb to redraw, because its value changed, or because a hold of it
        /// began or ended.
        public internal(set) var redraws = 0..<0
        /// The index of the thumb after a key. With `cross`, it may differ from the index before, and the focus must
        /// follow.
        public internal(set) var focus: Int?
        var began = false
        var overshot = false
        var ending: Ending?

        /// A Boolean value that indicates whether a drag ended or was canceled.
        public var endsDrag: Bool { grip != nil && ending != nil }

        enum Ending: Sendable { case end, cancel }

        /// What an input did that did nothing.
        package init() {}

        /// Calls `report` with each event, in the order in which they happened. If apps can change the slider in
        /// between, use a ``SliderReporter`` instead.
        public func forEachEvent(_ report: (Event) -> Void) {
            for index in 0..<Event.count { event(index).map(report) }
        }

        /// The events in the order of reporting, by index; `nil` where there is none.
        func event(_ index: Int) -> Event? {
            switch index {
            case 0: grip.flatMap { began ? .began($0) : nil }
            case 1: changed.isEmpty ? nil : .changed(changed, reason)
            case 2: grip.flatMap { overshot && changed.isEmpty ? .overshot($0) : nil }
            default: grip.flatMap { grip in ending.map { $0 == .end ? .ended(grip) : .cancelled(grip) } }
            }
        }

        /// An event that a slider reports to the app.
        public enum Event: Equatable, Sendable {
            /// A drag moved for the first time, or a press brought a thumb.
            case began(SliderGrip)
            /// Values differ from the last report, for some or all of these indices.
            case changed(Range<Int>, SliderChangeReason)
            /// A movement changed the overshoot without changing a value.
            case overshot(SliderGrip)
            /// A drag ended. Its values stay.
            case ended(SliderGrip)
            /// A drag was canceled. The values from its press are restored.
            case cancelled(SliderGrip)

            static let count = 4
        }
    }
}

extension Range<Int> {
    func union(_ other: Range<Int>) -> Range<Int> { covering(self, other) }

    mutating func extend(by other: Range<Int>) { self = covering(self, other) }
}

/// The least range that covers both; an empty range covers nothing.
private func covering(_ first: Range<Int>, _ second: Range<Int>) -> Range<Int> {
    if first.isEmpty { return second }
    if second.isEmpty { return first }
    return min(first.lowerBound, second.lowerBound)..<max(first.upperBound, second.upperBound)
}
