// Checked against: developer.apple.com/documentation/swiftui/environment, …/environmentvalues, …/environmentkey,
// …/layoutdirection; OpenSwiftUIProject/OpenSwiftUI (Environment, EnvironmentValues, PropertyList.Tracker).
import Foundation

public enum LayoutDirection: Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// What the view read that these are for.
    var reads: (reads: Reads, fields: Fields)?

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let value = values[ObjectIdentifier(key)].flatMap { $0 as? K.Value } ?? K.defaultValue
            reads.map { $0.reads.note(key, value, $0.fields) }
            return value
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
    public var layoutDirection: LayoutDirection {
        get { self[DirectionKey.self] }
        set { self[DirectionKey.self] = newValue }
    }
    public var colorScheme: ColorScheme {
        get { self[SchemeKey.self] }
        set { self[SchemeKey.self] = newValue }
    }
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    // developer.apple.com/documentation/swiftui/environmentvalues/calendar, …/timezone
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
    @available(iOS 15, macOS 12, *) public var dynamicTypeSize: DynamicTypeSize {
        get { self[TextSizeKey.self] }
        set { self[TextSizeKey.self] = newValue }
    }
}

private enum EnabledKey: EnvironmentKey { static let defaultValue = true }
private enum DirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
private enum SchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private enum TextSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private var environment = EnvironmentValues()

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    public var wrappedValue: Value { environment[keyPath: keyPath] }
}

extension Environment: InstalledProperty {
    mutating func install(at path: String, on node: Node) { environment = node.readEnvironment }
}

extension Environment: ComparedProperty {
    func isSame(as other: Any, in fields: Fields) -> Bool { (other as? Environment<Value>)?.keyPath == keyPath }
}
