import SlidersCore
import Wire

/// Computes what an input does, as for a slider. Returns 1 if coordinates would change; ``commit(_:_:)`` must follow.
///
/// An input that is of no pointer names a coordinate: twice the index of its point, and one more for the vertical axis.
@_expose(wasm, "propose") @c(slider_propose)
public func propose(_ handle: Handle, _ kind: Int32, _ x: Double, _ y: Double, _ number: Int32) -> Int32 {
    handle.plane.pointee.propose(input(kind, x, y, Int(number))) ? 1 : 0
}

/// Answers the last proposal. Its change is the next report.
///
/// - Parameter answer: an ``Answer``; the buffer holds the coordinates that replace those of the proposal.
@_expose(wasm, "commit") @c(slider_commit)
public func commit(_ handle: Handle, _ answer: Int32) {
    handle.plane.pointee.commit(Answer(rawValue: answer) ?? .reject)
}

/// Whether a pointer is down and holds a point.
@_expose(wasm, "isDown") @c(slider_isDown)
public func isDown(_ handle: Handle, _ pointer: Int32) -> Int32 {
    handle.plane.pointee.plane.isDown(pointer: Int(pointer)) ? 1 : 0
}

/// Cancels all drags. Returns the number of reports that the page has to deliver.
@_expose(wasm, "cancel") @c(slider_cancel)
public func cancel(_ handle: Handle) -> Int32 { handle.plane.pointee.cancel() }

/// Writes ``ChangeFacts`` of the present report. What takes the focus after a key is a coordinate.
@_expose(wasm, "change") @c(slider_change)
public func change(_ handle: Handle) { handle.plane.pointee.writeChange() }

/// Writes ``EventFacts`` of the next event of the present report, and the points that changed. Returns its
/// ``EventKind``; after the last event `none`, and then the report is over.
@_expose(wasm, "nextEvent") @c(slider_nextEvent)
public func nextEvent(_ handle: Handle) -> Int32 { handle.plane.pointee.nextEvent().rawValue }

extension PlaneControl {
    /// Returns whether coordinates would change.
    mutating func propose(_ input: SliderInput) -> Bool {
        let proposal = plane.propose(input)
        reporter.note(proposal)
        proposals.append(proposal)
        return plane.changesValues(proposal)
    }

    mutating func commit(_ answer: Answer) {
        guard let proposal = proposals.popLast() else { return }
        let change =
            switch answer {
            case .take: plane.commit(proposal)
            case .replace: plane.commit(proposal, values: points(numbers(Int32(2 * plane.count))))
            case .reject: proposal.change
            }
        reports.append(SliderState.Report(of: change))
    }

    mutating func cancel() -> Int32 { deliver(plane.cancelAll()) }

    func writeChange() {
        guard let change = reports.last?.change else { return }
        let record = WrittenRecord<ChangeFacts>()
        record[.redrawsFrom] = Double(change.redraws.lowerBound)
        record[.redrawsTo] = Double(change.redraws.upperBound)
        record[.held] = Double(heldPoint(after: change) ?? -1)
        record[.focus] = Double(change.focus ?? -1)
    }

    /// The point that the pointer of a change holds. A press on a point begins no drag yet, and so has no grip.
    private func heldPoint(after change: SliderState.Change) -> Int? {
        if let grip = change.grip { return grip.thumbs.lowerBound }
        for point in change.redraws where point < plane.count && plane.isHeld(thumb: point) { return point }
        return nil
    }

    mutating func nextEvent() -> EventKind {
        guard let last = reports.indices.last else { return .none }
        guard let event = reporter.next(&reports[last], in: plane) else {
            reports.removeLast()
            return .none
        }
        switch event {
        case .changed(let indices, let reason):
            writeChanged(plane.changedThumbs(of: reports[last]), of: indices, reason)
        case .began(let grip), .overshot(let grip), .ended(let grip), .cancelled(let grip):
            writeGrip(grip)
        }
        return event.kind
    }
}
