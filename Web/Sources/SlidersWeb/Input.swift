import SlidersCore
import Wire

/// Computes what an input does. Returns 1 if values would change; the page may then ask its app before it calls
/// ``commit(_:_:)``, which must follow.
///
/// - Parameters:
///   - kind: an ``InputKind``.
///   - x: the place of a pointer, the horizontal direction of an arrow key, a number of steps, pages or notches, or the
///     value that was typed or chosen.
///   - number: the pointer, or the index of the thumb.
@_expose(wasm, "propose") @c(slider_propose)
public func propose(_ handle: Handle, _ kind: Int32, _ x: Double, _ y: Double, _ number: Int32) -> Int32 {
    handle.control.pointee.propose(input(kind, x, y, Int(number))) ? 1 : 0
}

/// Answers the last proposal. Its change is the next report.
///
/// - Parameter answer: an ``Answer``; the buffer holds the values that replace those of the proposal.
@_expose(wasm, "commit") @c(slider_commit)
public func commit(_ handle: Handle, _ answer: Int32) {
    handle.control.pointee.commit(Answer(rawValue: answer) ?? .reject)
}

/// Whether a pointer is down and holds something or waits.
@_expose(wasm, "isDown") @c(slider_isDown)
public func isDown(_ handle: Handle, _ pointer: Int32) -> Int32 {
    handle.control.pointee.isDown(pointer: pointer) ? 1 : 0
}

/// Whether the press of a touch waits until the touch moved or rested.
@_expose(wasm, "waits") @c(slider_waits)
public func waits(_ handle: Handle, _ pointer: Int32) -> Int32 {
    handle.control.pointee.waits(pointer: pointer) ? 1 : 0
}

/// Cancels all drags. Returns the number of reports that the page has to deliver.
@_expose(wasm, "cancel") @c(slider_cancel)
public func cancel(_ handle: Handle) -> Int32 { handle.control.pointee.cancel() }

extension Control {
    /// Returns whether values would change.
    mutating func propose(_ input: SliderInput) -> Bool {
        let proposal = state.propose(input)
        reporter.note(proposal)
        proposals.append(proposal)
        return state.changesValues(proposal)
    }

    mutating func commit(_ answer: Answer) {
        guard let proposal = proposals.popLast() else { return }
        let change =
            switch answer {
            case .take: state.commit(proposal)
            case .replace: state.commit(proposal, values: replacement())
            case .reject: proposal.change
            }
        reports.append(SliderState.Report(of: change))
    }

    private func replacement() -> [Double] { (0..<state.count).map { buffer[$0 + 1] } }

    func isDown(pointer: Int32) -> Bool { state.isDown(pointer: Int(pointer)) }

    func waits(pointer: Int32) -> Bool { state.waits(pointer: Int(pointer)) }

    mutating func cancel() -> Int32 { deliver(state.cancelAll()) }

    /// Adds reports for the page to deliver, the first of them first. Returns how many there are.
    mutating func deliver(_ reports: [SliderState.Report]) -> Int32 {
        for report in reports.reversed() { self.reports.append(report) }
        return Int32(reports.count)
    }
}
