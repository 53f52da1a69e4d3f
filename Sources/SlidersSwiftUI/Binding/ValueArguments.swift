#if APPLE_UI
import Foundation
import SlidersCore
import SwiftUI

/// What an initializer is given that depends on the type of values.
struct ValueArguments<Value: SliderValue> {
    let bounds: ClosedRange<Value>
    let step: Value.SliderDistance?
    var neutralValue: Value?
    var enabledBounds: ClosedRange<Value>?
    var forbiddenRanges: [ClosedRange<Value>] = []
    var allowedValues: [Value]?
    var minimumSpan: Value.SliderDistance?
    var maximumSpan: Value.SliderDistance?
    var thumbLimits: [ClosedRange<Value>?] = []
    var detents: [Value] = []
    var resetValues: [Value] = []
    var thumbNames: [String.LocalizationValue] = []
    var ticks: [TrackTick<Value>] = []
    var onEditingChanged: (Bool) -> Void = { _ in }

    /// The bridge that counts in the unit of the lower bound.
    var bridge: ValueBridge<Value> { ValueBridge(of: bounds.lowerBound) }

    /// The arguments as the engine's numbers, with texts in a format.
    func arguments<F: FormatStyle>(_ format: F, wraps: Bool = false) -> SliderArguments
    where F.FormatInput == Value, F.FormatOutput == String {
        arguments(text: ValueText(format, bridge, on: textScale), wraps)
    }

    /// The arguments as the engine's numbers, with the texts of the type of values.
    func arguments(wraps: Bool = false) -> SliderArguments {
        arguments(text: ValueText(of: bridge, on: textScale), wraps)
    }

    private var textScale: _SliderTextScale {
        _SliderTextScale(
            lower: bridge.number(bounds.lowerBound), upper: bridge.number(bounds.upperBound),
            step: step.map(bridge.number(ofDistance:)) ?? 0)
    }

    /// The values that the step allows; none if they are more than `most`.
    func stepValues(atMost most: Int) -> [Value] {
        let configuration = arguments().configuration(over: SliderConfiguration())
        let lowest = bridge.number(bounds.lowerBound)
        let line = SliderTrack.line(from: .zero, to: SIMD2(1, 0))
        let slider = SliderState(repairing: configuration, values: [lowest], on: line)
        return slider.stepValues(atMost: most).map(bridge.value)
    }

    private func arguments(text: ValueText?, _ wraps: Bool) -> SliderArguments {
        let bridge = bridge
        let everyStep = { SliderStep.every(bridge.number(ofDistance: $0)) }
        return SliderArguments(
            lowerBound: bridge.number(bounds.lowerBound), upperBound: bridge.number(bounds.upperBound),
            step: allowedValues.map { .values($0.map(bridge.number)) } ?? step.map(everyStep),
            usualStep: Value._sliderStep.map(everyStep) ?? .none,
            minimumSpan: minimumSpan.map(bridge.number(ofDistance:)),
            maximumSpan: maximumSpan.map(bridge.number(ofDistance:)),
            enabledRange: enabledBounds.flatMap(bridge.range),
            forbiddenRanges: forbiddenRanges.compactMap(bridge.range),
            thumbLimits: thumbLimits.map { $0.flatMap(bridge.range) },
            detents: detents.map(bridge.number), resetValues: resetValues.map(bridge.number), wraps: wraps, text: text,
            marks: TrackMarks(neutralValue: neutralValue.map(bridge.number), ticks: ticks.map { $0.mark(bridge) }),
            names: thumbNames.map { .key($0) }, onEditingChanged: onEditingChanged)
    }
}

/// What an initializer is given, in the engine's numbers.
struct SliderArguments {
    let lowerBound: Double
    let upperBound: Double
    /// The step that the initializer is given; `nil` leaves it to modifiers.
    let step: SliderStep?
    /// The step of the type of values, where neither the initializer nor a modifier says one.
    let usualStep: SliderStep
    let minimumSpan: Double?
    let maximumSpan: Double?
    let enabledRange: ClosedRange<Double>?
    let forbiddenRanges: [ClosedRange<Double>]
    let thumbLimits: [ClosedRange<Double>?]
    let detents: [Double]
    let resetValues: [Double]
    let wraps: Bool
    /// Makes the text of a value; `nil` is the number in the user's language.
    let text: ValueText?
    var marks: TrackMarks
    let names: [LocalTitle]
    let onEditingChanged: (Bool) -> Void

    /// The engine's options: the initializer's arguments and, for other options, what modifiers set.
    func configuration(over options: SliderConfiguration) -> SliderConfiguration {
        var configuration = options
        (configuration.lowerBound, configuration.upperBound) = (lowerBound, upperBound)
        configuration.step = step ?? (options.step == .none ? usualStep : options.step)
        configuration.minimumSpan = minimumSpan ?? options.minimumSpan
        configuration.maximumSpan = maximumSpan ?? options.maximumSpan
        configuration.enabledRange = enabledRange ?? options.enabledRange
        if !forbiddenRanges.isEmpty { configuration.forbiddenRanges = forbiddenRanges }
        if !thumbLimits.isEmpty { configuration.thumbLimits = thumbLimits }
        if !detents.isEmpty { configuration.detents = detents }
        if !resetValues.isEmpty { configuration.resetValues = resetValues }
        configuration.wraps = wraps || options.wraps
        return configuration
    }
}

/// Converts an app's values to the engine's numbers and back. Bridges are compared, so that a binding made with one is
/// the same binding each time.
struct ValueBridge<Value: SliderValue>: Hashable {
    /// What the numbers count.
    let unit: Value._SliderUnit

    /// Counts in the unit of a value.
    init(of value: Value) { unit = value._sliderUnit }

    func number(_ value: Value) -> Double { value._sliderNumber(in: unit) }
    func value(_ number: Double) -> Value { Value._sliderValue(of: number, in: unit) }
    func number(ofDistance distance: Value.SliderDistance) -> Double { Value._sliderNumber(of: distance, in: unit) }
    func distance(_ number: Double) -> Value.SliderDistance { Value._sliderDistance(of: number, in: unit) }
    func range(_ range: ClosedRange<Value>) -> ClosedRange<Double>? {
        let (lower, upper) = (number(range.lowerBound), number(range.upperBound))
        return lower <= upper ? lower...upper : nil
    }
}

/// A short text of an app: as it is, or to be looked up in the app's strings.
enum LocalTitle: Equatable {
    case verbatim(String)
    case key(String.LocalizationValue)

    /// The text in the language that an app gives its views; `nil` is that of the app.
    func text(in locale: Locale?) -> String {
        switch self {
        case .verbatim(let text): return text
        case .key(let key):
            guard let locale else { return String(localized: key) }
            if #available(iOS 16, macOS 13, visionOS 1, *) {
                return String(localized: LocalizedStringResource(key, locale: locale))
            }
            return String(localized: key, locale: locale)
        }
    }
}
#endif
