// Checked against: developer.apple.com/documentation/uikit/uihovergesturerecognizer,
// …/uipangesturerecognizer/allowedscrolltypesmask.

/// A mouse on a window of the double: it hovers, and its wheel turns by notches.
@_spi(Double) @MainActor
public final class Mouse {
    private let window: UIWindow
    private var position = CGPoint(x: 0, y: 0)
    private var hovered: UIView?

    public init(_ window: UIWindow) { self.window = window }

    public func move(to point: CGPoint) {
        let view = window.hitTest(point, with: UIEvent())
        if let hovered, hovered !== view { report(hovered, .ended) }
        position = point
        if let view { report(view, hovered === view ? .changed : .began) }
        hovered = view
    }

    private func report(_ view: UIView, _ state: UIGestureRecognizer.State) {
        for case let hover as UIHoverGestureRecognizer in view.gestureRecognizers ?? [] {
            hover.position = position
            hover.send(state)
        }
    }

    /// Turns the wheel by this many notches, up if positive. The first recognizer that may begin takes it, from the
    /// view under the mouse upward.
    public func turn(_ notches: Int) {
        let hit = window.hitTest(position, with: UIEvent())
        guard let pan = taker(from: hit) else { return }
        let notch: CGFloat = notches < 0 ? -10 : 10
        for index in 0..<abs(notches) {
            pan.position.y += notch
            pan.send(index == 0 ? .began : .changed)
            if let scroll = pan.view as? UIScrollView { scroll.contentOffset.y -= notch }
        }
        pan.send(.ended)
        pan.state = .possible
    }

    private func taker(from hit: UIView?) -> UIPanGestureRecognizer? {
        var view = hit
        while let present = view {
            for case let pan as UIPanGestureRecognizer in present.gestureRecognizers ?? [] {
                let isWanted = pan.allowedScrollTypesMask.contains(.discrete) || present is UIScrollView
                (pan.start, pan.position) = (position, position)
                if isWanted, hit?.gestureRecognizerShouldBegin(pan) ?? false { return pan }
            }
            view = present.superview
        }
        return nil
    }
}
