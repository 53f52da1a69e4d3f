import Foundation

/// What `scripts/live` reads and writes, which serves the page: the page, and an answer to each line of standard input.
enum LivePipe {
    static func serve(_ page: String, _ answer: @Sendable (Data) async throws -> String) async throws {
        try write(page)
        while let line = readLine() { try write(try await answer(Data(line.utf8))) }
    }

    private static func write(_ text: String) throws {
        try FileHandle.standardOutput.write(contentsOf: Data("\(text.utf8.count)\n\(text)".utf8))
    }
}
