// Checked against: OpenSwiftUIProject/OpenSwiftUI (Location, StoredLocation, ConstantLocation, FunctionalLocation,
// LocationProjectionCache: the location of a key path is made once as long as somebody keeps it).

/// Where a value is stored.
class Location<Value>: Source, @unchecked Sendable {
    private var projections: [AnyHashable: WeakSource] = [:]

    var version: Int? { nil }
    var root: AnyObject { self }
    func get() -> Value { preconditionFailure("a subclass answers") }
    func set(_ value: Value, _ transaction: Transaction) {}

    /// The location of a part of the value.
    func projecting<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> Location<Part> {
        if let known = projections[keyPath]?.source as? Location<Part> { return known }
        let projected = ProjectedLocation(self, keyPath)
        projections[keyPath] = WeakSource(source: projected)
        return projected
    }
}

private struct WeakSource { weak var source: (any Source)? }

/// The value of a `State` at a position. Views see a write in the update of its transaction, and all others at once.
/// Writes during an update are dropped.
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
    private var value: Value
    private var shown: Value
    private var changes = 0
    private weak var stage: Stage?

    init(_ value: Value, of stage: Stage) { (self.value, shown, self.stage) = (value, value, stage) }

    override var version: Int? { changes }
    override func get() -> Value { ViewUpdate.isRunning ? shown : value }
    override func set(_ value: Value, _ transaction: Transaction) {
        guard !ViewUpdate.isRunning else { return ViewUpdate.fault("state is modified during an update") }
        guard let stage, !stage.fields.same(value, self.value) else { return }
        self.value = value
        nonisolated(unsafe) let transaction = transaction
        nonisolated(unsafe) let show = {
            self.shown = value
            self.changes += 1
        }
        MainActor.assumeIsolated { stage.write(transaction, show) }
    }
}

final class ProjectedLocation<Base, Value>: Location<Value>, @unchecked Sendable {
    private let base: Location<Base>
    private let keyPath: WritableKeyPath<Base, Value>

    init(_ base: Location<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
        (self.base, self.keyPath) = (base, keyPath)
    }

    override var version: Int? { base.version }
    override var root: AnyObject { base.root }
    override func get() -> Value { base.get()[keyPath: keyPath] }
    override func set(_ value: Value, _ transaction: Transaction) {
        var whole = base.get()
        whole[keyPath: keyPath] = value
        base.set(whole, transaction)
    }
}

final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
    private let value: Value
    init(_ value: Value) { self.value = value }
    override func get() -> Value { value }
}

/// Two closures: changes are not reported.
final class FunctionLocation<Value>: Location<Value>, @unchecked Sendable {
    private let read: () -> Value
    private let write: (Value, Transaction) -> Void

    init(_ read: @escaping () -> Value, _ write: @escaping (Value, Transaction) -> Void) {
        (self.read, self.write) = (read, write)
    }

    override func get() -> Value { read() }
    override func set(_ value: Value, _ transaction: Transaction) {
        if ViewUpdate.isRunning { ViewUpdate.fault("a binding is written during an update") }
        write(value, transaction)
    }
}
