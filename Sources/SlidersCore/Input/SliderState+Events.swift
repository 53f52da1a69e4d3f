/// Which events an input has, when a drag begins, and in which order an app gets the events.
extension SliderState.Change {
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
        /// A drag moved for the first time, or a press moved a thumb to the pointer.
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

extension SliderState {
    /// Begins the drag of a hold with its first movement. A hold that moves nothing, like a tap on a thumb, has no
    /// events.
    mutating func begin(_ index: Int, _ proposal: inout Proposal) {
        guard !pointers.holds[index].hasBegun else { return }
        pointers.holds[index].hasBegun = true
        proposal.change.began = true
    }
}
