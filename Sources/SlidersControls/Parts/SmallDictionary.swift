#if APPLE_UI
/// A dictionary of a few elements, which it searches one by one. Each type of `Dictionary` would add 2.5 kB of code to
/// an app.
package struct SmallDictionary<Key: Equatable, Value> {
    /// The elements, in the order in which their values were set.
    package private(set) var elements: [(key: Key, value: Value)] = []

    var isEmpty: Bool { elements.isEmpty }

    /// Creates an empty dictionary.
    package init() {}

    /// The value of a key, or `nil` if there is none.
    package subscript(key: Key) -> Value? {
        get {
            for element in elements where element.key == key { return element.value }
            return nil
        }
        set {
            if let index = elements.firstIndex(where: { $0.key == key }) { elements.remove(at: index) }
            if let newValue { elements.append((key, newValue)) }
        }
    }

    /// Returns a dictionary with the same keys and mapped values.
    func mapValues<Mapped>(_ map: (Value) -> Mapped) -> SmallDictionary<Key, Mapped> {
        var mapped = SmallDictionary<Key, Mapped>()
        mapped.elements = elements.map { ($0.key, map($0.value)) }
        return mapped
    }
}

extension SmallDictionary: Equatable where Value: Equatable {
    package static func == (a: Self, b: Self) -> Bool {
        a.elements.count == b.elements.count && a.elements.allSatisfy { b[$0.key] == $0.value }
    }
}

extension SmallDictionary: Sendable where Key: Sendable, Value: Sendable {}
#endif
