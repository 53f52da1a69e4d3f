// Checked against: developer.apple.com/documentation/uikit/uiscrollview, …/uiview/hittest(_:with:),
// …/uiview/ismultipletouchenabled, …/uiresponder.

/// A finger on a window of the double. It reaches a view as in UIKit: hit test, the delay and the decision of
/// scroll views, pans, taps and swipes of superviews, one touch only for views without multiple touch.
@_spi(Double) @MainActor
public final class Finger {
    private let touch = UITouch()
    private let window: UIWindow
    private let buttons: UIEvent.ButtonMask
    private weak var scroll: UIScrollView?
    /// The pan of a superview that is not a scroll view, such as a sheet's, until it fails.
    private var pan: UIPanGestureRecognizer?
    private var start = CGPoint(x: 0, y: 0)
    private var isDelivered = false, isScrolling = false, isDropped = false
    /// The recognizers other than pans that follow it.
    var recognizers: [UIGestureRecognizer] = []
    private static var down: [Finger] = []

    /// The distance after which a scroll view scrolls, in points.
    private static let slop: CGFloat = 10

    /// - Parameters:
    ///   - type: what touches: a finger, a mouse or a pencil.
    ///   - buttons: the buttons of the mouse that are down.
    public init(_ window: UIWindow, _ type: UITouch.TouchType = .direct, buttons: UIEvent.ButtonMask = []) {
        self.window = window
        touch.type = type
        self.buttons = buttons
    }

    /// The number of taps that the touch belongs to.
    public var taps: Int {
        get { touch.tapCount }
        set { touch.tapCount = newValue }
    }

    /// Whether a scroll view took the finger.
    public var scrolls: Bool { isScrolling }

    /// Puts the finger down.
    ///
    /// - Parameter view: the view that gets the touch without a hit test; `nil` asks for one.
    public func press(at point: CGPoint, on view: UIView? = nil) {
        touch.position = point
        touch.previousPosition = point
        touch.own = window
        touch.phase = .began
        start = point
        touch.hit = view ?? window.hitTest(point, with: event())
        guard let hit = touch.hit else { return }
        beFollowed(from: hit)
        touch.isFirst = !Self.down.contains { $0.touch.hit === hit }
        isDropped = !hit.isMultipleTouchEnabled && !touch.isFirst
        Self.down.append(self)
        scroll = ancestor(of: hit)
        pan = sheet(above: hit)
        if let pan { (pan.start, pan.position, pan.fingers, pan.state) = (point, point, 1, .possible) }
        if let scroll {
            (scroll.panGestureRecognizer.start, scroll.panGestureRecognizer.position) = (point, point)
            scroll.panGestureRecognizer.fingers = 1
        }
        if isTaken(.press) || scroll?.delaysContentTouches == true { return }
        deliver()
    }

    public func move(to point: CGPoint) {
        touch.previousPosition = touch.position
        touch.position = point
        touch.phase = .moved
        scroll?.panGestureRecognizer.position = point
        pan?.position = point
        if presentsSheet { return }
        if isScrolling { return scrollOn() }
        if wantsScroll { return beginScroll() }
        if isTaken(.move) { return }
        guard isDelivered, !isDropped else { return }
        touch.hit?.touchesMoved(touches, with: event())
    }

    /// Moves so fast that the points in between come as coalesced touches of the last one.
    public func move(through points: [CGPoint]) {
        guard let last = points.last else { return }
        Self.event.coalesced[ObjectIdentifier(touch)] = points.map { point in
            let part = UITouch()
            part.position = point
            part.own = window
            part.hit = touch.hit
            return part
        }
        move(to: last)
        Self.event.coalesced = [:]
    }

    /// Lets time pass: the delay of a scroll view, and what a long press asks for.
    public func rest(_ seconds: TimeInterval = 0.15) {
        deliver()
        if !isScrolling { _ = isTaken(.rest(seconds)) }
    }

    public func lift() {
        if !isScrolling { _ = isTaken(.lift) }
        deliver()
        touch.phase = .ended
        end { $0.touchesEnded(touches, with: $1) }
    }

    /// Lets the system cancel the touch.
    public func cancel() {
        touch.phase = .cancelled
        end { $0.touchesCancelled(touches, with: $1) }
    }

    private func end(_ deliver: (UIView, UIEvent) -> Void) {
        if isDelivered, !isDropped, !isScrolling, let hit = touch.hit { deliver(hit, event()) }
        Self.down.removeAll { $0 === self }
        Self.event.touches.remove(touch)
        beForgotten()
        scroll?.isDragging = false
        scroll?.panGestureRecognizer.fingers = 0
        pan?.fingers = 0
        pan = nil
        (isDelivered, isScrolling) = (false, false)
    }

    private func deliver() {
        guard !isDelivered, !isScrolling, let hit = touch.hit else { return }
        isDelivered = true
        let (position, phase) = (touch.position, touch.phase)
        (touch.position, touch.phase) = (start, .began)
        if !isDropped { hit.touchesBegan(touches, with: event()) }
        guard position != start else { return }
        (touch.position, touch.phase) = (position, phase)
        if !isDropped { hit.touchesMoved(touches, with: event()) }
    }

    /// Whether the scroll view takes the finger. Its recognizer asks the hit view whether it may begin.
    private var wantsScroll: Bool {
        guard let scroll, let hit = touch.hit else { return false }
        guard max(abs(distance.x), abs(distance.y)) > Self.slop, scroll.scrolls(along: distance) else { return false }
        if isDelivered, !scroll.canCancelContentTouches || !scroll.touchesShouldCancel(in: hit) { return false }
        return hit.gestureRecognizerShouldBegin(scroll.panGestureRecognizer)
    }

    /// Whether a sheet follows the finger. A recognizer that may not begin has failed for this touch.
    private var presentsSheet: Bool {
        guard let pan, let hit = touch.hit else { return false }
        if pan.state == .changed { return true }
        guard max(abs(distance.x), abs(distance.y)) > Self.slop else { return false }
        guard hit.gestureRecognizerShouldBegin(pan) else {
            self.pan = nil
            return false
        }
        pan.send(.began)
        pan.send(.changed)
        drop()
        return true
    }

    var position: CGPoint { touch.position }
    /// How far it is from where it went down.
    var distance: CGPoint { CGPoint(x: touch.position.x - start.x, y: touch.position.y - start.y) }

    /// Asks the hit view whether a recognizer may take the touch.
    func mayBeTaken(by recognizer: UIGestureRecognizer) -> Bool {
        touch.hit?.gestureRecognizerShouldBegin(recognizer) ?? true
    }

    /// Takes the touch from the view.
    func drop() {
        touch.phase = .cancelled
        if isDelivered, !isDropped { touch.hit?.touchesCancelled(touches, with: event()) }
        isDropped = true
    }

    private func sheet(above view: UIView) -> UIPanGestureRecognizer? {
        var view = view.superview
        while let present = view {
            if !(present is UIScrollView),
                let pan = present.gestureRecognizers?.lazy.compactMap({ $0 as? UIPanGestureRecognizer })
                    .first(where: { $0.follows(from: start) })
            {
                return pan
            }
            view = present.superview
        }
        return nil
    }

    private func beginScroll() {
        isScrolling = true
        scroll?.isDragging = true
        if isDelivered, !isDropped {
            touch.phase = .cancelled
            touch.hit?.touchesCancelled(touches, with: event())
        }
        scrollOn()
    }

    private func scrollOn() {
        guard let scroll else { return }
        let move = CGPoint(
            x: touch.position.x - touch.previousPosition.x, y: touch.position.y - touch.previousPosition.y)
        if scroll.contentSize.width > scroll.bounds.width { scroll.contentOffset.x -= move.x }
        if scroll.contentSize.height > scroll.bounds.height { scroll.contentOffset.y -= move.y }
    }

    private func ancestor(of view: UIView) -> UIScrollView? {
        var view: UIView? = view
        while let present = view {
            if let scroll = present as? UIScrollView { return scroll }
            view = present.superview
        }
        return nil
    }

    /// All fingers that are down belong to one event. It and one set serve all movements, so that nothing is allocated
    /// in between.
    private func event() -> UIEvent {
        let event = Self.event
        if event.touches.count != Self.down.count || !event.touches.contains(touch) {
            event.touches = Set(Self.down.map(\.touch) + [touch])
        }
        (event.timestamp, touch.timestamp) = (CACurrentMediaTime(), CACurrentMediaTime())
        event.buttonMask = buttons
        return event
    }
    private static let event = UIEvent()
    private lazy var touches: Set<UITouch> = [touch]
}
