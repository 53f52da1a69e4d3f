@_spi(Double) import QuartzCore

/// A finger on a touch display, in coordinates of a window, from the bottom left. Only gesture recognizers get it.
@_spi(Double) @MainActor
public final class Finger {
    private let window: NSWindow
    private let number = Fingers.nextNumber()
    private var position = CGPoint(x: 0, y: 0), start = CGPoint(x: 0, y: 0)
    private var isScrolling = false
    fileprivate var hit: NSView?
    fileprivate var phase = NSTouch.Phase.began
    /// The recognizers that follow it.
    var recognizers: [NSGestureRecognizer] = []
    /// Whether a recognizer that followed it recognized something.
    var isRecognized = false
    /// The keys that are held meanwhile.
    public var flags: NSEvent.ModifierFlags = []

    public init(_ window: NSWindow) { self.window = window }

    /// - Parameter view: what gets the touch, wherever the point is; `nil` leaves that to the hit test.
    public func press(at point: CGPoint, on view: NSView? = nil) {
        (position, start, phase, isScrolling, isRecognized) = (point, point, .began, false, false)
        hit = view ?? window.contentView?.hitTest(point)
        recognizers = []
        var above = hit
        while let view = above {
            recognizers += view.gestureRecognizers.filter { $0.isEnabled && $0.allowedTouchTypes.contains(.direct) }
            above = view.superview
        }
        Fingers.down.append(self)
        send { $0.touchesBegan(with: $1) }
    }

    public func move(to point: CGPoint) {
        let distance = (x: point.x - position.x, y: point.y - position.y)
        (position, phase) = (point, .moved)
        send { $0.touchesMoved(with: $1) }
        if max(abs(point.x - start.x), abs(point.y - start.y)) > Fingers.slop { scroll(distance.x, -distance.y) }
    }

    public func lift() {
        phase = .ended
        send { $0.touchesEnded(with: $1) }
        Fingers.down.removeAll { $0 === self }
        guard isEmulated else { return }
        if isScrolling {
            scroll(0, 0, phase: .ended)
            scroll(0, 20, phase: [], momentum: .changed)
        } else if position == start {
            let mouse = Mouse(window)
            mouse.press(at: position, on: hit)
            mouse.lift()
        }
    }

    public func cancel() {
        phase = .cancelled
        send { $0.touchesCancelled(with: $1) }
        Fingers.down.removeAll { $0 === self }
    }

    /// Leaves, and nothing reports it.
    public func vanish() { Fingers.down.removeAll { $0 === self } }

    private func send(_ body: (NSGestureRecognizer, NSEvent) -> Void) {
        let event = NSEvent(.directTouch, at: position)
        event.flags = flags
        event.fingers = Set(Fingers.down.compactMap { $0.touch(isNews: $0 === self) })
        event.hit = window
        for recognizer in recognizers where recognizers.contains(where: { $0 === recognizer }) {
            body(recognizer, event)
        }
        Fingers.turn()
    }

    private func touch(isNews: Bool) -> NSTouch? {
        hit.map { NSTouch(FingerIdentity(number), isNews ? phase : .stationary, at: position, on: $0) }
    }

    // MARK: The mouse that is emulated

    private var isEmulated: Bool {
        switch Fingers.emulation {
        case .always: true
        case .withoutGesture: !isRecognized
        case .never: false
        }
    }

    /// Emulates a trackpad, whether or not something scrolls.
    private func scroll(
        _ x: CGFloat, _ y: CGFloat, phase: NSEvent.Phase? = nil, momentum: NSEvent.Phase = []
    ) {
        guard isEmulated else { return }
        let event = NSEvent(.scrollWheel, at: start)
        event.wheel = (x, y)
        (event.isPrecise, event.scrollPhase, event.momentum) = (
            true, phase ?? (isScrolling ? .changed : .began), momentum
        )
        isScrolling = true
        event.hit = window
        NSApplication.shared.sendEvent(event)
    }
}

/// The fingers that are down, and what no page says of them.
@_spi(Double) @MainActor
public enum Fingers {
    /// Whether AppKit emulates a mouse for a finger: always, unless a gesture was recognized, or never, as in an app
    /// with `NSIsTouchNative`.
    public enum Emulation: CaseIterable, Sendable { case always, withoutGesture, never }
    public static var emulation = Emulation.withoutGesture
    /// Whether a gesture is reset at the next turn of the run loop, and not at once.
    public static var resetsLater = false

    static let slop: CGFloat = 4
    static var down: [Finger] = [], ended: [NSGestureRecognizer] = []
    private static var number = 0
    static func nextNumber() -> Int {
        number += 1
        return number
    }

    /// The other gestures of the window that follow fingers.
    private static func others(beside recognizer: NSGestureRecognizer) -> [NSGestureRecognizer] {
        followers.filter { $0 !== recognizer && $0.view?.window === recognizer.view?.window }
    }

    /// Whether an active gesture prevents one that is about to begin.
    static func prevents(_ recognizer: NSGestureRecognizer) -> Bool {
        others(beside: recognizer).contains {
            $0.isActive && $0.canPrevent(recognizer) && recognizer.canBePrevented(by: $0)
        }
    }

    /// Prevents the gestures beside one that was recognized.
    static func recognized(_ recognizer: NSGestureRecognizer) {
        for finger in down where finger.recognizers.contains(where: { $0 === recognizer }) {
            finger.isRecognized = true
        }
        for other in others(beside: recognizer) where other.state == .possible {
            let yields = !(recognizer is ScrollGesture) || other.isCancellableByScrollGesture
            if yields, recognizer.canPrevent(other), other.canBePrevented(by: recognizer) { other.end(.failed) }
        }
    }

    /// Lets the gestures around a view fail that don't want a press of the mouse.
    static func mouseDown(on hit: NSView, _ event: NSEvent) {
        for view in sequence(first: hit, next: { $0.superview }) {
            for recognizer in view.gestureRecognizers where recognizer.state == .possible {
                let attempts = recognizer.delegate?.gestureRecognizer(recognizer, shouldAttemptToRecognizeWith: event)
                if attempts == false, followers.contains(where: { $0 === recognizer }) { recognizer.end(.failed) }
            }
        }
    }

    private static var followers: [NSGestureRecognizer] { down.flatMap(\.recognizers) }

    static func ignore(_ recognizer: NSGestureRecognizer) {
        for finger in down { finger.recognizers.removeAll { $0 === recognizer } }
    }

    /// Does what waits for the next turn of the run loop.
    public static func turn() {
        let over = ended
        ended = []
        for recognizer in over { recognizer.start() }
    }
}

/// The gesture of a list around: it begins when a finger has moved up or down by 10 points.
@_spi(Double) @MainActor
public final class ScrollGesture: NSGestureRecognizer {
    private var start: [AnyHashable: CGPoint] = [:]
    /// How far the list has scrolled.
    public private(set) var distance: CGFloat = 0

    public override func touchesBegan(with event: NSEvent) { _ = move(event, .began) }
    public override func touchesMoved(with event: NSEvent) {
        let distance = move(event, .moved)
        if state != .possible {
            state = .changed
        } else if abs(distance) > 10 {
            state = .began
        }
        if state != .possible { self.distance = distance }
    }
    public override func touchesEnded(with event: NSEvent) { state = state == .possible ? .failed : .ended }
    public override func touchesCancelled(with event: NSEvent) { state = state == .possible ? .failed : .cancelled }
    public override func reset() { start = [:] }

    private func move(_ event: NSEvent, _ phase: NSTouch.Phase) -> CGFloat {
        event.touches(matching: phase, in: view).map { touch in
            let (position, finger) = (touch.location(in: nil), AnyHashable(touch.identity as? NSObject))
            if phase == .began { start[finger] = position }
            return position.y - (start[finger] ?? position).y
        }.max { abs($0) < abs($1) } ?? 0
    }
}
