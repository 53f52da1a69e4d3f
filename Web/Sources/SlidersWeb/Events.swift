import SlidersCore
import Wire

/// Writes ``ChangeFacts`` of the present report.
@_expose(wasm, "change") @c(slider_change)
public func change(_ handle: Handle) { handle.control.pointee.writeChange() }

/// Writes ``EventFacts`` of the next event of the present report, and the thumbs that changed. Returns its
/// ``EventKind``; after the last event `none`, and then the report is over.
@_expose(wasm, "nextEvent") @c(slider_nextEvent)
public func nextEvent(_ handle: Handle) -> Int32 { handle.control.pointee.nextEvent().rawValue }

extension Control {
    /// The change of the present report.
    var change: SliderState.Change? { reports.last?.change }

    func writeChange() {
        guard let last = reports.indices.last else { return }
        let redraws = redrawsAll(after: last) ? 0..<state.count : reports[last].change.redraws
        let record = WrittenRecord<ChangeFacts>()
        record[.redrawsFrom] = Double(redraws.lowerBound)
        record[.redrawsTo] = Double(redraws.upperBound)
        record[.held] = Double(heldThumb(after: reports[last].change) ?? -1)
        record[.focus] = Double(reports[last].change.focus ?? -1)
    }

    /// Whether thumbs that did not move, and are no neighbors of those that did, may be able to go farther or less far
    /// than before. With `stop` they are where a thumb that was a wall is none any more.
    private func redrawsAll(after report: Int) -> Bool {
        if reports[report].change.endsDrag { return true }
        let hasFarLimits = state.collision != .stop && !state.isWrapped
        return hasFarLimits && !(reports[report].isOfMovement && reports[report].change.redraws.isEmpty)
    }

    /// The first thumb that the pointer of a change holds.
    private func heldThumb(after change: SliderState.Change) -> Int? {
        if let grip = change.grip { return grip.thumbs.lowerBound }
        // A press on a thumb begins no drag yet, and so has no grip.
        let pressed = change.redraws.lowerBound
        return !change.redraws.isEmpty && state.isHeld(thumb: pressed) ? pressed : nil
    }

    mutating func nextEvent() -> EventKind {
        guard let last = reports.indices.last else { return .none }
        guard let event = reporter.next(&reports[last], in: state) else {
            reports.removeLast()
            return .none
        }
        switch event {
        case .changed(let indices, let reason):
            writeChanged(state.changedThumbs(of: reports[last]), of: indices, reason)
        case .began(let grip), .overshot(let grip), .ended(let grip), .cancelled(let grip):
            writeGrip(grip)
        }
        return event.kind
    }
}
