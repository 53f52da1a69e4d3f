import Foundation

/// Assembles the gallery: one HTML file that contains its style sheets, scripts, snippets and images.
enum GalleryPage {
    enum Fault: Error, Equatable, CustomStringConvertible {
        /// A file that the page uses, or the page itself, cannot be read.
        case missing(String, of: String)
        /// The assembled page cannot be written to this path.
        case notWritable(String)
        /// The snippets cannot be read.
        case code(GallerySnippets.Fault)

        var description: String {
            switch self {
            case .missing(let file, let page) where file.hasSuffix(".classic.js"):
                "\(file), which \(page) uses, is not built; run Web/build"
            case .missing(let file, let page):
                file == page
                    ? "\(file) cannot be read; run the tool in the repository's directory, or give --page"
                    : "\(file), which \(page) uses, cannot be read"
            case .notWritable(let file): "\(file) cannot be written; give another file with --out"
            case .code(let fault): "\(fault)"
            }
        }
    }

    /// Reads a template and replaces its references, which are relative to the template, by what they refer to.
    ///
    /// - `<link rel="stylesheet" href="FILE">` and `<script src="FILE"></script>` become `<style>` and `<script>` with
    ///   the file's text.
    /// - `<link rel="snippets" href="FOLDER">` becomes a script with `const snippets`: ``GallerySnippets/texts``.
    /// - `<link rel="pictures" href="FOLDER">` becomes a script with `const pictures`:
    ///   ``GalleryPictures/addresses(in:)``.
    static func html(from template: URL) throws(Fault) -> String {
        var html = try read(template, for: template)
        html = try replacing(#"<link rel="stylesheet" href=""#, #"">"#, in: html) { name throws(Fault) in
            "<style>\n\(try read(file(name, beside: template), for: template))</style>"
        }
        html = try replacing(#"<link rel="snippets" href=""#, #"">"#, in: html) { name throws(Fault) in
            constant("snippets", try snippets(in: file(name, beside: template)))
        }
        html = try replacing(#"<link rel="pictures" href=""#, #"">"#, in: html) { name throws(Fault) in
            let folder = file(name, beside: template)
            guard let pictures = GalleryPictures.addresses(in: folder) else {
                throw .missing(folder.relativeText, of: template.relativeText)
            }
            return constant("pictures", pictures)
        }
        return try replacing(#"<script src=""#, #""></script>"#, in: html) { name throws(Fault) in
            "<script>\n\(inScript(try read(file(name, beside: template), for: template)))</script>"
        }
    }

    private static func snippets(in folder: URL) throws(Fault) -> [String: [String: String]] {
        do throws(GallerySnippets.Fault) {
            return try GallerySnippets(in: folder).texts
        } catch {
            throw .code(error)
        }
    }

    /// A script that defines a constant.
    private static func constant(_ name: String, _ value: [String: [String: String]]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = String(decoding: (try? encoder.encode(value)) ?? Data("{}".utf8), as: UTF8.self)
        return "<script>\nconst \(name) = \(inScript(json))\n</script>"
    }

    /// Escapes a script's text so that an HTML parser finds no end tag and no comment in it.
    private static func inScript(_ text: String) -> String {
        text.replacingOccurrences(of: "</script", with: "<\\/script").replacingOccurrences(of: "<!--", with: "<\\!--")
    }

    /// Replaces each stretch from `head` to the next `tail` by the content for the text between them.
    private static func replacing(
        _ head: String, _ tail: String, in text: String, with content: (String) throws(Fault) -> String
    ) throws(Fault) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: head), let end = rest[start.upperBound...].range(of: tail) {
            result += rest[..<start.lowerBound]
            result += try content(String(rest[start.upperBound..<end.lowerBound]))
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    private static func file(_ name: String, beside template: URL) -> URL {
        template.deletingLastPathComponent().appendingPathComponent(name).standardizedFileURL
    }

    private static func read(_ file: URL, for template: URL) throws(Fault) -> String {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw .missing(file.relativeText, of: template.relativeText)
        }
        return String(decoding: data, as: UTF8.self)
    }
}

extension URL {
    /// The path, relative to the working directory if the file is inside it.
    fileprivate var relativeText: String {
        let directory = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(directory) ? String(path.dropFirst(directory.count)) : path
    }
}
