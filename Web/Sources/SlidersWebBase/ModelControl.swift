import SlidersCore
import Wire

/// The part of a page's slider that all engines share. Each engine has its own exported functions, because exports
/// can't be generic.
package struct ModelControl<Model: SliderModel>: ~Copyable {
    package var model: Model
    /// The proposals that wait for an answer, the last one last. While an app decides about one, it may cause others.
    private var proposals: [SliderState.Proposal] = []
    /// The reports that the page delivers, the present one last. While an app handles one, it may cause others.
    package private(set) var reports: [SliderState.Report] = []
    private var reporter = SliderReporter()

    package init(_ model: consuming Model) { self.model = model }

    // MARK: Inputs

    /// Computes the result of an input. Returns 1 if values would change; the page may then ask its app about them. It
    /// must call ``commit(_:)`` next.
    ///
    /// - Parameters:
    ///   - kind: an ``InputKind``.
    ///   - x: the horizontal position of a pointer, the horizontal direction of an arrow key, a number of steps, pages,
    ///     or notches, or a value that was typed or chosen.
    ///   - number: the pointer, or the index of the thumb. In a plane, it's the index of the coordinate: twice the
    ///     index of the point, plus 1 for the vertical axis.
    package mutating func propose(_ kind: Int32, _ x: Double, _ y: Double, _ number: Int32) -> Int32 {
        note(model.propose(input(kind, x, y, Int(number))))
    }

    /// Stores a proposal until its answer. Returns 1 if values would change.
    package mutating func note(_ proposal: SliderState.Proposal) -> Int32 {
        reporter.note(proposal)
        proposals.append(proposal)
        return model.changesValues(proposal) ? 1 : 0
    }

    /// Answers the last proposal. Its change is the next report.
    ///
    /// - Parameter answer: an ``Answer``; the buffer holds the values that replace those of the proposal.
    package mutating func commit(_ answer: Int32) {
        guard let proposal = proposals.popLast() else { return }
        let change =
            switch Answer(rawValue: answer) ?? .reject {
            case .take: model.commit(proposal)
            case .replace: model.commit(proposal, coordinates: numbers(Int32(model.coordinateCount)))
            case .reject: proposal.change
            }
        reports.append(SliderState.Report(of: change))
    }

    /// Returns 1 if a pointer is down and holds something, or if its press still may become a drag.
    package func isDown(_ pointer: Int32) -> Int32 { model.isDown(pointer: Int(pointer)) ? 1 : 0 }

    /// Returns 1 if the press of a touch holds nothing until the touch has moved or rested.
    package func waits(_ pointer: Int32) -> Int32 { model.waits(pointer: Int(pointer)) ? 1 : 0 }

    /// Cancels all drags. Returns the number of reports that the page must deliver.
    package mutating func cancel() -> Int32 { deliver(model.cancelAll()) }

    // MARK: Reports

    /// Adds reports, which the page delivers in this order. Returns how many there are.
    package mutating func deliver(_ reports: [SliderState.Report]) -> Int32 {
        for report in reports.reversed() { self.reports.append(report) }
        return Int32(reports.count)
    }

    /// Writes ``ChangeFacts`` of the present report. The focus after a key is that of a coordinate.
    ///
    /// - Parameter redrawsAll: whether parts that the change does not name are redrawn, too.
    package func writeChange(redrawsAll: Bool = false) {
        guard let last = reports.indices.last else { return }
        let redraws = redrawsAll ? 0..<model.count : reports[last].change.redraws
        let record = WrittenRecord<ChangeFacts>()
        record[.redrawsFrom] = Double(redraws.lowerBound)
        record[.redrawsTo] = Double(redraws.upperBound)
        record[.held] = Double(heldThumb(after: last) ?? -1)
        record[.focus] = Double(reports[last].change.focus ?? -1)
    }

    /// The first thumb that the pointer of a report holds.
    private func heldThumb(after report: Int) -> Int? {
        if let grip = reports[report].change.grip { return grip.thumbs.lowerBound }
        // A press on a thumb has no grip before the drag begins.
        let pressed = Model.fillsControl ? 0..<1 : reports[report].change.redraws
        return !pressed.isEmpty && model.isHeld(thumb: pressed.lowerBound) ? pressed.lowerBound : nil
    }

    /// Writes ``ObstacleFacts`` of what holds back the thumb that a person moved last.
    package func writeObstacle() { SlidersWebBase.writeObstacle(model.obstacle) }

    /// Writes ``EventFacts`` of the next event of the present report, and the thumbs that changed. Returns its
    /// ``EventKind``, or `none` after the last event, which ends the report. It's `blocked` whenever the obstacle may
    /// have changed.
    package mutating func nextEvent() -> Int32 {
        guard let last = reports.indices.last else { return EventKind.none.rawValue }
        guard let event = reporter.nextEvent(of: &reports[last], in: model, looksUpObstacle: false) else {
            reports.removeLast()
            return EventKind.none.rawValue
        }
        switch event {
        case .changed(let indices, let reason):
            writeChanged(model.changedThumbs(of: reports[last]), of: indices, reason)
        case .began(let grip), .overshot(let grip), .ended(let grip), .cancelled(let grip): writeGrip(grip)
        case .blocked: break
        }
        return event.kind.rawValue
    }
}
