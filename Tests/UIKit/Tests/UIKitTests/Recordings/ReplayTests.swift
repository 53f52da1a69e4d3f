import Foundation
import SlidersControls
import SlidersCore
import SlidersReplay
import Testing
@_spi(Double) import UIKit

/// Recordings of the engine, played with fingers and keys on a control.
@MainActor @Suite(.serialized)
struct ReplayTests {
    nonisolated private static let folder = checkout.appendingPathComponent("Tests/Recordings")

    nonisolated private static let names: [String] = {
        let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".json") }.sorted()
    }()

    @Test(arguments: names, UIWindow.KeyRoute.allCases)
    func touchesAndKeysGiveTheSameValuesAndEvents(_ name: String, _ route: UIWindow.KeyRoute) throws {
        let data = try Data(contentsOf: Self.folder.appendingPathComponent(name))
        let replay = try Replay(data)
        let played = try play(replay, data, route)
        let isWhole = played == replay.steps.count
        #expect(isWhole == replay.isOfOneControl, "\(played) of \(replay.steps.count) steps were played")
    }

    @Test func nearlyAllRecordingsAreOfOneControl() throws {
        let replays = try Self.names.map { try Replay(Data(contentsOf: Self.folder.appendingPathComponent($0))) }
        let playable = replays.filter(\.isOfOneControl)
        #expect(playable.count >= 79 && playable.count >= replays.count - 10)
        #expect(playable.allSatisfy { !$0.steps.isEmpty })
    }

    /// Plays a recording as far as a control can. Returns the number of steps that were played and gave what was
    /// expected.
    private func play(_ replay: Replay, _ data: Data, _ route: UIWindow.KeyRoute) throws -> Int {
        var lines: [String] = []
        replay.answer { lines.append($0) }
        let expected = try lines.map { try Answer($0) }
        guard let player = try Player(replay, data, route) else { return 0 }
        try player.expect(expected[0], "start")
        for (index, step) in replay.steps.enumerated() {
            guard player.play(step) else { return index }
            try player.expect(expected[index + 1], "input[\(index)] \(step)")
        }
        return replay.steps.count
    }
}

extension Replay {
    /// Whether a control can play it: its tracks are all round, or all horizontal or vertical lines.
    fileprivate var isOfOneControl: Bool {
        var tracks = [geometry]
        for case .resize(let track) in steps { tracks.append(track) }
        return tracks.allSatisfy(\.isRound) || tracks.allSatisfy(\.isStraightOnScreen)
    }
}

extension SliderTrack {
    fileprivate var isRound: Bool { if case .arc = self { true } else { false } }

    /// Whether it is a horizontal or a vertical line.
    fileprivate var isStraightOnScreen: Bool {
        if case .line(let from, let to) = self { from.x == to.x || from.y == to.y } else { false }
    }
}
