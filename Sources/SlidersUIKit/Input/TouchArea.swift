#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersCore
import UIKit

/// The area in which touches are the control's.
extension SliderControl {
    /// Whether a point of the control takes touches: on a ring one where a press would do something, so that what lies
    /// beneath its empty middle and its corners gets theirs; on a straight slider all of its bounds, as a `UISlider`
    /// does. Targets may be larger than the control. A disabled control keeps touches from what lies beneath.
    func touchAreaContains(_ point: CGPoint) -> Bool {
        let place = canvas.convert(point, from: self)
        if case .arc = controller.layout.track, pressTarget != .anywhere { return controller.reaches(place) }
        let side = CGFloat(controller.targetSide)
        let area = bounds.insetBy(dx: min(0, (bounds.width - side) / 2), dy: min(0, (bounds.height - side) / 2))
        if area.contains(point) { return true }
        return (0..<slider.count).contains { rank in
            let center = slider.point(of: rank)
            return max(abs(Double(place.x) - center.x), abs(Double(place.y) - center.y)) <= Double(side) / 2
        }
    }
}
#endif
