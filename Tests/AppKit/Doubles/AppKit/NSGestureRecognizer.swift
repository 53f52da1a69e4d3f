// Checked against: developer.apple.com/documentation/appkit/nsgesturerecognizer,
// …/nsgesturerecognizer/state-swift.enum, …/nsgesturerecognizerdelegate,
// …/documentation/technotes/tn3212-adopting-gesture-recognizers-for-sidecar-touch-support; NSGestureRecognizer.h of SDK
// 27.

@MainActor
public protocol NSGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizer(
        _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
    ) -> Bool
}

@MainActor
open class NSGestureRecognizer: NSObject {
    public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

    public init(target: Any?, action: Selector?) {}
    public required init?(coder: NSCoder) {}

    open internal(set) weak var view: NSView?
    open weak var delegate: (any NSGestureRecognizerDelegate)?
    /// `.direct` from macOS 27 on.
    open var allowedTouchTypes: NSTouch.TouchTypeMask = .direct
    open var isEnabled = true {
        didSet { if !isEnabled, isActive || own == .possible { end(isActive ? .cancelled : .failed) } }
    }
    /// Whether the gesture of a list can begin, which ends this one.
    @available(macOS 27, *) open var isCancellableByScrollGesture = false
    /// In an app that is built with the SDK of macOS 27, a class that does not override it has none.
    open func location(in view: NSView?) -> NSPoint { CGPoint(x: 0, y: 0) }

    // MARK: Subclasses

    private var own = State.possible
    /// The states that may follow one another.
    private static let next: [State: Set<State>] = [
        .possible: [.began, .ended, .failed], .began: [.changed, .ended, .cancelled, .failed],
        .changed: [.changed, .ended, .cancelled, .failed],
    ]
    open var state: NSGestureRecognizer.State {
        get { own }
        set {
            precondition(Self.next[own]?.contains(newValue) == true, "\(newValue) does not follow \(own)")
            if own == .possible, newValue != .failed, Fingers.prevents(self) { return end(.failed) }
            own = newValue
            if newValue != .failed { Fingers.recognized(self) }
            if !isActive { end(newValue) }
        }
    }
    var isActive: Bool { own == .began || own == .changed }
    /// Ends the gesture. The fingers that are still down are nothing to it anymore.
    func end(_ state: State) {
        own = state
        Fingers.ignore(self)
        if Fingers.resetsLater { Fingers.ended.append(self) } else { start() }
    }
    func start() {
        reset()
        own = .possible
    }
    open func reset() {}
    open func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: NSGestureRecognizer) -> Bool { true }
    @available(macOS 26, *) open func mouseCancelled(with event: NSEvent) {}
    open func touchesBegan(with event: NSEvent) {}
    open func touchesMoved(with event: NSEvent) {}
    open func touchesEnded(with event: NSEvent) {}
    open func touchesCancelled(with event: NSEvent) {}
}
