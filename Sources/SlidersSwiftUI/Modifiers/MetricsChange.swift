#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SlidersCore
import SwiftUI

/// Changes the measures of a style or look. As with an ``EventHandler``, SwiftUI recognizes a new one when the body
/// that made it has run again.
final class MetricsChange: Equatable, Sendable {
    let apply: @MainActor (inout SliderMetrics) -> Void

    init(_ apply: @escaping @MainActor (inout SliderMetrics) -> Void) { self.apply = apply }

    static func == (first: MetricsChange, second: MetricsChange) -> Bool { first === second }
}

/// Adds a change of measures to those of outer modifiers, which come first.
nonisolated struct MetricsModifier: ViewModifier {
    let change: MetricsChange
    @Environment(\.sliderMetricsChanges) private var outer

    init(_ change: MetricsChange) { self.change = change }

    @MainActor func body(content: Content) -> some View {
        content.environment(\.sliderMetricsChanges, outer + [change])
    }
}

private struct MetricsChangesKey: EnvironmentKey {
    static var defaultValue: [MetricsChange] { [] }
}

extension EnvironmentValues {
    /// The changes of measures, the outer ones first.
    var sliderMetricsChanges: [MetricsChange] {
        get { self[MetricsChangesKey.self] }
        set { self[MetricsChangesKey.self] = newValue }
    }
}

extension BaseSliderControl {
    /// Sets the measures that differ from others, which the control was given before. What doesn't differ stays as it
    /// is, as UIAppearance may have set it.
    func setMetrics(_ new: SliderMetrics, from old: SliderMetrics) {
        guard new != old else { return }
        var metrics = style.metrics
        func set<Measure: Equatable>(_ measure: WritableKeyPath<SliderMetrics, Measure>) {
            if new[keyPath: measure] != old[keyPath: measure] { metrics[keyPath: measure] = new[keyPath: measure] }
        }
        set(\.thumbSize)
        set(\.thumbLength)
        set(\.thumbRoundness)
        set(\.thumbVisibility)
        set(\.thumbPlacement)
        set(\.thumbOffset)
        set(\.turnsThumbs)
        set(\.heldThumbScale)
        set(\.heldTrackScale)
        set(\.thickness)
        set(\.inset)
        set(\.offset)
        set(\.ends)
        set(\.fill)
        set(\.neutralValue)
        set(\.ticks)
        set(\.hasLabels)
        set(\.labels)
        set(\.labelDistance)
        set(\.labelSpacing)
        set(\.dial)
        set(\.extras)
        if metrics != style.metrics { style.metrics = metrics }
    }
}
#endif
