import Sliders

/// Lays the slider out: straight (0 right, 1 left, 2 up) or round (3). 1: a drag that this ends was cancelled and waits
/// to be reported; call again.
@_expose(wasm, "layOut") @c(slider_layOut)
public func layOut(
    _ handle: Handle, _ path: Int32, _ start: Double, _ sweep: Double, _ width: Double, _ height: Double,
    _ thumbSize: Double, _ thickness: Double
) -> Int32 {
    var style = SliderStyle(
        path == 0 ? .right : path == 1 ? .left : path == 2 ? .up : .arc(start: start, sweep: sweep))
    (style.thumbSize, style.thickness) = (thumbSize, thickness)
    style.ticks = handle.control.pointee.ticks
    let layout = SliderLayout(style, size: SIMD2(width, height))
    handle.control.pointee.layout = layout
    return move(handle, to: layout.track, targetSide: layout.targetSide)
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
    return move(handle, to: track, targetSide: 44)
}

private func move(_ handle: Handle, to track: Track, targetSide: Double) -> Int32 {
    let control = handle.control, state = control.pointee.state
    if control.pointee.cancels(state.pointerToCancel(before: state.configuration, count: state.count, on: track)) { return 1 }
    control.pointee.state.layOut(on: track, targetSide: targetSide)
    return 0
}

/// Writes of a thumb: its point, its label's point, its value, the lowest and highest it may take now, whether it is held
/// and whether it is disabled. On a wrapping circle lowest and highest are the bounds.
@_expose(wasm, "thumb") @c(slider_thumb)
public func thumb(_ handle: Handle, _ rank: Int32) {
    let control = handle.control, rank = Int(rank)
    write(.anchor(control.pointee.state.point(of: rank)), at: 0)
    write(control.pointee.layout.thumbLabel(rank, of: control.pointee.state), at: 2)
    let bounds = control.pointee.state.isWrapped ? control.pointee.state.scale.bounds : control.pointee.state.limits(of: rank)
    buffer[4] = control.pointee.state.value(of: rank)
    buffer[5] = bounds.lowerBound
    buffer[6] = bounds.upperBound
    buffer[7] = control.pointee.state.isHeld(rank) ? 1 : 0
    buffer[8] = control.pointee.state.isDisabled(rank) ? 1 : 0
}

/// Writes where the drawn track is. Lines are two points, arcs centre, radius, start and sweep.
@_expose(wasm, "groove") @c(slider_groove)
public func groove(_ handle: Handle) {
    write(handle.control.pointee.layout.grooveFigure, at: 0)
}

/// Writes where a lap of a span is. The span of a single thumb begins with the drawn track.
@_expose(wasm, "span") @c(slider_span)
public func span(_ handle: Handle, _ index: Int32, _ lap: Int32) {
    let control = handle.control
    write(control.pointee.layout.span(Int(index), lap: Int(lap), of: control.pointee.state), at: 0)
    if control.pointee.state.count == 1, case .line(let from, _, _) = control.pointee.layout.grooveFigure {
        (buffer[0], buffer[1]) = (from.x, from.y)
    }
}

/// Writes of each tick its line, its label's point, its value. Returns how many there are.
@_expose(wasm, "ticks") @c(slider_ticks)
public func ticks(_ handle: Handle) -> Int32 {
    let control = handle.control, layout = control.pointee.layout
    let fractions = layout.tickFractions(of: control.pointee.state)
    _ = room(Int32(7 * fractions.count))
    for index in fractions.indices {
        let fraction = fractions[index]
        write(layout.tick(at: fraction), at: 7 * index)
        write(layout.tickLabel(at: fraction), at: 7 * index + 4)
        buffer[7 * index + 6] = control.pointee.state.scale.value(at: fraction)
    }
    return Int32(fractions.count)
}

private func write(_ figure: Figure, at index: Int) {
    let place = buffer + index
    switch figure {
    case .line(let from, let to, _): (place[0], place[1], place[2], place[3]) = (from.x, from.y, to.x, to.y)
    case .arc(let arc, _):
        (place[0], place[1], place[2], place[3], place[4]) = (arc.center.x, arc.center.y, arc.radius, arc.start, arc.sweep)
    case .circle(let point, _), .anchor(let point): (place[0], place[1]) = (point.x, point.y)
    }
}
