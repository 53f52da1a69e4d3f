@_spi(Double) import QuartzCore
import Testing
@_spi(Double) import UIKit

/// What the doubles of UIKit and Core Animation do as the frameworks do it: tests that others run on Apple's (flowkey,
/// GNUstep's tests checked on QuartzCore, macios), and what the touches of KIF show.
@MainActor @Suite(.serialized)
struct ToolkitTests {
    private final class Button: UIControl {
        var log: [String] = []
        var acceptsTouches = true
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            log.append("begin \(touch.location(in: self).x)")
            return acceptsTouches
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
        override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
    }

    private final class Panel: UIView {
        var passes = 0
        var windows: [UIWindow?] = []
        override func layoutSubviews() { passes += 1 }
        override func didMoveToWindow() { windows.append(window) }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private func makeButton() -> Button {
        let button = Button(frame: box(100, 100, 100, 50))
        button.isMultipleTouchEnabled = true
        window.addSubview(button)
        return button
    }

    // MARK: Touches

    @Test func aControlTracksTheFirstTouchOnItAlone() {
        let button = makeButton()
        let (first, second, third) = (Finger(window), Finger(window), Finger(window))
        first.press(at: CGPoint(x: 110, y: 110))
        second.press(at: CGPoint(x: 120, y: 110))
        first.lift()
        #expect(button.log == ["begin 10.0", "begin 10.0", "end"] && !button.isTracking && !button.isHighlighted)
        third.press(at: CGPoint(x: 130, y: 110))
        #expect(button.log.count == 3 && !button.isTracking && !button.isTouchInside)
        for finger in [second, third] { finger.lift() }
        first.press(at: CGPoint(x: 140, y: 110))
        #expect(button.log.last == "begin 40.0" && button.isTracking)
        first.cancel()
        #expect(button.log.last == "cancel")
    }

    @Test func aControlCountsTouchesAroundItAsInside() {
        let button = makeButton()
        var ends: [String] = []
        button.addAction(UIAction { _ in ends.append("inside") }, for: .touchUpInside)
        button.addAction(UIAction { _ in ends.append("outside") }, for: .touchUpOutside)
        for y in [CGFloat(219), 221] {
            let finger = Finger(window)
            finger.press(at: CGPoint(x: 150, y: 110))
            finger.move(to: CGPoint(x: 150, y: y))
            finger.lift()
        }
        #expect(ends == ["inside", "outside"])
        button.isEnabled = false
        let finger = Finger(window)
        finger.press(at: CGPoint(x: 150, y: 110))
        #expect(!button.isTracking && !button.isHighlighted)
        finger.lift()
    }

    @Test func aControlThatAcceptsNoTouchIsNotHighlighted() {
        let button = makeButton()
        button.acceptsTouches = false
        let finger = Finger(window)
        finger.press(at: CGPoint(x: 150, y: 110))
        #expect(!button.log.isEmpty && !button.isHighlighted && !button.isTouchInside)
        finger.lift()
    }

    @Test func aTargetIsCalledOnceForAnAction() {
        let button = makeButton()
        var sent: [Selector] = []
        UIControl.performer = { selector, _, _ in sent.append(selector) }
        defer { UIControl.performer = nil }
        let (tap, other) = (NSSelectorFromString("tap:"), NSSelectorFromString("other:"))
        for events in [UIControl.Event.touchDown, .touchUpInside, .touchDown] {
            button.addTarget(window, action: tap, for: events)
        }
        button.addTarget(window, action: other, for: .touchDown)
        button.sendActions(for: .touchDown)
        button.sendActions(for: .touchUpInside)
        #expect(sent == [tap, other, tap])
    }

    // MARK: Geometry

    @Test func aFrameIsTheBoxAroundTheTransformedBounds() {
        let view = UIView(frame: box(10, 20, 40, 20))
        view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
        #expect(view.frame == box(-10, 25, 80, 10) && view.bounds.size == CGSize(width: 40, height: 20))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(view.frame.width - 20) < 1e-9 && abs(view.frame.minX - 20) < 1e-9)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.frame = box(0, 0, 100, 60)
        #expect(view.bounds.size == CGSize(width: 50, height: 30) && view.center == CGPoint(x: 50, y: 30))
    }

    @Test func pointsGoThroughTransforms() {
        let (outer, inner) = (UIView(frame: box(100, 100, 100, 100)), UIView(frame: box(10, 10, 20, 20)))
        window.addSubview(outer)
        outer.addSubview(inner)
        outer.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(inner.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: 70, y: 70))
        #expect(inner.convert(CGPoint(x: 74, y: 70), from: nil) == CGPoint(x: 2, y: 0))
        #expect(inner.convert(inner.bounds, to: nil) == box(70, 70, 40, 40))
        #expect(window.hitTest(CGPoint(x: 109, y: 109), with: nil) === inner)
        #expect(window.hitTest(CGPoint(x: 111, y: 111), with: nil) === outer)
    }

    // MARK: Layout

    @Test(arguments: [false, true])
    func aNewSizeMarksTheViewAroundAndATransformToo(repeats: Bool) {
        UIView.layoutRepeats = repeats
        defer { UIView.layoutRepeats = true }
        let (panel, child) = (Panel(frame: box(0, 0, 100, 100)), UIView(frame: box(0, 0, 10, 10)))
        panel.addSubview(child)
        panel.layoutIfNeeded()
        let changes: [(Int, () -> Void)] = [
            (1, { child.bounds.size.width = 20 }), (1, { child.transform = CGAffineTransform(scaleX: 2, y: 2) }),
            (0, { child.center.x = 50 }), (0, { child.alpha = 0.5 }), (1, { panel.layer.addSublayer(CALayer()) }),
            (1, { panel.bounds.size.width = 50 }),
        ]
        for (index, (passes, change)) in changes.enumerated() {
            panel.passes = 0
            change()
            panel.layoutIfNeeded()
            #expect(panel.passes == passes, "\(index)")
        }
    }

    @Test func handlersOfTraitsHearBeforeTheNextLayout() {
        guard #available(iOS 17, *) else { return }
        let panel = Panel(frame: box(0, 0, 100, 100))
        window.addSubview(panel)
        window.layoutIfNeeded()
        var passes: [Int] = []
        panel.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (panel: Panel, _: UITraitCollection) in
            passes.append(panel.passes)
            panel.setNeedsLayout()
        }
        let before = panel.passes
        panel.overrideUserInterfaceStyle = .dark
        #expect(passes.isEmpty)
        window.layoutIfNeeded()
        #expect(passes == [before] && panel.passes == before + 1)
    }

    // MARK: Windows

    @Test func aMoveInsideAWindowIsNoMoveToAWindow() {
        let (panel, other) = (Panel(frame: box(0, 0, 100, 100)), UIView(frame: box(0, 0, 10, 10)))
        window.addSubview(panel)
        window.addSubview(other)
        other.addSubview(panel)
        #expect(panel.windows == [window] && panel.superview === other && !window.subviews.contains(panel))
        panel.removeFromSuperview()
        #expect(panel.windows == [window, nil])
    }

    @Test func theFirstResponderIsAskedToResign() {
        final class Field: UITextField {
            var isBusy = true
            override var canResignFirstResponder: Bool { !isBusy }
        }
        let (field, next) = (Field(frame: box(0, 0, 10, 10)), UITextField(frame: box(0, 0, 10, 10)))
        for field in [field, next] { window.addSubview(field) }
        #expect(field.text == "" && field.becomeFirstResponder())
        #expect(!next.becomeFirstResponder() && field.isFirstResponder)
        field.isBusy = false
        #expect(next.becomeFirstResponder() && !field.isFirstResponder)
        next.removeFromSuperview()
        #expect(window.subviews.contains(field) && !next.isFirstResponder)
    }

    // MARK: Animations

    @Test func aPresentationShowsWhatIsAnimated() {
        let (root, layer) = (CALayer(), CAShapeLayer())
        root.addSublayer(layer)
        LayerLog.progress = 0.5
        defer { LayerLog.progress = 0 }
        let width = CABasicAnimation(keyPath: "lineWidth")
        (width.fromValue, width.toValue) = (CGFloat(2), CGFloat(4))
        layer.add(width, forKey: "width")
        let distance = CAKeyframeAnimation(keyPath: "position")
        distance.values = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 20)]
        layer.add(distance, forKey: "way")
        #expect(layer.presentation()?.lineWidth == 3 && layer.presentation()?.position == CGPoint(x: 10, y: 0))
    }

    @Test func anAnimationThatIsReplacedStops() {
        final class Listener: NSObject, CAAnimationDelegate {
            var ends: [Bool] = []
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
        }
        let (layer, listener, animation) = (CALayer(), Listener(), CABasicAnimation(keyPath: "opacity"))
        animation.delegate = listener
        layer.add(animation, forKey: "fade")
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
        #expect(listener.ends == [false])
    }
}
