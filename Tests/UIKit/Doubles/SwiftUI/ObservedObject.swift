// Checked against: developer.apple.com/documentation/combine/observableobject, …/combine/published (it sends before the
// value changes, whether or not it differs), …/documentation/swiftui/observedobject (a view that has the object runs
// again whatever it read of it), …/stateobject; OpenSwiftUIProject/OpenSwiftUI. SwiftUI says of an object that
// publishes while views are updated: "Publishing changes from within view updates is not allowed".

public protocol ObservableObject: AnyObject {}

@propertyWrapper
public struct Published<Value> {
    private var value: Value

    public init(wrappedValue: Value) { value = wrappedValue }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { preconditionFailure("the property of a class answers") }
        set { preconditionFailure("the property of a class answers \(newValue)") }
    }
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].value }
        set {
            ObjectSource.of(ObjectIdentifier(object))?.send()
            object[keyPath: storageKeyPath].value = newValue
        }
    }
}

/// Notifies the views that have an object when it publishes. It lives as long as one of them read it.
final class ObjectSource: Source, @unchecked Sendable {
    struct Known { weak var source: ObjectSource? }
    @MainActor fileprivate static var known: [ObjectIdentifier: Known] = [:]

    private let object: AnyObject
    private var changes = 0
    private var stages: [Stage] = []

    private init(_ object: AnyObject) { self.object = object }

    /// The source of an object that views have; `nil` if none has it.
    fileprivate static func of(_ object: ObjectIdentifier) -> ObjectSource? {
        MainActor.assumeIsolated { known[object]?.source }
    }

    var version: Int? { changes }
    var root: AnyObject { self }

    /// Notes that the view of a node has an object.
    @MainActor static func note(_ object: AnyObject, on node: Node) {
        let source = known[ObjectIdentifier(object)]?.source ?? ObjectSource(object)
        known[ObjectIdentifier(object)] = Known(source: source)
        if !source.stages.contains(where: { $0 === node.stage }) { source.stages.append(node.stage) }
        node.reads.note(source)
    }

    fileprivate func send() {
        if ViewUpdate.isRunning { ViewUpdate.fault("an object publishes during an update") }
        MainActor.assumeIsolated {
            for stage in stages { stage.write(.current) { self.changes += 1 } }
        }
    }
}

@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    nonisolated fileprivate let id: ObjectIdentifier
    public let wrappedValue: ObjectType
    public init(wrappedValue: ObjectType) { (self.wrappedValue, id) = (wrappedValue, ObjectIdentifier(wrappedValue)) }
}

extension ObservedObject: InstalledProperty {
    func install(at path: String, on node: Node) { ObjectSource.note(wrappedValue, on: node) }
}

extension ObservedObject: ComparedProperty {
    nonisolated func isSame(as other: Any, in fields: Fields) -> Bool {
        (other as? ObservedObject<ObjectType>)?.id == id
    }
}
