import Foundation

/// The code of the gallery's sliders, cut out of source files that tests compile or load.
///
/// A snippet is what stands between a line that holds `snippet.NAME` and one that holds `snippet.end`. Stretches of one name
/// in one file are joined.
struct GallerySnippets {
    /// By the snippet's name, then by the folder's.
    private(set) var texts: [String: [String: String]] = [:]

    enum Fault: Error, Equatable, CustomStringConvertible {
        case noFolder(String)
        case notClosed(String, file: String)

        var description: String {
            switch self {
            case .noFolder(let path): "\(path), which holds the code of the gallery's sliders, cannot be read"
            case .notClosed(let name, let file): "the snippet \(name) in \(file) has no line with snippet.end"
            }
        }
    }

    init(in folder: URL) throws(Fault) {
        for kind in try Self.names(in: folder) {
            let files = folder.appendingPathComponent(kind)
            for name in try Self.names(in: files) {
                guard let data = FileManager.default.contents(atPath: files.appendingPathComponent(name).path) else { continue }
                try add(String(decoding: data, as: UTF8.self), of: kind, file: "\(kind)/\(name)")
            }
        }
    }

    mutating func add(_ source: String, of kind: String, file: String) throws(Fault) {
        var name: String?, lines: [Substring] = []
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

    private static func flushLeft(_ lines: [Substring]) -> String {
        let indents = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }
        return lines.map { $0.dropFirst(indents.min() ?? 0) + "\n" }.joined()
    }

    private static func names(in folder: URL) throws(Fault) -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
            throw .noFolder(folder.path)
        }
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }
}
