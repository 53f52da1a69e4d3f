import Foundation

/// The browser of this machine.
enum Browser {
    /// Opens a page. Returns `false` if the machine has no display, or no program that opens links.
    static func open(_ link: String) -> Bool {
        guard let program else { return false }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = [link]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
            return true
        } catch {
            return false
        }
    }

    /// The path of the program that opens a link in the default browser.
    private static var program: String? {
        #if os(macOS)
        return "/usr/bin/open"
        #else
        let environment = ProcessInfo.processInfo.environment
        let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
        guard hasDisplay else { return nil }
        return (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/xdg-open" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        #endif
    }
}
