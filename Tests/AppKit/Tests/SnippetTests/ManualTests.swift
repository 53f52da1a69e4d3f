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

    @Test(arguments: ["docs/appkit.md", "\(catalog)/SlidersControls.md", "\(catalog)/UsingAppKit.md"])
    func eachLineOfCodeIsCompiled(_ page: String) throws {
        let compiled = try ["Manual", "ManualOfSwiftUI"].flatMap {
            try lines(of: "Tests/AppKit/Tests/SnippetTests/\($0).swift")
        }
        var (isCode, count) = (false, 0)
        for line in try lines(of: page) {
            if line.hasPrefix("```") { isCode = line == "```swift" }
            guard isCode, !line.hasPrefix("```"), !line.isEmpty else { continue }
            count += 1
            #expect(compiled.contains(line), "\(line)")
        }
        #expect(count > 4)
    }

    @Test func itMakesASlider() {
        let slider = Prices().makeSlider()
        #expect(slider.values == [20, 80] && slider.configurationError == nil && slider.thumbName(0) == "Lowest price")
    }
}
