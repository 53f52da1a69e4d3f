@_spi(Double) import AppKit
@_spi(Double) import QuartzCore
import SlidersCore
import Testing

@testable import SlidersControls

/// A slider above another, on its track (docs/behavior.md §4.16), and handles beside their values (§8).
@MainActor @Suite(.serialized)
struct PlayheadTests {
    private func trimmer(
        head value: Double = 50, _ change: (ValueSliderControl) -> Void = { _ in }
    ) -> (screen: Screen<RangeSliderControl>, head: ValueSliderControl) {
        let slider = RangeSliderControl.make([20, 80])
        (slider.style.metrics.thumbLength, slider.style.metrics.thumbSize) = (16, 40)
        slider.style.metrics.thumbPlacement = .outside
        slider.pressTarget = .thumb
        let head = ValueSliderControl()
        head.makePlain()
        (head.minimumValue, head.maximumValue, head.value, head.pressTarget) = (0, 100, value, .thumb)
        head.setAccessibilityLabel("Playhead")
        change(head)
        slider.playhead = head
        return (Screen(slider), head)
    }

    private func center(_ control: SliderControl, _ thumb: Int = 0) -> CGPoint {
        let view = control.thumbViews[thumb]
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    @Test func itIsOnTheTrackOfTheSlider() {
        let (screen, head) = trimmer()
        #expect(center(head) == screen.point(of: 50))
        #expect(center(screen.control).x == screen.point(of: 20).x - 8)
        screen.control.frame.size.width = 200
        screen.window.update()
        #expect(center(head) == screen.point(of: 50) && head.frame == screen.control.bounds)
    }

    @Test func theMouseGrabsTheNearerThumb() {
        let (screen, head) = trimmer(head: 20)
        screen.mouse.press(at: center(screen.control))
        #expect(screen.control.isHeld(thumb: 0) && !head.isHeld(thumb: 0))
        screen.mouse.lift()
        screen.mouse.press(at: screen.point(of: 20))
        #expect(head.isHeld(thumb: 0) && !screen.control.isHeld(thumb: 0))
        screen.mouse.drag(to: screen.point(of: 60))
        screen.mouse.lift()
        #expect(abs(head.value - 60) < 1e-9 && screen.control.values == [20, 80])
    }

    @Test func aClickOnTheStripSeeksWithTheTrackAsPressTarget() {
        let (screen, head) = trimmer { $0.pressTarget = .track }
        screen.mouse.press(at: screen.point(of: 30))
        screen.mouse.lift()
        #expect(abs(head.value - 30) < 1e-9 && screen.control.values == [20, 80])
    }

    @Test func tabGoesFromTheHandlesToThePlayhead() {
        let after = NSTextField()
        let (screen, head) = trimmer()
        screen.window.contentView?.addSubview(after)
        screen.control.nextKeyView = after
        let views = screen.control.thumbViews
        #expect(views[0].nextKeyView === views[1] && views[1].nextKeyView === head.thumbViews[0])
        #expect(head.thumbViews[0].nextKeyView === after)
        screen.control.playhead = nil
        #expect(views[1].nextKeyView === after)
    }

    @Test func assistiveTechnologyMeetsItAfterTheHandles() {
        let (screen, head) = trimmer(head: 20)
        let children = screen.control.accessibilityChildren() as? [ThumbView]
        #expect(children?.map { $0.accessibilityLabel() } == ["Minimum", "Maximum", "Playhead"])
        let onScreen = { (view: ThumbView) in
            CGPoint(x: view.accessibilityFrame().midX, y: view.accessibilityFrame().midY)
        }
        #expect(screen.control.accessibilityHitTest(onScreen(head.thumbViews[0])) as? ThumbView === head.thumbViews[0])
        let handle = screen.control.thumbViews[0]
        #expect(screen.control.accessibilityHitTest(onScreen(handle)) as? ThumbView === handle)
        #expect(head.thumbViews[0].accessibilityPerformIncrement() && head.value == 30)
    }

    // MARK: Turned

    private func degrees(_ transform: CGAffineTransform) -> Double {
        (atan2(Double(transform.b), Double(transform.a)) * 180 / .pi * 1e6).rounded() / 1e6
    }

    @Test func imagesAndViewsTurnWithTheRing() throws {
        let slider = CircularSliderControl()
        slider.makePlain()
        (slider.maximumValue, slider.value) = (100, 25)
        slider.style.metrics.turnsThumbs = true
        let screen = Screen(slider, width: 200, height: 200)
        slider.setThumbImage(
            NSImage([CGImage(name: "hand", width: 20, height: 30)], size: CGSize(width: 20, height: 30)), for: .normal)
        screen.window.update()
        #expect(degrees(slider.thumbLayers[0].affineTransform()) == 90)
        let knob = NSView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
        slider.thumbViewProvider = { _ in knob }
        screen.window.update()
        #expect(slider.thumbLayers[0].affineTransform() == .identity)
        // Clockwise is less than nothing where y goes up.
        #expect(knob.superview?.frameCenterRotation == -90)
        slider.value = 50
        #expect(knob.superview?.frameCenterRotation == -180)
        #expect(knob.frame.midX == slider.thumbViews[0].bounds.midX)
        slider.thumbViewProvider = nil
        #expect(slider.thumbViews[0].subviews.isEmpty && knob.window == nil)
    }
}
