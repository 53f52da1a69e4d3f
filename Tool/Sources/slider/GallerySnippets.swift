import Foundation

/// The code that the gallery shows beside its sliders, read from source files that tests compile or load.
///
/// A snippet is the lines between a line that contains `snippet.NAME` and the next that contains `snippet.end`.
/// Snippets of the same name in the same folder are joined.
struct GallerySnippets {
    /// The text of each snippet, by the snippet's name, then by the name of its folder.
    private(set) var texts: [String: [String: String]] = [:]

    enum Fault: Error, Equatable, CustomStringConvertible {
        /// The folder at this path cannot be read.
        case noFolder(String)
        /// A snippet of this name starts in this file, and another or the file's end comes before its end.
        case notClosed(String, file: String)

        var description: String {
            switch self {
            case .noFolder(let path): "\(path), which contains the code of the gallery's sliders, cannot be read"
            case .notClosed(let name, let file): "the snippet \(name) in \(file) has no line with snippet.end"
            }
        }
    }

    /// Reads all files in the subfolders of a folder. Each subfolder is a kind of code: UIKit, SwiftUI, HTML.
    init(in folder: URL) throws(Fault) {
        for kind in try Self.names(in: folder) {
            let files = folder.appendingPathComponent(kind)
            for name in try Self.names(in: files) {
                guard let data = FileManager.default.contents(atPath: files.appendingPathComponent(name).path) else {
                    continue
                }
                try add(String(decoding: data, as: UTF8.self), of: kind, file: "\(kind)/\(name)")
            }
        }
    }

    /// Adds the snippets in the text of a file.
    mutating func add(_ source: String, of kind: String, file: String) throws(Fault) {
        var name: String?
        var lines: [Substring] = []
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            guard let marker = line.range(of: "snippet.") else {
                if name != nil { lines.append(line) }
                continue
            }
            let word = String(line[marker.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "-" })
            if let open = name {
                guard word == "end" else { throw .notClosed(open, file: file) }
                texts[open, default: [:]][kind, default: ""] += Self.flushLeft(lines)
            }
            (name, lines) = (word == "end" ? nil : word, [])
        }
        if let name { throw .notClosed(name, file: file) }
    }

    /// Joins lines without the indentation that all of them have.
    private static func flushLeft(_ lines: [Substring]) -> String {
        let indents = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }
        return lines.map { $0.dropFirst(indents.min() ?? 0) + "\n" }.joined()
    }

    /// The sorted names of the files in a folder, except hidden ones.
    private static func names(in folder: URL) throws(Fault) -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
            throw .noFolder(folder.path)
        }
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }
}
