import Foundation

/// The code that the gallery shows beside its sliders, read from source files that tests compile or load.
///
/// A snippet is the lines between a line that contains `snippet.NAME` and the next that contains `snippet.end`.
/// Snippets of the same name in the same folder are joined. The code in the folder Controls is that of UIKit and of
/// AppKit; what one of them alone has begins with `snippet.NAME.UIKit` or `snippet.NAME.AppKit`.
struct GallerySnippets {
    /// The text of each snippet, by the snippet's name, then by its kind.
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

    /// The kinds of code in a folder, where its name is not that of its only kind.
    private static let kinds = ["Controls": ["UIKit", "AppKit"]]

    /// Reads all files in the subfolders of a folder.
    init(in folder: URL) throws(Fault) {
        for subfolder in try Self.names(in: folder) {
            let files = folder.appendingPathComponent(subfolder)
            for name in try Self.names(in: files) {
                guard let data = FileManager.default.contents(atPath: files.appendingPathComponent(name).path) else {
                    continue
                }
                try add(
                    String(decoding: data, as: UTF8.self), of: Self.kinds[subfolder] ?? [subfolder],
                    file: "\(subfolder)/\(name)")
            }
        }
    }

    /// Adds the snippets in the text of a file.
    mutating func add(_ source: String, of kinds: [String], file: String) throws(Fault) {
        var (name, chosen): (String?, [String]) = (nil, kinds)
        var lines: [Substring] = []
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            guard let marker = line.range(of: "snippet.") else {
                if name != nil { lines.append(line) }
                continue
            }
            let words = line[marker.upperBound...].prefix { $0.isLetter || $0.isNumber || "-.".contains($0) }
                .split(separator: ".").map(String.init)
            if let open = name {
                guard words == ["end"] else { throw .notClosed(open, file: file) }
                for kind in chosen { texts[open, default: [:]][kind, default: ""] += Self.flushLeft(lines) }
            }
            (name, lines) = (words == ["end"] ? nil : words.first, [])
            chosen = words.count == 2 ? [words[1]] : kinds
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
