import SlidersCore
import SlidersWebBase

/// Puts a slider on the track of another, between its values, with the next ``apply(_:)``.
@_expose(wasm, "follow") @c(slider_follow)
public func follow(_ handle: Handle, _ owner: Handle) {
    handle.control.pointee.follow(owner.control.pointee.core.model, owner.control.pointee.layout)
}

/// Lets a slider have its own bounds again.
@_expose(wasm, "unfollow") @c(slider_unfollow)
public func unfollow(_ handle: Handle) { handle.control.pointee.core.model.defaultEnabledRange = nil }

/// Whether a press is a slider's rather than that of the one below it.
@_expose(wasm, "acceptsPress") @c(slider_acceptsPress)
public func acceptsPress(_ handle: Handle, _ below: Handle, _ x: Double, _ y: Double) -> Int32 {
    Int32(
        handle.control.pointee.core.model.acceptsPress(at: SIMD2(x, y), before: below.control.pointee.core.model)
            ? 1 : 0)
}

extension Control {
    mutating func follow(_ owner: SliderState, _ layout: SliderLayout) {
        self.layout.track = layout.track
        core.model.defaultEnabledRange = owner.rangeOfValues
        // A recording lays out each of the two itself.
        guard owner.track == layout.track else { return }
        pendingSurface = (
            layout.track, self.layout.targetSide, layout.metrics.thickness, self.layout.thumbOffset
        )
    }
}
