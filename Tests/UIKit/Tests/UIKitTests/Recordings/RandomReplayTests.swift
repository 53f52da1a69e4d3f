import Foundation
import SlidersReplay
import Testing
@_spi(Double) import UIKit

/// Fingers on a control do what inputs do in the engine, for random recordings.
@MainActor @Suite(.serialized)
struct RandomReplayTests {
    @Test(arguments: 1...400) func aRandomStoryGivesTheSameValuesAndEvents(_ seed: UInt64) throws {
        var story = RandomStory(seed)
        let data = Data(story.text.utf8)
        let replay = try Replay(data)
        var lines: [String] = []
        replay.answer { lines.append($0) }
        let routes = UIWindow.KeyRoute.allCases
        let player = try #require(try Player(replay, data, routes[Int(seed) % routes.count]))
        try player.expect(try Answer(lines[0]), story.text)
        for (step, line) in zip(replay.steps, lines.dropFirst()) {
            #expect(player.play(step))
            try player.expect(try Answer(line), "\(step) in \(story.text)")
        }
    }
}
