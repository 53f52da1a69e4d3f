import Foundation
import Testing

/// The code of the manual and of the articles compiles, and does what it says.
@MainActor @Suite(.serialized)
struct ManualTests {
    /// The project's folder.
    private let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../..").standardized

    private func lines(of path: String) throws -> [String] {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8).components(separatedBy: "\n").map {
            ($0.components(separatedBy: "//").first ?? "").trimmingCharacters(in: .whitespaces)
        }
    }

    nonisolated private static let catalog = "Sources/SlidersControls/SlidersControls.docc"

    /// The manual is for AppKit in one section, and articles are as a whole.
    @Test(arguments: ["docs/manual.md", "\(catalog)/SlidersControls.md", "\(catalog)/UsingAppKit.md"])
    func eachLineOfCodeIsCompiled(_ page: String) throws {
        let compiled = try lines(of: "Tests/AppKit/Tests/SnippetTests/Manual.swift")
        var (isCode, isForAppKit, count) = (false, page != "docs/manual.md", 0)
        for line in try lines(of: page) {
            if page == "docs/manual.md", line.hasPrefix("## ") { isForAppKit = line == "## AppKit" }
            guard isForAppKit else { continue }
            if line.hasPrefix("```") { isCode = line == "```swift" }
            guard isCode, !line.hasPrefix("```"), !line.isEmpty else { continue }
            count += 1
            #expect(compiled.contains(line), "\(line)")
        }
        #expect(count > 4)
    }

    /// The picture is drawn from its view: see scripts/pictures.
    @Test func thePictureShowsTheCodeBeforeIt() throws {
        let article = try String(
            contentsOf: root.appendingPathComponent("\(Self.catalog)/UsingAppKit.md"), encoding: .utf8)
        let picture = try #require(
            try article.firstMatch(of: /```swift\n([^`]*)```\n\n!\[[^\]]+\]\(PriceInAppKit\)\n/))
        let code = picture.1.split(separator: "\n").joined(separator: "\n")
        let view = try lines(of: "Tests/AppKit/Sources/appkit-live/PriceInAppKit.swift").joined(separator: "\n")
        #expect(view.contains(code))
    }

    @Test func itMakesASlider() {
        let slider = Prices().makeSlider()
        #expect(
            slider.values == [20, 80] && slider.configurationError == nil && slider.thumbNames[0] == "Lowest price")
    }
}
