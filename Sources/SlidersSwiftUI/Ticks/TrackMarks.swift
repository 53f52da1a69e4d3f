#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

/// What initializers and modifiers set besides the look: where the span of a single thumb begins, ticks, texts, and
/// measures of thumbs and labels.
struct TrackMarks {
    /// A tick at one of the engine's numbers.
    struct Tick {
        let number: Double
        let title: LocalTitle?
        let label: AnyView?
    }

    var neutralValue: Double?
    var ticks: [Tick] = []
    /// The ticks of a slider that has none of its own; `nil` leaves them to the look.
    var tickStyle: SliderTicks?
    /// Whether a view of the app describes the value in place of the readout.
    var replacesReadout = false
    /// Whether the values are beside their thumbs; `nil` leaves it to the look.
    var hasLabels: Bool?
    var measures = MeasureChoices()

    /// The measures of a look with these marks.
    func metrics(in look: SliderMetrics) -> SliderMetrics {
        var metrics = measures.metrics(in: look)
        if let neutralValue { metrics.neutralValue = neutralValue }
        if let hasLabels { metrics.hasLabels = hasLabels }
        if replacesReadout { metrics.dial?.hasReadout = false }
        if let tickStyle { metrics.ticks = tickStyle }
        guard !ticks.isEmpty else { return metrics }
        metrics.ticks.mode = .values(ticks.map(\.number).sorted())
        (metrics.ticks.minor, metrics.ticks.skipsCircles) = (0, false)
        // A straight slider makes room for a line of text, whatever stands in it.
        metrics.ticks.hasLabels = ticks.contains { $0.title != nil || $0.label != nil }
        return metrics
    }

    /// Makes the texts of ticks; `nil` without ticks leaves them to the look.
    ///
    /// - Parameter locale: the language that the app gives its views.
    func tickText(in locale: Locale?) -> ((Double) -> String)? {
        guard !ticks.isEmpty else { return nil }
        let titles = ticks.map { (number: $0.number, text: $0.title?.text(in: locale) ?? "") }
        // The numbers were computed from places on the track, and may differ in their last bits.
        return { number in titles.min { abs($0.number - number) < abs($1.number - number) }?.text ?? "" }
    }
}

extension SliderControl {
    /// Draws these marks on the track of the look that the control was given.
    func apply(_ marks: TrackMarks, in coordinator: SliderCoordinator) {
        let metrics = marks.metrics(in: coordinator.metrics)
        setMeasure(\.ticks, of: metrics)
        setMeasure(\.hasLabels, of: metrics)
        setMeasure(\.labels, of: metrics)
        setMeasure(\.labelDistance, of: metrics)
        setMeasure(\.labelSpacing, of: metrics)
        setMeasure(\.thumbPlacement, of: metrics)
        setMeasure(\.turnsThumbs, of: metrics)
        setMeasure(\.thumbVisibility, of: metrics)
        setMeasure(\.heldTrackScale, of: metrics)
        setMeasure(\.thumbOffset, of: metrics)
        let isFixed = marks.measures.thumbOffset != nil
        if isFixed, !style.fixedMeasures.contains(.thumbOffset) { style.fixedMeasures.insert(.thumbOffset) }
        if let dial = metrics.dial, style.metrics.dial?.hasReadout != dial.hasReadout {
            style.metrics.dial?.hasReadout = dial.hasReadout
        }
        let overlap = marks.measures.labelOverlap ?? coordinator.look.labelOverlap
        if style.labelOverlap != overlap { style.labelOverlap = overlap }
        if neutralValue != metrics.neutralValue { neutralValue = metrics.neutralValue }
    }

    /// Sets a measure if it differs.
    private func setMeasure<Measure: Equatable>(
        _ measure: WritableKeyPath<SliderMetrics, Measure>, of metrics: SliderMetrics
    ) {
        if style.metrics[keyPath: measure] != metrics[keyPath: measure] {
            style.metrics[keyPath: measure] = metrics[keyPath: measure]
        }
    }
}
#endif
