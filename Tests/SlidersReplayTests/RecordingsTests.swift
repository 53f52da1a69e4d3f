import Foundation
import SlidersCore
import SlidersReplay
import Testing

/// Every recording gives, line by line, the answer beside it, which was checked by hand.
@Suite struct RecordingsTests {
    @Test(arguments: Recording.all) func aRecordingGivesTheAnswerBesideIt(recording: Recording) throws {
        var lines: [String] = []
        try Replay(Data(contentsOf: recording.file)).answer { lines.append($0) }
        let expected = try String(contentsOf: recording.answer, encoding: .utf8).split(separator: "\n").map(String.init)
        #expect(lines.count == expected.count)
        for (index, pair) in zip(lines, expected).enumerated() {
            #expect(pair.0 == pair.1, "line \(index) of \(recording.answer.path)")
        }
    }

    @Test func thereIsARecordingForEachOptionAndInput() throws {
        #expect(Recording.all.count >= 40)
        let texts = try Recording.all.map { try String(contentsOf: $0.file, encoding: .utf8) }
        let options = SliderOption.allCases.filter { $0 != .lowerBound && $0 != .upperBound }.map { "\($0)" }
        let others = [
            "values", "spans", "bounds", "line", "arc", "power", "piecewise", "list", "drag", "release", "cancel",
            "pointer", "key", "adjust", "type", "choose", "move", "set", "resize", "playhead",
        ]
        for name in options + others { #expect(texts.contains { $0.contains("\"\(name)\":") }, "\(name)") }
        let words = [
            "logarithmic", "push", "cross", "thumb", "span", "track", "spanAndTrack", "anywhere", "all",
            "increment",
            "decrement", "pageUp", "pageDown", "minimum", "maximum", "right", "left", "up", "down", "cancel",
        ]
        for word in words { #expect(texts.contains { $0.contains(": \"\(word)\"") }, "\(word)") }
    }

    @Test func theExampleOfTheFormatGivesItsAnswer() throws {
        let example = try #require(Recording.all.first { $0.name == "replay-format-example" })
        var lines: [String] = []
        try Replay(Data(contentsOf: example.file)).answer { lines.append($0) }
        #expect(
            lines[2]
                == #"{"values":[30,80],"events":[{"began":0},{"changed":[0],"reason":"pointer"}],"held":[0],"#
                + #""overshoot":0,"limits":[[0,50],[40,100]]}"#
        )
    }
}

struct Recording: CustomTestStringConvertible, Sendable {
    let file: URL

    var name: String { file.deletingPathExtension().lastPathComponent }
    var answer: URL { file.deletingPathExtension().appendingPathExtension("answer.jsonl") }
    var testDescription: String { name }

    static let all: [Recording] = all(in: "Recordings")

    /// The recordings in a folder beside that of these tests.
    static func all(in folder: String) -> [Recording] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(folder)
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }.map(Recording.init)
    }
}
