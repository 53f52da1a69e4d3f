#if canImport(QuartzCore) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

/// Options go to the engine, which keeps what cannot be met.
extension SliderController {
    /// The side of the squares around thumbs in which a press holds them, in points.
    package var targetSide: Double { max(Double(targetSize), layout.metrics.thumbBox.max()) }

    /// All options together.
    package var configuration: SliderConfiguration {
        get { state.configuration }
        set { configure { $0 = newValue } }
    }

    /// Changes options, and asks for a layout if they differ.
    package func configure(_ change: (inout SliderConfiguration) -> Void) {
        var configuration = state.configuration
        change(&configuration)
        state.defaultPress = defaultPress(configuration)
        guard configuration != state.configuration, let reports = try? state.configure(configuration) else { return }
        host?.setNeedsLayout()
        report(cancelled: reports)
    }

    private func defaultPress(_ configuration: SliderConfiguration) -> SliderPressTarget {
        if shape.isRound { return configuration.dragsVertically ? .anywhere : .barAndTrack }
        return host?.isOfMac == true ? .barAndTrack : .bar
    }

    /// The value at the start of the track.
    package var minimumValue: Double {
        get { state.configuration.lowerBound ?? state.scale.lower }
        set { configure { $0.lowerBound = newValue } }
    }

    /// The value at the end of the track.
    package var maximumValue: Double {
        get { state.configuration.upperBound ?? state.scale.upper }
        set { configure { $0.upperBound = newValue } }
    }

    /// The distance of the values that thumbs can take; 0 allows every value.
    package var step: Double {
        get { if case .every(let step) = state.configuration.step { step } else { 0 } }
        set { configure { $0.step = newValue > 0 ? .every(newValue) : .none } }
    }

    /// The only values that thumbs can take; `nil` leaves it to ``step``.
    package var stepValues: [Double]? {
        get { if case .values(let values) = state.configuration.step { values } else { nil } }
        set { configure { $0.step = newValue.map { .values($0) } ?? .none } }
    }
}
#endif
