import Foundation
import Testing

/// A text that a test computes, and the file with the text that it must be.
///
/// With `RECORD_GOLDENS=1` in the environment a run writes the files again and fails, so that it cannot be mistaken for
/// a run that compares.
struct Golden {
    private let file: URL

    /// The golden of this name, in the folder Goldens beside the calling source file.
    init(_ name: String, beside source: String = #filePath) {
        file = Self.folder(beside: source).appendingPathComponent(name)
    }

    /// The golden of this name in a folder that several packages share.
    init(_ name: String, in folder: URL) { file = folder.appendingPathComponent(name) }

    /// The names of all goldens beside the calling source file.
    static func names(beside source: String = #filePath) throws -> Set<String> {
        Set(try FileManager.default.contentsOfDirectory(atPath: folder(beside: source).path))
    }

    /// Compares a text with the golden, and records an issue with the first line that differs.
    func compare(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        guard ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != "1" else {
            try text.write(to: file, atomically: true, encoding: .utf8)
            Issue.record(
                "recorded \(file.path), compared nothing; read the diff and run without RECORD_GOLDENS",
                sourceLocation: sourceLocation)
            return
        }
        let golden = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        guard text != golden else { return }
        let name = "\(file.deletingLastPathComponent().lastPathComponent)-\(file.lastPathComponent)"
        let seen = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try text.write(to: seen, atomically: true, encoding: .utf8)
        Issue.record(
            "\(seen.path) differs from \(file.path)\n\(Self.firstDifference(text, golden))",
            sourceLocation: sourceLocation)
    }

    private static func firstDifference(_ text: String, _ golden: String) -> String {
        let lines = text.components(separatedBy: "\n")
        let expected = golden.components(separatedBy: "\n")
        for index in 0..<max(lines.count, expected.count) {
            let line = index < lines.count ? lines[index] : "(end of file)"
            let other = index < expected.count ? expected[index] : "(end of file)"
            if line != other { return "line \(index + 1) is        \(line)\nand should be \(other)" }
        }
        return ""
    }

    private static func folder(beside source: String) -> URL {
        URL(fileURLWithPath: source).deletingLastPathComponent().appendingPathComponent("Goldens")
    }
}
