import SlidersCore
import SlidersWebBase
import Wire

/// Sets the layout of the control; ``apply(_:)`` applies it.
///
/// - Parameters:
///   - path: a ``Path``; of an arc with start and sweep in degrees.
@_expose(wasm, "layOut") @c(slider_layOut)
public func layOut(
    _ handle: Handle, _ path: Int32, _ start: Double, _ sweep: Double, _ width: Double, _ height: Double,
    _ thumbSize: Double, _ thickness: Double
) {
    let path: SliderPath =
        switch Path(rawValue: path) ?? .right {
        case .right: .right
        case .left: .left
        case .up: .up
        case .down: .down
        case .arc: .arc(start: start, sweep: sweep)
        }
    handle.control.pointee.layOut(path, SIMD2(width, height), thumbSize, thickness)
}

/// Sets the track of a recording; ``apply(_:)`` applies it.
///
/// - Parameters:
///   - kind: a ``TrackKind``: a line from (x, y) to (a, b), or an arc about (x, y) of radius a, start b and a sweep.
///   - along: the distance of the lowest thumb before its value, and of the highest thumb beyond its value.
///   - across: the distance of all thumbs from the track.
@_expose(wasm, "track") @c(slider_track)
public func track(
    _ handle: Handle, _ kind: Int32, _ x: Double, _ y: Double, _ a: Double, _ b: Double, _ sweep: Double,
    _ along: Double, _ across: Double
) {
    let point = SIMD2(x, y)
    let track: SliderTrack =
        switch TrackKind(rawValue: kind) ?? .line {
        case .line: .line(from: point, to: SIMD2(a, b))
        case .arc: .arc(SliderTrack.Arc(center: point, radius: a, start: b, sweep: sweep))
        }
    handle.control.pointee.pendingSurface = (track, 44, 0, SliderThumbOffset(along: along, across: across))
}

/// Writes ``ThumbFacts`` of a thumb.
@_expose(wasm, "thumb") @c(slider_thumb)
public func thumb(_ handle: Handle, _ thumb: Int32) { handle.control.pointee.writeThumb(Int(thumb)) }

/// Writes the shape of the drawn track: ``LineFigure`` or ``ArcFigure``.
@_expose(wasm, "groove") @c(slider_groove)
public func groove(_ handle: Handle) { write(handle.control.pointee.layout.drawnTrackFigure) }

/// Writes the shape of one lap of a span: ``LineFigure`` or ``ArcFigure``.
@_expose(wasm, "span") @c(slider_span)
public func span(_ handle: Handle, _ index: Int32, _ lap: Int32) {
    handle.control.pointee.writeSpan(Int(index), lap: Int(lap))
}

/// Writes the shape of one lap of the part before the first span or after the last: ``LineFigure`` or ``ArcFigure``.
@_expose(wasm, "outer") @c(slider_outer)
public func outer(_ handle: Handle, _ isAfter: Int32, _ lap: Int32) {
    handle.control.pointee.writeOuter(isAfter: isAfter != 0, lap: Int(lap))
}

/// Writes the ``WideLine`` that shows what holds back the thumb that a pointer pulls.
@_expose(wasm, "obstacleLine") @c(slider_obstacleLine)
public func obstacleLine(_ handle: Handle) {
    WrittenRecord<WideLine>().write(handle.control.pointee.layout.obstacle(of: handle.control.pointee.core.model))
}

/// Writes ``TickFacts`` of each tick, those that can have a text first. Returns the number of ticks.
@_expose(wasm, "ticks") @c(slider_ticks)
public func ticks(_ handle: Handle) -> Int32 { handle.control.pointee.writeTicks() }

/// Shows only these ticks, until the next layout. The buffer holds the fractions of the ticks that can have a text, in
/// ascending order, then the fractions of those among them that are short, then the fractions of minor ticks.
@_expose(wasm, "chooseTicks") @c(slider_chooseTicks)
public func chooseTicks(_ handle: Handle, _ all: Int32, _ count: Int32, _ short: Int32) {
    handle.control.pointee.chooseTicks(numbers(all), Int(count), Int(short))
}

/// Lays out the texts of ticks. The buffer holds the width and the height of each, 0 for no text. Writes the center of
/// each text, or NaN for an omitted text.
@_expose(wasm, "layOutTicks") @c(slider_layOutTicks)
public func layOutTicks(_ handle: Handle, _ count: Int32) { handle.control.pointee.layOutTicks(numbers(count)) }

/// Lays out the texts of thumbs. The buffer holds ``TextSize`` of each text whose size is known, those of single thumbs
/// first, in order. Writes ``TextPosition`` of each text, and returns their number. If the sizes of merged texts are
/// missing, it writes ``TextPosition`` of these texts instead, and returns their number as a negative number.
///
/// - Parameter beyond: how far texts may extend beyond a round control.
@_expose(wasm, "layOutLabels") @c(slider_layOutLabels)
public func layOutLabels(_ handle: Handle, _ beyond: Double, _ count: Int32) -> Int32 {
    handle.control.pointee.layOutLabels(Int(count), beyond: beyond)
}

/// Returns the width that a vertical slider needs for a text of thumbs and a text of ticks with these sizes.
@_expose(wasm, "reach") @c(slider_reach)
public func reach(
    _ handle: Handle, _ width: Double, _ height: Double, _ tickWidth: Double, _ tickHeight: Double
) -> Double {
    var metrics = handle.control.pointee.layout.metrics
    metrics.hasLabels = width > 0
    metrics.ticks.hasLabels = tickWidth > 0
    return 2 * metrics.reach(label: SIMD2(width, height), tickLabel: SIMD2(tickWidth, tickHeight))
}

extension Control {
    mutating func layOut(_ path: SliderPath, _ size: SIMD2<Double>, _ thumbSize: Double, _ thickness: Double) {
        pending.metrics.path = path
        pending.metrics.thumbSize = thumbSize
        pending.metrics.thickness = thickness
        layout = SliderLayout(pending.metrics, size: size)
        pendingSurface = (layout.track, layout.targetSide, thickness, layout.thumbOffset)
    }

    func writeThumb(_ thumb: Int) {
        let limits = core.model.limits(of: thumb)
        let adjustable = core.model.adjustableLimits(of: thumb)
        let point = core.model.location(ofThumb: thumb)
        let record = WrittenRecord<ThumbFacts>()
        record[.x] = point.x
        record[.y] = point.y
        record[.value] = core.model.value(of: thumb)
        record[.low] = limits.lowerBound
        record[.high] = limits.upperBound
        record[.isHeld] = Double(core.model.isHeld(thumb: thumb))
        record[.isDisabled] = Double(core.model.isDisabled(thumb: thumb))
        record[.adjustableLow] = adjustable.lowerBound
        record[.adjustableHigh] = adjustable.upperBound
    }

    func writeSpan(_ index: Int, lap: Int) { write(layout.span(index, lap: lap, of: core.model)) }

    func writeOuter(isAfter: Bool, lap: Int) { write(layout.outerPart(isAfter: isAfter, lap: lap, of: core.model)) }

    func writeTicks() -> Int32 {
        let fractions = layout.tickFractions(of: core.model)
        let minor = layout.minorTickFractions(between: fractions)
        let decimals = layout.tickDecimals(of: core.model)
        let fields = TickFacts.allCases.count
        let count = fractions.count + minor.count
        _ = room(Int32(fields * count))
        for index in 0..<count {
            if index < fractions.count {
                let kind: TickKind = layout.isShort(tickAt: fractions[index]) ? .small : .large
                writeTick(kind, at: fractions[index], decimals: decimals[index], to: fields * index)
            } else {
                writeTick(.minor, at: minor[index - fractions.count], decimals: 0, to: fields * index)
            }
        }
        return Int32(count)
    }

    func layOutTicks(_ sizes: [Double]) {
        var metrics = layout.metrics
        metrics.ticks.hasLabels = true
        let layout = SliderLayout(metrics, size: layout.size)
        let labels = layout.tickLabels(of: core.model) { SIMD2(sizes[2 * $0], sizes[2 * $0 + 1]) }
        var points = [Double](repeating: .nan, count: sizes.count)
        for label in labels { (points[2 * label.tick], points[2 * label.tick + 1]) = (label.center.x, label.center.y) }
        write(points)
    }

    func layOutLabels(_ count: Int, beyond: Double) -> Int32 {
        var missing: [SliderLayout.ThumbLabel] = []
        let overlap = labelOverlap ?? pending.labelOverlap
        let labels = layout.thumbLabels(of: core.model, overlap, room: beyond) { thumbs in
            // The text of a single thumb is at the index of its thumb, and merged texts come after all of these.
            for index in thumbs.lowerBound..<max(thumbs.lowerBound, count) {
                let text = WrittenRecord<TextSize>(at: 1 + index * TextSize.allCases.count)
                if text[.low] == Double(thumbs.lowerBound), text[.high] == Double(thumbs.upperBound) {
                    return SIMD2(text[.width], text[.height])
                }
            }
            missing.append(SliderLayout.ThumbLabel(thumbs, .zero))
            return .zero
        }
        let texts = missing.isEmpty ? labels : missing
        let length = TextPosition.allCases.count
        _ = room(Int32(texts.count * length))
        for index in texts.indices {
            let text = texts[index]
            let record = WrittenRecord<TextPosition>(at: index * length)
            record[.low] = Double(text.thumbs.lowerBound)
            record[.high] = Double(text.thumbs.upperBound)
            record[.x] = text.center.x
            record[.y] = text.center.y
        }
        return missing.isEmpty ? Int32(texts.count) : -Int32(texts.count)
    }

    mutating func chooseTicks(_ list: [Double], _ count: Int, _ short: Int) {
        var parts: (ticks: [Double], short: [Double], minor: [Double]) = ([], [], [])
        for index in list.indices {
            if index < count {
                parts.ticks.append(list[index])
            } else if index < count + short {
                parts.short.append(list[index])
            } else {
                parts.minor.append(list[index])
            }
        }
        var metrics = layout.metrics
        metrics.ticks.mode = .chosen(parts.ticks, short: parts.short, minor: parts.minor)
        metrics.ticks.areStepped = false
        layout = SliderLayout(metrics, size: layout.size)
    }

    private func writeTick(_ kind: TickKind, at fraction: Double, decimals: Int, to start: Int) {
        guard case .line(let from, let to, _) = layout.tick(at: fraction, isMinor: kind != .large) else { return }
        let record = WrittenRecord<TickFacts>(at: start)
        record[.x] = from.x
        record[.y] = from.y
        record[.toX] = to.x
        record[.toY] = to.y
        record[.value] = core.model.value(at: fraction)
        record[.decimals] = Double(decimals)
        record[.fraction] = fraction
        record[.kind] = Double(kind.rawValue)
        record[.isSelected] = Double(layout.isSelected(tickAt: fraction, in: core.model))
    }
}

/// Writes a line or an arc. Tracks and spans have no other shapes.
@inline(never) private func write(_ figure: SliderFigure) {
    switch figure {
    case .line(let from, let to, _):
        let record = WrittenRecord<LineFigure>()
        record[.fromX] = from.x
        record[.fromY] = from.y
        record[.toX] = to.x
        record[.toY] = to.y
    case .arc(let arc, _):
        let record = WrittenRecord<ArcFigure>()
        record[.x] = arc.center.x
        record[.y] = arc.center.y
        record[.radius] = arc.radius
        record[.start] = arc.start
        record[.sweep] = arc.sweep
    case .circle, .capsule, .anchor: break
    }
}
