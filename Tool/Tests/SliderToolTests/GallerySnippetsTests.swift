import Foundation
import Testing

@testable import slider

/// How the tool reads snippets from files.
struct GallerySnippetsTests {
    private func texts(of source: String) throws -> [String: [String: String]] {
        let scratch = try Scratch(["UIKit/File.swift": source])
        return try withExtendedLifetime(scratch) { try GallerySnippets(in: scratch.folder).texts }
    }

    @Test func snippetsOfOneNameAreJoinedWithoutTheirIndentation() throws {
        let texts = try texts(
            of: """
                // snippet.a
                import A
                // snippet.end
                enum B {
                    // snippet.a
                    let c = 1

                      d()
                    // snippet.end
                }

                """)
        #expect(texts == ["a": ["UIKit": "import A\nlet c = 1\n\n  d()\n"]])
    }

    @Test func snippetsOfOneNameInTwoFoldersStaySeparate() throws {
        let scratch = try Scratch([
            "UIKit/A.swift": "// snippet.a\nlet a = 1\n// snippet.end\n",
            "HTML/A.html": "<!-- snippet.a -->\n<a></a>\n<!-- snippet.end -->\n",
        ])
        let texts = try withExtendedLifetime(scratch) { try GallerySnippets(in: scratch.folder).texts }
        #expect(texts == ["a": ["UIKit": "let a = 1\n", "HTML": "<a></a>\n"]])
    }

    @Test func codeOfBothToolkitsStandsOnce() throws {
        let scratch = try Scratch([
            "Controls/A.swift": """
            // snippet.a
            let a = A()
            // snippet.end
            #if canImport(UIKit)
            // snippet.a.UIKit
            a.b = UIColor.c
            // snippet.end
            #else
            // snippet.a.AppKit
            a.b = NSColor.c
            // snippet.end
            #endif
            // snippet.a
            a.d()
            // snippet.end

            """
        ])
        let texts = try withExtendedLifetime(scratch) { try GallerySnippets(in: scratch.folder).texts }
        #expect(
            texts == [
                "a": [
                    "UIKit": "let a = A()\na.b = UIColor.c\na.d()\n", "AppKit": "let a = A()\na.b = NSColor.c\na.d()\n",
                ]
            ])
    }

    @Test(arguments: [["// snippet.a", "let b = 1"], ["// snippet.a", "// snippet.b", "// snippet.end"]])
    func aSnippetWithoutAnEndIsAFault(lines: [String]) {
        let fault = GallerySnippets.Fault.notClosed("a", file: "UIKit/File.swift")
        #expect(throws: fault) { try texts(of: lines.joined(separator: "\n")) }
        #expect("\(fault)".contains("snippet.end"))
    }

    @Test func aMissingFolderIsAFault() throws {
        let folder = try Scratch().folder.appendingPathComponent("none")
        #expect(throws: GallerySnippets.Fault.noFolder(folder.path)) { try GallerySnippets(in: folder) }
    }
}
