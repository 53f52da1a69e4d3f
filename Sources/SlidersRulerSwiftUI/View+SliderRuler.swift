#if APPLE_UI
import SlidersCore
import SlidersLooks
import SlidersRuler
import SlidersRulerControls
import SlidersSwiftUI
import SwiftUI

extension View {
    /// Sets the sizes of the rulers inside: the length of the scale for each unit, ticks, and the mark.
    ///
    /// ```swift
    /// var weights = SliderRulerMetrics()
    /// weights.pointsPerUnit = 40
    /// weights.tickDistance = 0.1
    ///
    /// RulerSlider(value: $weight, in: 0...200, step: 0.1) { Text("Weight") }
    ///     .sliderRulerMetrics(weights)
    /// ```
    /// The `path` of the metrics has no effect: `sliderDirection(_:)` and ``sliderBend(radius:)`` determine the path
    /// of a scale.
    nonisolated public func sliderRulerMetrics(_ metrics: SliderRulerMetrics) -> some View {
        environment(\.rulerOptions.metrics, metrics)
    }

    /// Changes the sizes of the rulers inside, beginning with those around the view.
    ///
    /// ```swift
    /// RulerSlider("Weight", value: $weight, in: 0...200, step: 0.1).sliderRulerMetrics { $0.pointsPerUnit = 40 }
    /// ```
    nonisolated public func sliderRulerMetrics(
        _ change: @escaping @MainActor (inout SliderRulerMetrics) -> Void
    ) -> some View { modifier(EnvironmentChange(\.rulerOptions.metrics, change)) }

    /// Sets the style of the scales of the rulers inside.
    ///
    /// ```swift
    /// RulerSlider("Height", value: $height, in: 0...250)
    ///     .sliderRulerStyle(.measuringTape)
    /// ```
    nonisolated public func sliderRulerStyle(_ style: SliderRulerStyle) -> some View {
        environment(\.rulerOptions.style, style)
    }

    /// Bends the scales of the rulers inside along a circle, with the mark at its top. With a radius of 0, scales are
    /// straight.
    nonisolated public func sliderBend(radius: CGFloat) -> some View {
        environment(\.rulerOptions.bendRadius, radius)
    }
}

/// The options that modifiers set for rulers only.
struct RulerOptions: Equatable {
    /// The sizes of the parts.
    var metrics = SliderRulerMetrics()
    var style = SliderRulerStyle.system
    /// The radius of the circle that scales are bent along; 0 leaves them straight.
    var bendRadius: CGFloat = 0
}

private struct RulerOptionsKey: EnvironmentKey {
    static var defaultValue: RulerOptions { RulerOptions() }
}

extension EnvironmentValues {
    var rulerOptions: RulerOptions {
        get { self[RulerOptionsKey.self] }
        set { self[RulerOptionsKey.self] = newValue }
    }
}
#endif
