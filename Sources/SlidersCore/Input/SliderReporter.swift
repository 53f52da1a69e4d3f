/// A value that delivers the events of changes to an app, which may change the slider in between. Each event comes once
/// and in order: the beginning of a drag comes before its other events, and no event of a drag comes after the app has
/// ended it.
///
/// ```swift
/// let proposal = slider.propose(input)
/// reporter.note(proposal)
/// let change = slider.commit(proposal)           // or what the app decided
/// var report = SliderState.Report(of: change)
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

    /// Returns the next event to deliver, or `nil` after the last.
    public mutating func next(
        _ report: inout SliderState.Report, in slider: SliderState
    ) -> SliderState.Change.Event? {
        nextEvent(of: &report, in: slider)
    }

    /// Returns the next event of a slider of any kind, or `nil` after the last.
    package mutating func nextEvent(
        of report: inout SliderState.Report, in model: some SliderModel
    ) -> SliderState.Change.Event? {
        while report.index < SliderState.Change.Event.count {
            if model.isOver(report) { return nil }
            guard let event = report.change.event(report.index), isNews(event, of: report, in: model) else {
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
        _ event: SliderState.Change.Event, of report: SliderState.Report, in model: some SliderModel
    ) -> Bool {
        switch event {
        case .began: begun != nil
        // Code may have set other values since.
        case .changed(let indices, _):
            report.thumbs.map { !$0.isEmpty } ?? indices.contains { model.isChanged(thumb: $0) }
        case .overshot, .ended, .cancelled: true
        }
    }
}

extension SliderState {
    /// A change whose events are delivered one by one; see ``SliderReporter``.
    public struct Report: Equatable, Sendable {
        /// The change.
        package let change: SliderState.Change
        /// The thumbs that changed, noted when the change was made; `nil` to look them up when they are asked for.
        fileprivate var thumbs: [Int]?
        fileprivate var index = 0

        /// Creates a report of the change that an input made.
        public init(of change: SliderState.Change) { self.change = change }

        /// The report of a drag that code ended.
        package init(ofEnd change: SliderState.Change, in model: some SliderModel) {
            self.change = change
            thumbs = model.changedThumbs(of: self)
        }

        /// A Boolean value that indicates whether a pointer that's still down made the change, by a press, a movement,
        /// or a rest.
        package var isOfMovement: Bool { change.pointer != nil }
    }
}

extension SliderModel {
    /// Returns the indices of the thumbs whose values a report changed.
    package func changedThumbs(of report: SliderState.Report) -> [Int] {
        if let thumbs = report.thumbs { return thumbs }
        var thumbs: [Int] = []
        for thumb in report.change.changed where isChanged(thumb: thumb) { thumbs.append(thumb) }
        return thumbs
    }
}
