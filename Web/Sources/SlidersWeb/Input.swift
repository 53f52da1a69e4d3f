import SlidersCore
import SlidersWebBase

// The functions that each engine exports. `ModelControl` describes them.

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
@_expose(wasm, "obstacle") @c(slider_obstacle)
public func obstacle(_ handle: Handle) { handle.control.pointee.core.writeObstacle() }

@_expose(wasm, "waits") @c(slider_waits)
public func waits(_ handle: Handle, _ pointer: Int32) -> Int32 { handle.control.pointee.core.waits(pointer) }

extension Control {
    /// Whether the limits of thumbs may have changed that did not move and are not neighbors of moved thumbs. With the
    /// collision `stop`, that can happen only when a drag ends.
    fileprivate var redrawsAll: Bool {
        guard let last = core.reports.indices.last else { return false }
        if core.reports[last].change.endsDrag { return true }
        let hasFarLimits = core.model.collision != .stop && !core.model.isWrapped
        return hasFarLimits && !(core.reports[last].hasActivePointer && core.reports[last].change.redraws.isEmpty)
    }
}
