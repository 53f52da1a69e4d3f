import ArgumentParser
import Foundation

/// Reads files and standard input, and writes to the terminal.
enum Console {
    /// The bytes of a file, a pipe or, for "-", standard input; `nil` if they cannot be read.
    static func read(_ path: String) -> Data? {
        let file = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
        guard let file else { return nil }
        do { return try file.readToEnd() ?? Data() } catch { return nil }
    }

    /// Writes text to standard output at once, without a buffer.
    ///
    /// - Throws: an error of the system, such as one for a full disk.
    static func write(_ text: String) throws {
        try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }

    /// Writes a line to standard output at once, if it can be written.
    static func say(_ text: String) { try? write("\(text)\n") }

    /// Writes a line to standard error. Returns the error to throw, which ends the tool with exit code 2.
    static func failure(_ text: String) -> ExitCode {
        try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
        return ExitCode(2)
    }
}
