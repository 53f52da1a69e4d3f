import Foundation
import Testing

/// The code of the articles, the first page and the manual compiles: each of its lines stands in a file of this folder.
@Suite struct ArticleTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let sources = folder.appendingPathComponent("../../../../Sources").standardized
    private static let modules = [
        "SlidersCore", "SlidersLooks", "SlidersReplay", "SlidersControls", "SlidersSwiftUI",
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
        // The code for AppKit is compiled by Tests/AppKit.
        let articles = try FileManager.default.contentsOfDirectory(atPath: catalog.path).filter {
            $0.hasSuffix(".md") && $0 != "UsingAppKit.md"
        }
        let lines = try articles.map { try expectCode(in: catalog.appendingPathComponent($0)) }
        #expect(lines.reduce(0, +) > 1)
    }

    @Test func theCodeOfTheFirstPageIsCompiled() throws {
        let lines = try expectCode(in: Self.sources.appendingPathComponent("../README.md").standardized)
        #expect(lines > 15)
    }

    /// The code that the film of the first page shows: one file, whole.
    @Test func theCodeOfTheFilmIsTheFirstOfTheFirstPage() throws {
        let first = Self.sources.appendingPathComponent("../README.md").standardized
        let page = try String(contentsOf: first, encoding: .utf8)
        let film = try String(contentsOf: Self.folder.appendingPathComponent("FirstPageCode.swift"), encoding: .utf8)
        let blocks = page.components(separatedBy: "```swift\n").dropFirst()
        #expect(blocks.first?.components(separatedBy: "```").first == film)
        #expect(film.components(separatedBy: "\n").count <= 21)
    }

    @Test(arguments: ["manual.md", "looks.md"]) func theCodeOfTheManualIsCompiled(_ page: String) throws {
        let lines = try expectCode(in: Self.sources.appendingPathComponent("../docs/\(page)").standardized)
        #expect(lines > 10)
    }

    /// Expects that the code of a page is compiled, except lines of a manifest, and a section for AppKit, which
    /// Tests/AppKit compiles. Returns the number of its lines.
    private func expectCode(in page: URL) throws -> Int {
        var (isCode, isForAppKit, count) = (false, false, 0)
        for line in try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n") {
            if line.hasPrefix("## ") { isForAppKit = line == "## AppKit" }
            if isForAppKit { continue }
            if line.hasPrefix("```") {
                isCode = line == "```swift"
            } else if isCode, !Self.code(in: line).isEmpty, !line.hasPrefix(".package"), !line.hasPrefix(".product") {
                count += 1
                let isCompiled = Self.compiled.contains(Self.code(in: line))
                #expect(isCompiled, "\(page.lastPathComponent): \(line)")
            }
        }
        return count
    }
}
