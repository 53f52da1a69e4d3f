import SlidersCore
import SlidersWebBase

/// Puts a playhead on the track of its owner, between the owner's values; ``apply(_:)`` applies it.
@_expose(wasm, "follow") @c(slider_follow)
public func follow(_ handle: Handle, _ owner: Handle) {
    handle.control.pointee.follow(owner.control.pointee.core.model, owner.control.pointee.layout)
}

/// Removes the limits that the values of an owner set for its playhead.
@_expose(wasm, "unfollow") @c(slider_unfollow)
public func unfollow(_ handle: Handle) { handle.control.pointee.core.model.defaultEnabledRange = nil }

/// Returns 1 if a press belongs to a playhead rather than to the slider below it, otherwise 0.
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
        // In a recording, both sliders get their tracks from the recording.
        guard owner.track == layout.track else { return }
        pendingSurface = (
            layout.track, self.layout.targetSide, layout.metrics.thickness, self.layout.thumbOffset
        )
    }
}
