import SlidersCore
import SlidersRender

extension Replay {
    /// Plays the recording, and calls `print` with one JSON line for the start and one for each step.
    public func answer(_ print: (String) -> Void) {
        var state = state
        print(Self.line(state, []))
        for step in steps { print(Self.line(after: step, &state)) }
    }

    /// Makes one step, and returns its line of the answer.
    static func line(after step: ReplayStep, _ state: inout SliderState) -> String {
        var events: [String] = []
        for report in perform(step, on: &state) {
            report.change.forEachEvent { events.append(text(of: $0, report.changedThumbs(in: state))) }
        }
        return line(state, events)
    }

    /// Performs one step, and returns a report for each change that it makes.
    @discardableResult
    public static func perform(_ step: ReplayStep, on state: inout SliderState) -> [SliderState.Report] {
        switch step {
        case .input(let input): return [SliderState.Report(of: state.handle(input), after: input)]
        case .escape: return state.cancelAll()
        case .move(let thumb, let value):
            try? state.move(thumb, to: value)
            return []
        case .resize(let track): return state.layOut(on: track, thumbOffset: state.thumbOffset)
        case .set(let assignment):
            if let values = assignment.values, assignment.options.isEmpty {
                return (try? state.assign(values, spans: assignment.spans)) ?? []
            }
            let configuration = assignment.configured(state.configuration)
            return (try? state.configure(configuration, values: assignment.values, spans: assignment.spans)) ?? []
        }
    }

    private static func line(_ state: SliderState, _ events: [String]) -> String {
        let held = (0..<state.count).filter { state.isHeld(thumb: $0) }
        let limits = (0..<state.count).map { thumb in
            let limits = state.limits(of: thumb)
            return list([limits.lowerBound, limits.upperBound].map(\.shortText))
        }
        let spans = state.isWrapped && state.count > 1 ? ",\"spans\":\(list(state.spans.map(\.shortText)))" : ""
        return "{\"values\":\(list(state.values.map(\.shortText))),\"events\":\(list(events)),"
            + "\"held\":\(list(held.map(\.description))),\"overshoot\":\(state.overshoot.shortText),"
            + "\"limits\":\(list(limits))\(spans)}"
    }

    static func text(of event: SliderState.Change.Event, _ changed: [Int]) -> String {
        switch event {
        case .began(let grip): "{\"began\":\(text(of: grip))}"
        case .changed(_, let reason):
            "{\"changed\":\(list(changed.map(\.description))),\"reason\":\"\(reason)\"}"
        case .overshot(let grip): "{\"overshot\":\(text(of: grip))}"
        case .ended(let grip): "{\"ended\":\(text(of: grip))}"
        case .cancelled(let grip): "{\"cancelled\":\(text(of: grip))}"
        }
    }

    private static func text(of grip: SliderGrip) -> String {
        switch grip {
        case .thumb(let thumb): thumb.description
        case .bar(let indices): "{\"bar\":\(indices.lowerBound)}"
        }
    }

    static func list(_ items: [String]) -> String { "[\(items.joined(separator: ","))]" }
}
