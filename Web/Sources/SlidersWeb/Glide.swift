import SlidersCore
import SlidersWebBase

/// Notes where thumbs are drawn, before values are set, so that the thumbs can glide from there.
@_expose(wasm, "aim") @c(slider_aim)
public func aim(_ handle: Handle) { handle.control.pointee.aim() }

/// Begins a glide from the positions that ``aim(_:)`` has noted. Returns 0 if no value has changed since.
@_expose(wasm, "beginGlide") @c(slider_beginGlide)
public func beginGlide(_ handle: Handle) -> Int32 { handle.control.pointee.beginGlide() ? 1 : 0 }

/// Draws thumbs when a fraction of the glide is completed; 1 ends the glide.
@_expose(wasm, "glide") @c(slider_glide)
public func glide(_ handle: Handle, _ fraction: Double) { handle.control.pointee.glide(to: fraction) }

/// The positions along the track from which thumbs glide, as fractions with whole laps.
struct Glide {
    var unwrappedFractions: [Double] = []
    /// The positions and the values of thumbs before values are set.
    var aimed: (unwrappedFractions: [Double], values: [Double]) = ([], [])
}

extension Control {
    mutating func aim() { glide.aimed = (core.model.drawnUnwrappedFractions, core.model.values) }

    mutating func beginGlide() -> Bool {
        if glide.aimed.values == core.model.values { return false }
        glide.unwrappedFractions = glide.aimed.unwrappedFractions
        return true
    }

    mutating func glide(to fraction: Double) { core.model.glide(from: glide.unwrappedFractions, part: fraction) }
}
