#if APPLE_UI
import SlidersCore

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
#endif
