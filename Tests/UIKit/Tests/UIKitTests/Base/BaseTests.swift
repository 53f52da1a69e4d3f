import Foundation
@_spi(Double) import QuartzCore
import SlidersLookImages
import SlidersLooks
import SlidersReplay
import Testing

/// What apps, assistive technology and the screen get from the controls is what Tests/Base says.
///
/// With `BASE_TREES=FOLDER` in the environment all layers and writes are left in that folder, a file for each name.
@MainActor @Suite(.serialized)
struct BaseTests {
    private static let base = checkout.appendingPathComponent("Tests/Base")

    private static func recordings() throws -> [PlayedRecording] {
        let folder = checkout.appendingPathComponent("Tests/Recordings")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".json") }.sorted()
        return try names.map { name in
            try PlayedRecording(
                String(name.dropLast(5)), Data(contentsOf: folder.appendingPathComponent(name)))
        }
    }

    @Test func appsAndAssistiveTechnologyGetTheSame() throws {
        let lines = try Self.recordings().flatMap { ["", "# \($0.name)"] + $0.lines }
        try Golden("recordings.txt", in: Self.base.appendingPathComponent(PlayedRecording.toolkit))
            .compare(lines.dropFirst().joined(separator: "\n") + "\n")
    }

    @Test func layersAreWrittenAndShownTheSame() throws {
        var stories = try Self.recordings().map { (name: $0.name, story: $0.layers) }
        stories += SliderLook.all.map { look in ("look-\(look.name)", look.story()) }
        if let folder = ProcessInfo.processInfo.environment["BASE_TREES"].map(URL.init(fileURLWithPath:)) {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, story) in stories {
                try story.text.write(
                    to: folder.appendingPathComponent("\(name).txt"), atomically: true, encoding: .utf8)
            }
        }
        let lines = stories.map { "\($0.name) \($0.story.summary)" }
        try Golden("layers.txt", in: Self.base.appendingPathComponent(PlayedRecording.toolkit))
            .compare(lines.joined(separator: "\n") + "\n")
    }
}
