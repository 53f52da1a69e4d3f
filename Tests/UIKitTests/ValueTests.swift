import Foundation
import Testing
@testable import SlidersUIKit
@_spi(Double) import QuartzCore
@_spi(Double) import UIKit

@MainActor @Suite(.serialized)
struct ValueTests {
    @Test func theOrderOfSettersDoesNotMatter() {
        let first = RangeSlider(), second = RangeSlider()
        (first.maximumValue, first.lowerValue, first.upperValue, first.minimumSpan) = (100, 60, 90, 10)
        (second.minimumSpan, second.upperValue, second.lowerValue, second.maximumValue) = (10, 90, 60, 100)
        #expect(first.values == [60, 90] && second.values == [60, 90])
        let third = RangeSlider.make([20, 40])
        third.upperValue = 10
        third.lowerValue = 5
        #expect(third.values == [5, 10])
    }

    @Test func codeSendsNothing() {
        let screen = Screen(RangeSlider.make([20, 80]))
        screen.control.values = [30, 60]
        screen.control.move(0, to: 50)
        screen.control.step = 25
        #expect(screen.control.values == [50, 50])
        #expect(screen.events().isEmpty)
    }

    @Test func valuesMoveTogether() {
        let slider = RangeSlider.make([20, 60])
        for (offset, values) in [(70.0, [60.0, 100]), (-10, [50, 90]), (-80, [0, 40]), (.nan, [0, 40])] {
            slider.moveValues(by: offset)
            #expect(slider.values == values)
        }
        slider.selectableRange = 0...50
        slider.moveValues(by: 30)
        #expect(slider.values == [10, 50])
        let clock = CircularSlider.make([0], in: 0...24)
        clock.seam = .wrap
        clock.setRange(start: 22, span: 8, animated: false)
        clock.moveValues(by: 5)
        #expect(clock.start == 3 && clock.span == 8)
    }

    @Test func valuesThatAreNotFiniteChangeNothing() {
        let slider = RangeSlider.make([20, 80])
        slider.values = [.nan, 3]
        slider.lowerValue = .infinity
        slider.move(5, to: 3)
        #expect(slider.values == [20, 80])
    }

    @Test func moreValuesMakeMoreThumbsAndViewsStay() {
        let slider = RangeSlider.make([20, 80]), before = slider.thumbViews
        slider.values = [10, 50, 90]
        #expect(slider.thumbViews.count == 3 && slider.thumbViews[0] === before[0] && slider.thumbViews[1] === before[1])
        slider.values = [40]
        #expect(slider.thumbViews.count == 1 && slider.accessibilityElements?.count == 1)
    }

    // MARK: Round

    @Test func aDialTurns() {
        let screen = Screen(CircularSlider.make([0], in: 0...360), width: 200, height: 200)
        let finger = screen.finger()
        finger.press(at: screen.point(of: 0))
        finger.move(to: screen.point(of: 90))
        finger.lift()
        #expect(abs(screen.control.value - 90) < 1e-9 && abs(screen.control.angle - 90) < 1e-9)
        screen.control.angle = 45
        #expect(screen.control.value == 45)
        let center = screen.point(100, 100)
        finger.press(at: CGPoint(x: center.x, y: center.y + 30))
        #expect(abs(screen.control.value - 180) < 1e-9)
    }

    @Test func aNightOnAClock() {
        let clock = CircularSlider()
        clock.maximumValue = 24
        clock.step = 0.25
        clock.seam = .wrap
        clock.setRange(start: 22, span: 8, animated: false)
        #expect(clock.values == [22, 6] && clock.start == 22 && clock.span == 8)
        clock.span = 0
        #expect(clock.values == [22, 22] && clock.span == 0)
        clock.start = 30
        #expect(clock.values[0] == 6)
    }

    @Test func aFastSpinIsFollowedThroughItsCoalescedTouches() {
        let screen = Screen(CircularSlider.make([0], in: 0...3), width: 200, height: 200)
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
        for (order, (start, span)) in orders.flatMap({ order in [(22.0, 8.0), (22, 24), (22, 0), (6, 2)].map { (order, $0) } }) {
            let clock = CircularSlider(), other = CircularSlider()
            let options: [(CircularSlider) -> Void] = [{ $0.maximumValue = 24 }, { $0.seam = .wrap }, { $0.step = 0.25 }]
            for index in order where index < 3 || span > 0 {
                if index < 3 { options[index](clock) } else { clock.setRange(start: start, span: span, animated: false) }
                if index < 3 { options[index](other) } else { (other.start, other.span) = (start, span) }
            }
            #expect(span == 0 || clock.start == start && clock.span == span && other.start == start && other.span == span, "\(order)")
            let archive = NSKeyedArchiver(requiringSecureCoding: false), restored = CircularSlider()
            clock.encodeRestorableState(with: archive)
            archive.finishEncoding()
            restored.decodeRestorableState(with: try NSKeyedUnarchiver(forReadingFrom: archive.encodedData))
            for option in options { option(restored) }
            #expect(restored.values == clock.values && restored.span == clock.span)
        }
    }

    @Test func aDragReplacesWhatWasAskedForBeforeItIsTold() {
        let screen = Screen(RangeSlider.make([20, 80]))
        screen.control.isContinuous = false
        screen.drag(from: 20, to: 50, lifts: false)
        screen.control.upperValue = 90
        #expect(screen.control.values == [50, 90])
    }

    // MARK: Glides

    @Test func valuesSetInAnAnimationBlockGlideAsLong() {
        let screen = Screen(RangeSlider.make([20, 80]))
        UIView.animate(withDuration: 0.7) { screen.control.values = [30, 40] }
        #expect(screen.control.thumbViews[1].layer.animation(forKey: "position")?.duration == 0.7)
        let span = screen.control.canvas.layer.sublayers?[1]
        #expect(span?.animation(forKey: "strokeStart")?.duration == 0.7 && span?.animation(forKey: "strokeEnd")?.duration == 0.7)
        UIView.performWithoutAnimation { screen.control.values = [10, 20] }
        #expect(span?.animationKeys() == nil)
    }

    @Test func animatedChangesGlideAndAFingerStopsThem() {
        let screen = Screen(RangeSlider.make([20, 80]))
        screen.control.setValues([40, 90], animated: true)
        let layer = screen.control.thumbViews[0].layer
        #expect(layer.animation(forKey: "position")?.duration == 0.25)
        screen.finger().press(at: screen.point(of: 40))
        #expect(layer.animationKeys() == nil)
        #expect(screen.control.isHeld(0))
    }

    @Test func reducedMotionAndReuseDoNotGlide() {
        let screen = Screen(RangeSlider.make([20, 80])), layer = screen.control.thumbViews[0].layer
        UIAccessibility.reducesMotion = true
        defer { UIAccessibility.reducesMotion = false }
        screen.control.setValues([40, 90], animated: true)
        #expect(layer.animationKeys() == nil)
        UIAccessibility.reducesMotion = false
        screen.control.setValues([30, 90], animated: true)
        screen.control.values = [10, 20]
        #expect(layer.animationKeys() == nil)
        #expect(LayerLog.implicitAnimations == 0)
    }

    @Test func theSnapAtReleaseDoesNotGlideWithReducedMotion() {
        let screen = Screen(RangeSlider.make([20, 80], step: 20))
        UIAccessibility.reducesMotion = true
        defer { UIAccessibility.reducesMotion = false }
        screen.control.snapsWhileDragging = false
        screen.drag(from: 20, to: 45)
        #expect(screen.control.values[0] == 40)
        #expect(screen.control.thumbViews[0].layer.animationKeys() == nil)
    }

    @Test func aReusedCellShowsItsValuesAtOnce() {
        let screen = Screen(RangeSlider.make([20, 80])), control = screen.control
        control.setValues([40, 60], animated: true)
        control.removeFromSuperview()
        UIView.animate(withDuration: 0.3) {
            control.values = [10, 90]
            control.maximumValue = 200
            control.minimumTrackTintColor = .red
        }
        screen.window.addSubview(control)
        screen.window.layoutIfNeeded()
        let layers = [control.layer] + (control.canvas.layer.sublayers ?? [])
        #expect(layers.allSatisfy { $0.animationKeys() == nil } && LayerLog.implicitAnimations == 0)
        #expect(control.thumbViews[1].center.x == 14 + 300 * 0.45)
    }

    @Test func theSnapAtReleaseGlides() {
        let screen = Screen(RangeSlider.make([20, 80], step: 20))
        screen.control.snapsWhileDragging = false
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        finger.move(to: screen.point(of: 45))
        #expect(screen.control.values[0] == 45)
        finger.lift()
        #expect(screen.control.values[0] == 40)
        #expect(screen.control.thumbViews[0].layer.animation(forKey: "position") != nil)
    }

    @Test func aRoundThumbGlidesAlongItsTrack() throws {
        let screen = Screen(CircularSlider.make([25]), width: 200, height: 200)
        screen.control.setValue(75, animated: true)
        let animation = try #require(screen.control.thumbViews[0].layer.animation(forKey: "position") as? CAKeyframeAnimation)
        let box = try #require(animation.path?.boundingBox)
        #expect(box.maxY > 180 && box.minY > 90)
    }
}
