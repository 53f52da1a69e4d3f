import Foundation
import Sliders
import SlidersLooks
import SlidersRender
import Testing

/// Each look as text: a difference is read in the diff, and seen by opening both files.
@Suite struct LookGoldenTests {
    struct Scene: CustomTestStringConvertible {
        let look: Look, shown: Element.State, isDark: Bool

        var testDescription: String { "\(look.rawValue)-\(shown)\(isDark ? "-dark" : "")" }

        var svg: String {
            get throws {
                var picture = try LookPicture(look, isDark: isDark)
                try picture.show(shown)
                return picture.svg { LookImage(rawValue: $0).map { "../../../Pictures/\($0.name).svg" } }
            }
        }

        /// Set RECORD_GOLDENS=1 to write it anew, and look at it.
        var golden: URL {
            URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens/\(testDescription).svg")
        }

        static let all = Look.allCases.flatMap { look in
            [Element.State.normal, .held, .disabled].flatMap { shown in [false, true].map { Scene(look: look, shown: shown, isDark: $0) } }
        }
    }

    @Test(arguments: Scene.all) func looksAsBefore(scene: Scene) throws {
        let svg = try scene.svg
        if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" { try svg.write(to: scene.golden, atomically: true, encoding: .utf8) }
        let golden = (try? String(contentsOf: scene.golden, encoding: .utf8)) ?? ""
        guard svg != golden else { return }
        let seen = FileManager.default.temporaryDirectory.appendingPathComponent("\(scene.testDescription).svg")
        try svg.write(to: seen, atomically: true, encoding: .utf8)
        Issue.record("\(seen.path) differs from \(scene.golden.path)")
    }

    @Test func eachGoldenHasItsScene() throws {
        let folder = try #require(Scene.all.first).golden.deletingLastPathComponent()
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(files) == Set(Scene.all.map { "\($0.testDescription).svg" }))
    }
}
