import Foundation
import Testing

/// The tables of the manual and of the articles beside it name what is in the code.
@Suite struct ManualTests {
    private static let pages = [
        "docs/manual.md", "Sources/SlidersControls/SlidersControls.docc/Appearance.md",
        "Sources/SlidersControls/SlidersControls.docc/UsingUIKit.md",
        "Sources/SlidersSwiftUI/SlidersSwiftUI.docc/ModifiersAndEnvironment.md",
    ]
    /// Names of UIKit, SwiftUI and Swift.
    private static let foreign: Set = [
        "accentColor", "accessibilityReduceMotion", "colorSchemeContrast", "foregroundStyle", "help",
        "legibilityWeight", "padding", "redacted", "redactionReasons", "sensoryFeedback", "touchCancel", "touchDown",
        "touchUpInside", "trigger",
    ]

    private func text(_ path: String) throws -> String {
        try String(contentsOf: checkout.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func theirTablesNameWhatIsThere() throws {
        let sources = try [
            "SlidersCore", "SlidersPlane", "SlidersRuler", "SlidersLooks", "SlidersControls", "SlidersPlaneControls",
            "SlidersRulerControls", "SlidersSwiftUI", "SlidersPlaneSwiftUI", "SlidersRulerSwiftUI",
        ].flatMap { module in
            let folder = checkout.appendingPathComponent("Sources/\(module)")
            return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
                .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
        }
        let words = Set(sources.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } })
        var count = 0
        for page in Self.pages {
            for line in try text(page).split(separator: "\n") where line.hasPrefix("| ") {
                for code in line.matches(of: /`([^`]+)`/).map({ $0.1.replacing(/"[^"]*"/, with: "") }) {
                    for name in code.split(whereSeparator: { !$0.isLetter && $0 != "_" }) where name.count > 2 {
                        count += 1
                        let isThere = Self.foreign.contains(String(name)) || words.contains(name)
                        #expect(isThere, "\(page) names \(name)")
                    }
                }
            }
        }
        #expect(count > 200)
    }

    @Test func theTableOfModifiersHasEachOne() throws {
        let table = try text("Sources/SlidersSwiftUI/SlidersSwiftUI.docc/ModifiersAndEnvironment.md")
        let names = try [
            ("SlidersSwiftUI", "View"), ("SlidersPlaneSwiftUI", "SlidersPlaneSwiftUI"),
            ("SlidersRulerSwiftUI", "SlidersRulerSwiftUI"),
        ].flatMap { module, page in
            try text("Sources/\(module)/\(module).docc/\(page).md")
                .matches(of: /- ``(?:SwiftUI\/View\/)?(\w+)\(/).map { String($0.1) }
        }
        #expect(names.filter { !table.contains("`.\($0)") } == [])
        #expect(names.count > 30)
    }
}
