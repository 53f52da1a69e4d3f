import Foundation
import SlidersControls
import SlidersCore
import SlidersReplay

/// One line of the answer to a recording: the state after a step, and its events.
struct Answer: Equatable {
    var values: [Double]
    var events: [String]
    var held: [Int]
    var overshoot: Double
    var limits: [[Double]]
    /// That of the playhead, if there is one.
    var playhead: [Answer] = []

    init(values: [Double], events: [String], held: [Int], overshoot: Double, limits: [[Double]]) {
        self.values = values
        self.events = events
        self.held = held
        self.overshoot = overshoot
        self.limits = limits
    }

    init(_ line: String) throws {
        let file = try JSONDecoder().decode(File.self, from: Data(line.utf8))
        self.init(file)
        playhead = try JSONDecoder().decode(Whole.self, from: Data(line.utf8)).playhead.map { [Answer($0)] } ?? []
    }

    private init(_ file: File) {
        self.init(
            values: file.values, events: file.events.map(\.text), held: file.held, overshoot: file.overshoot,
            limits: file.limits)
    }

    private struct File: Decodable {
        var values: [Double], events: [Event], held: [Int], overshoot: Double, limits: [[Double]]
    }

    private struct Whole: Decodable {
        var playhead: File?
    }

    struct Event: Decodable {
        private var began, ended, cancelled, overshot: GripName?
        private var blocked: Obstacle?
        private var changed: [Int]?
        private var reason: String?

        var text: String {
            if let began { return "began \(began.text)" }
            if let ended { return "ended \(ended.text)" }
            if let cancelled { return "cancelled \(cancelled.text)" }
            if let overshot { return "overshot \(overshot.text)" }
            if let blocked { return "blocked \(blocked.text)" }
            // An event without other keys is `{"blocked": null}`.
            if changed == nil { return "blocked nil" }
            return "changed \(changed ?? []) \(reason ?? "")"
        }
    }

    struct Obstacle: Decodable {
        private var kind: String, thumb: Int, from: Int?, value: Double?, range: [Double]?

        init(_ obstacle: SliderObstacle) {
            (kind, thumb) = ("\(obstacle.kind)".prefix { $0 != "(" }.description, obstacle.thumb)
            switch obstacle.kind {
            case .neighbor(let other), .heldThumb(let other), .disabledThumb(let other), .minimumSeparation(let other):
                from = other
            case .minimumSpan(let span, let other), .maximumSpan(let span, let other): (from, value) = (other, span)
            case .forbiddenRange(let bounds): range = [bounds.lowerBound, bounds.upperBound]
            case .limit(let end), .enabledRange(let end), .bound(let end): value = end
            }
        }

        var text: String {
            let numbers = (range ?? value.map { [$0] } ?? []).map { ($0 * 1e6).rounded() / 1e6 }
            return "\(kind) of \(thumb) from \(from ?? -1) \(numbers)"
        }
    }

    struct GripName: Decodable {
        var text: String

        init(from decoder: any Decoder) throws {
            if let index = try? decoder.singleValueContainer().decode(Int.self) {
                text = "\(index)"
            } else {
                text = "span \(try decoder.singleValueContainer().decode([String: Int].self)["span"] ?? -1)"
            }
        }
    }
}

extension Answer {
    /// Whether two answers are equal, except for the last bits: a control elsewhere on the screen rounds otherwise.
    func isNear(_ other: Answer) -> Bool {
        let near = { (a: Double, b: Double) in a == b || abs(a - b) <= 1e-9 * max(1, abs(a), abs(b)) }
        return events == other.events && held == other.held && near(overshoot, other.overshoot)
            && values.elementsEqual(other.values, by: near)
            && limits.joined().elementsEqual(other.limits.joined(), by: near)
            && playhead.elementsEqual(other.playhead) { $0.isNear($1) }
    }
}

/// A control of any kind that a recording is played on, and the events that it reported: the part of a player that
/// knows no pointer and no key.
@MainActor
class Played<Control: BaseSliderControl>: SliderControlDelegate {
    let control: Control
    /// The distance from a point of the recording to the same point of the control.
    var shift = SIMD2<Double>.zero
    private var events: [ObjectIdentifier: [String]] = [:]

    init(_ control: Control) {
        self.control = control
        control.delegate = self
    }

    /// A point of the recording in the control.
    func position(_ point: SIMD2<Double>) -> CGPoint { CGPoint(x: point.x + shift.x, y: point.y + shift.y) }

    /// Takes the events of the control, or of its playhead, since this was last called.
    func takeEvents(of control: BaseSliderControl) -> [String] {
        events.removeValue(forKey: ObjectIdentifier(control)) ?? []
    }

    // MARK: Events

    private func note(_ event: String, of control: BaseSliderControl) {
        events[ObjectIdentifier(control), default: []].append(event)
    }
    func sliderControl(_ control: BaseSliderControl, willBeginEditing grip: SliderGrip) {
        note("began \(grip.name)", of: control)
    }
    func sliderControl(_ control: BaseSliderControl, didChange thumbs: [Int], reason: SliderChangeReason) {
        note("changed \(thumbs) \(reason)", of: control)
    }
    func sliderControl(_ control: BaseSliderControl, didOvershoot grip: SliderGrip) {
        note("overshot \(grip.name)", of: control)
    }
    func sliderControl(_ control: BaseSliderControl, didChangeObstacle obstacle: SliderObstacle?) {
        note("blocked \(obstacle.map { Answer.Obstacle($0).text } ?? "nil")", of: control)
    }
    func sliderControl(_ control: BaseSliderControl, didEndEditing grip: SliderGrip, isCancelled: Bool) {
        note("\(isCancelled ? "cancelled" : "ended") \(grip.name)", of: control)
    }
}

extension SliderGrip {
    fileprivate var name: String {
        switch self {
        case .thumb(let index): "\(index)"
        case .span(let indices): "span \(indices.lowerBound)"
        }
    }
}
