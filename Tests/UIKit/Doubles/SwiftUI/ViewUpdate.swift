// Checked against: OpenSwiftUIProject/OpenSwiftUI (GraphHost.isUpdating, StoredLocation.set: "Modifying state during
// view update, this will cause undefined behavior").

/// Whether views are updated now, and what they do then that they must not.
@MainActor
enum ViewUpdate {
    nonisolated(unsafe) private(set) static var isRunning = false
    nonisolated(unsafe) private static var faults: [String] = []

    /// Runs bodies and updates, and returns their faults.
    static func run(_ update: () -> Void) -> [String] {
        precondition(!isRunning, "views are shown during an update")
        isRunning = true
        update()
        isRunning = false
        defer { faults = [] }
        return faults
    }

    nonisolated static func fault(_ text: String) { faults.append(text) }
}
