import Foundation

/// A folder for one test, removed when the test releases it.
final class Scratch {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("slider-tool-\(UUID().uuidString)")

    /// The repository that contains the tool.
    static let checkout = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { file, _ in file.deletingLastPathComponent()
    }

    /// Writes files by their paths in the folder.
    init(_ files: [String: String] = [:]) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
}
