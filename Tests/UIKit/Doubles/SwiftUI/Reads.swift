// Checked against: OpenSwiftUIProject/OpenSwiftUI (AnyLocation.wasRead, PropertyList.Tracker).

/// What a run of a body or of an update read: it runs again when one of these changed.
final class Reads {
    private var changes: [ObjectIdentifier: (EnvironmentValues) -> Bool] = [:]
    /// Whether its view runs. What is read later, by closures that the view made, counts for nobody.
    var isOpen = true

    func note(_ source: any Source) {
        guard isOpen, let version = source.version else { return }
        changes[ObjectIdentifier(source.root)] = { _ in source.version != version }
    }

    func note<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value, _ fields: Fields) {
        guard isOpen else { return }
        changes[ObjectIdentifier(key)] = { !fields.same($0[key], value) }
    }

    func hasChanged(in environment: EnvironmentValues) -> Bool { changes.values.contains { $0(environment) } }
}

/// What values are read from.
protocol Source: AnyObject {
    /// Rises with each change; `nil` if changes are not reported.
    var version: Int? { get }
    /// The state that holds the value.
    var root: AnyObject { get }
}
