// Checked against: developer.apple.com/documentation/swiftui/binding; OpenSwiftUIProject/OpenSwiftUI (Binding: while
// views are updated, it gives the value that it was made or installed with).

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    let location: Location<Value>
    private var snapshot: Value
    /// What the view read that stores the binding; `nil` if no view does.
    private var reads: Reads?
    public var transaction = Transaction()

    @preconcurrency
    public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // SwiftUI calls both on the actor that they were made on; the double knows only the main actor.
        let (read, write) = (unsafeBitCast(get, to: (() -> Value).self), unsafeBitCast(set, to: ((Value) -> Void).self))
        self.init(FunctionLocation(read) { value, _ in write(value) }, read())
    }
    @preconcurrency
    public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        let read = unsafeBitCast(get, to: (() -> Value).self)
        self.init(FunctionLocation(read, unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)), read())
    }
    init(_ location: Location<Value>, _ value: Value) { (self.location, snapshot) = (location, value) }
    public init(projectedValue: Binding<Value>) { self = projectedValue.projectedValue }
    public static func constant(_ value: Value) -> Binding<Value> { Binding(ConstantLocation(value), value) }

    public var wrappedValue: Value {
        get {
            guard ViewUpdate.isRunning else { return location.get() }
            reads?.note(location)
            return snapshot
        }
        nonmutating set { location.set(newValue, transaction.or(.current)) }
    }
    /// A copy that is given away subscribes nobody.
    public var projectedValue: Binding<Value> {
        var copy = self
        copy.reads = nil
        return copy
    }
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let value = ViewUpdate.isRunning ? snapshot : location.get()
        return Binding<Subject>(location.projecting(keyPath), value[keyPath: keyPath])
    }
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = projectedValue
        copy.transaction.animation = animation
        return copy
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: InstalledProperty {
    mutating func install(at path: String, on node: Node) {
        if location.version != nil { snapshot = location.get() }
        reads = node.reads
    }
}

extension Binding: ComparedProperty {
    func isSame(as other: Any, in fields: Fields) -> Bool {
        guard let other = other as? Binding<Value>, fields.same(snapshot, other.snapshot) else { return false }
        // What has no state behind it is made again with each binding.
        return location === other.location
            || location.version == nil && other.location.version == nil && fields.closures == .neverDiffer
    }
}
