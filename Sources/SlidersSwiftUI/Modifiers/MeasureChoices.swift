#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersCore

/// What modifiers set for thumbs, for their labels, and for the held track; `nil` leaves a measure to the look.
struct MeasureChoices: Equatable {
    var thumbPlacement: SliderThumbPlacement?
    var thumbOffset: Double?
    var turnsThumbs: Bool?
    var thumbVisibility: SliderThumbVisibility?
    var heldTrackScale: Double?
    var labels: SliderLabelPlacement?
    var labelDistance: Double?
    var labelSpacing: Double?
    var labelOverlap: SliderLabelOverlap?

    /// The measures of a look with these choices.
    func metrics(in look: SliderMetrics) -> SliderMetrics {
        var metrics = look
        if let thumbPlacement { metrics.thumbPlacement = thumbPlacement }
        if let thumbOffset { metrics.thumbOffset = thumbOffset }
        if let turnsThumbs { metrics.turnsThumbs = turnsThumbs }
        if let thumbVisibility { metrics.thumbVisibility = thumbVisibility }
        if let heldTrackScale { metrics.heldTrackScale = heldTrackScale }
        if let labels { metrics.labels = labels }
        if let labelDistance { metrics.labelDistance = labelDistance }
        if let labelSpacing { metrics.labelSpacing = labelSpacing }
        return metrics
    }
}
#endif
