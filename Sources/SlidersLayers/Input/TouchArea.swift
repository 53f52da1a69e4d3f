#if canImport(QuartzCore) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

extension SliderController {
    /// Whether a point takes presses: on a ring one where a press would do something, so that what lies beneath its
    /// empty middle and its corners gets theirs; on a straight slider all of its bounds, as a system slider does.
    /// Targets may be larger than the control. A disabled control keeps presses from what lies beneath.
    ///
    /// - Parameters:
    ///   - point: the point in the control's coordinates.
    ///   - place: the same point on the canvas.
    package func takesPresses(at point: CGPoint, onCanvas place: CGPoint, in bounds: CGRect) -> Bool {
        if case .arc = layout.track, state.press != .anywhere { return reaches(place) }
        let side = CGFloat(targetSide)
        let area = bounds.insetBy(dx: min(0, (bounds.width - side) / 2), dy: min(0, (bounds.height - side) / 2))
        if area.contains(point) { return true }
        return (0..<state.count).contains { rank in
            let center = state.point(forThumb: rank)
            return max(abs(Double(place.x) - center.x), abs(Double(place.y) - center.y)) <= Double(side) / 2
        }
    }
}
#endif
