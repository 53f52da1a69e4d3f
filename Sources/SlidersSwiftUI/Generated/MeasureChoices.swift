// scripts/options prints this from docs/options.json.
// swift-format-ignore-file
#if APPLE_UI
import SlidersCore

/// What modifiers set for thumbs, for their labels, and for the held track; `nil` leaves a measure to the look.
@usableFromInline struct MeasureChoices: Equatable {
    @usableFromInline var thumbPlacement: SliderThumbPlacement?
    @usableFromInline var thumbOffset: Double?
    @usableFromInline var turnsThumbs: Bool?
    @usableFromInline var thumbVisibility: SliderThumbVisibility?
    @usableFromInline var heldTrackScale: Double?
    @usableFromInline var labelVisibility: SliderLabelVisibility?
    @usableFromInline var labels: SliderLabelPlacement?
    @usableFromInline var labelDistance: Double?
    @usableFromInline var labelSpacing: Double?

    /// The measures of a look with these choices.
    func metrics(in look: SliderMetrics) -> SliderMetrics {
        var metrics = look
        if let thumbPlacement { metrics.thumbPlacement = thumbPlacement }
        if let thumbOffset { metrics.thumbOffset = thumbOffset }
        if let turnsThumbs { metrics.turnsThumbs = turnsThumbs }
        if let thumbVisibility { metrics.thumbVisibility = thumbVisibility }
        if let heldTrackScale { metrics.heldTrackScale = heldTrackScale }
        if let labelVisibility { metrics.labelVisibility = labelVisibility }
        if let labels { metrics.labels = labels }
        if let labelDistance { metrics.labelDistance = labelDistance }
        if let labelSpacing { metrics.labelSpacing = labelSpacing }
        return metrics
    }
}

extension SliderMetrics {
    /// Sets the measures that differ from others.
    mutating func set(_ new: SliderMetrics, from old: SliderMetrics) {
        if new.thumbSize != old.thumbSize { thumbSize = new.thumbSize }
        if new.thumbLength != old.thumbLength { thumbLength = new.thumbLength }
        if new.thumbRoundness != old.thumbRoundness { thumbRoundness = new.thumbRoundness }
        if new.heldTrackScale != old.heldTrackScale { heldTrackScale = new.heldTrackScale }
        if new.thumbVisibility != old.thumbVisibility { thumbVisibility = new.thumbVisibility }
        if new.thumbPlacement != old.thumbPlacement { thumbPlacement = new.thumbPlacement }
        if new.thumbOffset != old.thumbOffset { thumbOffset = new.thumbOffset }
        if new.turnsThumbs != old.turnsThumbs { turnsThumbs = new.turnsThumbs }
        if new.heldThumbScale != old.heldThumbScale { heldThumbScale = new.heldThumbScale }
        if new.thickness != old.thickness { thickness = new.thickness }
        if new.inset != old.inset { inset = new.inset }
        if new.offset != old.offset { offset = new.offset }
        if new.ends != old.ends { ends = new.ends }
        if new.ticks != old.ticks { ticks = new.ticks }
        if new.neutralValue != old.neutralValue { neutralValue = new.neutralValue }
        if new.fill != old.fill { fill = new.fill }
        if new.hasLabels != old.hasLabels { hasLabels = new.hasLabels }
        if new.labelVisibility != old.labelVisibility { labelVisibility = new.labelVisibility }
        if new.labels != old.labels { labels = new.labels }
        if new.labelDistance != old.labelDistance { labelDistance = new.labelDistance }
        if new.labelSpacing != old.labelSpacing { labelSpacing = new.labelSpacing }
        if new.dial != old.dial { dial = new.dial }
        if new.extras != old.extras { extras = new.extras }
    }
}
#endif
