import Foundation
import Testing

/// The code of the articles compiles: each of its lines stands in a file of this folder.
@Suite struct ArticleTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let sources = folder.appendingPathComponent("../../../../Sources").standardized
    private static let modules = [
        "SlidersCore", "SlidersLooks", "SlidersReplay", "SlidersUIKit", "SlidersSwiftUI",
    ]

    /// The lines of the files here, without their indentation.
    private static let compiled: Set<String> = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let texts = names.filter { $0.hasSuffix("Code.swift") }.compactMap {
            try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }
        return Set(texts.flatMap { $0.components(separatedBy: "\n") }.map(Self.code(in:)))
    }()

    /// A line without its indentation and without a comment at its end.
    private static func code(in line: String) -> String {
        (line.components(separatedBy: " //").first ?? "").trimmingCharacters(in: .whitespaces)
    }

    @Test(arguments: modules) func everyLineOfCodeIsCompiled(_ module: String) throws {
        let catalog = Self.sources.appendingPathComponent("\(module)/\(module).docc")
        let articles = try FileManager.default.contentsOfDirectory(atPath: catalog.path).filter { $0.hasSuffix(".md") }
        var count = 0
        for article in articles {
            let text = try String(contentsOf: catalog.appendingPathComponent(article), encoding: .utf8)
            var isCode = false
            for line in text.components(separatedBy: "\n") {
                if line.hasPrefix("```") {
                    isCode = line == "```swift"
                } else if isCode, !Self.code(in: line).isEmpty {
                    count += 1
                    let isCompiled = Self.compiled.contains(Self.code(in: line))
                    #expect(isCompiled, "\(article): \(line)")
                }
            }
        }
        #expect(count > 1)
    }
}
