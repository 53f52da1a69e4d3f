#if APPLE_UI
import Foundation
import SlidersCore
import SwiftUI

/// What an initializer is given that depends on the type of values.
package struct ValueArguments<Value: SliderValue> {
    let bounds: ClosedRange<Value>
    let step: Value.SliderDistance?
    let neutralValue: Value?
    let enabledBounds: ClosedRange<Value>?
    let forbiddenRanges: [ClosedRange<Value>]
    let allowedValues: [Value]?
    let minimumSpan: Value.SliderDistance?
    let maximumSpan: Value.SliderDistance?
    let thumbLimits: [ClosedRange<Value>?]
    let detents: [Value]
    let resetValues: [Value]
    let thumbNames: [String.LocalizationValue]
    let ticks: [TrackTick<Value>]
    let onEditingChanged: (Bool) -> Void

    package init(
        bounds: ClosedRange<Value>, step: Value.SliderDistance?, neutralValue: Value? = nil,
        enabledBounds: ClosedRange<Value>? = nil, forbiddenRanges: [ClosedRange<Value>] = [],
        allowedValues: [Value]? = nil, minimumSpan: Value.SliderDistance? = nil,
        maximumSpan: Value.SliderDistance? = nil, thumbLimits: [ClosedRange<Value>?] = [], detents: [Value] = [],
        resetValues: [Value] = [], thumbNames: [String.LocalizationValue] = [], ticks: [TrackTick<Value>] = [],
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        (self.bounds, self.step, self.neutralValue, self.enabledBounds) = (bounds, step, neutralValue, enabledBounds)
        (self.forbiddenRanges, self.allowedValues) = (forbiddenRanges, allowedValues)
        (self.minimumSpan, self.maximumSpan, self.thumbLimits) = (minimumSpan, maximumSpan, thumbLimits)
        (self.detents, self.resetValues, self.thumbNames) = (detents, resetValues, thumbNames)
        (self.ticks, self.onEditingChanged) = (ticks, onEditingChanged)
    }

    /// The bridge that counts in the unit of the lower bound.
    package var bridge: ValueBridge<Value> { ValueBridge(of: bounds.lowerBound) }

    /// The arguments as the engine's numbers, with texts in a format.
    package func arguments<F: FormatStyle>(_ format: F, wraps: Bool = false) -> SliderArguments
    where F.FormatInput == Value, F.FormatOutput == String {
        arguments(text: ValueText(format, bridge, on: textScale), wraps)
    }

    /// The arguments as the engine's numbers, with the texts of the type of values.
    package func arguments(wraps: Bool = false) -> SliderArguments {
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
package struct SliderArguments {
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
    package func configuration(over options: SliderConfiguration) -> SliderConfiguration {
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
package struct ValueBridge<Value: SliderValue>: Hashable {
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
