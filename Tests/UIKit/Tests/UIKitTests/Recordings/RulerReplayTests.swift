import Foundation
import SlidersReplay
import Testing

/// Recordings of rulers, played with pointers, keys and frames on a control.
@MainActor @Suite(.serialized)
struct RulerReplayTests {
    nonisolated private static let folder = checkout.appendingPathComponent("Tests/RulerRecordings")

    nonisolated private static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".json") }.sorted()
    }()

    @Test func thereAreRecordings() { #expect(Self.names.count >= 20) }

    @Test(arguments: names) func pointersKeysAndFramesGiveTheSameValuesAndEvents(_ name: String) throws {
        let replay = try RulerReplay(Data(contentsOf: Self.folder.appendingPathComponent(name)))
        var lines: [String] = []
        replay.answer { lines.append($0) }
        for player in RulerPlayer.all(for: replay) {
            try player.expect(lines[0], "start")
            for (index, step) in replay.steps.enumerated() {
                player.play(step)
                try player.expect(lines[index + 1], "input[\(index)] \(step)")
            }
        }
    }
}
