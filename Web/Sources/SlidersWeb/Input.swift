import SlidersCore
import SlidersWebBase

// What each engine exports, as `ModelControl` describes it.

@_expose(wasm, "propose") @c(slider_propose)
public func propose(_ handle: Handle, _ kind: Int32, _ x: Double, _ y: Double, _ number: Int32) -> Int32 {
    handle.control.pointee.core.propose(kind, x, y, number)
}
@_expose(wasm, "commit") @c(slider_commit)
public func commit(_ handle: Handle, _ answer: Int32) { handle.control.pointee.core.commit(answer) }
@_expose(wasm, "isDown") @c(slider_isDown)
public func isDown(_ handle: Handle, _ pointer: Int32) -> Int32 { handle.control.pointee.core.isDown(pointer) }
@_expose(wasm, "cancel") @c(slider_cancel)
public func cancel(_ handle: Handle) -> Int32 { handle.control.pointee.core.cancel() }
@_expose(wasm, "change") @c(slider_change)
public func change(_ handle: Handle) {
    handle.control.pointee.core.writeChange(redrawsAll: handle.control.pointee.redrawsAll)
}
@_expose(wasm, "nextEvent") @c(slider_nextEvent)
public func nextEvent(_ handle: Handle) -> Int32 { handle.control.pointee.core.nextEvent() }

@_expose(wasm, "waits") @c(slider_waits)
public func waits(_ handle: Handle, _ pointer: Int32) -> Int32 { handle.control.pointee.core.waits(pointer) }

extension Control {
    /// Whether thumbs that did not move, and are no neighbors of those that did, may be able to go farther or less far
    /// than before the present report. With `stop` they are where a thumb that was a wall is none any more.
    fileprivate var redrawsAll: Bool {
        guard let last = core.reports.indices.last else { return false }
        if core.reports[last].change.endsDrag { return true }
        let hasFarLimits = core.model.collision != .stop && !core.model.isWrapped
        return hasFarLimits && !(core.reports[last].isOfMovement && core.reports[last].change.redraws.isEmpty)
    }
}
