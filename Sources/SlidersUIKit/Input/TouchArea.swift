#if canImport(UIKit)
import SlidersCore
import UIKit

/// The area in which touches are the control's.
extension SliderControl {
    /// Whether a point of the control takes touches. Targets may be larger than the control.
    func touchAreaContains(_ point: CGPoint) -> Bool {
        let side = CGFloat(controller.targetSide)
        let area = bounds.insetBy(dx: min(0, (bounds.width - side) / 2), dy: min(0, (bounds.height - side) / 2))
        if area.contains(point) { return true }
        let place = canvas.convert(point, from: self)
        return (0..<slider.count).contains { rank in
            let center = slider.point(of: rank)
            return max(abs(Double(place.x) - center.x), abs(Double(place.y) - center.y)) <= Double(side) / 2
        }
    }
}
#endif
