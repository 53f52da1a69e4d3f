import Foundation
import SlidersReplay
import Testing

/// Recordings of planes, played with pointers and keys on a control.
@MainActor @Suite(.serialized)
struct PlaneReplayTests {
    nonisolated private static let folder = checkout.appendingPathComponent("Tests/PlaneRecordings")

    nonisolated private static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".json") }.sorted()
    }()

    @Test func thereAreRecordings() { #expect(Self.names.count >= 6) }

    @Test(arguments: names) func pointersAndKeysGiveTheSameValuesAndEvents(_ name: String) throws {
        let replay = try PlaneReplay(Data(contentsOf: Self.folder.appendingPathComponent(name)))
        var lines: [String] = []
        replay.answer { lines.append($0) }
        for player in PlanePlayer.all(for: replay) {
            try player.expect(lines[0], "start")
            for (index, step) in replay.steps.enumerated() {
                guard player.play(step) else {
                    #expect(name == "cancel.json", "\(index) of \(replay.steps.count) steps were played")
                    break
                }
                try player.expect(lines[index + 1], "input[\(index)] \(step)")
            }
        }
    }
}
