import SlidersCore
import SlidersRuler
import SlidersWebBase

/// Computes the result of an input at a time, in seconds. Before an input without a pointer, ``stop(_:)`` is called.
@_expose(wasm, "propose") @c(slider_propose)
public func propose(
    _ handle: Handle, _ kind: Int32, _ x: Double, _ y: Double, _ number: Int32, _ time: Double
) -> Int32 {
    handle.ruler.pointee.core.model.time = time
    return handle.ruler.pointee.core.propose(kind, x, y, number)
}

/// Computes the value under the mark in a frame of a motion. Returns 1 if it would change; the page must call
/// ``commit(_:_:)`` next.
@_expose(wasm, "proposeTick") @c(slider_proposeTick)
public func proposeTick(_ handle: Handle, _ time: Double) -> Int32 {
    handle.ruler.pointee.core.model.time = time
    return handle.ruler.pointee.core.note(handle.ruler.pointee.core.model.proposeFrame())
}

/// Stops the scale at its present position. Returns the number of reports that the page must deliver.
@_expose(wasm, "stop") @c(slider_stop)
public func stop(_ handle: Handle) -> Int32 {
    handle.ruler.pointee.core.deliver(handle.ruler.pointee.core.model.stop().map { [$0] } ?? [])
}

/// Moves the scale to the end of its motion. The value follows in the next frame.
@_expose(wasm, "finish") @c(slider_finish)
public func finish(_ handle: Handle) { handle.ruler.pointee.core.model.finish() }

// The functions that each engine exports. `ModelControl` describes them.

@_expose(wasm, "commit") @c(slider_commit)
public func commit(_ handle: Handle, _ answer: Int32) { handle.ruler.pointee.core.commit(answer) }
@_expose(wasm, "isDown") @c(slider_isDown)
public func isDown(_ handle: Handle, _ pointer: Int32) -> Int32 { handle.ruler.pointee.core.isDown(pointer) }
@_expose(wasm, "cancel") @c(slider_cancel)
public func cancel(_ handle: Handle) -> Int32 { handle.ruler.pointee.core.cancel() }
@_expose(wasm, "change") @c(slider_change)
public func change(_ handle: Handle) { handle.ruler.pointee.core.writeChange() }
@_expose(wasm, "nextEvent") @c(slider_nextEvent)
public func nextEvent(_ handle: Handle) -> Int32 { handle.ruler.pointee.core.nextEvent() }
@_expose(wasm, "obstacle") @c(slider_obstacle)
public func obstacle(_ handle: Handle) { handle.ruler.pointee.core.writeObstacle() }
