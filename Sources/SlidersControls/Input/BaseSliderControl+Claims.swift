#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import QuartzCore
import SlidersCore

/// Which movements are the control's, and which are of what lies around it. Points and ways are on the canvas.
extension BaseSliderControl {
    /// Whether a movement is the control's: it goes along the track from where a press takes hold. A ring that is held
    /// claims every direction.
    ///
    /// - Parameter isTouch: whether fingers make the movement, rather than a wheel or trackpad.
    func claims(_ way: CGPoint, from start: CGPoint, isTouch: Bool) -> Bool {
        if claimsEveryWay { return true }
        guard goesAlong(way, from: start) else { return false }
        return isPressed || isTouch && takesPress(at: start)
    }

    /// Whether a quick movement from a point is the control's, which may be in several directions.
    func claims(swipe ways: [CGPoint], from start: CGPoint) -> Bool {
        if claimsEveryWay { return true }
        return takes(start) && ways.contains { goesAlong($0, from: start) }
    }

    private func goesAlong(_ way: CGPoint, from start: CGPoint) -> Bool {
        let components = components(of: way, at: start)
        return components.along > components.across
    }

    /// The parts of a movement from a point along the track there and across it, in points.
    func components(of way: CGPoint, at start: CGPoint) -> (along: Double, across: Double) {
        let way = way.vector
        guard let direction = dragDirection(at: start) else { return ((way * way).sum().squareRoot(), 0) }
        return (abs((way * direction).sum()), abs(way.x * direction.y - way.y * direction.x))
    }
}
#endif
