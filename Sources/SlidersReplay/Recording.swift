import SlidersCore

/// A recording of a slider: its start, and the steps that a person and code performed on it. It's read from JSON, for
/// bug reports and tests.
///
/// ```swift
/// try Replay(Data(contentsOf: file)).answer { print($0) }
/// ```
package struct Recording<Kind: RecordedKind>: Sendable {
    /// The slider at the beginning of the recording.
    package var start: Kind
    /// The track, area, or scale at the beginning.
    package var geometry: Kind.Model.RecordedGeometry
    /// The steps of the recording, in order.
    package var steps: [RecordedStep<Kind.Model>]

    /// Plays the recording, and calls `print` with one JSON line for the start and one for each step.
    package func answer(_ print: (String) -> Void) {
        var slider = start
        var reportedObstacle: SliderObstacle?
        print(slider.line([]))
        for step in steps {
            var events: [String] = []
            slider.perform(step, &reportedObstacle) { events.append($0) }
            print(slider.line(events))
        }
    }
}

/// One entry of a recording's input.
package enum RecordedStep<Model: RecordedModel>: Sendable {
    /// A person's input. An input that identifies a thumb identifies a coordinate.
    case input(SliderInput)
    /// Escape, which cancels every pointer.
    case escape
    /// Options and values set from code.
    case set(Model.RecordedAssignment)
    /// A layout with another track, area, or scale.
    case resize(Model.RecordedGeometry)
    /// An action that only this kind of slider has.
    case action(Model.RecordedAction)
}

/// The sliders that a recording is played on: one slider, or a slider and its playhead.
package protocol RecordedKind: Sendable {
    /// The kind of slider.
    associatedtype Model: RecordedModel

    /// Performs a step, and calls `report` with the JSON text of each event.
    ///
    /// - Parameter reportedObstacle: the obstacle that was reported last.
    mutating func perform(
        _ step: RecordedStep<Model>, _ reportedObstacle: inout SliderObstacle?, report: (String) -> Void)
    /// Returns a JSON line with events, and with the state of the slider after them.
    func line(_ events: [String]) -> String
}

/// A slider of any kind, as recordings describe it.
package protocol RecordedModel: SliderModel, RecordedKind where Model == Self {
    /// Options and values that a recording sets; others stay the same.
    associatedtype RecordedAssignment: Sendable
    /// The track, area, or scale of a slider.
    associatedtype RecordedGeometry: Sendable
    /// An action that only this kind of slider has.
    associatedtype RecordedAction: Sendable

    /// Handles an input of a person, and returns a report for each change.
    mutating func reports(of input: SliderInput) -> [SliderState.Report]
    /// Sets options and values. Returns a report for each drag that this ends.
    mutating func set(_ assignment: RecordedAssignment) -> [SliderState.Report]
    /// Lays the slider out. Returns a report for each drag that this ends.
    mutating func resize(to geometry: RecordedGeometry) -> [SliderState.Report]
    /// Performs an action that only this kind of slider has, and calls `report` with the JSON text of each event.
    mutating func perform(
        _ action: RecordedAction, _ reportedObstacle: inout SliderObstacle?, report: (String) -> Void)
}

extension RecordedModel {
    /// Proposes an input, commits the proposal, and returns a report of the change.
    package mutating func reports(of input: SliderInput) -> [SliderState.Report] {
        [SliderState.Report(of: handle(input))]
    }

    /// Performs a step, and calls `report` with the JSON text of each event.
    package mutating func perform(
        _ step: RecordedStep<Self>, _ reportedObstacle: inout SliderObstacle?, report: (String) -> Void
    ) {
        let reports: [SliderState.Report]
        switch step {
        case .input(let input): reports = self.reports(of: input)
        case .escape: reports = cancelAll()
        case .set(let assignment): reports = set(assignment)
        case .resize(let geometry): reports = resize(to: geometry)
        case .action(let action): return perform(action, &reportedObstacle, report: report)
        }
        reportEvents(of: reports, &reportedObstacle, report)
    }

    /// Calls `report` with the JSON text of each event in reports, while the slider is as it was when they were made.
    func reportEvents(
        of reports: [SliderState.Report], _ reportedObstacle: inout SliderObstacle?, _ report: (String) -> Void
    ) {
        for item in reports {
            item.change.forEachEvent(in: self, reportedObstacle: &reportedObstacle) {
                report(Answer.text(of: $0, changedThumbs(of: item), obstacle))
            }
        }
    }

    /// The indices of the thumbs that pointers hold.
    var heldThumbs: [Int] { (0..<count).filter { isHeld(thumb: $0) } }

    /// Returns the limits of a coordinate as a JSON list.
    func limits(ofCoordinate coordinate: Int) -> String {
        let (slider, thumb) = slider(of: coordinate)
        let limits = slider.limits(of: thumb)
        return Answer.list([limits.lowerBound.shortText, limits.upperBound.shortText])
    }
}

/// The JSON text of events and lists.
enum Answer {
    static func text(of event: SliderState.Change.Event, _ changed: [Int], _ obstacle: SliderObstacle?) -> String {
        switch event {
        case .began(let grip): "{\"began\":\(text(of: grip))}"
        case .changed(_, let reason):
            "{\"changed\":\(list(changed.map(\.description))),\"reason\":\"\(reason)\"}"
        case .overshot(let grip): "{\"overshot\":\(text(of: grip))}"
        case .blocked: "{\"blocked\":\(obstacle.map(text) ?? "null")}"
        case .ended(let grip): "{\"ended\":\(text(of: grip))}"
        case .cancelled(let grip): "{\"cancelled\":\(text(of: grip))}"
        }
    }

    private static func text(of obstacle: SliderObstacle) -> String {
        let (kind, details) =
            switch obstacle.kind {
            case .neighbor(let thumb): ("neighbor", "\"from\":\(thumb)")
            case .heldThumb(let thumb): ("heldThumb", "\"from\":\(thumb)")
            case .minimumSpan(let span, let thumb): ("minimumSpan", "\"from\":\(thumb),\"value\":\(span.shortText)")
            case .maximumSpan(let span, let thumb): ("maximumSpan", "\"from\":\(thumb),\"value\":\(span.shortText)")
            case .minimumSeparation(let thumb): ("minimumSeparation", "\"from\":\(thumb)")
            case .disabledThumb(let thumb): ("disabledThumb", "\"from\":\(thumb)")
            case .forbiddenRange(let range):
                ("forbiddenRange", "\"range\":\(list([range.lowerBound.shortText, range.upperBound.shortText]))")
            case .limit(let value): ("limit", "\"value\":\(value.shortText)")
            case .enabledRange(let value): ("enabledRange", "\"value\":\(value.shortText)")
            case .bound(let value): ("bound", "\"value\":\(value.shortText)")
            }
        return "{\"kind\":\"\(kind)\",\"thumb\":\(obstacle.thumb),\(details)}"
    }

    private static func text(of grip: SliderGrip) -> String {
        switch grip {
        case .thumb(let thumb): thumb.description
        case .span(let indices): "{\"span\":\(indices.lowerBound)}"
        }
    }

    static func list(_ items: [String]) -> String { "[\(items.joined(separator: ","))]" }
}

/// An error in a recording, and the key where it is.
package struct ReplayError: Error, Equatable, CustomStringConvertible {
    /// The path of the key, such as `slider.bounds` or `input[2].press`; `file` for the file itself.
    package var key: String
    /// A sentence that says what's wrong and how to correct it.
    package var text: String

    /// Creates an error at a key, with a sentence that says what's wrong and how to correct it.
    init(_ key: String, _ text: String) { (self.key, self.text) = (key, text) }

    /// The line that the tool prints: `replay: KEY: sentence`.
    package var description: String { "replay: \(key): \(text)" }
}

extension SliderState.Change {
    /// Calls `report` with each event. An obstacle is among them if it differs from the one that was reported last.
    package func forEachEvent(
        in model: some SliderModel, reportedObstacle: inout SliderObstacle?, _ report: (Event) -> Void
    ) {
        var events: [Event] = []
        forEachEvent { events.append($0) }
        if mayChangeObstacle, model.obstacle != reportedObstacle {
            reportedObstacle = model.obstacle
            events.insert(.blocked, at: events.count - (ending == nil ? 0 : 1))
        }
        events.forEach(report)
    }
}
