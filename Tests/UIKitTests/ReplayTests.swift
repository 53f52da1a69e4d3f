import Foundation
import SlidersReplay
import SlidersUIKit
import Testing

/// Recordings of the engine, played with fingers and keys on a control.
@MainActor @Suite(.serialized)
struct ReplayTests {
    nonisolated private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Recordings")

    nonisolated private static let names: [String] = {
        let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".json") }.sorted()
    }()

    @Test(arguments: names) func touchesGiveTheSameValuesAndEvents(_ name: String) throws {
        let data = try Data(contentsOf: Self.folder.appendingPathComponent(name))
        let replay: Replay
        do { replay = try Replay(data) } catch { return }
        try compare(replay, data)
    }

    @Test func thereAreRecordings() { #expect(Self.names.count > 20) }

    private func compare(_ replay: Replay, _ data: Data) throws {
        var lines: [String] = []
        replay.answer { lines.append($0) }
        let expected = try lines.map { try Answer($0) }
        guard let player = Player(replay, data) else {
            return #expect(replay.state.track.isSlanted, "a control has such a track")
        }
        try player.expect(expected[0], "start")
        for (index, step) in replay.steps.enumerated() {
            guard player.play(step) else { return }
            try player.expect(expected[index + 1], "input[\(index)] \(step)")
        }
    }
}

extension Track {
    /// No control's track is.
    var isSlanted: Bool {
        if case .line(let from, let to) = self { from.x != to.x && from.y != to.y } else { false }
    }
}

/// One line of an answer.
struct Answer: Equatable {
    var values: [Double]
    var events: [String]
    var held: [Int]
    var overshoot: Double
    var limits: [[Double]]

    init(values: [Double], events: [String], held: [Int], overshoot: Double, limits: [[Double]]) {
        (self.values, self.events, self.held, self.overshoot, self.limits) = (values, events, held, overshoot, limits)
    }

    init(_ line: String) throws {
        let file = try JSONDecoder().decode(File.self, from: Data(line.utf8))
        self.init(
            values: file.values, events: file.events.map(\.text), held: file.held, overshoot: file.overshoot, limits: file.limits)
    }

    private struct File: Decodable {
        var values: [Double], events: [Event], held: [Int], overshoot: Double, limits: [[Double]]
    }

    private struct Event: Decodable {
        var began, ended, cancelled, overshot: GripName?
        var changed: [Int]?
        var reason: String?

        var text: String {
            if let began { return "began \(began.text)" }
            if let ended { return "ended \(ended.text)" }
            if let cancelled { return "cancelled \(cancelled.text)" }
            if let overshot { return "overshot \(overshot.text)" }
            return "changed \(changed ?? []) \(reason ?? "")"
        }
    }

    private struct GripName: Decodable {
        var text: String

        init(from decoder: any Decoder) throws {
            if let rank = try? decoder.singleValueContainer().decode(Int.self) {
                text = "\(rank)"
            } else {
                text = "bar \(try decoder.singleValueContainer().decode([String: Int].self)["bar"] ?? -1)"
            }
        }
    }
}
