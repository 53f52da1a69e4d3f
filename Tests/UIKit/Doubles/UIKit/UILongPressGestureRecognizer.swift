// Checked against: developer.apple.com/documentation/uikit/uilongpressgesturerecognizer,
// …/uilongpressgesturerecognizer/minimumpressduration, …/uipinchgesturerecognizer,
// …/uiscreenedgepangesturerecognizer, …/uirectedge; madsmtm/objc2 `objc2-ui-kit` UILongPressGestureRecognizer.rs.

@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    open var allowableMovement: CGFloat = 10

    override var isContinuous: Bool { true }

    override func recognizes(_ finger: Finger, _ moment: Finger.Moment) -> Bool {
        let distance = finger.distance
        guard (distance.x * distance.x + distance.y * distance.y).squareRoot() <= allowableMovement, moment != .lift
        else {
            state = .failed
            return false
        }
        // The double has no long press after a tap.
        guard numberOfTapsRequired == 0, followed.count == numberOfTouchesRequired else { return false }
        if case .rest(let seconds) = moment { return seconds >= minimumPressDuration }
        return minimumPressDuration == 0
    }
}

@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1

    override var isContinuous: Bool { true }

    /// How much nearer or farther two fingers go before they pinch, in points. No page documents it.
    private static let reach: CGFloat = 10

    override func recognizes(_ finger: Finger, _ moment: Finger.Moment) -> Bool {
        guard moment == .move, followed.count == 2 else { return false }
        let (first, second) = (followed[0], followed[1])
        let now = (x: second.position.x - first.position.x, y: second.position.y - first.position.y)
        let before = (x: now.x - second.distance.x + first.distance.x, y: now.y - second.distance.y + first.distance.y)
        let distance = (now.x * now.x + now.y * now.y).squareRoot()
        return abs(distance - (before.x * before.x + before.y * before.y).squareRoot()) > Self.reach
    }
}

@available(iOS 7, *)
public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var top: UIRectEdge { UIRectEdge(rawValue: 1 << 0) }
    public static var left: UIRectEdge { UIRectEdge(rawValue: 1 << 1) }
    public static var bottom: UIRectEdge { UIRectEdge(rawValue: 1 << 2) }
    public static var right: UIRectEdge { UIRectEdge(rawValue: 1 << 3) }
}

/// As a sheet's pan, but it follows fingers from an edge of its view alone.
@available(iOS 7, *) @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []

    /// How far from an edge a finger may go down, in points. No page documents it.
    private static let reach: CGFloat = 30

    override func follows(from point: CGPoint) -> Bool {
        guard let view else { return false }
        let position = view.convert(point, from: nil)
        return edges.contains(.left) && position.x <= Self.reach
            || edges.contains(.right) && position.x >= view.bounds.width - Self.reach
            || edges.contains(.top) && position.y <= Self.reach
            || edges.contains(.bottom) && position.y >= view.bounds.height - Self.reach
    }
}
