import SlidersCore
import Wire

/// Computes what an input does at a time, in seconds, as for a slider. Returns 1 if the value would change;
/// ``commit(_:_:)`` must follow. What no pointer does needs ``stop(_:)`` before.
@_expose(wasm, "propose") @c(slider_propose)
public func propose(
    _ handle: Handle, _ kind: Int32, _ x: Double, _ y: Double, _ number: Int32, _ time: Double
) -> Int32 {
    handle.ruler.pointee.ruler.time = time
    return handle.ruler.pointee.note(handle.ruler.pointee.ruler.propose(input(kind, x, y, Int(number)))) ? 1 : 0
}

/// Computes how the value follows the scale in a frame. Returns 1 if it would change; ``commit(_:_:)`` must follow.
@_expose(wasm, "proposeTick") @c(slider_proposeTick)
public func proposeTick(_ handle: Handle, _ time: Double) -> Int32 {
    handle.ruler.pointee.ruler.time = time
    return handle.ruler.pointee.note(handle.ruler.pointee.ruler.proposeFrame()) ? 1 : 0
}

/// Answers the last proposal. Its change is the next report.
///
/// - Parameter answer: an ``Answer``; the buffer holds the value that replaces that of the proposal.
@_expose(wasm, "commit") @c(slider_commit)
public func commit(_ handle: Handle, _ answer: Int32) {
    handle.ruler.pointee.commit(Answer(rawValue: answer) ?? .reject)
}

/// Whether a pointer is down and holds the scale.
@_expose(wasm, "isDown") @c(slider_isDown)
public func isDown(_ handle: Handle, _ pointer: Int32) -> Int32 {
    handle.ruler.pointee.ruler.anyPointer == Int(pointer) ? 1 : 0
}

/// Stops the scale where it is. Returns the number of reports that the page has to deliver.
@_expose(wasm, "stop") @c(slider_stop)
public func stop(_ handle: Handle) -> Int32 { handle.ruler.pointee.stop() }

/// Puts the scale where its motion ends. The next tick follows it.
@_expose(wasm, "finish") @c(slider_finish)
public func finish(_ handle: Handle) { handle.ruler.pointee.ruler.finish() }

/// Cancels the drag, and stops the scale. Returns the number of reports that the page has to deliver.
@_expose(wasm, "cancel") @c(slider_cancel)
public func cancel(_ handle: Handle) -> Int32 { handle.ruler.pointee.cancel() }

/// Writes ``ChangeFacts`` of the present report.
@_expose(wasm, "change") @c(slider_change)
public func change(_ handle: Handle) { handle.ruler.pointee.writeChange() }

/// Writes ``EventFacts`` of the next event of the present report, and the thumb if its value changed. Returns its
/// ``EventKind``; after the last event `none`, and then the report is over.
@_expose(wasm, "nextEvent") @c(slider_nextEvent)
public func nextEvent(_ handle: Handle) -> Int32 { handle.ruler.pointee.nextEvent().rawValue }

extension RulerControl {
    /// Returns whether the value would change.
    mutating func note(_ proposal: SliderState.Proposal) -> Bool {
        reporter.note(proposal)
        proposals.append(proposal)
        return ruler.changesValues(proposal)
    }

    mutating func commit(_ answer: Answer) {
        guard let proposal = proposals.popLast() else { return }
        let change =
            switch answer {
            case .take: ruler.commit(proposal)
            case .replace: ruler.commit(proposal, value: buffer[1])
            case .reject: proposal.change
            }
        reports.append(SliderState.Report(of: change))
    }

    mutating func stop() -> Int32 { deliver(ruler.stop().map { [$0] } ?? []) }

    mutating func cancel() -> Int32 { deliver(ruler.cancelAll()) }

    func writeChange() {
        guard let change = reports.last?.change else { return }
        let record = WrittenRecord<ChangeFacts>()
        record[.redrawsFrom] = 0
        record[.redrawsTo] = 1
        record[.held] = ruler.anyPointer == nil ? -1 : 0
        record[.focus] = Double(change.focus ?? -1)
    }

    mutating func nextEvent() -> EventKind {
        guard let last = reports.indices.last else { return .none }
        guard let event = reporter.next(&reports[last], in: ruler) else {
            reports.removeLast()
            return .none
        }
        switch event {
        case .changed(let indices, let reason):
            writeChanged(ruler.changedThumbs(of: reports[last]), of: indices, reason)
        case .began(let grip), .overshot(let grip), .ended(let grip), .cancelled(let grip):
            writeGrip(grip)
        }
        return event.kind
    }
}
