// Checked against: developer.apple.com/documentation/swiftui/stateobject.

@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    nonisolated(unsafe) private let make: () -> ObjectType
    private var object: ObjectType?

    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    public var wrappedValue: ObjectType {
        if object == nil { ViewUpdate.fault("an object of a view that is not shown is read") }
        return object ?? make()
    }
}

extension StateObject: InstalledProperty {
    mutating func install(at path: String, on node: Node) {
        let object = node.property(at: path, make)
        self.object = object
        ObjectSource.note(object, on: node)
    }
}

extension StateObject: ComparedProperty {
    nonisolated func isSame(as other: Any, in fields: Fields) -> Bool { fields.closures == .neverDiffer }
}
