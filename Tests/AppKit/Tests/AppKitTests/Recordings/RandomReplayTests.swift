@_spi(Double) import AppKit
import Foundation
import SlidersReplay
import Testing

/// The mouse and fingers on a control do what inputs do in the engine, for random recordings.
@MainActor @Suite(.serialized)
struct RandomReplayTests {
    @Test(arguments: 1...400, Hand.Kind.allCases)
    func aRandomStoryGivesTheSameValuesAndEvents(_ seed: UInt64, _ kind: Hand.Kind) throws {
        var story = kind == .mouse ? RandomStory(seed, pointers: 1) : RandomStory(seed)
        let data = Data(story.text.utf8)
        let replay = try Replay(data)
        var lines: [String] = []
        replay.answer { lines.append($0) }
        let player = try #require(try Player(replay, data, kind))
        try player.expect(try Answer(lines[0]), story.text)
        for (step, line) in zip(replay.steps, lines.dropFirst()) {
            #expect(player.play(step))
            try player.expect(try Answer(line), "\(step) in \(story.text)")
        }
    }
}
