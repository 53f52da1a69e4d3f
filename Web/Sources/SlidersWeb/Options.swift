import SlidersCore
import Wire

/// Sets an ``Option``, which waits for ``apply(_:)``. The buffer holds the number of a word and then `count` numbers.
/// No number and the word 0 are the option's default; for a flag the word is 1 for on and 0 for off.
@_expose(wasm, "set") @c(slider_set)
public func set(_ handle: Handle, _ option: Int32, _ count: Int32) {
    guard let option = Option(rawValue: option) else { return }
    handle.control.pointee.pending.set(option, wholePart(buffer[0]), numbers(count))
}

/// Applies the options and the track that were set. Returns the number of reports that the page has to deliver: one for
/// each drag that this ended.
@_expose(wasm, "apply") @c(slider_apply)
public func apply(_ handle: Handle) -> Int32 { handle.control.pointee.apply() }

extension Control {
    mutating func apply() -> Int32 {
        var laidOut: [Report] = []
        if let surface = pending.surface {
            laidOut = state.layOut(on: surface.track, targetSide: surface.targetSide, thickness: surface.thickness)
        }
        let values = pending.values ?? (pending.spans == nil ? nil : state.values)
        var configured: [Report] = []
        if pending.isConfigured {
            configured = (try? state.configure(pending.completed, values: values, spans: pending.spans)) ?? []
        } else if let values {
            configured = (try? state.assign(values, spans: pending.spans)) ?? []
        }
        pending.surface = nil
        pending.values = nil
        pending.spans = nil
        pending.isConfigured = false
        // What is added last is delivered first.
        return deliver(configured) + deliver(laidOut)
    }
}

extension Control.Pending {
    mutating func set(_ option: Option, _ word: Int, _ list: [Double]) {
        switch option {
        case .values: values = list
        case .spans: spans = list
        case .neutral: metrics.neutralValue = list.first
        case .ticks: metrics.ticks.mode = ticks(word, list)
        case .tickDensity: metrics.ticks.density = list.first.map { $0 / 100 }
        case .steppedTicks: metrics.ticks.areStepped = word != 0
        case .connect: metrics.fill = TrackFill(ConnectWord(rawValue: word) ?? .inner)
        default:
            isConfigured = true
            if option == .step { hasStep = word != StepWord.auto.rawValue || !list.isEmpty }
            configuration.set(option, word, list)
        }
    }

    /// The options as they hold in a page: an upper bound of 100 where neither the page nor the scale has one, and
    /// a step of 1 on a linear scale that is as long, where the page has none.
    var completed: SliderConfiguration {
        var completed = configuration
        switch scale.curve {
        case .piecewise, .list: break
        case .linear, .logarithmic, .power: completed.upperBound = configuration.upperBound ?? 100
        }
        if !hasStep {
            let scale = Scale(repairing: completed.scale, lower: completed.lowerBound, upper: completed.upperBound)
            completed.step = scale.curve == .linear && scale.length >= 1 ? .every(1) : .none
        }
        return completed
    }

    private var scale: Scale { Scale(repairing: configuration.scale) }

    private func ticks(_ word: Int, _ list: [Double]) -> Ticks.Mode {
        switch TicksWord(rawValue: word) {
        case .steps: .steps
        case .count: .count(wholePart(list.first ?? 0))
        case .values: .values(list)
        case .positions: .fractions(list.map { $0 / 100 })
        default: list.isEmpty ? .none : .values(list)
        }
    }
}

extension SliderConfiguration {
    fileprivate mutating func set(_ option: Option, _ word: Int, _ list: [Double]) {
        let isOn = word != 0
        let number = list.first
        switch option {
        case .min: lowerBound = number
        case .max: upperBound = number
        case .scale: scale = SliderScale(ScaleWord(rawValue: word) ?? .linear, list)
        case .step: step = word == StepWord.list.rawValue || list.count > 1 ? .values(list) : .every(number ?? 0)
        case .minimumSpan: minimumSpan = number ?? 0
        case .maximumSpan: maximumSpan = number ?? .infinity
        case .minimumSeparation: minimumSeparation = number ?? 0
        case .enabledRange: enabledRange = ranges(list).first ?? nil
        case .limits: limits = ranges(list)
        case .disabledThumbs: disabled = list.map { Int(exactly: $0) ?? -1 }
        case .disabled: isEnabled = !isOn
        case .exact: isExact = isOn
        case .readonly: isReadOnly = isOn
        case .arrowSteps: arrowSteps = wholePart(number ?? 1)
        case .pageSteps: pageSteps = wholePart(number ?? 10)
        case .collision: collision = SliderCollision(CollisionWord(rawValue: word) ?? .stop)
        case .wraps: wraps = isOn
        case .press: press = SliderPressTarget(PressWord(rawValue: word) ?? .bar)
        case .bar: bar = word == BarWord.all.rawValue ? .all : .neighbors
        case .fineControl: hasFineControl = isOn
        case .verticalDrag: dragsVertically = isOn
        case .detents: detents = list
        case .snapsWhileDragging: snapsWhileDragging = isOn
        case .continuous: isContinuous = isOn
        case .accessibilityStep: accessibilityStep = number
        case .values, .spans, .ticks, .tickDensity, .steppedTicks, .neutral, .connect: break
        }
    }
}

extension SliderCollision {
    fileprivate init(_ word: CollisionWord) {
        switch word {
        case .stop: self = .stop
        case .push: self = .push
        case .cross: self = .cross
        }
    }
}

extension TrackFill {
    fileprivate init(_ word: ConnectWord) {
        switch word {
        case .inner: self = .inner
        case .outer: self = .outer
        case .all: self = .all
        case .none: self = .none
        }
    }
}

extension SliderPressTarget {
    fileprivate init(_ word: PressWord) {
        switch word {
        case .bar: self = .bar
        case .thumb: self = .thumb
        case .track: self = .track
        case .barAndTrack: self = .barAndTrack
        case .anywhere: self = .anywhere
        }
    }
}

/// Ascending pairs of numbers as ranges; `nil` for a pair that has none.
private func ranges(_ list: [Double]) -> [ClosedRange<Double>?] {
    var ranges = [ClosedRange<Double>?](repeating: nil, count: list.count / 2)
    for index in ranges.indices where list[2 * index] <= list[2 * index + 1] {
        ranges[index] = list[2 * index]...list[2 * index + 1]
    }
    return ranges
}

extension SliderScale {
    fileprivate init(_ word: ScaleWord, _ list: [Double]) {
        switch word {
        case .linear: self = .linear
        case .logarithmic: self = .logarithmic
        case .power: self = .power(list.first ?? 1)
        case .piecewise: self = .piecewise(stops(list))
        case .list: self = .list(list)
        }
    }
}

/// Stops from threes of numbers: fraction, value, step; the step may be NaN for none.
private func stops(_ list: [Double]) -> [SliderScale.Stop] {
    (0..<list.count / 3).map { index in
        let step = list[3 * index + 2]
        return .init(fraction: list[3 * index], value: list[3 * index + 1], step: step.isNaN ? nil : step)
    }
}
