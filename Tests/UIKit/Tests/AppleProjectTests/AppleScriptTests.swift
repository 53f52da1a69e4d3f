import Foundation
import Testing

/// `make apple`, here and with commands that act as those of a Mac.
@Suite(.serialized) struct AppleScriptTests {
    /// A folder with commands that act as a Mac's.
    private func mac(xcode: String = "26.5", simulators: String = Self.simulators) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let commands = [
            "uname": "echo Darwin",
            "swift": "echo tested",
            "xcrun": """
            case "$*" in
            *--show-sdk-version) echo \(xcode) ;;
            *) cat <<'END'
            \(simulators)
            END
            ;;
            esac
            """,
            "xcodebuild": """
            case "$*" in
            -version) echo "Xcode \(xcode)" ;;
            *Snippets*visionOS*) echo "a.swift:1:1: error: no such thing"; exit 65 ;;
            *AppleUITests*) echo "t = 1 ANSWER arrow-keys: it moves $*" ;;
            *AppleTests*) echo "ANSWER tint: it reaches the control" ;;
            esac
            """,
        ]
        for (name, text) in commands {
            let file = folder.appendingPathComponent(name)
            try "#!/usr/bin/env bash\n\(text)\n".write(to: file, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
        return folder
    }

    private static let simulators = """
        == Devices ==
        -- iOS 26.0 --
            iPhone 16 (0A1B2C3D-0000-4000-8000-000000000001) (Shutdown)
        -- iOS 26.5 --
            iPhone 17 (0A1B2C3D-0000-4000-8000-000000000002) (Booted)
            iPad (A16) (0A1B2C3D-0000-4000-8000-000000000003) (Shutdown)
        -- iOS 27.0 --
            iPhone 18 (0A1B2C3D-0000-4000-8000-000000000004) (Shutdown)
        -- tvOS 26.5 --
            Apple TV (0A1B2C3D-0000-4000-8000-000000000006) (Shutdown)
        -- visionOS 26.5 --
            Apple Vision Pro (0A1B2C3D-0000-4000-8000-000000000005) (Shutdown)
        """

    @Test func hereItSaysWhatItNeeds() async throws {
        let result = try await run("make", ["apple"])
        #expect(result.status != 0 && result.output.contains("needs a Mac with Xcode 26 or later"))
    }

    @Test func anOlderXcodeIsNotEnough() async throws {
        let result = try await run("scripts/apple", commands: mac(xcode: "16.4"))
        #expect(result.status != 0 && result.output.contains("needs Xcode 26 or later"))
        #expect(result.output.contains("16.4"))
    }

    @Test func itRunsEveryStepAndCollectsTheAnswers() async throws {
        let result = try await run("scripts/apple", commands: mac())
        let output = result.output
        // The simulated build for visionOS fails, and nothing else.
        #expect(result.status != 0 && output.contains("error: no such thing"))
        #expect(output.ranges(of: "FAILED  Snippets").count == 2)
        #expect(output.contains("compiles: Xcode 26.5: iOS Simulator, Debug passed;visionOS Simulator, Debug FAILED;"))
        #expect(output.contains("passed  Tests, visionOS"))
        // This Mac has no watchOS.
        #expect(output.contains("passed  No host, tvOS") && output.contains("not run No host, watchOS"))
        // The newest iPad of the newest system that this Xcode knows.
        #expect(output.contains("arrow-keys: it moves") && output.contains("000000000003"))
        #expect(!output.contains("000000000004"))
        #expect(output.contains("tint: it reaches the control [Tests--iPhone--Debug]"))
        #expect(output.contains("tint: it reaches the control [Tests--iPhone--Release]"))
        #expect(output.contains("wheel: no answer") && !output.contains("tint: no answer"))
    }

    @Test func aQuestionIsAskedAlone() async throws {
        let result = try await run("scripts/apple", ["tint", "arrow-keys"], commands: mac())
        #expect(result.status == 0)
        #expect(result.output.contains("tint: it reaches the control [SurroundingsTests]"))
        // The tests with fingers and keys run on an iPad, and only those of the class that asks.
        #expect(result.output.contains("arrow-keys: it moves") && result.output.contains("000000000003"))
        #expect(result.output.contains("-only-testing:AppleUITests/LineTests"))
        #expect(!result.output.contains("wheel"))
        let other = try await run("scripts/apple", ["mac-sizes"], commands: mac())
        #expect(other.status != 0 && other.output.contains("▸ MacControlTests"))
        #expect(other.output.contains("mac-sizes: no answer"))
        let unknown = try await run("scripts/apple", ["gallery"], commands: mac())
        #expect(unknown.status != 0 && unknown.output.contains("no test alone asks gallery"))
    }

    @Test func missingSimulatorsAreSaid() async throws {
        let result = try await run("scripts/apple", commands: mac(simulators: "== Devices =="))
        #expect(result.status != 0)
        #expect(result.output.ranges(of: "not run ").count == 5)
    }
}
