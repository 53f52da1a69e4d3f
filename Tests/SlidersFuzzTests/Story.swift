import SlidersCore
import SlidersReplay

/// Something that happens to a slider: from code, or by a person with an app that answers.
enum Operation: Sendable {
    case assign([Double])
    case configure(SliderConfiguration, [Double]?)
    case layOut(SliderTrack)
    case move(Int, to: Double)
    case input(SliderInput, Answer)

    /// What an app answers when it is asked about a change.
    enum Answer: Sendable {
        case accept
        case reject
        case adjust([Double])
    }
}

/// A slider as it begins.
struct Opening: Sendable {
    var configuration: SliderConfiguration
    var values: [Double]
    var track: SliderTrack
    var metrics: SliderMetrics
}

/// A slider with its drawing, and what its app knows of it.
struct Story {
    private(set) var state: SliderState
    private(set) var before: SliderState
    private(set) var drawing: SliderDrawing
    let layout: SliderLayout
    /// The values and spans that the app knows.
    private var known: [Double]
    private var knownSpans: [Double]
    /// How far known values may differ, as differences that counted as none were not reported.
    private var blur = 0.0
    /// The pointers whose drags began and did not end.
    private var open: Set<Int> = []
    /// The obstacle in the last event.
    private var reportedObstacle: SliderObstacle?
    /// The first wrong event or unneeded work.
    private(set) var fault: String?
    /// Whether a drag that is not continuous may have moved values that the app does not know yet.
    private var owesReports = false
    /// Whether the last operation moved a thumb: no assignment, no return to a press, no span, whose distances are its
    /// own.
    private(set) var isMovement = false

    /// The input of the last operation, if its change was accepted.
    private(set) var input: SliderInput?
    /// What the last operation held and how far its pointer turned around an arc, if it was a drag and nothing but
    /// the pointer had moved what it holds.
    private(set) var turn: (held: Range<Int>, degrees: Double)?
    /// Where pointers were, as long as nothing else moves what they hold.
    private var points: [Int: SIMD2<Double>] = [:]
    /// Whether a drag that snaps at its end may have left a thumb off the steps: where an app drops the end, or no step
    /// is within reach.
    private(set) var wasOffSteps = false
    /// Whether a span was dragged since all thumbs were fitted last. It may leave one without a step within its reach.
    private(set) var wasSpanDragged = false

    init(_ opening: Opening) {
        state = SliderState(repairing: opening.configuration, values: opening.values, on: opening.track)
        before = state
        layout = SliderLayout(opening.metrics, size: SIMD2(320, 320))
        drawing = SliderDrawing(of: state, in: layout)
        known = state.values
        knownSpans = state.spans
    }

    mutating func perform(_ operation: Operation) {
        before = state
        isMovement = false
        (input, turn) = (nil, nil)
        owesReports = owesReports || !state.configuration.isContinuous
        switch operation {
        case .assign(let values):
            hear((try? state.assign(values)) ?? [])
            wasSpanDragged = false
        case .configure(let configuration, let values):
            wasSpanDragged = false
            let (had, blur) = (state.values, tolerance)
            let reports =
                values.map { (try? state.configure(configuration, values: $0)) ?? [] }
                ?? state.configure(configuration)
            // Differences that counted as none were not reported. New bounds may separate them: that is not reported.
            if tolerance < blur {
                for index in known.indices where abs(known[index] - had[index]) <= blur { known[index] = had[index] }
            }
            hear(reports)
        case .layOut(let track): hear(state.layOut(on: track))
        case .move(let thumb, let value):
            try? state.move(thumb, to: value)
            hear([])
        case .input(let input, let answer): perform(input, answer)
        }
        if input == nil { points = [:] }
        if state.anyPointer != nil, !state.configuration.snapsWhileDragging { wasOffSteps = true }
    }

    private mutating func perform(_ input: SliderInput, _ answer: Operation.Answer) {
        let proposal = state.propose(input)
        let proposed = state
        let change: SliderState.Change
        switch answer {
        case .reject:
            change = proposal.change
            owesReports = owesReports || !state.configuration.isContinuous
        case .adjust(let values): change = state.commit(proposal, values: values)
        case .accept:
            change = state.commit(proposal)
            self.input = input
            follow(input, change)
            isMovement = change.reason != .cancel
            if case .span = change.grip { isMovement = false }
        }
        if case .span = change.grip { wasSpanDragged = true }
        hear(change, of: input)
        if case .adjust = answer { rememberAnswer() }
        var update = drawing.update(for: change, in: state)
        // An obstacle can appear while no thumb moves.
        update.obstacle = 0..<0
        if change.redraws.isEmpty ? update != .init() : !isDifferent(from: proposed) {
            fault = "work when nothing changed"
        }
    }

    /// An app that answers with values knows what they became, also where that differs by what counts as none.
    private mutating func rememberAnswer() {
        for index in known.indices where abs(known[index] - state.value(of: index)) <= blur {
            known[index] = state.value(of: index)
        }
    }

    /// Notes where pointers are, and how far one turned.
    private mutating func follow(_ input: SliderInput, _ change: SliderState.Change) {
        points = points.filter { $0.key == input.pointer }
        guard let pointer = input.pointer else { return }
        switch input {
        case .press(let point, _, _) where state.isDown(pointer: pointer) && !before.isDown(pointer: pointer):
            let isTaken = (0..<state.count).contains { state.isHeld(thumb: $0) && !before.isHeld(thumb: $0) }
            // A press that waits may still move a thumb to it.
            points[pointer] = isTaken || !state.pressTarget.includesTrack ? point : nil
        case .drag(let point, _, _) where state.isDown(pointer: pointer):
            if let grip = change.grip, let last = points[pointer] {
                turn = (grip.thumbs, degrees(from: last, to: point))
            }
            // In the dead zone a drag changes nothing, and continues from where it came in. A drag that moves nothing
            // yet leaves what code moved where that is, and not under the pointer.
            let isFollowed = change.grip != nil || points[pointer] != nil
            if isFollowed, point.x.isFinite, point.y.isFinite, hasDirection(point) { points[pointer] = point }
        case .release, .cancel: points[pointer] = nil
        default: break
        }
    }

    private func hasDirection(_ point: SIMD2<Double>) -> Bool {
        guard case .arc(var arc) = state.track else { return true }
        (arc.radius, arc.sweep) = (100, 360)
        return SliderTrack.arc(arc).fraction(at: point) != nil
    }

    /// The shortest turn from a point to another around an arc, at most half a turn; 0 if one of them has no direction.
    private func degrees(from start: SIMD2<Double>, to end: SIMD2<Double>) -> Double {
        guard case .arc(var arc) = state.track else { return 0 }
        (arc.radius, arc.start, arc.sweep) = (100, 0, 360)
        guard let from = SliderTrack.arc(arc).fraction(at: start), let to = SliderTrack.arc(arc).fraction(at: end)
        else { return 0 }
        let turned = abs(to - from) * 360
        return min(turned, 360 - turned)
    }

    /// Whether a thumb has another value or lap than when it was proposed to move it, or another hold than before.
    /// Between drags a proposal returns laps to those of the first thumb, which moves nothing.
    private func isDifferent(from proposed: SliderState) -> Bool {
        (0..<state.count).contains {
            state.value(of: $0) != proposed.value(of: $0) || state.isHeld(thumb: $0) != before.isHeld(thumb: $0)
                || state.unwrappedFraction(of: $0) != proposed.unwrappedFraction(of: $0)
        }
    }

    /// Is notified of the drags that code ended, and draws again. After a change from code the app knows what it set.
    private mutating func hear(_ reports: [SliderState.Report]) {
        if known.count != state.count { known = state.values }
        for index in known.indices where before.value(of: min(index, before.count - 1)) != state.value(of: index) {
            known[index] = state.value(of: index)
        }
        for report in reports {
            report.change.forEachEvent { event in
                switch event {
                case .changed:
                    let thumbs = state.changedThumbs(of: report)
                    if thumbs.isEmpty { fault = "changed without a change" }
                    for index in thumbs where index < state.count { known[index] = state.value(of: index) }
                case .ended, .cancelled: break
                default: fault = "\(event) by code"
                }
            }
        }
        knownSpans = state.spans
        open = open.filter { state.isDown(pointer: $0) }
        drawing = SliderDrawing(of: state, in: layout)
    }

    /// What an app would remember, and whether events come in order.
    private mutating func hear(_ change: SliderState.Change, of input: SliderInput) {
        let pointer = input.pointer ?? -1
        var reportedObstacle = self.reportedObstacle
        defer { self.reportedObstacle = reportedObstacle }
        change.forEachEvent(in: state, reportedObstacle: &reportedObstacle) { event in
            switch event {
            case .began: if !open.insert(pointer).inserted { fault = "began twice" }
            case .changed(let indices, _):
                if !indices.contains(where: { state.isChanged(thumb: $0) }) { fault = "changed without a change" }
                for index in indices where state.isChanged(thumb: index) {
                    if !owesReports, abs(known[index] - state.value(of: index)) <= tolerance, !hasTurned(below: index) {
                        fault = "changed \(index) to what the app knows"
                    }
                    known[index] = state.value(of: index)
                }
            case .overshot: if !open.contains(pointer) { fault = "overshot outside a drag" }
            case .blocked: break
            case .ended, .cancelled: if open.remove(pointer) == nil { fault = "an end without a begin" }
            }
        }
        guard !owesReports else { return }
        blur = max(blur, tolerance)
        for index in known.indices where abs(known[index] - state.value(of: index)) > blur {
            fault = "not reported: the app knows \(known)"
        }
        if (0..<known.count).contains(where: { hasTurned(below: $0) && !state.isChanged(thumb: $0) }) {
            fault = "not reported: the app knows the spans \(knownSpans)"
        }
        knownSpans = state.spans
    }

    /// Whether the span below a thumb was empty and is a full turn, or the other way round.
    private func hasTurned(below index: Int) -> Bool {
        index > 0 && state.isWrapped
            && abs(knownSpans[index - 1] - state.span(above: index - 1)) >= state.scale.length - tolerance
    }

    /// Value differences up to this count as none (1.4).
    var tolerance: Double {
        max(1e-12 * state.scale.length, 16 * max(abs(state.scale.lower), abs(state.scale.upper)).ulp)
    }

    /// Lifts every pointer, and returns what is wrong then: each begin has its end.
    mutating func finish() -> String? {
        while let pointer = state.anyPointer {
            let input = SliderInput.release(pointer: pointer)
            hear(state.handle(input), of: input)
        }
        return fault ?? (open.isEmpty ? unreachable() : "a begin without an end")
    }
}

extension Generator {
    mutating func opening() -> Opening {
        let count = pick([1, 1, 2, 2, 2, 3, 3, 5, 9])
        let configuration = configuration(count: count)
        let values = values(count)
        let track = track()
        var metrics = SliderMetrics()
        metrics.hasLabels = chance(0.5)
        metrics.ticks = pick([.none, .count(5), .values([1, 50])])
        return Opening(configuration: configuration, values: values, track: track, metrics: metrics)
    }

    mutating func operation(for state: SliderState) -> Operation {
        switch int(0..<24) {
        case 0: return .assign(values(chance(0.9) ? state.count : int(1..<6)))
        case 1:
            var configuration = configuration(count: state.count)
            if chance(0.5) {
                configuration = chance(0.5) ? state.configuration : configuration
                configuration.step = step()
            }
            if chance(0.05) { configuration.upperBound = pick([.infinity, .nan]) }
            return .configure(configuration, chance(0.2) ? values(state.count) : nil)
        case 2: return .layOut(track())
        case 3: return .move(int(0..<state.count), to: double(-50...150))
        default:
            let input = input(for: state)
            return switch int(0..<20) {
            case 0: .input(input, .reject)
            case 1: .input(input, .adjust(values(state.count)))
            default: .input(input, .accept)
            }
        }
    }
}
