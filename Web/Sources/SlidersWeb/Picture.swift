import Sliders

/// Lays the slider out: straight (0 right, 1 left, 2 up) or round (3). 1: a drag that this ends was cancelled and waits
/// to be reported; call again.
@_expose(wasm, "layOut") @c(slider_layOut)
public func layOut(
    _ handle: Handle, _ path: Int32, _ start: Double, _ sweep: Double, _ width: Double, _ height: Double,
    _ thumbSize: Double, _ thickness: Double
) -> Int32 {
    let control = handle.control
    control.pointee.metrics.path = path == 0 ? .right : path == 1 ? .left : path == 2 ? .up : .arc(start: start, sweep: sweep)
    (control.pointee.metrics.thumbSize, control.pointee.metrics.thickness) = (thumbSize, thickness)
    let layout = SliderLayout(control.pointee.metrics, size: SIMD2(width, height))
    control.pointee.layout = layout
    return control.pointee.move(to: layout.track, targetSide: layout.targetSide) ? 1 : 0
}

/// Puts the slider on a track as recordings give it: a line through two points (0), or an arc (1) of a centre, a radius,
/// a start and a sweep.
@_expose(wasm, "track") @c(slider_track)
public func track(
    _ handle: Handle, _ kind: Int32, _ x: Double, _ y: Double, _ a: Double, _ b: Double, _ sweep: Double
) -> Int32 {
    let point = SIMD2(x, y)
    let track = kind == 0
        ? Track.line(from: point, to: SIMD2(a, b)) : .arc(.init(center: point, radius: a, start: b, sweep: sweep))
    return handle.control.pointee.move(to: track, targetSide: 44) ? 1 : 0
}

extension Control {
    /// Returns whether there is a cancelled drag to report before.
    mutating func move(to track: Track, targetSide: Double) -> Bool {
        if cancels(state.pointerToCancel(before: state.configuration, count: state.count, on: track)) { return true }
        state.layOut(on: track, targetSide: targetSide)
        return false
    }
}

/// Writes of a thumb: its point, its label's point, its value, the lowest and highest it may take now, whether it is held
/// and whether it is disabled, and then the same lowest and highest as assistive technology hears them: on a wrapping
/// circle the bounds.
@_expose(wasm, "thumb") @c(slider_thumb)
public func thumb(_ handle: Handle, _ rank: Int32) { handle.control.pointee.writeThumb(Int(rank)) }

/// Writes where the drawn track is. Lines are two points, arcs centre, radius, start and sweep.
@_expose(wasm, "groove") @c(slider_groove)
public func groove(_ handle: Handle) { handle.control.pointee.writeGroove() }

/// Writes where a lap of a span is.
@_expose(wasm, "span") @c(slider_span)
public func span(_ handle: Handle, _ index: Int32, _ lap: Int32) { handle.control.pointee.writeSpan(Int(index), Int(lap)) }

/// Writes of each tick its line, its label's point, its value. Returns how many there are.
@_expose(wasm, "ticks") @c(slider_ticks)
public func ticks(_ handle: Handle) -> Int32 { handle.control.pointee.writeTicks() }

extension Control {
    func writeThumb(_ rank: Int) {
        let limits = state.limits(of: rank), bounds = state.isWrapped ? state.scale.bounds : limits
        state.point(of: rank).write(at: 0)
        layout.thumbLabel(rank, of: state).write(at: 2)
        buffer[4] = state.value(of: rank)
        buffer[5] = limits.lowerBound
        buffer[6] = limits.upperBound
        buffer[7] = state.isHeld(rank) ? 1 : 0
        buffer[8] = state.isDisabled(rank) ? 1 : 0
        buffer[9] = bounds.lowerBound
        buffer[10] = bounds.upperBound
    }

    func writeGroove() { layout.grooveFigure.write(at: 0) }

    func writeSpan(_ index: Int, _ lap: Int) { layout.span(index, lap: lap, of: state).write(at: 0) }

    func writeTicks() -> Int32 {
        let fractions = layout.tickFractions(of: state)
        _ = room(Int32(7 * fractions.count))
        for index in fractions.indices {
            let fraction = fractions[index]
            layout.tick(at: fraction).write(at: 7 * index)
            layout.tickLabel(at: fraction).write(at: 7 * index + 4)
            buffer[7 * index + 6] = state.scale.value(at: fraction)
        }
        return Int32(fractions.count)
    }
}

extension Figure {
    func write(at index: Int) {
        switch self {
        case .line(let from, let to, _):
            from.write(at: index)
            to.write(at: index + 2)
        case .arc(let arc, _):
            arc.center.write(at: index)
            SIMD2(arc.radius, arc.start).write(at: index + 2)
            buffer[index + 4] = arc.sweep
        case .circle(let point, _), .anchor(let point):
            point.write(at: index)
        }
    }
}

extension SIMD2<Double> {
    func write(at index: Int) { (buffer[index], buffer[index + 1]) = (x, y) }
}
