#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersCore
import SlidersUIKit
import SwiftUI

/// What initialisers set on the track beside the look: where the span of a single thumb begins, and ticks.
struct TrackMarks {
    /// A tick at one of the engine's numbers.
    struct Tick {
        let number: Double
        let title: String?
        let label: AnyView?
    }

    var neutralValue: Double?
    var ticks: [Tick] = []

    /// The measures of a look with these marks.
    func metrics(in look: SliderMetrics) -> SliderMetrics {
        var metrics = look
        if let neutralValue { metrics.neutralValue = neutralValue }
        guard !ticks.isEmpty else { return metrics }
        metrics.ticks.mode = .values(ticks.map(\.number).sorted())
        metrics.ticks.minor = 0
        // A straight slider makes room for a line of text, whatever stands in it.
        metrics.ticks.hasLabels = ticks.contains { $0.title != nil || $0.label != nil }
        return metrics
    }

    /// Makes the texts of ticks; `nil` without ticks leaves them to the look.
    var tickText: ((Double) -> String)? {
        guard !ticks.isEmpty else { return nil }
        let titles = ticks.map { (number: $0.number, text: $0.title ?? "") }
        // Numbers come back from places on the track, and may differ in their last bits.
        return { number in titles.min { abs($0.number - number) < abs($1.number - number) }?.text ?? "" }
    }
}

extension SliderControl {
    /// Draws these marks on the track of a look.
    func apply(_ marks: TrackMarks, in look: SliderMetrics) {
        let metrics = marks.metrics(in: look)
        if style.metrics.ticks != metrics.ticks { style.metrics.ticks = metrics.ticks }
        if neutralValue != metrics.neutralValue { neutralValue = metrics.neutralValue }
    }
}
#endif
