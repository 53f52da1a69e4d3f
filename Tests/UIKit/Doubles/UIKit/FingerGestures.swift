// Checked against: developer.apple.com/documentation/uikit/attaching-gesture-recognizers-to-uikit-controls,
// …/uigesturerecognizer/cancelstouchesinview, …/uiview/gesturerecognizershouldbegin(_:), and UIView.h: the method is
// called "if a touch hit-tested to this view will be canceled as a result of gesture recognition".

/// Taps, swipes, long presses and pinches: recognizers of the hit view and those around it get touches before the view
/// does. One that recognizes them asks the hit view first, if that would lose the touches.
extension Finger {
    /// What a finger did.
    enum Moment: Equatable {
        case press, move, lift
        /// It has been down for this many seconds.
        case rest(TimeInterval)
    }

    /// Lets the recognizers around a view follow the finger.
    func beFollowed(from view: UIView) {
        recognizers = []
        var view: UIView? = view
        while let present = view {
            for recognizer in present.gestureRecognizers ?? [] where recognizer.isEnabled && recognizer.isShownFingers {
                recognizer.follow(self)
                recognizers.append(recognizer)
            }
            view = present.superview
        }
    }

    func beForgotten() {
        for recognizer in recognizers { recognizer.forget(self) }
        recognizers = []
    }

    /// Shows recognizers what the finger did. Returns whether one took the touch from the view.
    func isTaken(_ moment: Moment) -> Bool {
        for recognizer in recognizers where recognizer.state == .possible && recognizer.recognizes(self, moment) {
            let isExclusive = recognizer.cancelsTouchesInView
            guard !isExclusive || recognizer.followed.allSatisfy({ $0.mayBeTaken(by: recognizer) }) else {
                recognizer.state = .failed
                continue
            }
            recognizer.send(recognizer.isContinuous ? .began : .ended)
            // Two gestures are not recognized in one touch unless a delegate says so.
            for other in recognizers where other.state == .possible { other.state = .failed }
            guard isExclusive else { return false }
            for finger in recognizer.followed { finger.drop() }
            return true
        }
        return false
    }
}

extension UIGestureRecognizer {
    /// Whether fingers show it what they do. Pans are a matter of `Finger.swift`.
    fileprivate var isShownFingers: Bool {
        !(self is UIPanGestureRecognizer || self is UIHoverGestureRecognizer)
    }

    fileprivate func follow(_ finger: Finger) {
        if followed.isEmpty { (state, maximumFingers) = (.possible, 0) }
        if followed.isEmpty { position = finger.position }
        followed.append(finger)
        maximumFingers = max(maximumFingers, followed.count)
    }

    fileprivate func forget(_ finger: Finger) {
        followed.removeAll { $0 === finger }
        if state == .began, followed.isEmpty { send(.ended) }
    }
}
