import SlidersCore
import SlidersPlane
import SlidersWebBase

// The functions that each engine exports. `ModelControl` describes them.

@_expose(wasm, "propose") @c(slider_propose)
public func propose(_ handle: Handle, _ kind: Int32, _ x: Double, _ y: Double, _ number: Int32) -> Int32 {
    handle.plane.pointee.core.propose(kind, x, y, number)
}
@_expose(wasm, "commit") @c(slider_commit)
public func commit(_ handle: Handle, _ answer: Int32) { handle.plane.pointee.core.commit(answer) }
@_expose(wasm, "isDown") @c(slider_isDown)
public func isDown(_ handle: Handle, _ pointer: Int32) -> Int32 { handle.plane.pointee.core.isDown(pointer) }
@_expose(wasm, "cancel") @c(slider_cancel)
public func cancel(_ handle: Handle) -> Int32 { handle.plane.pointee.core.cancel() }
@_expose(wasm, "change") @c(slider_change)
public func change(_ handle: Handle) { handle.plane.pointee.core.writeChange() }
@_expose(wasm, "nextEvent") @c(slider_nextEvent)
public func nextEvent(_ handle: Handle) -> Int32 { handle.plane.pointee.core.nextEvent() }
@_expose(wasm, "obstacle") @c(slider_obstacle)
public func obstacle(_ handle: Handle) { handle.plane.pointee.core.writeObstacle() }
