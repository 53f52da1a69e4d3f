import SlidersCore
import SlidersWebBase

/// Sets an option of the engine or a ``PageOption``; ``apply(_:)`` applies it. The buffer holds the index of a word and
/// then `count` numbers. The word 0 without numbers means the option's default; for a flag, the word is 1 for on and 0
/// for off.
@_expose(wasm, "set") @c(slider_set)
public func set(_ handle: Handle, _ option: Int32, _ count: Int32) {
    handle.control.pointee.pending.set(option, count)
}

/// Applies the options and the track that were set. Returns the number of reports that the page must deliver: one for
/// each drag that ended.
@_expose(wasm, "apply") @c(slider_apply)
public func apply(_ handle: Handle) -> Int32 { handle.control.pointee.apply() }

extension Control {
    mutating func apply() -> Int32 {
        var laidOut: [SliderState.Report] = []
        if let surface = pendingSurface {
            laidOut = core.model.layOut(
                on: surface.track, targetSide: surface.targetSide, thickness: surface.thickness,
                thumbOffset: surface.thumbOffset)
        }
        let values = pending.values ?? (pending.spans == nil ? nil : core.model.values)
        core.model.defaultResetValue = pending.metrics.neutralValue
        var configured: [SliderState.Report] = []
        if pending.isConfigured {
            let configuration = pending.completed()
            configured =
                if let values {
                    (try? core.model.configure(configuration, values: values, spans: pending.spans)) ?? []
                } else {
                    core.model.configure(configuration)
                }
        } else if let values {
            configured = (try? core.model.assign(values, spans: pending.spans)) ?? []
        }
        pendingSurface = nil
        pending.values = nil
        pending.spans = nil
        pending.isConfigured = false
        // The reports that are added last are delivered first.
        return core.deliver(configured) + core.deliver(laidOut)
    }
}
