/// The events of an input, in the order in which an app receives them, and the beginning of a drag.
extension SliderState.Change {
    /// Calls `report` with each event, in the order in which they happened. If apps can change the slider in
    /// between, use a ``SliderReporter`` instead, which also reports obstacles.
    public func forEachEvent(_ report: (Event) -> Void) {
        for index in 0..<Event.count where index != Event.obstacleIndex { event(index).map(report) }
    }

    /// Returns the event at an index in the order of delivery; `nil` if the change has no such event.
    func event(_ index: Int) -> Event? {
        switch index {
        case 0: grip.flatMap { began ? .began($0) : nil }
        case 1: changed.isEmpty ? nil : .changed(changed, reason)
        case 2: grip.flatMap { overshot && changed.isEmpty ? .overshot($0) : nil }
        case Event.obstacleIndex: .blocked
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
        /// Something began to hold a thumb back from where it was asked to go, something else does now, or nothing does
        /// anymore. It's sent once, and not for each movement. Only a ``SliderReporter`` sends it, which has the
        /// obstacle.
        case blocked
        /// A drag ended. Its values stay.
        case ended(SliderGrip)
        /// A drag was canceled. The values from its press are restored.
        case cancelled(SliderGrip)

        /// The number of events that one change can have, in which a drag either ends or is canceled.
        static let count = 5
        /// The index of the event of an obstacle, which the reporter looks up.
        static let obstacleIndex = 3
    }
}

extension SliderState {
    /// Begins the drag of a pointer's hold, unless it has begun. A tap on a thumb moves nothing, so it begins no drag
    /// and has no events.
    mutating func beginDrag(ofHold index: Int, _ proposal: inout Proposal) {
        guard !pointers.holds[index].hasBegunDrag else { return }
        pointers.holds[index].hasBegunDrag = true
        proposal.change.began = true
    }
}
