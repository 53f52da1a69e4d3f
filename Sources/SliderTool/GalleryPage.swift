import Foundation

/// The gallery as one file: a template whose style sheets and scripts stand inside it.
enum GalleryPage {
    enum Fault: Error, CustomStringConvertible {
        case missing(String, of: String)
        case notWritable(String)
        case code(GallerySnippets.Fault)

        var description: String {
            switch self {
            case .missing(let file, let page) where file.hasSuffix(".classic.js"):
                "\(file), which \(page) uses, is not built; run Web/build"
            case .missing(let file, let page):
                file == page
                    ? "\(file) cannot be read; run the tool in the package's directory, or give --page"
                    : "\(file), which \(page) uses, cannot be read"
            case .notWritable(let file): "\(file) cannot be written; give another place with --out"
            case .code(let fault): "\(fault)"
            }
        }
    }

    /// Reads a template, and puts in the place of every `<link rel="stylesheet" href="…">` and `<script src="…">` what
    /// they name, relative to the template, and in the place of `<link rel="snippets" href="…">` and
    /// `<link rel="pictures" href="…">` scripts with what those folders hold.
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
            guard let pictures = GalleryPictures.addresses(in: folder) else { throw .missing(folder.relativeText, of: template.relativeText) }
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

    private static func constant(_ name: String, _ value: [String: [String: String]]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = String(decoding: (try? encoder.encode(value)) ?? Data("{}".utf8), as: UTF8.self)
        return "<script>\nconst \(name) = \(inScript(json))\n</script>"
    }

    /// A script's text such that no parser of HTML takes part of it for the script's end.
    private static func inScript(_ text: String) -> String {
        text.replacingOccurrences(of: "</script", with: "<\\/script").replacingOccurrences(of: "<!--", with: "<\\!--")
    }

    private static func replacing(
        _ head: String, _ tail: String, in text: String, with content: (String) throws(Fault) -> String
    ) throws(Fault) -> String {
        var result = "", rest = text[...]
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
    /// The path, as seen from the working directory where it lies inside.
    fileprivate var relativeText: String {
        let directory = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(directory) ? String(path.dropFirst(directory.count)) : path
    }
}
