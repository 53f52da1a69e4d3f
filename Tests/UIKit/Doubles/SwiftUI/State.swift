// Checked against: developer.apple.com/documentation/swiftui/state; OpenSwiftUIProject/OpenSwiftUI (State,
// StatePropertyBox: the value lives at the position of the view, and the first view there gives the initial one).

@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var location: StateLocation<Value>?
    private var snapshot: Value
    private var reads: Reads?

    public init(wrappedValue value: Value) { (initial, snapshot) = (value, value) }
    public init(initialValue value: Value) { self.init(wrappedValue: value) }

    public var wrappedValue: Value {
        get {
            guard let location else { return initial }
            guard ViewUpdate.isRunning else { return location.get() }
            reads?.note(location)
            return snapshot
        }
        nonmutating set {
            guard let location else {
                return ViewUpdate.fault("state of a view that is not shown is written")
            }
            location.set(newValue, .current)
        }
    }
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(location, ViewUpdate.isRunning ? snapshot : location.get())
    }
}

extension State: InstalledProperty {
    mutating func install(at path: String, on node: Node) {
        let location = node.property(at: path) { StateLocation(initial, of: node.stage) }
        (self.location, snapshot, reads) = (location, location.get(), node.reads)
    }
}

extension State: ComparedProperty {
    func isSame(as other: Any, in fields: Fields) -> Bool {
        (other as? State<Value>).map { fields.same(initial, $0.initial) } ?? false
    }
}
