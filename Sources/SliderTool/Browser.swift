import Foundation

/// The browser of the machine, where there is a display to show it.
enum Browser {
    /// Opens a page; `false` where there is no display or nothing to open it with.
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
