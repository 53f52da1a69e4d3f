// Checked against: OpenSwiftUIProject/OpenSwiftUI (GraphHost.isUpdating, StoredLocation.set: "Modifying state during
// view update, this will cause undefined behavior").

/// Whether views are updated now, and what they do then that they must not.
@MainActor
enum ViewUpdate {
    nonisolated(unsafe) private(set) static var isUnderWay = false
    nonisolated(unsafe) private static var faults: [String] = []

    /// Runs bodies and updates, and returns their faults.
    static func run(_ update: () -> Void) -> [String] {
        precondition(!isUnderWay, "views are shown during an update")
        isUnderWay = true
        update()
        isUnderWay = false
        defer { faults = [] }
        return faults
    }

    nonisolated static func fault(_ text: String) { faults.append(text) }
}
