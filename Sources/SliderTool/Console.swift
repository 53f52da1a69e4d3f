import ArgumentParser
import Foundation

/// What the tool tells a person, and how it ends when it cannot go on.
enum Console {
    static func say(_ text: String) {
        FileHandle.standardOutput.write(Data("\(text)\n".utf8))
    }

    /// Tells a fault and its fix on standard error; thrown, it ends the tool with 2.
    static func failure(_ text: String) -> ExitCode {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
        return ExitCode(2)
    }
}
