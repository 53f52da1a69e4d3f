import Foundation
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// What a circular slider has of its own.
@MainActor @Suite(.serialized)
struct CircularSliderTests {
    @Test func aDialTurns() {
        let screen = Screen(CircularSliderControl.make([0], in: 0...360), width: 200, height: 200)
        let finger = screen.finger()
        finger.press(at: screen.point(of: 0))
        finger.move(to: screen.point(of: 90))
        finger.lift()
        #expect(abs(screen.control.value - 90) < 1e-9 && abs(screen.control.angle - 90) < 1e-9)
        screen.control.angle = 45
        #expect(screen.control.value == 45)
        screen.control.pressTarget = .anywhere
        let center = screen.point(100, 100)
        finger.press(at: CGPoint(x: center.x, y: center.y + 30))
        #expect(abs(screen.control.value - 180) < 1e-9)
    }

    @Test func aNightOnAClockHasAStartAndASpan() {
        let clock = CircularSliderControl()
        clock.maximumValue = 24
        clock.step = 0.25
        clock.wraps = true
        clock.setRange(start: 22, length: 8, animated: false)
        #expect(clock.values == [22, 6] && clock.start == 22 && clock.length == 8)
        clock.length = 0
        #expect(clock.values == [22, 22] && clock.length == 0)
        clock.start = 30
        #expect(clock.values[0] == 6)
    }

    @Test func aFastSpinIsFollowedThroughItsCoalescedTouches() {
        let screen = Screen(CircularSliderControl.make([0], in: 0...3), width: 200, height: 200)
        screen.control.sweep = 3 * 360
        let finger = screen.finger()
        finger.press(at: screen.point(of: 0))
        let turn = stride(from: 0.1, through: 1.5, by: 0.1).map { screen.point(of: $0) }
        finger.move(through: turn)
        #expect(abs(screen.control.value - 1.5) < 1e-9)
        finger.lift()
    }

    @Test func theOrderOfARangeAndItsOptionsDoesNotMatter() throws {
        let orders = [[0, 1, 2, 3], [0, 3, 1, 2], [1, 3, 0, 2], [2, 1, 3, 0], [3, 0, 1, 2], [3, 2, 1, 0]]
        for (order, (start, span)) in orders.flatMap({ order in
            [(22.0, 8.0), (22, 24), (22, 0), (6, 2)].map { (order, $0) }
        }) {
            let clock = CircularSliderControl()
            let other = CircularSliderControl()
            let options: [(CircularSliderControl) -> Void] = [
                { $0.maximumValue = 24 }, { $0.wraps = true }, { $0.step = 0.25 },
            ]
            for index in order {
                if index < options.count {
                    options[index](clock)
                    options[index](other)
                } else {
                    clock.setRange(start: start, length: span, animated: false)
                    other.start = start
                    other.length = span
                }
            }
            #expect(clock.start == start && clock.length == span, "\(order), \(start) + \(span)")
            #expect(other.start == start && other.length == span, "\(order), \(start) + \(span)")
            let archive = NSKeyedArchiver(requiringSecureCoding: false)
            let restored = CircularSliderControl()
            clock.encodeRestorableState(with: archive)
            archive.finishEncoding()
            restored.decodeRestorableState(with: try NSKeyedUnarchiver(forReadingFrom: archive.encodedData))
            for option in options { option(restored) }
            #expect(restored.values == clock.values && restored.length == clock.length)
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300]) func anglesThatNoTrackHasAreRefused(_ angle: Double) {
        let screen = Screen(CircularSliderControl.make([0.25], in: 0...1), width: 200, height: 200)
        (screen.control.startAngle, screen.control.sweep) = (angle, angle)
        #expect(screen.control.startAngle == 0 && screen.control.sweep == 360 && screen.control.angle == 90)
        #expect(screen.control.isSound)
    }

    @Test func aRangeMayStartWholePeriodsOutsideTheBounds() {
        let clock = CircularSliderControl.make([0], in: 0...24)
        clock.wraps = true
        clock.setRange(start: 46, length: 8, animated: false)
        #expect(clock.values == [22, 6] && clock.length == 8)
        clock.setRange(start: -26, length: 24, animated: false)
        #expect(clock.values == [22, 22] && clock.length == 24)
    }

    @Test func aRangeContinuesPastTheEndOfACircleThatWraps() {
        let clock = CircularSliderControl()
        clock.range = 22...30
        (clock.maximumValue, clock.wraps) = (24, true)
        #expect(clock.values == [22, 6] && clock.length == 8 && clock.range == 22...30)
        for range in [9.0...17, 22...46, 6...6] {
            clock.setRange(range, animated: false)
            #expect(clock.range == range)
        }
        clock.range = 46...54
        #expect(clock.range == 22...30)
        clock.range = 0 ... .infinity
        #expect(clock.range == 22...30)
        clock.wraps = false
        #expect(clock.range == 24...24)
        clock.range = 20.1...30
        #expect(clock.range == 20.1...24)
        clock.values = [3]
        #expect(clock.range == 3...3)
    }

    @Test func settingTheRangeThatADragGaveDoesNotDisturbIt() {
        let clock = CircularSliderControl.make([0], in: 0...24)
        clock.wraps = true
        clock.setRange(start: 22, length: 8, animated: false)
        let screen = Screen(clock, width: 200, height: 200)
        clock.minimumSpan = 8
        screen.drag(from: 6, to: 5, lifts: false)
        #expect(abs(clock.overshoot + 1) < 1e-9)
        clock.setRange(start: clock.start, length: clock.length, animated: false)
        clock.range = clock.range
        #expect(abs(clock.overshoot + 1) < 1e-9 && clock.isDragging)
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
        dial.layoutIfNeeded()
        #expect(dial.innerSquare.width == 2 * half)
        dial.style.metrics.thickness = 80
        dial.layoutIfNeeded()
        #expect(dial.innerSquare.width < 2 * half && middle() == CGPoint(x: 100, y: 100))
        dial.frame.size = CGSize(width: 300, height: 200)
        dial.layoutIfNeeded()
        #expect(middle() == CGPoint(x: 150, y: 100))
        dial.frame.size = .zero
        dial.layoutIfNeeded()
        #expect(dial.innerSquare.width == 0)
    }
}
