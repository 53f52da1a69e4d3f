import Foundation
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
        private var changed: [Int]?
        private var reason: String?

        var text: String {
            if let began { return "began \(began.text)" }
            if let ended { return "ended \(ended.text)" }
            if let cancelled { return "cancelled \(cancelled.text)" }
            if let overshot { return "overshot \(overshot.text)" }
            return "changed \(changed ?? []) \(reason ?? "")"
        }
    }

    struct GripName: Decodable {
        var text: String

        init(from decoder: any Decoder) throws {
            if let index = try? decoder.singleValueContainer().decode(Int.self) {
                text = "\(index)"
            } else {
                text = "bar \(try decoder.singleValueContainer().decode([String: Int].self)["bar"] ?? -1)"
            }
        }
    }
}

extension Answer {
    /// Whether two answers are equal, but for the last bits: a control elsewhere on the screen rounds otherwise.
    func isNear(_ other: Answer) -> Bool {
        let near = { (a: Double, b: Double) in a == b || abs(a - b) <= 1e-9 * max(1, abs(a), abs(b)) }
        return events == other.events && held == other.held && near(overshoot, other.overshoot)
            && values.elementsEqual(other.values, by: near)
            && limits.joined().elementsEqual(other.limits.joined(), by: near)
            && playhead.elementsEqual(other.playhead) { $0.isNear($1) }
    }
}
