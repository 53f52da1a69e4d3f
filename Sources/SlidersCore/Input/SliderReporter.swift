/// A value that delivers the events of changes to an app, which may change the slider in between. Each event comes once
/// and in order: the beginning of a drag comes before its other events, and no event of a drag comes after the app has
/// ended it.
///
/// ```swift
/// let proposal = slider.propose(input)
/// reporter.note(proposal)
/// let change = slider.commit(proposal)           // or what the app decided
/// var report = SliderState.Report(of: change, after: input)
/// while let event = reporter.next(&report, in: slider) { /* call the app */ }
/// ```
/// Between two events, the app may do anything to the slider. It may even send another input, whose events are then
/// delivered first.
public struct SliderReporter: Equatable, Sendable {
    /// The grip of a begin that is not delivered yet.
    private var begun: SliderGrip?
    /// The thumbs that the first movement of a drag changed whose begin is delivered, until they are delivered, too.
    private var unreported = 0..<0
    /// Why they changed.
    private var reason = SliderChangeReason.pointer

    /// Creates a reporter for a new slider.
    public init() {}

    /// Notes that a proposal begins a drag. Call it before you ask the app about the proposal, so that if the app then
    /// ends the drag, it receives the beginning first.
    public mutating func note(_ proposal: SliderState.Proposal) {
        if proposal.begins { begun = proposal.change.grip }
    }

    /// Notes that a proposal of a plane begins a drag.
    public mutating func note(_ proposal: SliderPlane.Proposal) {
        if proposal.begins { begun = proposal.change.grip }
    }

    /// Returns the next event to deliver, or `nil` after the last.
    public mutating func next(_ report: inout SliderState.Report, in state: SliderState) -> SliderState.Change.Event? {
        next(&report, isOver: { $0.isOver(in: state) }, isChanged: { state.isChanged(thumb: $0) })
    }

    /// Returns the next event of a plane to deliver, or `nil` after the last.
    public mutating func next(_ report: inout SliderState.Report, in plane: SliderPlane) -> SliderState.Change.Event? {
        next(&report, isOver: { $0.isOver(in: plane) }, isChanged: { plane.isChanged(point: $0) })
    }

    private mutating func next(
        _ report: inout SliderState.Report, isOver: (SliderState.Report) -> Bool, isChanged: (Int) -> Bool
    ) -> SliderState.Change.Event? {
        while report.index < SliderState.Change.Event.count {
            if isOver(report) { return nil }
            guard let event = report.change.event(report.index), isNews(event, of: report, isChanged) else {
                report.index += 1
                continue
            }
            if let begun {
                self.begun = nil
                guard case .began = event else { return .began(begun) }
                report.index += 1
                if report.isOfMovement { (unreported, reason) = (report.change.changed, report.change.reason) }
                return event
            }
            // An app that ended the drag at its begin has not received the values yet, which stay.
            let first = unreported
            unreported = 0..<0
            if case .ended = event, !first.isEmpty {
                report.thumbs = Array(first)
                return .changed(first, reason)
            }
            report.index += 1
            return event
        }
        if report.isOfMovement { unreported = 0..<0 }
        return nil
    }

    private func isNews(
        _ event: SliderState.Change.Event, of report: SliderState.Report, _ isChanged: (Int) -> Bool
    ) -> Bool {
        switch event {
        case .began: begun != nil
        // Code may have set other values since.
        case .changed(let indices, _):
            report.thumbs.map { !$0.isEmpty } ?? indices.contains(where: isChanged)
        case .overshot, .ended, .cancelled: true
        }
    }
}

extension SliderState {
    /// A change whose events are delivered one by one; see ``SliderReporter``.
    public struct Report: Equatable, Sendable {
        /// The change.
        public let change: SliderState.Change
        /// The pointer that must still be down for the events to be delivered; `nil` if the change ended its drag.
        fileprivate let pointer: Int?
        /// The thumbs that changed, noted when the change was made; `nil` to look them up when they are asked for.
        fileprivate var thumbs: [Int]?
        fileprivate var index = 0

        /// Creates a report of the change that an input made.
        public init(of change: SliderState.Change, after input: SliderInput) {
            self.change = change
            thumbs = nil
            pointer =
                switch input {
                case .press, .drag, .rest: input.pointer
                default: nil
                }
        }

        /// Creates a report of the change that an input made to a ruler. The ruler's slider has a pointer of its own
        /// while the value is edited.
        public init(of change: SliderState.Change, in ruler: SliderRuler) {
            self.change = change
            thumbs = nil
            pointer = ruler.isEditing ? SliderRuler.Hold.pointerOfSlider : nil
        }

        /// The report of a drag that code ended.
        init(ofEnd change: SliderState.Change, _ thumbs: [Int]) {
            self.change = change
            self.thumbs = thumbs
            pointer = nil
        }

        /// A Boolean value that indicates whether a pointer that's still down made the change, by a press, a movement,
        /// or a rest.
        public var isOfMovement: Bool { pointer != nil }

        /// Returns whether the app has ended the drag of this report. The app has then already received the end, so the
        /// rest of the report is dropped.
        public func isOver(in state: SliderState) -> Bool { pointer.map { !state.isDown(pointer: $0) } ?? false }

        /// Returns whether the app has ended the drag of this report in a plane.
        public func isOver(in plane: SliderPlane) -> Bool { pointer.map { !plane.isDown(pointer: $0) } ?? false }

        /// Returns the indices of the thumbs whose values changed.
        public func changedThumbs(in state: SliderState) -> [Int] {
            thumbs ?? state.changedThumbs(of: change)
        }

        /// Returns the indices of the points of a plane whose coordinates changed.
        public func changedPoints(in plane: SliderPlane) -> [Int] { thumbs ?? plane.changedPoints(of: change) }
    }
}

extension SliderState {
    /// The indices of the thumbs whose values the last change reported.
    func changedThumbs(of change: SliderState.Change) -> [Int] {
        var thumbs: [Int] = []
        for thumb in change.changed where isChanged(thumb: thumb) { thumbs.append(thumb) }
        return thumbs
    }
}
