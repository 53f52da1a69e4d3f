import Foundation
import Testing

@testable import slider

/// How the tool assembles the gallery's page.
struct GalleryPageTests {
    private func html(_ template: String, _ files: [String: String] = [:]) throws -> String {
        let scratch = try Scratch(files.merging(["web/page.html": template]) { $1 })
        return try withExtendedLifetime(scratch) {
            try GalleryPage.html(from: scratch.folder.appendingPathComponent("web/page.html"))
        }
    }

    @Test func styleSheetsAndScriptsBecomePartOfThePage() throws {
        let page = try html(
            #"<link rel="stylesheet" href="a.css"><script src="../b.js"></script><script src="c.js"></script>"#,
            ["web/a.css": "p {}\n", "b.js": "b()\n", "web/c.js": "c()\n"])
        #expect(page == "<style>\np {}\n</style><script>\nb()\n</script><script>\nc()\n</script>")
    }

    @Test func aScriptCannotEndItsElement() throws {
        let page = try html(#"<script src="a.js"></script>"#, ["web/a.js": "'</script><!--'"])
        #expect(page == #"<script>"# + "\n" + #"'<\/script><\!--'</script>"#)
    }

    @Test func snippetsBecomeAConstant() throws {
        let page = try html(
            #"<link rel="snippets" href="../code">"#, ["code/HTML/a.html": "snippet.a\n</script>\nsnippet.end\n"])
        #expect(page == "<script>\nconst snippets = {\"a\":{\"HTML\":\"<\\/script>\\n\"}}\n</script>")
    }

    @Test func picturesBecomeAConstant() throws {
        let folder = Scratch.checkout.appendingPathComponent("Pictures/png").path
        let page = try html("<link rel=\"pictures\" href=\"../../../../../../../../../..\(folder)\">")
        #expect(page.hasPrefix("<script>\nconst pictures = {\"1\":{\"1x\":\"data:image/png;base64,"))
    }

    @Test(arguments: [
        (#"<script src="none.js"></script>"#, "none.js, which "),
        (#"<script src="none.classic.js"></script>"#, "is not built; run Web/build"),
        (#"<link rel="stylesheet" href="none.css">"#, "none.css, which "),
        (#"<link rel="pictures" href="none">"#, "none, which "),
        (#"<link rel="snippets" href="none">"#, "which contains the code of the gallery's sliders"),
    ])
    func aMissingFileIsAFault(template: String, text: String) {
        let fault = #expect(throws: GalleryPage.Fault.self) { try html(template) }
        #expect(fault.map { "\($0)".contains(text) } == true)
    }

    @Test func aMissingTemplateIsAFault() throws {
        let file = try Scratch().folder.appendingPathComponent("page.html")
        let fault = #expect(throws: GalleryPage.Fault.self) { try GalleryPage.html(from: file) }
        #expect(fault == .missing(file.path, of: file.path))
        #expect(fault.map { "\($0)".contains("or give --page") } == true)
    }
}
