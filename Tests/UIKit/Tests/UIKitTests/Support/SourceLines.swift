import Foundation

/// A line of a source file, which has a path in the folder that was read.
struct SourceLine {
    let file: String
    let number: Int
    let text: String
}

/// The lines of all Swift files in folders of the project, file by file.
func sourceLines(in folders: String...) throws -> [SourceLine] {
    try folders.flatMap { folder in
        let url = checkout.appendingPathComponent(folder)
        let files = try FileManager.default.subpathsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".swift") }
        return try files.sorted().flatMap { file in
            sourceLines(of: try String(contentsOf: url.appendingPathComponent(file), encoding: .utf8), file)
        }
    }
}

/// The lines of all Swift files and pages that are no build product, in folders of the project.
func linesOfCodeAndPages(in folders: String...) throws -> [SourceLine] {
    try folders.flatMap { folder in
        let url = checkout.appendingPathComponent(folder)
        let files = try FileManager.default.subpathsOfDirectory(atPath: url.path).filter {
            ($0.hasSuffix(".swift") || $0.hasSuffix(".md")) && !$0.split(separator: "/").contains(".build")
        }
        return try files.flatMap { file in
            sourceLines(of: try String(contentsOf: url.appendingPathComponent(file), encoding: .utf8), file)
        }
    }
}

/// The lines of a text.
func sourceLines(of text: String, _ file: String) -> [SourceLine] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
        SourceLine(file: file, number: $0.offset + 1, text: String($0.element))
    }
}

extension [SourceLine] {
    /// The lines that are compiled for a toolkit, "UIKit" or "AppKit". Branches of other conditions all count.
    func compiled(for toolkit: String) -> [SourceLine] {
        var (branches, file): ([Bool?], String?) = ([], nil)
        return filter { line in
            if line.file != file { (branches, file) = ([], line.file) }
            let text = line.text.drop { $0 == " " }
            if text.hasPrefix("#if ") {
                let named = ["UIKit", "AppKit"].filter { text.contains("canImport(\($0))") }
                branches.append(named.count == 1 ? (named == [toolkit]) != text.contains("!canImport") : nil)
                return false
            }
            if text.hasPrefix("#else"), let last = branches.popLast() { branches.append(last.map { !$0 }) }
            if text.hasPrefix("#endif") { _ = branches.popLast() }
            return !text.hasPrefix("#") && !branches.contains(false)
        }
    }
}
