import Foundation
import SlidersCore

@testable import SlidersControls

/// What an app and assistive technology get from a control, in order. Reading the values in each call shows that they
/// are set by then.
@MainActor
final class AppLog: SliderControlDelegate {
    let control: SliderControl
    private var lines: [String] = []
    private var elements: [[Fact]] = []

    init(_ control: SliderControl) {
        self.control = control
        control.delegate = self
        listen()
    }

    func note(_ line: String) {
        lines += takeNotes()
        lines.append(line)
    }

    /// What came since this was last called, and what differs in the elements of assistive technology.
    func take() -> [String] {
        defer { lines = [] }
        lines += takeNotes()
        let now = control.assistiveElements
        let differences = now.enumerated().flatMap { index, facts -> [String] in
            let known = elements.indices.contains(index) ? elements[index] : []
            let changed = facts.filter { fact in !known.contains { $0 == fact } }.map { "\($0.name) \($0.text)" }
            let gone = known.filter { fact in !facts.contains { $0.name == fact.name } }.map { "no \($0.name)" }
            let all = changed + gone
            return all.isEmpty ? [] : ["element \(index): \(all.joined(separator: ", "))"]
        }
        let fewer = now.count < elements.count ? ["\(now.count) elements"] : []
        elements = now
        return lines + differences + fewer
    }

    /// The elements of assistive technology, a line for each.
    var tree: [String] {
        control.assistiveElements.map { $0.map { "\($0.name) \($0.text)" }.joined(separator: ", ") }
    }

    private var values: String { "at \(Self.text(control.values))" }

    /// A property of an element.
    struct Fact: Equatable {
        var name: String
        var text: String
    }

    static func text(_ values: [Double]) -> String { values.map(text).joined(separator: " ") }

    static func text(_ value: Double) -> String {
        let rounded = (value * 1e6).rounded() / 1e6
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }

    /// Notes an action, with the values that the app reads in it.
    func noteAction(_ name: String) { note("\(name) \(values)") }

    // MARK: The delegate

    func sliderControl(_ control: BaseSliderControl, willBeginEditing grip: SliderGrip) {
        note("willBeginEditing \(grip.text) \(values)")
    }
    func sliderControl(_ control: BaseSliderControl, willChangeTo values: [Double], reason: SliderChangeReason)
        -> SliderDecision
    {
        note("willChangeTo \(Self.text(values)) by \(reason) \(self.values)")
        return .accept
    }
    func sliderControl(_ control: BaseSliderControl, didChange thumbs: [Int], reason: SliderChangeReason) {
        note("didChange thumbs \(thumbs) by \(reason) \(values)")
    }
    func sliderControl(_ control: BaseSliderControl, didChangeObstacle obstacle: SliderObstacle?) {
        note("didChangeObstacle \(obstacle.map { "\($0.kind) of thumb \($0.thumb)" } ?? "nil")")
    }
    func sliderControl(_ control: BaseSliderControl, didOvershoot grip: SliderGrip) {
        note("didOvershoot \(grip.text) by \(Self.text(control.model.overshoot(on: 0)))")
    }
    func sliderControl(_ control: BaseSliderControl, didEndEditing grip: SliderGrip, isCancelled: Bool) {
        note("didEndEditing \(grip.text)\(isCancelled ? ", cancelled" : "") \(values)")
    }
    func sliderControl(_ control: BaseSliderControl, didHoverOver value: Double?) {
        note("didHoverOver \(value.map(Self.text) ?? "nothing")")
    }
}

extension SliderGrip {
    fileprivate var text: String {
        switch self {
        case .thumb(let thumb): "thumb \(thumb)"
        case .span(let indices): "span \(indices.lowerBound)"
        }
    }
}
