@_spi(Double) import AppKit
import Foundation
import SlidersCore
import SlidersReplay
import Testing

@testable import SlidersControls

/// Recordings of the engine, played with the mouse or fingers, and keys, on a control.
@MainActor @Suite(.serialized)
struct ReplayTests {
    nonisolated private static let folder = checkout.appendingPathComponent("Tests/Recordings")

    nonisolated private static let names: [String] = {
        let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".json") }.sorted()
    }()

    /// Those in which a second pointer goes down while the first holds something.
    nonisolated private static let ofTwoPointers: Set = [
        "blocked-by-held-thumb.json", "escape-cancels-every-pointer.json", "playhead-between-handles.json",
        "relative-drag-of-span-and-fingers.json", "two-pointers.json", "unknown-pointers-and-second-presses.json",
    ]

    /// Those whose track is slanted, or not always of one kind.
    nonisolated private static let ofNoControl: Set = [
        "cancel-names-the-index-that-comes-back.json", "code-moves-a-held-thumb-across-another.json",
        "line-becomes-a-circle.json", "ring-opens-on-resize.json", "slanted-line.json",
    ]

    @Test(arguments: names, Hand.Kind.allCases)
    func pointersAndKeysGiveTheSameValuesAndEvents(_ name: String, _ kind: Hand.Kind) throws {
        let data = try Data(contentsOf: Self.folder.appendingPathComponent(name))
        let replay = try Replay(data)
        let played = try play(replay, data, kind)
        let isWhole = played == replay.steps.count
        let isOfOther = kind == .mouse && Self.ofTwoPointers.contains(name) || Self.ofNoControl.contains(name)
        #expect(isWhole != isOfOther, "\(played) of \(replay.steps.count) steps of \(name) were played")
    }

    @Test func theListsNameRecordings() throws {
        #expect(Self.ofTwoPointers.union(Self.ofNoControl).isSubset(of: Self.names))
        #expect(Self.ofTwoPointers.isDisjoint(with: Self.ofNoControl) && Self.names.count >= 79)
    }

    /// Plays a recording as far as a control can. Returns the number of steps that were played and gave what was
    /// expected.
    private func play(_ replay: Replay, _ data: Data, _ kind: Hand.Kind) throws -> Int {
        var lines: [String] = []
        replay.answer { lines.append($0) }
        let expected = try lines.map { try Answer($0) }
        guard let player = try Player(replay, data, kind) else { return -1 }
        try player.expect(expected[0], "start")
        for (index, step) in replay.steps.enumerated() {
            guard player.play(step) else { return index }
            try player.expect(expected[index + 1], "input[\(index)] \(step)")
        }
        return replay.steps.count
    }
}
