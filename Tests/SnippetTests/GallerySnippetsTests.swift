import Foundation
@testable import SliderTool
import Testing

/// How the tool cuts snippets out of files.
struct GallerySnippetsTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snippets-\(UUID().uuidString)")

    private func read(_ source: String) throws -> [String: [String: String]] {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("UIKit/File.swift")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(source.utf8).write(to: file)
        return try GallerySnippets(in: folder).texts
    }

    @Test func stretchesOfANameAreJoinedAndFlushLeft() throws {
        let texts = try read("// snippet.a\nimport A\n// snippet.end\nenum B {\n    // snippet.a\n    let c = 1\n\n      d()\n    // snippet.end\n}\n")
        #expect(texts == ["a": ["UIKit": "import A\nlet c = 1\n\n  d()\n"]])
    }

    @Test func anOpenSnippetIsAFault() {
        let fault = GallerySnippets.Fault.notClosed("a", file: "UIKit/File.swift")
        #expect(throws: fault) { try read("// snippet.a\nlet b = 1\n") }
        #expect(throws: fault) { try read("// snippet.a\n// snippet.b\n// snippet.end\n") }
        #expect("\(fault)".contains("snippet.end"))
    }

    @Test func aMissingFolderIsAFault() {
        #expect(throws: GallerySnippets.Fault.noFolder(folder.path)) { try GallerySnippets(in: folder) }
    }
}
