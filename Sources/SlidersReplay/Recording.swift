import SlidersCore

/// A recording of a kind of slider: a slider, and what a person and code did to it. Read from JSON, for bug reports and
/// tests.
///
/// ```swift
/// try Replay(Data(contentsOf: file)).answer { print($0) }
/// ```
package struct Recording<Kind: RecordedKind>: Sendable {
    /// The slider at the beginning of the recording.
    package var start: Kind
    /// Where the slider is at the beginning.
    package var geometry: Kind.Model.RecordedGeometry
    /// The steps of the recording, in order.
    package var steps: [RecordedStep<Kind.Model>]

    /// Plays the recording, and calls `print` with one JSON line for the start and one for each step.
    package func answer(_ print: (String) -> Void) {
        var slider = start
        print(slider.line([]))
        for step in steps {
            var events: [String] = []
            slider.perform(step) { events.append($0) }
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
    /// Another place.
    case resize(Model.RecordedGeometry)
    /// What only this kind of slider does.
    case action(Model.RecordedAction)
}

/// What plays a recording: a slider, or a slider and its playhead.
package protocol RecordedKind: Sendable {
    /// The kind of slider.
    associatedtype Model: RecordedModel

    /// Performs a step, and calls `report` with each event, as an answer writes it.
    mutating func perform(_ step: RecordedStep<Model>, report: (String) -> Void)
    /// Returns a line of an answer: these events, and the slider after them.
    func line(_ events: [String]) -> String
}

/// A slider of any kind, as recordings describe it.
package protocol RecordedModel: SliderModel, RecordedKind where Model == Self {
    /// Options and values that a recording sets; the others stay.
    associatedtype RecordedAssignment: Sendable
    /// Where a slider is: a track, an area, or a scale.
    associatedtype RecordedGeometry: Sendable
    /// What only this kind of slider does.
    associatedtype RecordedAction: Sendable

    /// Does what a person does, and returns a report for each change.
    mutating func reports(of input: SliderInput) -> [SliderState.Report]
    /// Sets options and values. Returns a report for each drag that this ends.
    mutating func set(_ assignment: RecordedAssignment) -> [SliderState.Report]
    /// Lays the slider out. Returns a report for each drag that this ends.
    mutating func resize(to geometry: RecordedGeometry) -> [SliderState.Report]
    /// Does what only this kind of slider does, and calls `report` with each event, as an answer writes it.
    mutating func perform(_ action: RecordedAction, report: (String) -> Void)
}

extension RecordedModel {
    /// Proposes an input, commits the proposal, and returns a report of the change.
    package mutating func reports(of input: SliderInput) -> [SliderState.Report] {
        [SliderState.Report(of: handle(input))]
    }

    /// Performs a step, and calls `report` with each event, as an answer writes it.
    package mutating func perform(_ step: RecordedStep<Self>, report: (String) -> Void) {
        let reports: [SliderState.Report]
        switch step {
        case .input(let input): reports = self.reports(of: input)
        case .escape: reports = cancelAll()
        case .set(let assignment): reports = set(assignment)
        case .resize(let geometry): reports = resize(to: geometry)
        case .action(let action): return perform(action, report: report)
        }
        tell(reports, report)
    }

    /// Calls `report` with the events of reports. The slider is as it was when they were made.
    func tell(_ reports: [SliderState.Report], _ report: (String) -> Void) {
        for each in reports { each.change.forEachEvent { report(Answer.text(of: $0, changedThumbs(of: each))) } }
    }

    /// The indices of the thumbs that pointers hold.
    var heldThumbs: [Int] { (0..<count).filter { isHeld(thumb: $0) } }

    /// The limits of a coordinate, as a list.
    func limits(ofCoordinate coordinate: Int) -> String {
        let (slider, thumb) = slider(of: coordinate)
        let limits = slider.limits(of: thumb)
        return Answer.list([limits.lowerBound.shortText, limits.upperBound.shortText])
    }
}

/// How lines of answers write events and lists.
enum Answer {
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
