import Sliders

/// Sets an option, which waits for ``apply(_:)``. The buffer holds a word's number and then `count` numbers; none of
/// them, and the word 0, is the option's default.
@_expose(wasm, "set") @c(slider_set)
public func set(_ handle: Handle, _ key: Int32, _ count: Int32) {
    let control = handle.control, word = Int(buffer[0]), isOn = word != 0
    let number: Double? = count > 0 ? buffer[1] : nil
    switch key {
    case 0: control.pointee.configuration.lowerBound = number
    case 1: control.pointee.configuration.upperBound = number
    case 2: control.pointee.configuration.scale = curve(word, count)
    case 3: control.pointee.configuration.step = word == 2 || count > 1 ? .values(numbers(count)) : number.map { .every($0) } ?? .none
    case 4: control.pointee.configuration.minimumSpan = number ?? 0
    case 5: control.pointee.configuration.maximumSpan = number ?? .infinity
    case 6: control.pointee.configuration.minimumSeparation = number ?? 0
    case 7: control.pointee.configuration.selectable = count > 1 ? range(1) : nil
    case 8:
        control.pointee.configuration.limits = []
        for index in 0..<Int(count) / 2 { control.pointee.configuration.limits.append(range(1 + 2 * index)) }
    case 9:
        control.pointee.configuration.disabled = []
        for index in 0..<Int(count) { control.pointee.configuration.disabled.append(integer(buffer[index + 1])) }
    case 10: control.pointee.configuration.isEnabled = !isOn
    case 11: control.pointee.configuration.isExact = isOn
    case 12: control.pointee.configuration.collision = word == 1 ? .push : word == 2 ? .cross : .stop
    case 13: control.pointee.configuration.seam = isOn ? .wrap : .stop
    case 14:
        control.pointee.configuration.press = switch word {
        case 0: .bar
        case 1: .thumb
        case 2: .track
        case 3: .barAndTrack
        default: .anywhere
        }
    case 15: control.pointee.configuration.bar = isOn ? .all : .neighbours
    case 16: control.pointee.configuration.hasFineControl = isOn
    case 17: control.pointee.configuration.dragsVertically = isOn
    case 18: control.pointee.configuration.marks = numbers(count)
    case 19: control.pointee.configuration.snapsWhileDragging = !isOn
    case 20: control.pointee.configuration.isContinuous = !isOn
    case 21: control.pointee.configuration.assistiveIncrement = number
    case 22: control.pointee.values = numbers(count)
    case 23: control.pointee.spans = numbers(count)
    default:
        control.pointee.ticks = switch word {
        case 0 where count == 0: .none
        case 1: .steps
        case 2: .count(integer(number ?? 0))
        default: .values(numbers(count))
        }
    }
}

/// Takes the options that were set. 1: a drag that they end was cancelled and waits to be reported; call again.
@_expose(wasm, "apply") @c(slider_apply)
public func apply(_ handle: Handle) -> Int32 {
    let control = handle.control, count = control.pointee.values?.count ?? control.pointee.state.count
    let pointer = control.pointee.state.pointerToCancel(
        before: control.pointee.configuration, count: count, on: control.pointee.state.track)
    if control.pointee.cancels(pointer) { return 1 }
    let values = control.pointee.values ?? (control.pointee.spans == nil ? nil : control.pointee.state.values)
    try? control.pointee.state.configure(control.pointee.configuration, values: values, spans: control.pointee.spans)
    (control.pointee.values, control.pointee.spans) = (nil, nil)
    return 0
}

/// An ascending pair in the buffer; `nil` where it is none.
private func range(_ index: Int) -> ClosedRange<Double>? {
    buffer[index] <= buffer[index + 1] ? buffer[index]...buffer[index + 1] : nil
}

private func curve(_ word: Int, _ count: Int32) -> Scale.Curve {
    switch word {
    case 1: return .logarithmic
    case 2: return .power(count > 0 ? buffer[1] : 1)
    case 3:
        var stops: [Scale.Stop] = []
        for index in 0..<Int(count) / 3 {
            let stop = buffer + 1 + 3 * index
            stops.append(Scale.Stop(fraction: stop[0], value: stop[1], step: stop[2].isNaN ? nil : stop[2]))
        }
        return .piecewise(stops)
    case 4: return .list(numbers(count))
    default: return .linear
    }
}
