// Checked against: developer.apple.com/documentation/uikit/uiscrollview, …/uigesturerecognizer,
// …/uipangesturerecognizer, …/uihovergesturerecognizer, …/uiscrolltypemask; madsmtm/objc2 `objc2-ui-kit`
// UIScrollView.rs, UIGestureRecognizer.rs.

@MainActor
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }
    nonisolated override init() { super.init() }
    public init(target: Any?, action: Selector?) {
        super.init()
        (self.target, self.action) = (target as AnyObject?, action)
    }
    private weak var target: AnyObject?
    private var action: Selector?
    open internal(set) weak var view: UIView?
    open internal(set) var state = State.possible
    open var isEnabled = true
    open var cancelsTouchesInView = true
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// Calls a method by its name, as the Objective-C runtime does.
    @_spi(Double) public static var performer: ((Selector, Any?, UIGestureRecognizer) -> Void)?
    func send(_ state: State) {
        self.state = state
        if state == .ended { recognitions += 1 }
        if let action { Self.performer?(action, target, self) }
    }
    /// How often a gesture was recognized to its end.
    @_spi(Double) public private(set) var recognitions = 0
    /// The fingers that it follows, and how many they were at once.
    var followed: [Finger] = []
    var maximumFingers = 0
    /// Whether what a finger did makes the gesture, for recognizers that are no pans.
    func recognizes(_ finger: Finger, _ moment: Finger.Moment) -> Bool { false }
    /// Whether a gesture begins, and continues until the fingers lift.
    var isContinuous: Bool { false }
    var position = CGPoint(x: 0, y: 0), start = CGPoint(x: 0, y: 0)
    open func location(in view: UIView?) -> CGPoint { view?.convert(position, from: nil) ?? position }
    open var numberOfTouches: Int { max(fingers, followed.count) }
    var fingers = 0
}

@available(iOS 13.4, *)
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var discrete: UIScrollTypeMask { UIScrollTypeMask(rawValue: 1 << 0) }
    public static var continuous: UIScrollTypeMask { UIScrollTypeMask(rawValue: 1 << 1) }
}

@available(iOS 13, *) @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    /// Whether it follows a finger that goes down at a point of the window.
    func follows(from point: CGPoint) -> Bool { true }
    @available(iOS 13.4, *) open var allowedScrollTypesMask: UIScrollTypeMask {
        get { scrollTypes }
        set { scrollTypes = newValue }
    }
    private var scrollTypes: UIScrollTypeMask = []
    open func translation(in view: UIView?) -> CGPoint { CGPoint(x: position.x - start.x, y: position.y - start.y) }
    open func velocity(in view: UIView?) -> CGPoint { translation(in: view) }
}

@MainActor
open class UIScrollView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(panGestureRecognizer)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }
    open var contentSize = CGSize(width: 0, height: 0)
    open var isScrollEnabled = true
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open internal(set) var isDragging = false
    public let panGestureRecognizer = UIPanGestureRecognizer()
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Whether there is something to scroll in the direction of a movement.
    func scrolls(along move: CGPoint) -> Bool {
        isScrollEnabled
            && (abs(move.x) > abs(move.y) ? contentSize.width > bounds.width : contentSize.height > bounds.height)
    }
}
