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
public struct SliderReporter: Sendable {
    /// The thumb or span of a drag whose beginning has been noted and not delivered yet; `nil` if there is none.
    private var undeliveredBegin: SliderGrip?
    /// The thumbs that the first movement of a drag changed, between the delivery of its beginning and of its change.
    private var undeliveredThumbs = 0..<0
    /// The cause of the change of ``undeliveredThumbs``.
    private var undeliveredReason = SliderChangeReason.pointer
    /// What the last event `blocked` is about: what holds a thumb back, or `nil` if nothing does anymore.
    public private(set) var obstacle: SliderObstacle?
    /// Whether there may have been an obstacle after the last report.
    private var mayHaveObstacle = false

    /// Creates a reporter for a new slider.
    public init() {}

    /// Notes that a proposal begins a drag. Call it before you ask the app about the proposal, so that if the app then
    /// ends the drag, it receives the beginning first.
    public mutating func note(_ proposal: SliderState.Proposal) {
        if proposal.begins { undeliveredBegin = proposal.change.grip }
    }

    /// Returns the next event to deliver, or `nil` after the last.
    // Optimized, it would contain most of a reporter, which controls don't call.
    @_optimize(none) public mutating func next(
        _ report: inout SliderState.Report, in slider: SliderState
    ) -> SliderState.Change.Event? {
        nextEvent(of: &report, in: slider)
    }

    /// Returns the next event of a slider of any kind, or `nil` after the last.
    ///
    /// - Parameter looksUpObstacle: whether an obstacle is looked up, and reported if it's another one than before. If
    ///   not, the event is sent whenever the obstacle may have changed.
    package mutating func nextEvent(
        of report: inout SliderState.Report, in model: some SliderModel, looksUpObstacle: Bool = true
    ) -> SliderState.Change.Event? {
        while report.index < SliderState.Change.Event.count {
            if model.isOver(report) { return nil }
            guard let event = report.change.event(report.index), isDue(event, of: report, in: model) else {
                report.index += 1
                continue
            }
            if let grip = undeliveredBegin {
                undeliveredBegin = nil
                guard case .began = event else { return .began(grip) }
                report.index += 1
                if report.hasActivePointer {
                    (undeliveredThumbs, undeliveredReason) = (report.change.changed, report.change.reason)
                }
                return event
            }
            // An app that ends the drag on receiving its `began` event hasn't received the changed values yet.
            let thumbs = undeliveredThumbs
            undeliveredThumbs = 0..<0
            if case .ended = event, !thumbs.isEmpty {
                report.recordedThumbs = Array(thumbs)
                return .changed(thumbs, undeliveredReason)
            }
            report.index += 1
            guard case .blocked = event else { return event }
            mayHaveObstacle = model.mayHaveObstacle
            if !looksUpObstacle || replaceObstacle(by: model.obstacle) { return event }
            continue
        }
        if report.hasActivePointer { undeliveredThumbs = 0..<0 }
        return nil
    }

    /// Replaces the reported obstacle. Returns whether the new one is another one.
    @inline(never) private mutating func replaceObstacle(by newObstacle: SliderObstacle?) -> Bool {
        defer { obstacle = newObstacle }
        return newObstacle != obstacle
    }

    /// Whether the app still has to receive an event: the beginning of a drag only if it isn't delivered yet, and a
    /// change only if a value still differs from the last report.
    private func isDue(
        _ event: SliderState.Change.Event, of report: SliderState.Report, in model: some SliderModel
    ) -> Bool {
        switch event {
        case .began: undeliveredBegin != nil
        // Code may have set other values since the change.
        case .changed(let indices, _):
            report.recordedThumbs.map { !$0.isEmpty } ?? indices.contains { model.isChanged(thumb: $0) }
        case .blocked: report.change.mayChangeObstacle && (mayHaveObstacle || model.mayHaveObstacle)
        case .overshot, .ended, .cancelled: true
        }
    }
}

extension SliderState {
    /// A change whose events are delivered one by one; see ``SliderReporter``.
    public struct Report: Equatable, Sendable {
        /// The change whose events are delivered.
        package let change: SliderState.Change
        /// The changed thumbs, if they were recorded when the change was made; `nil` if they have to be looked up.
        fileprivate var recordedThumbs: [Int]?
        /// The index of the next event, in the order of delivery.
        fileprivate var index = 0

        /// Creates a report of the change that an input made.
        public init(of change: SliderState.Change) { self.change = change }

        /// Creates a report of the end of a drag that code ended, and records the thumbs that it changed.
        package init(ofEndedDrag change: SliderState.Change, in model: some SliderModel) {
            self.change = change
            recordedThumbs = model.changedThumbs(of: self)
        }

        /// A Boolean value that indicates whether a pointer that's still down made the change, by a press, a movement,
        /// or a rest.
        package var hasActivePointer: Bool { change.pointer != nil }
    }
}

extension SliderModel {
    /// Returns the indices of the thumbs whose values a report changed.
    package func changedThumbs(of report: SliderState.Report) -> [Int] {
        if let thumbs = report.recordedThumbs { return thumbs }
        var thumbs: [Int] = []
        for thumb in report.change.changed where isChanged(thumb: thumb) { thumbs.append(thumb) }
        return thumbs
    }
}
