#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import SlidersCore

/// An option of a style that a user-defined runtime attribute sets, by its name in docs/options.json.
enum StyleAttribute: String, CaseIterable {
    case ticks, density, areStepped, minor, side, tickLabels, fill
    case thumbPlacement, thumbOffset, turnsThumbs, thumbVisibility, heldTrackScale
    case hasLabels, labels, labelDistance, labelSpacing, labelOverlap
    case histogram, histogramHeight, readings, showsEnabledRange

    /// Sets the option in a style. Returns `false` if it can't have the value.
    ///
    /// - Parameter items: the words and numbers of the attribute; none set the default.
    func set(_ items: [String], in style: inout SliderStyle) -> Bool {
        switch self {
        case .ticks: setTicks(items, in: &style)
        case .side: setWord(items, ["below": .below, "above": .above], \.metrics.ticks.side, in: &style)
        case .fill:
            setWord(items, ["inner": .inner, "outer": .outer, "all": .all, "none": .none], \.metrics.fill, in: &style)
        case .thumbPlacement:
            setWord(items, ["centered": .centered, "outside": .outside], \.metrics.thumbPlacement, in: &style)
        case .thumbVisibility:
            setWord(
                items, ["visible": .visible, "hidden": .hidden, "held": .held], \.metrics.thumbVisibility,
                in: &style)
        case .labels:
            setWord(
                items, ["above": .above, "below": .below, "inside": .inside, "alternating": .alternating],
                \.metrics.labels, in: &style)
        case .labelOverlap:
            setWord(items, ["apart": .apart, "merge": .merge, "overlap": .overlap], \.labelOverlap, in: &style)
        case .density: setNumber(items, \.metrics.ticks.density, in: &style) { $0 }
        case .minor: setNumber(items, \.metrics.ticks.minor, in: &style) { (0...1000).contains($0) ? Int($0) : nil }
        case .heldTrackScale: setNumber(items, \.metrics.heldTrackScale, in: &style) { $0 < 0 ? nil : $0 }
        case .labelDistance: setNumber(items, \.metrics.labelDistance, in: &style) { $0 }
        case .labelSpacing: setNumber(items, \.metrics.labelSpacing, in: &style) { $0 }
        case .thumbOffset: setThumbOffset(items, in: &style)
        case .areStepped: setFlag(items, \.metrics.ticks.areStepped, in: &style)
        case .tickLabels: setFlag(items, \.metrics.ticks.hasLabels, in: &style)
        case .turnsThumbs: setFlag(items, \.metrics.turnsThumbs, in: &style)
        case .hasLabels: setFlag(items, \.metrics.hasLabels, in: &style)
        case .showsEnabledRange: setFlag(items, \.metrics.extras.showsEnabledRange, in: &style)
        case .histogramHeight:
            setNumber(items, \.metrics.extras.histogramHeight, in: &style) { $0 < 0 ? nil : $0 }
        case .histogram: setNumbers(items, \.metrics.extras.histogram, in: &style)
        case .readings: setNumbers(items, \.metrics.extras.readings, in: &style)
        }
    }

    /// What the value can be, for a person.
    var expected: String {
        switch self {
        case .ticks: "none, steps, system, count and a number, values or positions and numbers"
        case .side: "below, above"
        case .fill: "inner, outer, all, none"
        case .thumbPlacement: "centered, outside"
        case .thumbVisibility: "visible, hidden, held"
        case .labels: "above, below, inside, alternating"
        case .labelOverlap: "apart, merge, overlap"
        case .areStepped, .tickLabels, .turnsThumbs, .hasLabels, .showsEnabledRange: "a Boolean value"
        case .histogram, .readings: "numbers"
        default: "a number"
        }
    }

    // MARK: Kinds of values

    private typealias Path<Value> = WritableKeyPath<SliderStyle, Value>

    private func setWord<Value>(
        _ items: [String], _ words: KeyValuePairs<String, Value>, _ path: Path<Value>, in style: inout SliderStyle
    ) -> Bool {
        guard let word = items.first else {
            style[keyPath: path] = SliderStyle()[keyPath: path]
            return true
        }
        guard items.count == 1, let value = words.first(where: { $0.key == word })?.value else { return false }
        style[keyPath: path] = value
        return true
    }

    private func setNumber<Value>(
        _ items: [String], _ path: Path<Value>, in style: inout SliderStyle, _ make: (Double) -> Value?
    ) -> Bool {
        guard let numbers = AttributeText.numbers(of: items), numbers.count < 2 else { return false }
        guard let number = numbers.first else {
            style[keyPath: path] = SliderStyle()[keyPath: path]
            return true
        }
        guard let value = make(number) else { return false }
        style[keyPath: path] = value
        return true
    }

    private func setNumbers(_ items: [String], _ path: Path<[Double]>, in style: inout SliderStyle) -> Bool {
        guard let numbers = AttributeText.numbers(of: items) else { return false }
        style[keyPath: path] = numbers
        return true
    }

    private func setFlag(_ items: [String], _ path: Path<Bool>, in style: inout SliderStyle) -> Bool {
        setNumber(items, path, in: &style) { $0 != 0 }
    }

    /// An app's offset counts before that of a look, as a modifier of SwiftUI does.
    private func setThumbOffset(_ items: [String], in style: inout SliderStyle) -> Bool {
        guard setNumber(items, \.metrics.thumbOffset, in: &style, { $0 }) else { return false }
        if items.isEmpty {
            style.fixedMeasures.remove(.thumbOffset)
        } else {
            style.fixedMeasures.insert(.thumbOffset)
        }
        return true
    }

    private func setTicks(_ items: [String], in style: inout SliderStyle) -> Bool {
        if items == ["system"] {
            style.metrics.ticks = .system
            return true
        }
        guard let mode = AttributeText.ticks(of: items) else { return false }
        style.metrics.ticks.mode = mode
        return true
    }
}
#endif
