import SlidersCore
import SlidersRender

extension Replay {
    /// Plays the recording, and calls `print` with one JSON line for the start and one for each step.
    public func answer(_ print: (String) -> Void) {
        var sliders = ReplaySliders(of: self)
        print(Self.line(sliders, ([], [])))
        for step in steps {
            let reports = sliders.perform(step)
            print(Self.line(sliders, reports))
        }
    }

    private static func line(_ sliders: ReplaySliders, _ reports: ReplaySliders.Reports) -> String {
        let slider = members(sliders.slider, events(of: reports.slider, in: sliders.slider))
        guard let playhead = sliders.playhead else { return "{\(slider)}" }
        return "{\(slider),\"playhead\":{\(members(playhead, events(of: reports.playhead, in: playhead)))}}"
    }

    private static func events(of reports: [SliderState.Report], in state: SliderState) -> [String] {
        var events: [String] = []
        for report in reports {
            report.change.forEachEvent { events.append(text(of: $0, state.changedThumbs(of: report))) }
        }
        return events
    }

    private static func members(_ state: SliderState, _ events: [String]) -> String {
        let held = (0..<state.count).filter { state.isHeld(thumb: $0) }
        let limits = (0..<state.count).map { thumb in
            let limits = state.limits(of: thumb)
            return list([limits.lowerBound, limits.upperBound].map(\.shortText))
        }
        let spans = state.isWrapped && state.count > 1 ? ",\"spans\":\(list(state.spans.map(\.shortText)))" : ""
        return "\"values\":\(list(state.values.map(\.shortText))),\"events\":\(list(events)),"
            + "\"held\":\(list(held.map(\.description))),\"overshoot\":\(state.overshoot.shortText),"
            + "\"limits\":\(list(limits))\(spans)"
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
