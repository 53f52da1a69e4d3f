import Sliders

/// Sets an option, which waits for ``apply(_:)``. The buffer holds a word's number and then `count` numbers; none of
/// them, and the word 0, is the option's default.
@_expose(wasm, "set") @c(slider_set)
public func set(_ handle: Handle, _ key: Int32, _ count: Int32) {
    handle.control.pointee.set(key, Int(buffer[0]), numbers(count))
}

/// Takes the options that were set. 1: a drag that they end was cancelled and waits to be reported; call again.
@_expose(wasm, "apply") @c(slider_apply)
public func apply(_ handle: Handle) -> Int32 {
    handle.control.pointee.apply() ? 1 : 0
}

extension Control {
    mutating func set(_ key: Int32, _ word: Int, _ list: [Double]) {
        let isOn = word != 0, number = list.first
        let wasConfigured = isConfigured
        isConfigured = true
        switch key {
        case 0: configuration.lowerBound = number
        case 1: configuration.upperBound = number
        case 2: configuration.scale = curve(word, list)
        case 3: configuration.step = word == 2 || list.count > 1 ? .values(list) : .every(number ?? 0)
        case 4: configuration.minimumSpan = number ?? 0
        case 5: configuration.maximumSpan = number ?? .infinity
        case 6: configuration.minimumSeparation = number ?? 0
        case 7: configuration.selectable = ranges(list).first ?? nil
        case 8: configuration.limits = ranges(list)
        case 9: configuration.disabled = list.map { Int(exactly: $0) ?? -1 }
        case 10: configuration.isEnabled = !isOn
        case 11: configuration.isExact = isOn
        case 12: configuration.collision = word == 1 ? .push : word == 2 ? .cross : .stop
        case 13: configuration.seam = isOn ? .wrap : .stop
        case 14:
            configuration.press = switch word {
            case 0: .bar
            case 1: .thumb
            case 2: .track
            case 3: .barAndTrack
            default: .anywhere
            }
        case 15: configuration.bar = isOn ? .all : .neighbours
        case 16: configuration.hasFineControl = isOn
        case 17: configuration.dragsVertically = isOn
        case 18: configuration.marks = list
        case 19: configuration.snapsWhileDragging = !isOn
        case 20: configuration.isContinuous = !isOn
        case 21: configuration.assistiveIncrement = number
        case 22: (values, isConfigured) = (list, wasConfigured)
        case 23: (spans, isConfigured) = (list, wasConfigured)
        case 25: metrics.neutralValue = number
        default:
            metrics.ticks = switch word {
            case 0 where list.isEmpty: .none
            case 1: .steps
            case 2: .count(integer(number ?? 0))
            default: .values(list)
            }
        }
    }

    /// Returns whether there is a cancelled drag to report before.
    mutating func apply() -> Bool {
        let count = values?.count ?? state.count
        if cancels(state.pointerToCancel(before: configuration, count: count, on: state.track)) { return true }
        if spans != nil, values == nil { values = state.values }
        if isConfigured {
            try? state.configure(configuration, values: values, spans: spans)
        } else if let values {
            try? state.assign(values, spans: spans)
        }
        (values, spans, isConfigured) = (nil, nil, false)
        return false
    }
}

/// Ascending pairs; `nil` where one is none.
private func ranges(_ list: [Double]) -> [ClosedRange<Double>?] {
    var ranges: [ClosedRange<Double>?] = []
    for index in 0..<list.count / 2 {
        let low = list[2 * index], high = list[2 * index + 1]
        ranges.append(low <= high ? low...high : nil)
    }
    return ranges
}

private func curve(_ word: Int, _ list: [Double]) -> Scale.Curve {
    switch word {
    case 1: return .logarithmic
    case 2: return .power(list.first ?? 1)
    case 3:
        var stops: [Scale.Stop] = []
        for index in 0..<list.count / 3 {
            let step = list[3 * index + 2]
            stops.append(Scale.Stop(fraction: list[3 * index], value: list[3 * index + 1], step: step.isNaN ? nil : step))
        }
        return .piecewise(stops)
    case 4: return .list(list)
    default: return .linear
    }
}
