#if APPLE_UI
import QuartzCore
import SlidersCore

/// Which movements belong to the control, and which belong to the views around it. Points and movements are in the
/// canvas's coordinates.
extension BaseSliderControl {
    /// Whether a movement belongs to the control: it goes along the track from where a press takes hold. A held ring
    /// claims every direction.
    ///
    /// - Parameter isTouch: whether fingers make the movement, rather than a wheel or trackpad.
    func claims(_ way: CGPoint, from start: CGPoint, isTouch: Bool) -> Bool {
        if isDragging, model.dragsAnywhere { return true }
        guard goesAlong(way, from: start) else { return false }
        return isPressed || isTouch && model.acceptsPress(at: start.vector)
    }

    /// Whether a quick movement from a point, which may be in several directions, belongs to the control.
    func claims(swipe ways: [CGPoint], from start: CGPoint) -> Bool {
        if isDragging, model.dragsAnywhere { return true }
        return respondsToPress(at: start) && ways.contains { goesAlong($0, from: start) }
    }

    private func goesAlong(_ way: CGPoint, from start: CGPoint) -> Bool {
        let components = components(of: way, at: start)
        return components.along > components.across
    }

    /// The parts of a movement from a point along the track there and across it, in points.
    func components(of way: CGPoint, at start: CGPoint) -> (along: Double, across: Double) {
        let way = way.vector
        guard let direction = model.dragDirection(at: start.vector) else { return ((way * way).sum().squareRoot(), 0) }
        return (abs((way * direction).sum()), abs(way.x * direction.y - way.y * direction.x))
    }
}
#endif
