#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import SlidersCore

/// What initializers are given about the values of a slider.
struct ValueOptions<Value: SliderValue> {
    let bounds: ClosedRange<Value>
    let step: Value.SliderDistance?
    var neutralValue: Value?
    var enabledBounds: ClosedRange<Value>?
    var wraps = false
    var ticks: [TrackTick<Value>] = []

    /// Counts in the unit of the lower bound.
    var bridge: ValueBridge<Value> { ValueBridge(of: bounds.lowerBound) }

    /// The settings of a slider, with texts in a format.
    func settings<F: FormatStyle>(_ format: F, _ onEditingChanged: @escaping (Bool) -> Void) -> SliderSettings
    where F.FormatInput == Value, F.FormatOutput == String {
        settings(text: ValueText(format, bridge), onEditingChanged)
    }

    /// The settings of a slider, with the texts of its type of values.
    func settings(_ onEditingChanged: @escaping (Bool) -> Void) -> SliderSettings {
        settings(text: ValueText(of: bridge), onEditingChanged)
    }

    private func settings(text: ValueText?, _ onEditingChanged: @escaping (Bool) -> Void) -> SliderSettings {
        var settings = SliderSettings(configuration, text: text, onEditingChanged)
        settings.marks = TrackMarks(
            neutralValue: neutralValue.map(bridge.number), ticks: ticks.map { $0.mark(bridge) })
        return settings
    }

    /// The values that the step allows; none if they are more than `most`.
    func stepValues(atMost most: Int) -> [Value] {
        let lowest = bridge.number(bounds.lowerBound)
        let track = SliderForm.value(.trailing).track
        let slider = SliderState(repairing: configuration, values: [lowest], on: track)
        return slider.stepValues(atMost: most).map(bridge.value)
    }

    private var configuration: SliderConfiguration {
        var configuration = SliderConfiguration()
        configuration.lowerBound = bridge.number(bounds.lowerBound)
        configuration.upperBound = bridge.number(bounds.upperBound)
        if let step = step ?? Value._sliderStep { configuration.step = .every(bridge.number(ofDistance: step)) }
        configuration.enabledRange = enabledBounds.flatMap(bridge.range)
        configuration.wraps = wraps
        return configuration
    }
}
#endif
