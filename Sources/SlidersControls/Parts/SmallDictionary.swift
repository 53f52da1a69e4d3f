#if APPLE_UI
/// A dictionary for a few elements, stored in an array that is searched in order. It adds less code to an app than
/// `Dictionary`, which needs 2.5 kB for each pair of types.
package struct SmallDictionary<Key: Equatable, Value> {
    /// The elements, in the order in which their keys were added.
    package private(set) var elements: [(key: Key, value: Value)] = []

    var isEmpty: Bool { elements.isEmpty }

    /// Creates an empty dictionary.
    package init() {}

    /// The value of a key, or `nil` if there is none.
    package subscript(key: Key) -> Value? {
        @inline(never) get {
            guard let index = index(of: key) else { return nil }
            return elements[index].value
        }
        @inline(never) set {
            let index = index(of: key)
            if let index, let newValue {
                elements[index].value = newValue
            } else if let index {
                elements.remove(at: index)
            } else if let newValue {
                elements.append((key, newValue))
            }
        }
    }

    /// Returns the index of a key's element; `nil` if there's none.
    @inline(never) private func index(of key: Key) -> Int? {
        for index in elements.indices where elements[index].key == key { return index }
        return nil
    }

    /// Returns a dictionary with the same keys and transformed values.
    func mapValues<Mapped>(_ map: (Value) -> Mapped) -> SmallDictionary<Key, Mapped> {
        var mapped = SmallDictionary<Key, Mapped>()
        mapped.elements = elements.map { ($0.key, map($0.value)) }
        return mapped
    }
}

extension SmallDictionary: Equatable where Value: Equatable {
    /// Returns whether two dictionaries have equal values for the same keys, in any order.
    package static func == (a: Self, b: Self) -> Bool {
        a.elements.count == b.elements.count && a.elements.allSatisfy { b[$0.key] == $0.value }
    }
}

extension SmallDictionary: Sendable where Key: Sendable, Value: Sendable {}
#endif
