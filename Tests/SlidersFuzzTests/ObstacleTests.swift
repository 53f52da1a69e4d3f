import SlidersCore
import Testing

/// What holds a thumb back is given exactly if the thumb isn't where it was asked to be, and without what is named the
/// thumb would come nearer (docs/behavior.md §4.19).
@Suite struct ObstacleTests {
    @Test(arguments: [1, 2, 3, 4] as [UInt64]) func anObstacleIsGivenExactlyIfSomethingIsInTheWay(seed: UInt64) {
        var generator = Generator(seed: seed)
        var found: [String: Int] = [:]
        for index in 0..<2_500 {
            let trial = Trial(&generator)
            if let fault = trial.fault() {
                Issue.record("seed \(seed), trial \(index): \(fault)\n\(trial)")
                return
            }
            found[trial.kind, default: 0] += 1
        }
        // Ten kinds, and none.
        #expect(found.count == 11 && found.values.allSatisfy { $0 > 5 }, "\(found)")
    }
}

/// A slider, and one drag or key that asks a thumb to go somewhere.
private struct Trial {
    var configuration: SliderConfiguration
    var values: [Double]
    let track: SliderTrack
    /// The thumb that is moved.
    var thumb: Int
    let action: Action
    /// A thumb that another finger holds.
    var heldThumb: Int?

    enum Action {
        /// A drag of the thumb to a fraction of the track.
        case drag(Double)
        /// A drag of the span above the thumb along a fraction of the track.
        case dragSpan(Double)
        case key(Int)
        case type(Double)
    }

    init(_ generator: inout Generator) {
        let count = generator.pick([1, 2, 2, 3, 3, 5])
        configuration = SliderConfiguration(bounds: 0...100)
        configuration.step = generator.pick([.none, .none, .every(1), .every(5), .every(7)])
        configuration.collision = generator.pick([.stop, .stop, .push, .cross])
        configuration.pressTarget = .span
        if generator.chance(0.4) { configuration.minimumSpan = generator.pick([2, 5, 10]) }
        if generator.chance(0.3) { configuration.maximumSpan = generator.pick([20, 30, 50]) }
        if generator.chance(0.2) { configuration.minimumSeparation = generator.pick([10, 20, 40]) }
        if generator.chance(0.2) { configuration.enabledRange = generator.pick([10...90, 0...75, 20...100]) }
        if generator.chance(0.3) {
            configuration.thumbLimits = (0..<count).map { _ in
                generator.chance(0.5) ? generator.pick([0...60, 30...80, 15...100]) : nil
            }
        }
        if generator.chance(0.3) {
            configuration.forbiddenRanges = generator.pick([[40...60], [12...18, 41...49], [88...97], [0...8]])
        }
        if generator.chance(0.2) { configuration.disabledThumbs = [generator.int(0..<count)] }
        let isRing = generator.chance(0.3)
        configuration.wraps = isRing
        track =
            isRing
            ? .arc(.init(center: SIMD2(160, 160), radius: 100, start: 0, sweep: 360))
            : .line(from: SIMD2(16, 22), to: SIMD2(304, 22))
        let state = SliderState(
            repairing: configuration, values: (0..<count).map { _ in Double(generator.int(0..<100)) }.sorted(),
            on: track)
        values = state.values
        thumb = generator.int(0..<count)
        action =
            switch generator.int(0..<4) {
            case 0: .key(generator.pick([-10, -1, 1, 10]))
            case 1: .type(generator.double(0...100))
            case 2 where thumb < count - 1 && configuration.step == .none: .dragSpan(generator.double(-0.45...0.45))
            default: .drag(isRing ? generator.double(0.01...0.99) : generator.double(-0.1...1.1))
            }
        let next = (movedThumbs.upperBound) % count
        if generator.chance(0.3), !movedThumbs.contains(next) { heldThumb = next }
    }

    /// The thumbs that the action moves together.
    private var movedThumbs: Range<Int> {
        if case .dragSpan = action { thumb..<thumb + 2 } else { thumb..<thumb + 1 }
    }

    /// Plays the action. `nil` if the thumb can't be moved at all.
    func played() -> (state: SliderState, thumb: Int)? {
        var state = SliderState(repairing: configuration, values: values, on: track)
        guard state.values == values, !state.isDisabled(thumb: thumb) else { return nil }
        if let heldThumb {
            state.handle(.press(at: state.location(ofThumb: heldThumb), pointer: 2))
            guard state.isHeld(thumb: heldThumb), !state.isHeld(thumb: thumb) else { return nil }
        }
        switch action {
        case .drag(let fraction):
            state.handle(.press(at: state.location(ofThumb: thumb), pointer: 1))
            guard state.isHeld(thumb: thumb) else { return nil }
            let change = state.handle(.drag(to: point(fraction), pointer: 1))
            guard case .thumb(let held)? = change.grip else { return nil }
            return (state, held)
        case .dragSpan(let shift):
            let middle = (state.unwrappedFraction(of: thumb) + state.unwrappedFraction(of: thumb + 1)) / 2
            state.handle(.press(at: point(middle), pointer: 1))
            let change = state.handle(.drag(to: point(middle + shift), pointer: 1))
            guard change.grip == .span(movedThumbs) else { return nil }
            return (state, thumb)
        case .key(let steps):
            let change = state.handle(.key(.step(steps), thumb: thumb))
            return (state, change.focus ?? thumb)
        case .type(let value):
            let change = state.handle(.type(value, thumb: thumb))
            return (state, change.focus ?? thumb)
        }
    }

    private func point(_ fraction: Double) -> SIMD2<Double> {
        switch track {
        case .line(let start, let end): start + (end - start) * fraction
        case .arc: track.point(at: fraction)
        }
    }

    var kind: String { played()?.state.obstacle.map { "\($0.kind)".prefix { $0 != "(" }.description } ?? "none" }

    /// The unwrapped value that the thumb is asked to go to, as the same slider with this thumb alone and without rules
    /// finds it; `nil` if it is beyond the end of the track.
    func asked() -> Double? {
        var free = self
        free.values = [values[thumb]]
        free.heldThumb = nil
        free.thumb = 0
        free.configuration.minimumSpan = 0
        free.configuration.maximumSpan = .infinity
        free.configuration.minimumSeparation = 0
        free.configuration.enabledRange = nil
        free.configuration.thumbLimits = []
        free.configuration.disabledThumbs = []
        // A key goes to the next value that is not forbidden.
        if case .key = action {} else { free.configuration.forbiddenRanges = [] }
        if case .drag(let fraction) = action, fraction < -1e-9 || fraction > 1 + 1e-9 { return nil }
        if case .dragSpan(let shift) = action {
            let (lower, upper) = (values[thumb] + shift * 100, values[thumb + 1] + shift * 100)
            return configuration.wraps || lower >= 0 && upper <= 100 ? lower : nil
        }
        guard let (state, _) = free.played() else { return nil }
        if case .key(let steps) = action, !configuration.wraps {
            // Ten steps one by one are ten steps, but at the end of the track.
            var single = SliderState(repairing: free.configuration, values: free.values, on: track)
            for _ in 0..<abs(steps) {
                if single.handle(.key(.step(steps.signum()), thumb: 0)).changed.isEmpty { return nil }
            }
            let moved = abs(state.value(of: 0) - values[thumb])
            if case .none = configuration.step, moved < Double(abs(steps)) - 1e-9 { return nil }
        }
        return free.unwrapped(state, 0)
    }

    /// The value of a thumb, from its value before on, so that a ring needs no laps.
    private func unwrapped(_ state: SliderState, _ thumb: Int) -> Double {
        let before = SliderState(repairing: configuration, values: values, on: track)
        return values[self.thumb] + 100
            * (state.unwrappedFraction(of: thumb) - before.unwrappedFraction(of: self.thumb))
    }

    func fault() -> String? {
        // Of equal values on a ring, the spans aren't known.
        guard let (state, index) = played(), !configuration.wraps || Set(values).count == values.count else {
            return nil
        }
        let asked = asked()
        let value = unwrapped(state, index)
        // Of a step that isn't allowed, the next is as far on one side as on the other, but not of the request.
        let distance = distance(from: request() ?? asked, of: index, in: state)
        let distanceToStep = self.distance(from: asked, of: index, in: state)
        let step = if case .every(let step) = configuration.step { step } else { 0.0 }
        // Of two steps that are equally near, either is where it was asked to be.
        var isThere = distanceToStep <= 1e-9 || isTie(value, step)
        // A key can move a thumb farther, over another thumb or a forbidden range.
        if case .key(let steps) = action, let asked { isThere = isThere || (value > asked) == (steps > 0) }
        guard let obstacle = state.obstacle else {
            return isThere ? nil : "at \(value) of \(asked as Any): no obstacle"
        }
        if isThere { return "at \(value): \(obstacle)" }
        return faultWithout(obstacle, distance, value)
    }

    /// The sum of the moved thumbs' distances from where they were asked to go.
    ///
    /// - Parameter asked: where the lowest of them was asked to go.
    private func distance(from asked: Double?, of index: Int, in state: SliderState) -> Double {
        guard let asked else { return .infinity }
        return movedThumbs.reduce(0) { sum, moved in
            sum + abs(asked + values[moved] - values[thumb] - unwrapped(state, index + moved - thumb))
        }
    }

    /// The value that the pointer or a text asks for; `nil` for a key, and beyond the ends of a line.
    private func request() -> Double? {
        let requested: Double
        switch action {
        case .drag(let fraction) where configuration.wraps || (0...1).contains(fraction): requested = fraction * 100
        case .type(let typed): requested = typed
        case .dragSpan: return asked()
        case .drag, .key: return nil
        }
        let present = values[thumb]
        return configuration.wraps ? present + (requested - present).remainder(dividingBy: 100) : requested
    }

    /// Whether a value is one of two steps that are equally near to what is asked for.
    private func isTie(_ value: Double, _ step: Double) -> Bool {
        step > 0 && request().map { abs(abs($0 - value) - step / 2) < 1e-9 } ?? false
    }

    /// Takes away what is named, and again while the thumb stays, as something else stands at the same distance.
    private func faultWithout(_ obstacle: SliderObstacle, _ distance: Double, _ value: Double) -> String? {
        var trial = self
        var obstacle = obstacle
        var removed: [SliderObstacle] = []
        for _ in 0..<12 {
            removed.append(obstacle)
            if case .bound(let bound) = obstacle.kind, trial.movedThumbs.contains(obstacle.thumb) {
                return distance == .infinity || abs(bound - value) < 1e-9 || removed.count > 1
                    ? nil : "\(obstacle) at \(value)"
            }
            guard trial.remove(obstacle) else { return "\(obstacle) can't be removed" }
            guard let (state, index) = trial.played() else { return nil }
            let newDistance = trial.distance(from: trial.request() ?? trial.asked(), of: index, in: state)
            if newDistance < distance - 1e-9 || state.obstacle == nil { return nil }
            // A key moves a thumb that can cross another one over it, even farther than asked.
            let isMoved = abs(trial.unwrapped(state, index) - value) > 1e-9
            if case .key(let steps) = action, isMoved, (trial.unwrapped(state, index) > value) == (steps > 0) {
                return nil
            }
            if distance == .infinity, isMoved { return nil }
            guard !isMoved, let next = state.obstacle else {
                return "without \(removed) at \(trial.unwrapped(state, index)) instead of \(value)"
            }
            obstacle = next
        }
        return "still at \(value) without \(removed)"
    }

    private mutating func remove(_ obstacle: SliderObstacle) -> Bool {
        switch obstacle.kind {
        case .neighbor(let other), .heldThumb(let other), .disabledThumb(let other): return removeThumb(other)
        case .minimumSpan: configuration.minimumSpan = 0
        case .maximumSpan: configuration.maximumSpan = .infinity
        case .minimumSeparation: configuration.minimumSeparation = 0
        case .forbiddenRange(let range):
            configuration.forbiddenRanges.removeAll { forbidden in
                let laps = configuration.wraps ? [-1.0, 0, 1, 2] : [0]
                return laps.contains {
                    range.lowerBound <= forbidden.lowerBound + 100 * $0
                        && forbidden.upperBound + 100 * $0 <= range.upperBound
                }
            }
        case .limit: configuration.thumbLimits[obstacle.thumb] = nil
        case .enabledRange: configuration.enabledRange = nil
        case .bound: return removeThumb(obstacle.thumb)
        }
        return true
    }

    private mutating func removeThumb(_ index: Int) -> Bool {
        guard !movedThumbs.contains(index), values.indices.contains(index) else { return false }
        values.remove(at: index)
        if configuration.thumbLimits.indices.contains(index) { configuration.thumbLimits.remove(at: index) }
        configuration.disabledThumbs = configuration.disabledThumbs.compactMap {
            $0 == index ? nil : $0 > index ? $0 - 1 : $0
        }
        if thumb > index { thumb -= 1 }
        if let held = heldThumb { heldThumb = held == index ? nil : held > index ? held - 1 : held }
        return true
    }
}
