import SlidersCore
import SlidersWebBase
import Wire

/// Writes ``Facts`` of the slider.
@_expose(wasm, "facts") @c(slider_facts)
public func facts(_ handle: Handle) { handle.control.pointee.writeFacts() }

/// Writes one number for each thumb, of a ``ListKind``.
@_expose(wasm, "list") @c(slider_list)
public func list(_ handle: Handle, _ kind: Int32) {
    handle.control.pointee.writeList(ListKind(rawValue: kind) ?? .value)
}

/// Writes the distance from each thumb to the next.
@_expose(wasm, "spans") @c(slider_spans)
public func spans(_ handle: Handle) { handle.control.pointee.writeSpans() }

/// Returns the next higher or lower value that a thumb can take, or NaN if there is none.
@_expose(wasm, "next") @c(slider_next)
public func next(_ handle: Handle, _ thumb: Int32, _ isUp: Int32) -> Double {
    handle.control.pointee.next(Int(thumb), isUp != 0) ?? .nan
}

/// Returns the fraction of the track at a value.
@_expose(wasm, "fractionOf") @c(slider_fractionOf)
public func fractionOf(_ handle: Handle, _ value: Double) -> Double { handle.control.pointee.fraction(of: value) }

/// Returns the value at a fraction of the track, which is clamped to 0…1.
@_expose(wasm, "valueAt") @c(slider_valueAt)
public func valueAt(_ handle: Handle, _ fraction: Double) -> Double { handle.control.pointee.value(at: fraction) }

/// Returns the value under a pointer, or NaN if the pointer isn't on the track.
@_expose(wasm, "valueUnder") @c(slider_valueUnder)
public func valueUnder(_ handle: Handle, _ x: Double, _ y: Double) -> Double {
    handle.control.pointee.value(under: SIMD2(x, y)) ?? .nan
}

@_expose(wasm, "takeOvershoot") @c(slider_takeOvershoot)
public func takeOvershoot(_ handle: Handle) -> Double {
    handle.control.pointee.core.model.takeOvershoot()
}

/// Moves a thumb for a script. Returns 0 if there is no such thumb, or if the value isn't finite.
@_expose(wasm, "move") @c(slider_move)
public func move(_ handle: Handle, _ thumb: Int32, _ value: Double) -> Int32 {
    do { try handle.control.pointee.core.model.move(Int(thumb), to: value) } catch { return 0 }
    return 1
}

/// Moves a thumb by steps for a script, as a key does, but without a report.
@_expose(wasm, "step") @c(slider_step)
public func step(_ handle: Handle, _ count: Double, _ thumb: Int32) {
    handle.control.pointee.core.model.step(Int(thumb), by: wholePart(count))
}

extension Control {
    func writeFacts() {
        let record = WrittenRecord<Facts>()
        record[.count] = Double(core.model.count)
        record[.spanCount] = layout.metrics.fill.hasSpans ? Double(core.model.spanCount) : 0
        record[.outerCount] = layout.metrics.fill.hasOuter ? 2 : 0
        record[.laps] = Double(layout.laps)
        record[.isWrapped] = Double(core.model.isWrapped)
        record[.overshoot] = core.model.overshoot
        record[.error] = Double((core.model.configurationError?.wire ?? .none).rawValue)
        record[.lower] = core.model.bounds.lowerBound
        record[.upper] = core.model.bounds.upperBound
        record[.hasSteps] = Double(pending.hasSteps)
    }

    func writeList(_ kind: ListKind) {
        _ = room(Int32(core.model.count))
        for index in 0..<core.model.count {
            buffer[index] =
                switch kind {
                case .value: core.model.value(of: index)
                case .proposedValue: core.model.proposedValue(of: index)
                case .isHeld: Double(core.model.isHeld(thumb: index))
                case .fraction: core.model.fraction(of: core.model.value(of: index))
                }
        }
    }

    func writeSpans() {
        _ = room(Int32(core.model.count))
        for thumb in 0..<core.model.count - 1 { buffer[thumb] = core.model.span(above: thumb) }
    }

    func fraction(of value: Double) -> Double { core.model.fraction(of: value) }

    func value(at fraction: Double) -> Double { core.model.value(at: min(1, max(0, fraction))) }

    func value(under point: SIMD2<Double>) -> Double? { core.model.value(under: point) }

    func next(_ thumb: Int, _ isUp: Bool) -> Double? {
        isUp ? core.model.nextValue(of: thumb) : core.model.previousValue(of: thumb)
    }
}
