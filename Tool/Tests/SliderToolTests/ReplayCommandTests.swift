import Foundation
import Testing

/// `slider replay`, run by a shell: what it reads, writes and refuses.
@Suite(.serialized) struct ReplayCommandTests {
    private static let recording = #"{"slider":{"values":[0.5]},"track":{"line":[[0,22],[300,22]]}}"#
    private static let answer = #"{"values":[0.5],"events":[],"held":[],"overshoot":0,"limits":[[0,1]]}"# + "\n"

    /// The tool, beside the bundle of the tests.
    private static let tool: String = {
        let bundles = [Bundle.main] + Bundle.allBundles
        let folders = bundles.flatMap { [$0.bundleURL, $0.bundleURL.deletingLastPathComponent()] }
        let tools = folders.map { $0.appendingPathComponent("slider").path }
        return tools.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "slider"
    }()

    /// Runs a line of the shell, in which $SLIDER is the tool, in a folder with a recording.
    private func run(_ line: String) throws -> (code: Int32, output: String, error: String) {
        let scratch = try Scratch(["recording.json": Self.recording])
        let (process, output, error) = (Process(), Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = scratch.folder
        process.environment = ["SLIDER": Self.tool, "PATH": "/usr/bin:/bin"]
        (process.standardOutput, process.standardError) = (output, error)
        try process.run()
        let texts = [output, error].map {
            String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        process.waitUntilExit()
        return (process.terminationStatus, texts[0], texts[1])
    }

    @Test(arguments: [
        "$SLIDER replay recording.json", "$SLIDER replay - < recording.json", "cat recording.json | $SLIDER replay -",
        "mkfifo pipe; cat recording.json > pipe & $SLIDER replay pipe",
    ]) func itReadsAFileAPipeAndStandardInput(_ line: String) throws {
        #expect(try run(line) == (0, Self.answer, ""))
    }

    @Test(arguments: [
        ("$SLIDER replay .", "."), ("$SLIDER replay none", "none"), ("$SLIDER replay - < .", "-"),
        ("$SLIDER replay - <&-", "-"),
    ]) func itNamesWhatItCannotRead(_ line: String, _ name: String) throws {
        #expect(try run(line) == (2, "", "replay: \(name): cannot be read\n"))
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func anAnswerThatCannotBeWrittenIsAFault() throws {
        #expect(
            try run("$SLIDER replay recording.json > /dev/full")
                == (2, "", "replay: the answer cannot be written; is the disk full?\n"))
    }

    @Test func itRepeatsALongOrUnseenKeyInPart() throws {
        let key = "\\u001b[31m\\u202e" + String(repeating: "a", count: 500)
        let line = #"printf '%s' '{"KEY":1,"slider":{"values":[1]},"track":{"line":[[0,0],[1,0]]}}' | $SLIDER replay -"#
        let found = try run(line.replacing("KEY", with: key))
        let shown = #"\u{1b}[31m\u{202e}"# + String(repeating: "a", count: 54) + "…"
        let known = "slider, playhead, track, thumbOffset, input"
        #expect(found == (2, "", "replay: \(shown): is unknown; known are \(known)\n"))
    }
}
