import Foundation

// Checked against: developer.apple.com/documentation/objectivec/nsobject-swift.class/setvalue(_:forkey:); the comments
// of NSKeyValueCoding.h in the SDKs of iOS 18 and macOS 15.

/// The setters that Objective-C has. Foundation's key-value coding asks the runtime for them, which is not here; tests
/// tell them by their properties.
@_spi(Double) @MainActor
public enum KeyValueCoding {
    /// Sets a property of an object; `nil` if its class does not have it.
    private typealias Setter = (AnyObject, Any?) -> Outcome?
    private static var setters: [String: [Setter]] = [:]

    public enum Outcome: Sendable { case isSet, hasNoSetter, isNilForNumber }

    /// The keys that have a setter.
    public static var keys: Set<String> { Set(setters.keys) }

    /// Calls the setter of a key.
    public static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Outcome {
        for setter in setters[key] ?? [] { if let outcome = setter(object, value) { return outcome } }
        return .hasNoSetter
    }

    // MARK: Telling setters

    public static func add<Root: AnyObject>(_ key: String, _ path: ReferenceWritableKeyPath<Root, Double>) {
        addNumber(key, path) { ($0 as? NSNumber)?.doubleValue ?? ($0 as? NSString)?.doubleValue }
    }
    public static func add<Root: AnyObject>(_ key: String, _ path: ReferenceWritableKeyPath<Root, CGFloat>) {
        addNumber(key, path) { (($0 as? NSNumber)?.doubleValue ?? ($0 as? NSString)?.doubleValue).map { CGFloat($0) } }
    }
    public static func add<Root: AnyObject>(_ key: String, _ path: ReferenceWritableKeyPath<Root, Int>) {
        addNumber(key, path) { ($0 as? NSNumber)?.intValue ?? ($0 as? NSString)?.integerValue }
    }
    public static func add<Root: AnyObject>(_ key: String, _ path: ReferenceWritableKeyPath<Root, Bool>) {
        addNumber(key, path) { ($0 as? NSNumber)?.boolValue ?? ($0 as? NSString)?.boolValue }
    }
    public static func add<Root: AnyObject, Object: AnyObject>(
        _ key: String, _ path: ReferenceWritableKeyPath<Root, Object?>
    ) {
        setters[key, default: []].append { object, value in
            guard let object = object as? Root else { return nil }
            guard let value else {
                object[keyPath: path] = nil
                return .isSet
            }
            // The runtime would set any object, and what happens then is not defined.
            guard let value = value as? Object else { fatalError("\(key) of \(object) is no \(type(of: value))") }
            object[keyPath: path] = value
            return .isSet
        }
    }

    /// - Parameter number: what the runtime asks the value for; `nil` if it does not answer.
    private static func addNumber<Root: AnyObject, Number>(
        _ key: String, _ path: ReferenceWritableKeyPath<Root, Number>, _ number: @escaping (Any) -> Number?
    ) {
        setters[key, default: []].append { object, value in
            guard let object = object as? Root else { return nil }
            guard let value else { return .isNilForNumber }
            guard let number = number(value) else { fatalError("unrecognized selector sent to \(value)") }
            object[keyPath: path] = number
            return .isSet
        }
    }
}
