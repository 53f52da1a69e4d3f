import ArgumentParser
import Foundation
import SlidersReplay

/// `slider replay`: plays a recording.
struct ReplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "Plays a recording and prints the results: one line of JSON for the start and one for each input.")

    @Argument(help: "The recording, a JSON file; \"-\" reads standard input.")
    var file: String

    /// Lines are written together until they are about this many bytes.
    private static let blockSize = 1 << 16

    func run() throws {
        guard let data = Console.read(file) else { throw Console.failure("replay: \(file): cannot be read") }
        let replay: ReplayFile
        do {
            replay = try ReplayFile(data)
        } catch {
            throw Console.failure(error.description)
        }
        var block = ""
        var fault: (any Error)?
        func write() {
            guard fault == nil else { return }
            do { try Console.write(block) } catch { fault = error }
            block = ""
        }
        replay.answer { line in
            block += line
            block += "\n"
            if block.utf8.count >= Self.blockSize { write() }
        }
        write()
        if fault != nil { throw Console.failure("replay: the answer cannot be written; is the disk full?") }
    }
}
