#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import SlidersCore

/// The options of a slider as property-list values by key. Options that an archive lacks, or has in another form, keep
/// their defaults.
struct ArchivedOptions {
    private(set) var values: [String: Any] = [:]

    /// No options yet.
    init() {}

    /// Makes options that were archived among others.
    init(_ values: [String: Any]) { self.values = values }

    /// Reads what was archived; nothing if the data isn't a property list.
    init(_ data: Data) {
        values = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
    }

    var data: Data? { try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0) }

    /// The options of the engine. Whether the control is enabled is its own property.
    private static let options = SliderOption.allCases.filter { $0 != .isEnabled }

    /// Adds options of the engine.
    mutating func add(_ configuration: SliderConfiguration) {
        for option in Self.options {
            guard let value = configuration[option] else { continue }
            let words = option.words
            let word: [Any] = words.indices.contains(value.choice) ? [words[value.choice]] : []
            values["\(option)"] = word + value.numbers
        }
    }

    /// Changes options to those that were archived.
    func apply(to configuration: inout SliderConfiguration) {
        for option in Self.options {
            guard var items: [Any] = self["\(option)"] else { continue }
            var value = SliderOption.Value()
            if !option.words.isEmpty {
                guard let word = items.first as? String, let choice = option.words.firstIndex(of: word) else {
                    continue
                }
                value.choice = choice
                items.removeFirst()
            }
            guard let numbers = items as? [Double] else { continue }
            value.numbers = numbers
            configuration[option] = value
        }
    }

    subscript<Value>(key: String) -> Value? {
        get { values[key] as? Value }
        set { values[key] = newValue }
    }

    func read<Value>(_ key: String, _ value: inout Value) {
        if let read: Value = self[key] { value = read }
    }

    func read<Value>(_ key: String, _ value: inout Value, _ names: KeyValuePairs<String, Value>) {
        if let read = name(of: key, names) { value = read }
    }

    private func name<Value>(of key: String, _ names: KeyValuePairs<String, Value>) -> Value? {
        let name: String? = self[key]
        return names.first { $0.key == name }?.value
    }

    static let directions: KeyValuePairs<String, SliderDirection> = [
        "trailing": .trailing, "leading": .leading, "right": .right, "left": .left, "up": .up, "down": .down,
    ]
}
#endif
