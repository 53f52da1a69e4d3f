#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import SlidersCore

/// The options of a slider as property-list values by key. What an archive lacks, or has in another form, is left as a
/// new slider has it.
struct ArchivedOptions {
    private(set) var values: [String: Any] = [:]

    /// Reads what was archived; nothing of what is no property list.
    init(_ data: Data) {
        values = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
    }

    var data: Data? { try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0) }

    // MARK: Options

    init(_ configuration: SliderConfiguration) {
        values["lowerBound"] = configuration.lowerBound
        values["upperBound"] = configuration.upperBound
        (values["scale"], values["scaleParts"]) = Self.parts(of: configuration.scale)
        switch configuration.step {
        case .none: break
        case .every(let step): values["step"] = step
        case .values(let steps): values["steps"] = steps
        }
        values["minimumSpan"] = configuration.minimumSpan
        values["maximumSpan"] = configuration.maximumSpan
        values["minimumSeparation"] = configuration.minimumSeparation
        values["enabledRange"] = configuration.enabledRange.map { [$0.lowerBound, $0.upperBound] }
        values["limits"] = configuration.limits.map { $0.map { [$0.lowerBound, $0.upperBound] } ?? [] }
        values["disabled"] = configuration.disabled
        values["isReadOnly"] = configuration.isReadOnly
        values["isExact"] = configuration.isExact
        values["collision"] = Self.collisions.first { $0.value == configuration.collision }?.key
        values["wraps"] = configuration.wraps
        values["press"] = Self.presses.first { $0.value == configuration.press }?.key
        values["bar"] = Self.bars.first { $0.value == configuration.bar }?.key
        values["hasFineControl"] = configuration.hasFineControl
        values["dragsVertically"] = configuration.dragsVertically
        values["detents"] = configuration.detents
        values["snapsWhileDragging"] = configuration.snapsWhileDragging
        values["isContinuous"] = configuration.isContinuous
        values["arrowSteps"] = configuration.arrowSteps
        values["pageSteps"] = configuration.pageSteps
        values["accessibilityStep"] = configuration.accessibilityStep
    }

    /// Changes options to those that were archived.
    func apply(to configuration: inout SliderConfiguration) {
        configuration.lowerBound = self["lowerBound"]
        configuration.upperBound = self["upperBound"]
        if let scale = Self.scale(self["scale"], self["scaleParts"] ?? []) { configuration.scale = scale }
        if let step: Double = self["step"] { configuration.step = .every(step) }
        if let steps: [Double] = self["steps"] { configuration.step = .values(steps) }
        read("minimumSpan", &configuration.minimumSpan)
        read("maximumSpan", &configuration.maximumSpan)
        read("minimumSeparation", &configuration.minimumSeparation)
        configuration.enabledRange = Self.range(self["enabledRange"] ?? [])
        if let limits: [[Double]] = self["limits"] { configuration.limits = limits.map(Self.range) }
        read("disabled", &configuration.disabled)
        read("isReadOnly", &configuration.isReadOnly)
        read("isExact", &configuration.isExact)
        read("collision", &configuration.collision, Self.collisions)
        read("wraps", &configuration.wraps)
        configuration.press = name(of: "press", Self.presses)
        read("bar", &configuration.bar, Self.bars)
        read("hasFineControl", &configuration.hasFineControl)
        read("dragsVertically", &configuration.dragsVertically)
        read("detents", &configuration.detents)
        read("snapsWhileDragging", &configuration.snapsWhileDragging)
        read("isContinuous", &configuration.isContinuous)
        read("arrowSteps", &configuration.arrowSteps)
        read("pageSteps", &configuration.pageSteps)
        configuration.accessibilityStep = self["accessibilityStep"]
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

    // MARK: Values of options

    private static let collisions: KeyValuePairs<String, SliderCollision> = [
        "stop": .stop, "push": .push, "cross": .cross,
    ]
    private static let bars: KeyValuePairs<String, SliderBarDrag> = ["neighbors": .neighbors, "all": .all]
    private static let presses: KeyValuePairs<String, SliderPressTarget> = [
        "thumb": .thumb, "bar": .bar, "track": .track, "barAndTrack": .barAndTrack, "anywhere": .anywhere,
    ]
    static let directions: KeyValuePairs<String, SliderDirection> = [
        "trailing": .trailing, "leading": .leading, "right": .right, "left": .left, "up": .up, "down": .down,
    ]

    private static func range(_ ends: [Double]) -> ClosedRange<Double>? {
        guard ends.count == 2, ends[0] <= ends[1] else { return nil }
        return ends[0]...ends[1]
    }

    private static func parts(of scale: SliderScale) -> (kind: String, parts: [[Double]]) {
        switch scale {
        case .linear: ("linear", [])
        case .logarithmic: ("logarithmic", [])
        case .power(let exponent): ("power", [[exponent]])
        case .piecewise(let stops):
            ("piecewise", stops.map { [$0.fraction, $0.value] + ($0.step.map { [$0] } ?? []) })
        case .list(let values): ("list", [values])
        }
    }

    private static func scale(_ kind: String?, _ parts: [[Double]]) -> SliderScale? {
        switch kind {
        case "linear": .linear
        case "logarithmic": .logarithmic
        case "power": parts.first?.first.map { .power($0) }
        case "piecewise":
            .piecewise(
                parts.filter { $0.count > 1 }.map {
                    SliderScale.Stop(fraction: $0[0], value: $0[1], step: $0.count > 2 ? $0[2] : nil)
                })
        case "list": parts.first.map { .list($0) }
        default: nil
        }
    }
}
#endif
