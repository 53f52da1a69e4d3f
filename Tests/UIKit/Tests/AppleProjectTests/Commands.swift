import Foundation

/// Runs a command in the folder of the project. Waits without blocking, because other tests measure time meanwhile.
///
/// - Parameter folder: a folder whose commands come before those of the system.
func run(_ command: String, _ arguments: [String] = [], commands folder: URL? = nil) async throws -> (
    status: Int32, output: String
) {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.currentDirectoryURL = checkout
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = process.standardOutput
    var environment = ProcessInfo.processInfo.environment
    if let folder { environment["PATH"] = "\(folder.path):\(environment["PATH"] ?? "")" }
    process.environment = environment
    let status = try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
        do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    return (status, try String(contentsOf: output, encoding: .utf8))
}
