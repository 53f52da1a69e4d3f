import Sliders
import SlidersRender

extension Replay {
    /// Plays the recording, and calls `print` with one JSON line for the start and one for each input.
    public func answer(_ print: (String) -> Void) {
        var state = state
        print(Self.line(state, []))
        for step in steps { print(Self.line(after: step, &state)) }
    }

    /// Makes one step and tells what happened.
    static func line(after step: ReplayStep, _ state: inout SliderState) -> String {
        var events: [String] = []
        perform(step, on: &state) { state, change in
            change.forEachEvent { events.append(text(of: $0, in: state)) }
        }
        return line(state, events)
    }

    /// Makes one step. `report` hears of each change while it is the last one made.
    public static func perform(
        _ step: ReplayStep, on state: inout SliderState, report: (SliderState, Change) -> Void = { _, _ in }
    ) {
        switch step {
        case .input(let input):
            let change = state.handle(input)
            report(state, change)
        case .escape:
            cancel(&state, report) { $0.pointer }
        case .move(let thumb, let value):
            try? state.move(thumb, to: value)
        case .resize(let track):
            cancel(&state, report) { $0.pointerToCancel(before: $0.configuration, count: $0.count, on: track) }
            state.layOut(on: track)
        case .set(let assignment):
            let configuration = assignment.configured(state.configuration)
            let count = assignment.values?.count ?? state.count
            cancel(&state, report) { $0.pointerToCancel(before: configuration, count: count, on: $0.track) }
            if let values = assignment.values, assignment.changes.isEmpty {
                try? state.assign(values, spans: assignment.spans)
            } else {
                try? state.configure(configuration, values: assignment.values, spans: assignment.spans)
            }
        }
    }

    private static func cancel(
        _ state: inout SliderState, _ report: (SliderState, Change) -> Void, next: (SliderState) -> Int?
    ) {
        while let pointer = next(state) {
            let change = state.handle(.cancel(pointer: pointer))
            report(state, change)
        }
    }

    private static func line(_ state: SliderState, _ events: [String]) -> String {
        let held = (0..<state.count).filter { state.isHeld($0) }
        let limits = (0..<state.count).map { thumb in
            let limits = state.limits(of: thumb)
            return list([limits.lowerBound, limits.upperBound].map(\.shortText))
        }
        let spans = state.isWrapped && state.count > 1 ? ",\"spans\":\(list(state.spans.map(\.shortText)))" : ""
        return "{\"values\":\(list(state.values.map(\.shortText))),\"events\":\(list(events)),"
            + "\"held\":\(list(held.map(\.description))),\"overshoot\":\(state.overshoot.shortText),"
            + "\"limits\":\(list(limits))\(spans)}"
    }

    private static func text(of event: Change.Event, in state: SliderState) -> String {
        switch event {
        case .began(let grip): "{\"began\":\(text(of: grip))}"
        case .changed(let ranks, let reason):
            "{\"changed\":\(list(ranks.filter { state.isChanged($0) }.map(\.description))),\"reason\":\"\(reason)\"}"
        case .overshot(let grip): "{\"overshot\":\(text(of: grip))}"
        case .ended(let grip): "{\"ended\":\(text(of: grip))}"
        case .cancelled(let grip): "{\"cancelled\":\(text(of: grip))}"
        }
    }

    private static func text(of grip: Grip) -> String {
        switch grip {
        case .thumb(let thumb): thumb.description
        case .bar(let ranks): "{\"bar\":\(ranks.lowerBound)}"
        }
    }

    private static func list(_ items: [String]) -> String { "[\(items.joined(separator: ","))]" }
}
