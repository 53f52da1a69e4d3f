#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

/// Where the control takes presses.
extension SliderControl {
    /// The side of the squares around thumbs in which a press holds them, in points.
    var targetSide: Double { targetSide(in: drawing.layout) }

    func targetSide(in layout: SliderLayout) -> Double { max(Double(targetSize), layout.metrics.thumbBox.max()) }

    /// Whether a point takes presses: on a ring one where a press would do something, so that what lies beneath its
    /// empty middle and its corners gets theirs; on a straight slider all of its bounds, as a system slider does.
    /// Targets may be larger than the control. A disabled control still keeps touches from the views behind it.
    func takesPresses(at point: CGPoint) -> Bool {
        let place = canvas.convert(point, from: self)
        if case .arc = drawing.layout.track, slider.pressTarget != .anywhere { return reaches(place) }
        let side = CGFloat(targetSide)
        let area = bounds.insetBy(dx: min(0, (bounds.width - side) / 2), dy: min(0, (bounds.height - side) / 2))
        if area.contains(point) { return true }
        return (0..<slider.count).contains { index in
            let center = slider.point(forThumb: index)
            return max(abs(Double(place.x) - center.x), abs(Double(place.y) - center.y)) <= Double(side) / 2
        }
    }
}
#endif
