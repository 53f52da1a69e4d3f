import Foundation
import Sliders
import SlidersLooks
import SlidersRender
import Testing

/// Each look as text: a difference is read in the diff, and seen by opening both files.
@Suite struct LookGoldenTests {
    struct Scene: CustomTestStringConvertible {
        let name: String, look: Look
        var options = LookOptions()
        var values: [Double]?
        var shown = Element.State.normal
        var isDark = false, holdsBar = false

        var testDescription: String { name }

        var svg: String {
            get throws {
                var picture = try LookPicture(look, options, isDark: isDark, values: values)
                try picture.show(shown)
                if holdsBar { picture.holdBar() }
                return picture.svg { LookImage(rawValue: $0).map { "../../../Pictures/\($0.name).svg" } }
            }
        }

        /// Set RECORD_GOLDENS=1 to write it anew, and look at it.
        var golden: URL {
            URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens/\(name).svg")
        }

        static let all = plain + [
            Scene(name: "pictures-held-bar", look: .pictures, values: [0.2, 0.6], holdsBar: true),
            Scene(name: "glow-at-90", look: .glow, values: [90]),
            Scene(name: "flat-square-bordered", look: .flat, options: .init(borderColor: .init(0.8, 0.1, 0.1), borderWidth: 4, cornerRadius: 0)),
            Scene(name: "layers-square-red", look: .layers, options: .init(curvaceousness: 0, selectedColor: .init(1, 0, 0))),
            Scene(name: "layers-half-round-at-both-ends", look: .layers, options: .init(curvaceousness: 0.5), values: [0, 10]),
            Scene(name: "web-hovered", look: .web, shown: .hovered),
            Scene(name: "system-tinted", look: .system, options: .init(selectedColor: .init(0.9, 0.3, 0.2))),
        ]

        private static let plain = Look.allCases.flatMap { look in
            [Element.State.normal, .held, .disabled].flatMap { shown in
                [false, true].map { Scene(name: "\(look.rawValue)-\(shown)\($0 ? "-dark" : "")", look: look, shown: shown, isDark: $0) }
            }
        }
    }

    @Test(arguments: Scene.all) func looksAsBefore(scene: Scene) throws {
        let svg = try scene.svg
        if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" { try svg.write(to: scene.golden, atomically: true, encoding: .utf8) }
        let golden = (try? String(contentsOf: scene.golden, encoding: .utf8)) ?? ""
        guard svg != golden else { return }
        let seen = FileManager.default.temporaryDirectory.appendingPathComponent("\(scene.name).svg")
        try svg.write(to: seen, atomically: true, encoding: .utf8)
        Issue.record("\(seen.path) differs from \(scene.golden.path)")
    }

    @Test func eachGoldenHasItsScene() throws {
        let folder = try #require(Scene.all.first).golden.deletingLastPathComponent()
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(files) == Set(Scene.all.map { "\($0.name).svg" }))
    }
}
