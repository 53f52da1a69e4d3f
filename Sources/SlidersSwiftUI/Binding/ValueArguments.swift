#if APPLE_UI
import Foundation
import SlidersCore

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
        let line = SliderForm.value(.trailing).track(wraps: false)
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
#endif
