// Checked against: developer.apple.com/documentation/uikit/attaching-gesture-recognizers-to-uikit-controls,
// …/uigesturerecognizer/cancelstouchesinview, …/uiview/gesturerecognizershouldbegin(_:), and UIView.h: the method is
// called "if a touch hit-tested to this view will be cancelled as a result of gesture recognition".

/// Taps and swipes: recognisers of the hit view and those around it get touches before the view does. One that
/// recognises them asks the hit view first, if that would lose the touches.
extension Finger {
    /// Lets the recognisers around a view follow the finger.
    func beFollowed(from view: UIView) {
        recognizers = []
        var view: UIView? = view
        while let present = view {
            for recognizer in present.gestureRecognizers ?? [] where recognizer.isEnabled && recognizer.isDiscrete {
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

    /// Shows recognisers a movement or the end of the touch. Returns whether one took the touch from the view.
    func isTaken(lifts: Bool) -> Bool {
        for recognizer in recognizers where recognizer.state == .possible && recognizer.recognizes(self, lifts: lifts) {
            let isExclusive = recognizer.cancelsTouchesInView
            guard !isExclusive || recognizer.followed.allSatisfy({ $0.mayBeTaken(by: recognizer) }) else {
                recognizer.state = .failed
                continue
            }
            recognizer.send(.ended)
            // Two gestures are not recognised in one touch unless a delegate says so.
            for other in recognizers where other.state == .possible { other.state = .failed }
            guard isExclusive else { return false }
            for finger in recognizer.followed { finger.drop() }
            return true
        }
        return false
    }
}

extension UIGestureRecognizer {
    /// Whether it recognises a gesture at one moment, of touches that the finger shows it.
    fileprivate var isDiscrete: Bool { self is UITapGestureRecognizer || self is UISwipeGestureRecognizer }

    fileprivate func follow(_ finger: Finger) {
        if followed.isEmpty { (state, mostFingers) = (.possible, 0) }
        if followed.isEmpty { place = finger.place }
        followed.append(finger)
        mostFingers = max(mostFingers, followed.count)
    }

    fileprivate func forget(_ finger: Finger) { followed.removeAll { $0 === finger } }
}
