import Sliders
import Testing

/// behaviour "Never": a million random operations, all invariants after each.
@Suite struct FuzzTests {
    private static let workers = 4
    private static let operations = 250_000

    @Test(arguments: 0..<workers) func neverBreaksALaw(worker: Int) throws {
        var generator = Generator(seed: UInt64(worker + 1))
        var done = 0
        while done < Self.operations {
            var story = Story(&generator)
            for _ in 0..<100 {
                let operation = story.play(&generator)
                done += 1
                if let broken = story.brokenLaw() {
                    Issue.record("worker \(worker), operation \(done): \(broken) after \(operation)\n\(story.before.values) → \(story.state.values)\n\(story.before)\n\(story.state)")
                    return
                }
            }
            #expect(story.finish() == nil)
        }
    }

    /// A slider with its drawing, and what its app was told.
    struct Story {
        var state: SliderState
        var drawing: Drawing
        let layout: SliderLayout
        private var known: [Double]
        private var open: [Int: Int] = [:]
        private var fault: String?
        /// Whether a drag that is not continuous may have moved values that the app does not know yet.
        private var owesReports = false
        /// Whether the last operation moved a thumb: no assignment, no return to a press, no bar, whose distances are its own.
        private var isMovement = false
        private var played = 0
        private(set) var before: SliderState

        init(_ generator: inout Generator) {
            let count = generator.pick([1, 1, 2, 2, 2, 3, 3, 5, 9])
            state = SliderState(
                repairing: generator.configuration(count: count), values: generator.values(count), on: generator.track())
            before = state
            var metrics = SliderMetrics()
            metrics.hasLabels = generator.chance(0.5)
            metrics.ticks = generator.pick([.none, .count(5), .values([1, 50])])
            layout = SliderLayout(metrics, size: SIMD2(320, 320))
            drawing = Drawing(of: state, in: layout)
            known = state.values
        }

        mutating func play(_ generator: inout Generator) -> String {
            before = state
            played += 1
            isMovement = false
            owesReports = owesReports || !state.configuration.isContinuous
            switch generator.int(0..<24) {
            case 0:
                let values = generator.values(generator.chance(0.9) ? state.count : generator.int(1..<6))
                set(state.configuration, values)
                return "assign \(values)"
            case 1:
                var configuration = generator.configuration(count: state.count)
                if generator.chance(0.5) {
                    let other = state.configuration
                    configuration = generator.chance(0.5) ? other : configuration
                    configuration.step = generator.step()
                }
                set(configuration, generator.chance(0.2) ? generator.values(state.count) : nil)
                return "configure \(configuration)"
            case 2:
                let track = generator.track()
                cancel { $0.pointerToCancel(before: $0.configuration, count: $0.count, on: track) }
                state.layOut(on: track)
                redraw()
                return "lay out \(track)"
            case 3:
                let thumb = generator.int(0..<state.count), value = generator.double(-50...150)
                try? state.move(thumb, to: value)
                redraw()
                return "move \(thumb) to \(value)"
            default:
                let input = generator.input(for: state)
                let proposal = state.propose(input)
                let proposed = state
                let change: Change
                switch generator.int(0..<20) {
                case 0:
                    change = proposal.dropped
                    owesReports = owesReports || !state.configuration.isContinuous
                case 1: change = state.commit(proposal, values: generator.values(state.count))
                default:
                    change = state.commit(proposal)
                    isMovement = change.reason != .cancel
                    if case .bar = change.grip { isMovement = false }
                }
                hear(change, of: input)
                let touched = drawing.update(for: change, in: state)
                if change.touched.isEmpty ? touched != .init() : !isDifferent(from: proposed) { fault = "work when nothing changed" }
                return "\(input) → \(change)"
            }
        }

        private mutating func set(_ configuration: SliderConfiguration, _ values: [Double]?) {
            let count = values?.count ?? state.count
            cancel { $0.pointerToCancel(before: configuration, count: count, on: $0.track) }
            try? state.configure(configuration, values: values)
            redraw()
        }

        private mutating func cancel(_ next: (SliderState) -> Int?) {
            while let pointer = next(state) {
                let change = state.handle(.cancel(pointer: pointer))
                hear(change, of: .cancel(pointer: pointer))
            }
            before = state
        }

        /// Whether a thumb has another value or lap than when it was proposed to move it, or another hold than before. Between
        /// drags a proposal brings laps back to those of the first thumb, which moves nothing.
        private func isDifferent(from proposed: SliderState) -> Bool {
            (0..<state.count).contains {
                state.value(of: $0) != proposed.value(of: $0) || state.isHeld($0) != before.isHeld($0)
                    || state.place(of: $0) != proposed.place(of: $0)
            }
        }

        /// After a change from code the app knows what it set.
        private mutating func redraw() {
            drawing = Drawing(of: state, in: layout)
            if known.count != state.count { known = state.values }
            for rank in known.indices where before.value(of: min(rank, before.count - 1)) != state.value(of: rank) {
                known[rank] = state.value(of: rank)
            }
        }

        /// What an app would remember, and whether events come in order and have a reason.
        private mutating func hear(_ change: Change, of input: Input) {
            let pointer: Int? = switch input {
            case .press(_, let pointer), .drag(_, let pointer, _), .release(let pointer), .cancel(let pointer): pointer
            default: nil
            }
            change.forEachEvent { event in
                switch event {
                case .began:
                    if open.updateValue(1, forKey: pointer ?? -1) != nil { fault = "began twice" }
                case .changed(let ranks, _):
                    if !ranks.contains(where: { state.isChanged($0) }) { fault = "changed without a change" }
                    for rank in ranks where state.isChanged(rank) {
                        if known[rank] == state.value(of: rank) { fault = "changed \(rank) to what the app knows" }
                        known[rank] = state.value(of: rank)
                    }
                case .overshot:
                    if open[pointer ?? -1] == nil { fault = "overshot outside a drag" }
                case .ended, .cancelled:
                    if open.removeValue(forKey: pointer ?? -1) == nil { fault = "an end without a begin" }
                }
            }
            if !owesReports, known != state.values { fault = "not reported: the app knows \(known)" }
        }

        func brokenLaw() -> String? {
            if let fault { return fault }
            let scale = state.scale, values = state.values
            let slack = max(1e-11 * scale.length, 16 * max(abs(scale.lower), abs(scale.upper)).ulp)
            for (rank, value) in values.enumerated() {
                guard value.isFinite, value >= scale.lower, value <= scale.upper else { return "value \(value) outside the bounds" }
                if state.isWrapped, value == scale.upper { return "the upper bound of a ring is the lower" }
                if !state.isWrapped, rank > 0, value < values[rank - 1] { return "out of order" }
                let limits = state.limits(of: rank)
                guard limits.lowerBound.isFinite, limits.upperBound.isFinite else { return "limits not finite" }
                if !state.isWrapped, !limits.contains(value) { return "value \(value) outside its limits \(limits)" }
            }
            let spans = state.spans
            if state.isWrapped {
                let sum = spans.reduce(0, +)
                guard spans.allSatisfy({ $0 >= -slack }), sum <= scale.length + 10 * slack else { return "spans \(spans) of a ring" }
            }
            for span in spans where span < state.minimumSpan - slack || span > state.maximumSpan + slack {
                return "span \(span) outside \(state.minimumSpan)...\(state.maximumSpan)"
            }
            guard state.overshoot.isFinite else { return "overshoot \(state.overshoot)" }
            if drawing != Drawing(of: state, in: layout) { return "the drawing differs from one made anew" }
            if !drawing.elements.allSatisfy(\.figure.isFinite) { return "a figure that is not finite" }
            // A press and a drag for each thumb and direction take long, so only after every 16th operation.
            return separation() ?? fixedPoint() ?? (played % 16 == 0 ? unreachable() : nil)
        }

        /// With no pointer down, a press at the very centre of a thumb that can go somewhere, and a first movement that way,
        /// take the thumb, or of those that coincide with it one that can go that way (behaviour 4.2), and no bar.
        ///
        /// It holds for each way to press, as all take thumbs (4.3), and where bars can be dragged, as at its centre a press
        /// is no part of the way inwards (4.1). Where a press says nothing, a key moves the thumb: near the centre of an arc
        /// (3.2), unless drags are vertical (4.7), and on a track without length, which has no place for a finger (4.4).
        private func unreachable() -> String? {
            guard state.pointer == nil else { return nil }
            for rank in 0..<state.count {
                // A key moves no thumb to where it cannot be told apart from where it is, be that by rounding either way.
                for direction in [-1.0, 1] where canGo(rank, direction, tolerances: hasTargets ? 1 : 2.1) {
                    var trial = state
                    let press = state.point(of: rank)
                    guard trial.handle(.press(at: press, pointer: 0)).changed.isEmpty else { return "a press on thumb \(rank) moves it" }
                    guard hasTargets else {
                        // Limits know not all that a separation rules out, and round a ring all places of a chain may be
                        // farther than one step.
                        if state.configuration.collision == .push, state.isWrapped || state.configuration.minimumSeparation > 0 { continue }
                        let key: Intent = state.isWrapped ? .step(Int(direction)) : direction > 0 ? .maximum : .minimum
                        if trial.propose(.key(key, thumb: rank)).ranks.isEmpty { return "no key moves thumb \(rank) by \(direction)" }
                        continue
                    }
                    _ = trial.propose(.drag(to: point(beside: rank, direction), pointer: 0))
                    let held = (0..<state.count).filter { trial.isHeld($0) }
                    let isReached = held.count == 1 && held.allSatisfy { taken in
                        let offset = state.point(of: taken) - press
                        return (offset * offset).sum() < 4 && canGo(taken, direction)
                    }
                    if !isReached { return "thumb \(rank) cannot be reached, going \(direction): \(held) are held" }
                }
            }
            return nil
        }

        private func canGo(_ rank: Int, _ direction: Double, tolerances: Double = 1) -> Bool {
            let limits = state.limits(of: rank), value = state.value(of: rank), scale = state.scale
            let tolerance = max(1e-12 * scale.length, 4 * max(abs(scale.lower), abs(scale.upper)).ulp)
            return direction * (direction > 0 ? limits.upperBound - value : limits.lowerBound - value) > tolerances * tolerance
        }

        private var hasTargets: Bool {
            guard case .arc(let arc) = state.track, !state.configuration.dragsVertically else { return state.track.length > 0 }
            return state.track.length > 0 && arc.radius > 8
        }

        /// A finger 4 points further on from a thumb's centre.
        private func point(beside rank: Int, _ direction: Double) -> SIMD2<Double> {
            if case .arc = state.track, state.configuration.dragsVertically { return state.point(of: rank) - SIMD2(0, 4 * direction) }
            return state.track.point(at: state.place(of: rank) + 4 * direction / state.track.length)
        }

        /// Movements never bring thumbs nearer than the minimum separation, nor nearer than they were.
        private func separation() -> String? {
            let wanted = state.configuration.minimumSeparation, length = state.track.length
            guard isMovement, wanted > 0, case .linear = state.scale.curve, state.configuration.collision != .cross else { return nil }
            let blur = max(abs(state.scale.lower), abs(state.scale.upper)).ulp * 16 / state.scale.length * length
            for rank in 0..<state.count - 1 {
                let distance = { (state: SliderState) in (state.place(of: rank + 1) - state.place(of: rank)) * length }
                if distance(state) < min(wanted, distance(before)) - 1e-6 - blur { return "thumb \(rank) came nearer to the next" }
            }
            return nil
        }

        /// Assigning the values that are there changes nothing.
        private func fixedPoint() -> String? {
            // Numbers that are not equal to themselves count as a new configuration each time.
            guard !state.configuration.isExact, state.pointer == nil, state.configuration == state.configuration else { return nil }
            var again = state
            try? again.assign(state.values, spans: state.isWrapped ? state.spans : nil)
            return again.values == state.values ? nil : "assignment is no fixed point: \(again.values)"
        }

        /// Every pointer is lifted: each begin has had its end.
        mutating func finish() -> String? {
            while let pointer = state.pointer {
                let change = state.handle(.release(pointer: pointer))
                hear(change, of: .release(pointer: pointer))
            }
            return fault ?? (open.isEmpty ? unreachable() : "a begin without an end")
        }
    }
}

extension Figure {
    var isFinite: Bool {
        switch self {
        case .line(let from, let to, let width): (from + to).sum().isFinite && width.isFinite
        case .arc(let arc, let width): (arc.center.sum() + arc.radius + arc.start + arc.sweep + width).isFinite
        case .circle(let center, let radius): (center.sum() + radius).isFinite
        case .anchor(let point): point.sum().isFinite
        }
    }
}
