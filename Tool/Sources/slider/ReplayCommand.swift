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

    func run() throws {
        guard
            let data = file == "-"
                ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: file)
        else {
            throw Console.failure("replay: \(file): cannot be read")
        }
        do {
            try Replay(data).answer { print($0) }
        } catch {
            throw Console.failure(error.description)
        }
    }
}
