import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Actions for control events.
@MainActor @Suite(.serialized)
struct ActionsTests {
    @Test func continuousOffSendsOneChangeBeforeTheEnd() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.isContinuous = false
        screen.drag(from: 20, to: 30, 40, 50)
        #expect(screen.events(["begin", "changed", "primary", "end"]) == ["begin", "changed", "primary", "end"])
        #expect(screen.control.values == [50, 80])
    }

    @Test func anActionForBothEventsIsSentOnce() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        var count = 0
        screen.control.addAction(UIAction { _ in count += 1 }, for: [.valueChanged, .primaryActionTriggered])
        screen.drag(from: 20, to: 30, 40)
        #expect(count == 2)
    }

    @Test func thePrimaryActionOfAnInitializerIsSent() {
        var values: [Double] = []
        let slider = RangeSliderControl(
            frame: .zero, primaryAction: UIAction { values = ($0.sender as? RangeSliderControl)?.values ?? [] })
        slider.values = [0.2, 0.8]
        let screen = Screen(slider)
        #expect(values.isEmpty)
        screen.drag(from: 0.2, to: 0.5)
        #expect(values == slider.values && abs(values[0] - 0.5) < 1e-9)
    }

    @Test func targetsGetActions() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        var sent: [Selector] = []
        UIControl.performer = { selector, _, _ in sent.append(selector) }
        defer { UIControl.performer = nil }
        screen.control.addTarget(screen, action: NSSelectorFromString("changed:"), for: .valueChanged)
        screen.drag(from: 20, to: 30, 30, 40)
        #expect(sent == [NSSelectorFromString("changed:"), NSSelectorFromString("changed:")])
    }

    @Test func overshootIsReadAndReset() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let finger = screen.finger()
        let start = screen.point(of: 20)
        finger.press(at: start)
        finger.move(to: CGPoint(x: start.x - 90, y: start.y))
        #expect(screen.control.values[0] == 0 && abs(screen.control.overshoot + 10) < 1e-9)
        #expect(abs(screen.control.takeOvershoot() + 10) < 1e-9)
        #expect(screen.control.takeOvershoot() == 0)
        finger.lift()
        #expect(screen.control.overshoot == 0)
    }
}
