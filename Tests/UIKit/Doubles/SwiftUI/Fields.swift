// Checked against: OpenSwiftUIProject/OpenSwiftUI (compareValues, DynamicPropertyCache): a view is compared field by
// field, and its dynamic properties are those of its fields that are dynamic properties themselves.
@_spi(Reflection) import Swift

/// The stored properties of values, by reflection.
struct Fields: Sendable {
    let closures: ClosureComparison

    // MARK: Comparing

    /// Whether two values of any types are alike.
    func same(_ first: Any, _ second: Any) -> Bool {
        guard type(of: first) == type(of: second) else { return false }
        func open<T>(_ first: T) -> Bool { (second as? T).map { same(first, $0, of: T.self) } ?? false }
        return _openExistential(first, do: open)
    }

    private func same<T>(_ first: T, _ second: T, of type: T.Type) -> Bool {
        if let property = first as? any ComparedProperty { return property.isSame(as: second, in: self) }
        if let first = first as? any Equatable { return equal(first, second) }
        if [.collection, .dictionary, .set].contains(Mirror(reflecting: first).displayStyle) {
            return sameChildren(first, second)
        }
        switch Self.kind(of: type) {
        case .function: return closures == .neverDiffer
        case .class: return first as AnyObject === second as AnyObject
        case .struct: return sameFields(first, second)
        case .existential: return same(content(of: first), content(of: second))
        case .enum, .optional, .tuple: return sameChildren(first, second)
        default: return "\(first)" == "\(second)"
        }
    }

    /// A value out of its existential.
    private func content<T>(of value: T) -> Any {
        func concrete<C>(_: C.Type) -> Any { (value as? C).map { $0 as Any } ?? value }
        return _openExistential(Swift.type(of: value as Any), do: concrete)
    }

    private func equal<E: Equatable>(_ first: E, _ second: Any) -> Bool { (second as? E) == first }

    private func sameFields<T>(_ first: T, _ second: T) -> Bool {
        withUnsafePointer(to: first) { first in
            withUnsafePointer(to: second) { second in
                _forEachField(of: T.self) { _, offset, type, kind in
                    if kind == .function { return closures == .neverDiffer }
                    func open<F>(_ type: F.Type) -> Bool {
                        let fields = [first, second].map {
                            (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: F.self).pointee
                        }
                        return same(fields[0], fields[1], of: F.self)
                    }
                    return _openExistential(type, do: open)
                }
            }
        }
    }

    /// Compares what mirrors show: the elements of collections, and what cases of enums carry.
    private func sameChildren(_ first: Any, _ second: Any) -> Bool {
        let children = [first, second].map { Array(Mirror(reflecting: $0).children) }
        if children[0].isEmpty, children[1].isEmpty { return "\(first)" == "\(second)" }
        return children[0].count == children[1].count
            && zip(children[0], children[1]).allSatisfy { $0.label == $1.label && same($0.value, $1.value) }
    }

    /// The kind of a type, as its metadata begins.
    private enum Kind: Int {
        case `class` = 0
        case `struct` = 512
        case `enum`, optional
        case tuple = 769
        case function, existential
    }

    private static func kind(of type: Any.Type) -> Kind? {
        Kind(rawValue: unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee)
    }

    // MARK: Dynamic properties

    /// Gives the dynamic properties of a view what they have at its position.
    @MainActor static func install<V>(in value: inout V, at path: String = "", on node: Node) {
        withUnsafeMutablePointer(to: &value) { value in
            _ = _forEachField(of: V.self) { name, offset, type, _ in
                guard let type = type as? any DynamicProperty.Type else { return true }
                install(type, UnsafeMutableRawPointer(value) + offset, "\(path).\(String(cString: name))", node)
                return true
            }
        }
    }

    @MainActor private static func install<P: DynamicProperty>(
        _: P.Type, _ field: UnsafeMutableRawPointer, _ path: String, _ node: Node
    ) {
        if let type = P.self as? any InstalledProperty.Type {
            install(known: type, field, path, node)
        } else {
            let property = field.assumingMemoryBound(to: P.self)
            install(in: &property.pointee, at: path, on: node)
            property.pointee.update()
        }
    }

    @MainActor private static func install<P: InstalledProperty>(
        known: P.Type, _ field: UnsafeMutableRawPointer, _ path: String, _ node: Node
    ) {
        field.assumingMemoryBound(to: P.self).pointee.install(at: path, on: node)
    }
}
