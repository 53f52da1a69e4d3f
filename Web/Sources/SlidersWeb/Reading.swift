import Sliders

/// One number about a slider, or about a thumb of it; NaN where there is none.
@_expose(wasm, "get") @c(slider_get)
public func get(_ handle: Handle, _ key: Int32, _ thumb: Int32) -> Double {
    let control = handle.control, rank = Int(thumb)
    switch key {
    case 0: return Double(control.pointee.state.count)
    case 1: return Double(control.pointee.state.spanCount)
    case 2: return Double(control.pointee.layout.laps)
    case 3: return control.pointee.state.isWrapped ? 1 : 0
    case 4: return control.pointee.state.overshoot
    case 5: return control.pointee.state.takeOvershoot()
    case 6: return control.pointee.state.fault.map { Double($0.number) } ?? 0
    case 7: return control.pointee.state.pointer == nil ? 0 : 1
    case 8: return control.pointee.state.value(of: rank)
    case 9: return control.pointee.state.proposedValue(of: rank)
    case 10: return control.pointee.state.limits(of: rank).lowerBound
    case 11: return control.pointee.state.limits(of: rank).upperBound
    case 12: return control.pointee.state.isHeld(rank) ? 1 : 0
    case 13: return control.pointee.state.isDisabled(rank) ? 1 : 0
    case 14: return control.pointee.state.isChanged(rank) ? 1 : 0
    case 15: return control.pointee.state.nextValue(of: rank) ?? .nan
    case 16: return control.pointee.state.previousValue(of: rank) ?? .nan
    case 17: return control.pointee.state.scale.lower
    default: return control.pointee.state.scale.upper
    }
}

/// Writes the ways from each thumb to the next.
@_expose(wasm, "spans") @c(slider_spans)
public func spans(_ handle: Handle) {
    let spans = handle.control.pointee.state.spans
    _ = room(Int32(spans.count))
    for index in spans.indices { buffer[index] = spans[index] }
}

/// Moves a thumb from code. 0: there is no such thumb, or the value is not finite.
@_expose(wasm, "move") @c(slider_move)
public func move(_ handle: Handle, _ thumb: Int32, _ value: Double) -> Int32 {
    do { try handle.control.pointee.state.move(Int(thumb), to: value) } catch { return 0 }
    return 1
}

extension SliderFault {
    /// The order of the page's texts.
    var number: Int {
        switch self {
        case .noValues, .valueNotFinite, .valuesDescend, .spansDoNotFit, .trackNotFinite: 1
        case .boundsNotFinite: 2
        case .boundsReversed: 3
        case .boundsBesideScale: 4
        case .logarithmNeedsPositiveBounds: 5
        case .powerOutOfRange: 6
        case .stopsIncomplete: 7
        case .stopsNotIncreasing: 8
        case .listNotIncreasing: 9
        case .stepValuesUnusable: 10
        case .minimumNegative: 11
        case .maximumNegative: 12
        case .minimumSpanTooLarge: 13
        case .maximumSpanTooSmall: 14
        case .selectableOutsideBounds: 15
        case .limitsOutsideBounds: 16
        case .limitsAgainstOrder: 17
        case .noSuchThumb: 18
        case .markNotFinite: 19
        case .wrapNeedsFullCircle: 20
        case .crossOnWrappingCircle: 21
        case .selectableOnWrappingCircle: 22
        case .limitsOnWrappingCircle: 23
        }
    }
}
