import ArgumentParser
import Foundation

/// Writes lines to the terminal.
enum Console {
    /// Writes a line to standard output at once, without a buffer.
    static func say(_ text: String) {
        FileHandle.standardOutput.write(Data("\(text)\n".utf8))
    }

    /// Writes a line to standard error. Returns the error to throw, which ends the tool with exit code 2.
    static func failure(_ text: String) -> ExitCode {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
        return ExitCode(2)
    }
}
