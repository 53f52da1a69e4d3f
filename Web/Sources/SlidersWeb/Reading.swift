import Sliders

/// Writes what is true of the slider as a whole: how many thumbs, spans, and laps of spans, whether it wraps, the
/// overshoot, the fault's number, the bounds.
@_expose(wasm, "facts") @c(slider_facts)
public func facts(_ handle: Handle) { handle.control.pointee.writeFacts() }

/// Writes a number for each thumb: its value (0), its proposed value (1), or whether it is held (2).
@_expose(wasm, "list") @c(slider_list)
public func list(_ handle: Handle, _ kind: Int32) { handle.control.pointee.writeList(kind) }

/// Writes the ways from each thumb to the next.
@_expose(wasm, "spans") @c(slider_spans)
public func spans(_ handle: Handle) { handle.control.pointee.writeSpans() }

/// The value that one step up or down from a thumb's is; NaN where there is none.
@_expose(wasm, "next") @c(slider_next)
public func next(_ handle: Handle, _ thumb: Int32, _ isUp: Int32) -> Double {
    handle.control.pointee.next(Int(thumb), isUp != 0) ?? .nan
}

@_expose(wasm, "takeOvershoot") @c(slider_takeOvershoot)
public func takeOvershoot(_ handle: Handle) -> Double {
    handle.control.pointee.state.takeOvershoot()
}

/// Moves a thumb from code. 0: there is no such thumb, or the value is not finite.
@_expose(wasm, "move") @c(slider_move)
public func move(_ handle: Handle, _ thumb: Int32, _ value: Double) -> Int32 {
    do { try handle.control.pointee.state.move(Int(thumb), to: value) } catch { return 0 }
    return 1
}

// Each is a function of what it reads: else that would be copied at every look.
extension Control {
    func writeFacts() {
        buffer[0] = Double(state.count)
        buffer[1] = Double(state.spanCount)
        buffer[2] = Double(layout.laps)
        buffer[3] = state.isWrapped ? 1 : 0
        buffer[4] = state.overshoot
        buffer[5] = Double(state.fault?.number ?? 0)
        buffer[6] = state.scale.lower
        buffer[7] = state.scale.upper
    }

    func writeList(_ kind: Int32) {
        _ = room(Int32(state.count))
        for rank in 0..<state.count {
            buffer[rank] = kind == 0 ? state.value(of: rank) : kind == 1 ? state.proposedValue(of: rank) : state.isHeld(rank) ? 1 : 0
        }
    }

    func writeSpans() {
        _ = room(Int32(state.count))
        for thumb in 0..<state.count - 1 { buffer[thumb] = state.span(above: thumb) }
    }

    func next(_ thumb: Int, _ isUp: Bool) -> Double? { isUp ? state.nextValue(of: thumb) : state.previousValue(of: thumb) }
}

extension SliderFault {
    /// The order of the page's texts.
    var number: Int {
        switch self {
        case .noValues, .valueNotFinite, .valuesDescend, .spansDoNotFit, .trackNotFinite, .stepValuesUnusable, .markNotFinite: 1
        case .boundsNotFinite: 2
        case .boundsReversed: 3
        case .boundsBesideScale: 4
        case .logarithmNeedsPositiveBounds: 5
        case .powerOutOfRange: 6
        case .stopsIncomplete: 7
        case .stopsNotIncreasing: 8
        case .listNotIncreasing: 9
        case .minimumNegative: 10
        case .maximumNegative: 11
        case .minimumSpanTooLarge: 12
        case .maximumSpanTooSmall: 13
        case .selectableOutsideBounds: 14
        case .limitsOutsideBounds: 15
        case .limitsAgainstOrder: 16
        case .noSuchThumb: 17
        case .wrapNeedsFullCircle: 18
        case .crossOnWrappingCircle: 19
        case .selectableOnWrappingCircle: 20
        case .limitsOnWrappingCircle: 21
        }
    }
}
