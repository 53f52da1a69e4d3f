import Foundation
import Testing

@testable import SnippetReader

/// The pages of docs/coming-from show code that is compiled, and name what is there.
@Suite struct PagesTests {
    private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../..").standardized
    private static let folder = root.appendingPathComponent("docs/coming-from")
    nonisolated private static let pages = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    /// Names of Swift and of Apple's frameworks in the tables' last column.
    private static let foreign: Set = [
        "Binding", "CGFloat", "Date", "Decimal", "Double", "Duration", "Measurement", "UIAction", "UIAppearance",
        "UIImage",
        "disabled", "isUserInteractionEnabled", "touchUpInside",
    ]

    private static func text(_ page: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
    }

    @Test func thereAreNinePages() {
        #expect(Self.pages.count == 9)
    }

    @Test func theirCodeIsCompiledAndAllOfItIsShown() throws {
        let snippets = try GallerySnippets(in: Self.root.appendingPathComponent("Examples/ComingFrom"))
        let compiled = snippets.texts.values.flatMap(\.values).sorted()
        let shown = try Self.pages.flatMap { page in
            try Self.text(page).matches(of: /```swift\n((?s).*?)```/).map { String($0.1) }
        }
        #expect(shown.sorted() == compiled)
        #expect(compiled.count > 5)
    }

    @Test func theirTablesNameWhatIsThere() throws {
        let sources = try [
            "SlidersCore", "SlidersControls", "SlidersLooks", "SlidersSwiftUI", "SlidersPlaneSwiftUI",
            "SlidersRulerSwiftUI",
        ].flatMap {
            let folder = Self.root.appendingPathComponent("Sources/\($0)")
            return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
                .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
        }
        let code = sources.flatMap { $0.split(separator: "\n") }.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        let words = Set(code.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } })
        var count = 0
        // The names of web pages are compared by Tests/WebTests/test_nouislider.py.
        for page in Self.pages where page != "nouislider.md" {
            for line in try Self.text(page).split(separator: "\n") where line.hasPrefix("| ") {
                for code in (line.split(separator: "|").last ?? "").matches(of: /`([^`]+)`/).map(\.1) {
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

    @Test(arguments: pages + ["../comparison.md"]) func theirLinksLeadToFiles(_ page: String) throws {
        for link in try Self.text(page).matches(of: /\]\(([^)#\s]*)(?:#([^)]*))?\)/) where !link.1.hasPrefix("http") {
            let file = link.1.isEmpty ? page : String(link.1)
            let target = Self.folder.appendingPathComponent(page).deletingLastPathComponent()
                .appendingPathComponent(file).standardized
            let path = link.1.isEmpty ? Self.folder.appendingPathComponent(page).standardized.path : target.path
            #expect(FileManager.default.fileExists(atPath: path), "\(page) links to \(link.1)")
            guard let anchor = link.2, path.hasSuffix(".md") else { continue }
            let headings = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
                .filter { $0.hasPrefix("#") }.map { Self.anchor(of: $0) }
            #expect(headings.contains(String(anchor)), "\(page) links to \(link.1)#\(anchor)")
        }
    }

    /// The anchor that GitHub gives a heading.
    private static func anchor(of heading: Substring) -> String {
        heading.drop { $0 == "#" || $0 == " " }.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
            .replacingOccurrences(of: " ", with: "-")
    }
}
