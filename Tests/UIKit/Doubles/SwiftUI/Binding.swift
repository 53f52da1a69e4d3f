// Checked against: developer.apple.com/documentation/swiftui/binding, …/environment, …/environmentvalues,
// …/environmentkey, …/layoutdirection, …/color, …/uicolor/init(_:); OpenSwiftUIProject/OpenSwiftUI.
import UIKit

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void

    @preconcurrency
    public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // SwiftUI calls both on the actor that they were made on; the double knows only the main actor.
        read = unsafeBitCast(get, to: (() -> Value).self)
        write = unsafeBitCast(set, to: ((Value) -> Void).self)
    }
    fileprivate init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
        (self.read, self.write) = (read, write)
    }
    public init(projectedValue: Binding<Value>) { self = projectedValue }
    public static func constant(_ value: Value) -> Binding<Value> { Binding(read: { value }, write: { _ in }) }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            read: { self.read()[keyPath: keyPath] },
            write: {
                var value = self.read()
                value[keyPath: keyPath] = $0
                self.write(value)
            })
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

public enum LayoutDirection: Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

public struct EnvironmentValues {
    public init() {}
    public var isEnabled = true
    public var layoutDirection = LayoutDirection.leftToRight
    public var colorScheme = ColorScheme.light
    @available(iOS 15, *) public var dynamicTypeSize: DynamicTypeSize {
        get { textSize }
        set { textSize = newValue }
    }
    private var textSize = DynamicTypeSize.large
    public var locale = Locale.current
    private var others: [ObjectIdentifier: Any] = [:]
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { others[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { others[ObjectIdentifier(key)] = newValue }
    }
}

public protocol DynamicProperty {}

final class EnvironmentBox { var values = EnvironmentValues() }

protocol EnvironmentReader { var box: EnvironmentBox { get } }

@propertyWrapper
public struct Environment<Value>: DynamicProperty, EnvironmentReader {
    let box = EnvironmentBox()
    private let keyPath: KeyPath<EnvironmentValues, Value>
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
    public var wrappedValue: Value { box.values[keyPath: keyPath] }
}

public struct Color: Hashable, Sendable {
    fileprivate let red, green, blue, alpha: Double
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        alpha = opacity
    }
    public static let red = Color(red: 1, green: 0, blue: 0), green = Color(red: 0, green: 1, blue: 0)
}

extension UIColor {
    @available(iOS 14, *) public convenience init(_ color: Color) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}

// Checked against: developer.apple.com/documentation/swiftui/state.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private final class Box {
        var value: Value
        init(_ value: Value) { self.value = value }
    }
    private let box: Box
    public init(wrappedValue value: Value) { box = Box(value) }
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
    public var projectedValue: Binding<Value> { Binding(read: { box.value }, write: { box.value = $0 }) }
}
