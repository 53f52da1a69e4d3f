import SlidersCore

/// The rubber band of a scale that is dragged past its limits.
extension SliderRuler {
    /// The distance beyond a limit that the drawn scale approaches but never reaches, in points.
    private static let maximumStretch = 160.0

    /// Returns the fraction at which a scale is drawn that a finger dragged to a fraction. Beyond the limits, the scale
    /// moves less and less, as in a scroll view.
    ///
    /// A finger at the distance x beyond an end moves a view of the length d by (1 − 1 / (0.55 x / d + 1)) d. Source:
    /// observation of `UIScrollView`, as in many open reimplementations.
    func drawnFraction(ofDragged unwrappedFraction: Double) -> Double {
        let limits = limits
        let clampedFraction = limits.clamp(unwrappedFraction)
        let draggedDistance = (unwrappedFraction - clampedFraction) * track.length
        guard draggedDistance != 0 else { return unwrappedFraction }
        let maximum = Self.maximumStretch
        let drawnDistance = (1 - 1 / (abs(draggedDistance) * 0.55 / maximum + 1)) * maximum
        return clampedFraction + (draggedDistance < 0 ? -drawnDistance : drawnDistance) / track.length
    }

    /// Returns the fraction to which a finger dragged a scale that is drawn at a fraction: the inverse of
    /// ``drawnFraction(ofDragged:)``.
    func draggedFraction(ofDrawn unwrappedFraction: Double) -> Double {
        let limits = limits
        let clampedFraction = limits.clamp(unwrappedFraction)
        let drawnDistance = (unwrappedFraction - clampedFraction) * track.length
        guard drawnDistance != 0, abs(drawnDistance) < Self.maximumStretch else { return unwrappedFraction }
        let draggedDistance = (1 / (1 - abs(drawnDistance) / Self.maximumStretch) - 1) * Self.maximumStretch / 0.55
        return clampedFraction + (drawnDistance < 0 ? -draggedDistance : draggedDistance) / track.length
    }
}
