// Checked against: developer.apple.com/documentation/uikit/uitapgesturerecognizer, …/uiswipegesturerecognizer,
// …/uiswipegesturerecognizer/direction-swift.struct; madsmtm/objc2 `objc2-ui-kit`.

@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    private var taps = 0

    /// How far a touch of a tap may stray, in points. No page documents it; more is stricter.
    private static let reach: CGFloat = 45

    override func recognizes(_ finger: Finger, _ moment: Finger.Moment) -> Bool {
        let distance = finger.distance
        if max(abs(distance.x), abs(distance.y)) > Self.reach || maximumFingers > numberOfTouchesRequired {
            state = .failed
            taps = 0
            return false
        }
        guard moment == .lift, followed.count == 1, maximumFingers == numberOfTouchesRequired else { return false }
        taps = (taps + 1) % numberOfTapsRequired
        return taps == 0
    }
}

@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var right: Direction { Direction(rawValue: 1 << 0) }
        public static var left: Direction { Direction(rawValue: 1 << 1) }
        public static var up: Direction { Direction(rawValue: 1 << 2) }
        public static var down: Direction { Direction(rawValue: 1 << 3) }
    }
    open var direction = Direction.right
    open var numberOfTouchesRequired = 1

    /// The distance after which a movement is a swipe, in points. No page documents it.
    private static let reach: CGFloat = 30

    override func recognizes(_ finger: Finger, _ moment: Finger.Moment) -> Bool {
        moment == .move && maximumFingers == numberOfTouchesRequired && followed.allSatisfy { goes($0.distance) }
    }

    private func goes(_ distance: CGPoint) -> Bool {
        guard max(abs(distance.x), abs(distance.y)) >= Self.reach else { return false }
        return direction.contains(
            abs(distance.x) > abs(distance.y) ? (distance.x < 0 ? .left : .right) : (distance.y < 0 ? .up : .down))
    }
}
