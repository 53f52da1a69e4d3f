@_spi(Double) import AppKit
import SlidersCore
import Testing

@testable import SlidersControls

/// What a circular slider has of its own.
@MainActor @Suite(.serialized)
struct CircularSliderTests {
    @Test func anArcOverMidnight() {
        let clock = CircularSliderControl()
        (clock.maximumValue, clock.wraps) = (24, true)
        clock.setRange(start: 22, length: 8, animated: false)
        #expect(clock.values == [22, 6] && clock.start == 22 && clock.length == 8 && clock.range == 22...30)
    }

    @Test func northIsUpInTheWindow() {
        let screen = Screen(CircularSliderControl.make([25]), width: 200, height: 200)
        #expect(screen.point(of: 0).y > screen.point(of: 25).y && screen.control.angle == 90)
        screen.drag(from: 25, to: 30)
        #expect(abs(screen.control.value - 30) < 1e-6)
    }

    @Test func aKnobIsDraggedUpward() {
        let screen = Screen(CircularSliderControl.make([20]), width: 200, height: 200)
        screen.control.dragsVertically = true
        let start = screen.point(100, 100)
        screen.mouse.press(at: start)
        screen.mouse.drag(to: CGPoint(x: start.x, y: start.y + 20))
        #expect(abs(screen.control.value - 30) < 1e-9)
    }

    @Test func theSquareInsideIsFreeAndFollowsTheLayout() {
        let screen = Screen(CircularSliderControl.make([25]), width: 200, height: 200)
        let dial = screen.control
        let half = dial.innerSquare.width / 2
        let middle = { CGPoint(x: dial.innerSquare.midX.rounded(), y: dial.innerSquare.midY.rounded()) }
        #expect(middle() == CGPoint(x: 100, y: 100) && dial.innerSquare.height == 2 * half)
        let reach = dial.style.metrics.thumbSize * max(1, dial.style.metrics.heldThumbScale) / 2
        let edge = 100 - Double(dial.point(forValue: 0).y) - reach
        #expect(abs(Double(half) - edge / 2.0.squareRoot()) < 1e-9)
        // A drag changes nothing, a thicker track does.
        dial.value = 70
        dial.layoutSubtreeIfNeeded()
        #expect(dial.innerSquare.width == 2 * half)
        dial.style.metrics.thickness = 80
        dial.layoutSubtreeIfNeeded()
        #expect(dial.innerSquare.width < 2 * half && middle() == CGPoint(x: 100, y: 100))
        dial.frame.size = CGSize(width: 300, height: 200)
        dial.layoutSubtreeIfNeeded()
        #expect(middle() == CGPoint(x: 150, y: 100))
        dial.frame.size = .zero
        dial.layoutSubtreeIfNeeded()
        #expect(dial.innerSquare.width == 0)
    }
}
