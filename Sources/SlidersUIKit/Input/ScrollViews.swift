#if canImport(UIKit)
import SlidersCore
import UIKit

/// Which movements are the control's, and which scroll what lies around it.
extension SliderControl {
    /// Whether a pan must not begin: the finger goes along the track from where a press takes hold. A ring that is held
    /// claims every direction.
    func claims(_ pan: UIPanGestureRecognizer) -> Bool {
        if isDragging, case .arc = layout.track { return true }
        let place = pan.location(in: canvas)
        let way = pan.translation(in: canvas)
        let start = CGPoint(x: place.x - way.x, y: place.y - way.y)
        let components = components(of: way, at: start)
        guard components.along > components.across else { return false }
        if !holds.isEmpty { return true }
        // A wheel or trackpad that scrolls has no touch.
        return pan.numberOfTouches > 0 && slider.takesPress(at: start.vector)
    }

    /// The parts of a movement from a point along the track there and across it, in points.
    func components(of way: CGPoint, at start: CGPoint) -> (along: Double, across: Double) {
        let way = way.vector
        guard let direction = slider.dragDirection(at: start.vector) else { return ((way * way).sum().squareRoot(), 0) }
        return (abs((way * direction).sum()), abs(way.x * direction.y - way.y * direction.x))
    }
}
#endif
