import SlidersCore
import SlidersWebBase

/// Notes where thumbs are drawn, before values are set from which they may glide.
@_expose(wasm, "aim") @c(slider_aim)
public func aim(_ handle: Handle) { handle.control.pointee.aim() }

/// Begins a glide from where ``aim(_:)`` found the thumbs. Returns 0 if no value was set since.
@_expose(wasm, "beginGlide") @c(slider_beginGlide)
public func beginGlide(_ handle: Handle) -> Int32 { handle.control.pointee.beginGlide() ? 1 : 0 }

/// Draws thumbs on their way, of which a part lies behind; 1 ends the glide.
@_expose(wasm, "glide") @c(slider_glide)
public func glide(_ handle: Handle, _ part: Double) { handle.control.pointee.glide(to: part) }

/// What thumbs glide from: places along the track.
struct Glide {
    var unwrappedFractions: [Double] = []
    /// The places and the values before values are set.
    var aimed: (unwrappedFractions: [Double], values: [Double]) = ([], [])
}

extension Control {
    mutating func aim() { glide.aimed = (core.model.drawnUnwrappedFractions, core.model.values) }

    mutating func beginGlide() -> Bool {
        if glide.aimed.values == core.model.values { return false }
        glide.unwrappedFractions = glide.aimed.unwrappedFractions
        return true
    }

    mutating func glide(to part: Double) { core.model.glide(from: glide.unwrappedFractions, part: part) }
}
