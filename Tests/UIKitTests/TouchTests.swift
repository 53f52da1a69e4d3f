@_spi(Double) import QuartzCore
import SlidersUIKit
import Testing
@_spi(Double) import UIKit

@MainActor @Suite(.serialized)
struct TouchTests {
    @Test func aDragMovesTheThumbAndTellsInOrder() {
        let screen = Screen(RangeSlider.make([20, 80]))
        screen.drag(from: 20, to: 30)
        #expect(screen.control.values == [30, 80])
        #expect(screen.events() == ["down", "begin", "changed", "primary", "inside", "end", "up"])
    }

    @Test func aTapOnAThumbSendsOnlyTouches() {
        let screen = Screen(RangeSlider.make([20, 80]))
        let finger = screen.finger()
        finger.press(at: screen.point(of: 80))
        #expect(screen.control.isTracking && screen.control.isHeld(1))
        finger.lift()
        #expect(screen.events() == ["down", "up"])
        #expect(!screen.control.isTracking && !screen.control.isDragging)
    }

    @Test func aPressOnNothingIsNotTracked() {
        let screen = Screen(RangeSlider.make([20, 80]))
        let finger = screen.finger()
        finger.press(at: screen.point(of: 0))
        #expect(!screen.control.isTracking)
        finger.move(to: screen.point(of: 10))
        finger.lift()
        #expect(screen.control.state == .normal)
        #expect(screen.events().isEmpty)
        #expect(screen.control.values == [20, 80])
    }

    @Test func twoFingersHoldTwoThumbs() {
        let screen = Screen(RangeSlider.make([20, 80]))
        let (first, second) = (screen.finger(), screen.finger())
        first.press(at: screen.point(of: 20))
        second.press(at: screen.point(of: 80))
        first.move(to: screen.point(of: 30))
        second.move(to: screen.point(of: 60))
        #expect(screen.control.values == [30, 60])
        first.lift()
        second.move(to: screen.point(of: 50))
        #expect(screen.control.values == [30, 50])
        second.lift()
        #expect(screen.events(["begin", "end"]) == ["begin", "begin", "end", "end"])
        #expect(!screen.control.isDragging)
    }

    @Test func theSecondFingerLiftsFirst() {
        let screen = Screen(RangeSlider.make([20, 80]))
        let (first, second) = (screen.finger(), screen.finger())
        first.press(at: screen.point(of: 20))
        second.press(at: screen.point(of: 80))
        second.move(to: screen.point(of: 70))
        second.lift()
        first.move(to: screen.point(of: 40))
        first.lift()
        #expect(screen.control.values == [40, 70])
        screen.drag(from: 70, to: 90)
        #expect(screen.control.values == [40, 90])
    }

    @Test func cancelRestores() {
        let screen = Screen(RangeSlider.make([20, 80]))
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        finger.move(to: screen.point(of: 50))
        finger.cancel()
        #expect(screen.control.values == [20, 80])
        #expect(screen.events(["begin", "changed", "end", "cancel"]) == ["begin", "changed", "changed", "end", "cancel"])
    }

    @Test(arguments: ["hidden", "disabled", "removed", "deaf"])
    func hidingDisablingAndRemovalCancel(_ how: String) {
        let screen = Screen(RangeSlider.make([20, 80]))
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        finger.move(to: screen.point(of: 50))
        switch how {
        case "hidden": screen.control.isHidden = true
        case "disabled": screen.control.isEnabled = false
        case "deaf": screen.control.isUserInteractionEnabled = false
        default: screen.control.removeFromSuperview()
        }
        #expect(screen.control.values == [20, 80])
        finger.move(to: screen.point(of: 70))
        finger.lift()
        #expect(screen.control.values == [20, 80])
        #expect(screen.events(["begin", "end"]) == ["begin", "end"])
        #expect(!screen.control.isTracking && !screen.control.isHighlighted)
    }

    @Test func aDisabledControlTakesNoTouch() {
        let screen = Screen(RangeSlider.make([20, 80]))
        screen.control.isEnabled = false
        screen.drag(from: 20, to: 50)
        #expect(screen.control.values == [20, 80])
        screen.control.isEnabled = true
        screen.drag(from: 20, to: 50)
        #expect(screen.control.values == [50, 80])
    }

    @Test func aPressOnTheTrackWaitsForFourPoints() {
        let screen = Screen(RangeSlider.make([20, 80]))
        screen.control.pressTarget = .track
        screen.control.delaysTrackPresses = true
        let finger = screen.finger(), start = screen.point(of: 50)
        finger.press(at: start)
        finger.move(to: CGPoint(x: start.x + 3, y: start.y))
        #expect(screen.control.values == [20, 80])
        finger.move(to: CGPoint(x: start.x + 5, y: start.y))
        #expect(screen.control.values != [20, 80])
        finger.lift()
        #expect(screen.events(["begin", "end"]) == ["begin", "end"])
    }

    @Test func aTapOnTheTrackBringsTheNearestThumb() {
        let screen = Screen(RangeSlider.make([20, 80]))
        screen.control.pressTarget = .track
        screen.control.delaysTrackPresses = true
        screen.drag(from: 60)
        #expect(screen.control.values == [20, 60])
        #expect(screen.events(["begin", "changed", "end"]) == ["begin", "changed", "end"])
    }

    @Test func aPressThatRestsBringsTheThumb() async throws {
        let screen = Screen(RangeSlider.make([20, 80]))
        screen.control.pressTarget = .track
        screen.control.delaysTrackPresses = true
        let finger = screen.finger()
        finger.press(at: screen.point(of: 60))
        #expect(screen.control.values == [20, 80])
        try await Task.sleep(nanoseconds: 300_000_000)
        #expect(screen.control.values == [20, 60])
        finger.lift()
    }

    @Test func aTakenAwayPressThatWaitedMovesNothing() {
        let screen = Screen(RangeSlider.make([20, 80]))
        screen.control.pressTarget = .track
        screen.control.delaysTrackPresses = true
        let finger = screen.finger()
        finger.press(at: screen.point(of: 60))
        finger.cancel()
        #expect(screen.control.values == [20, 80])
        #expect(screen.events(["begin", "changed", "end"]).isEmpty)
    }

    @Test func targetsReachBeyondALowControl() {
        let screen = Screen(RangeSlider.make([20, 80]), height: 10)
        let finger = screen.finger(), thumb = screen.point(of: 20)
        finger.press(at: CGPoint(x: thumb.x, y: thumb.y + 20))
        #expect(screen.control.isHeld(0))
        finger.lift()
        finger.press(at: CGPoint(x: thumb.x, y: thumb.y + 26))
        #expect(!screen.control.isDragging)
    }

    @Test func largerTargetsReachFarther() {
        let slider = RangeSlider.make([20, 80])
        slider.targetSize = 60
        let screen = Screen(slider, height: 10), finger = screen.finger(), thumb = screen.point(of: 20)
        #expect(slider.intrinsicContentSize.height == 60)
        for (x, y, isHeld) in [(0.0, 29.0, true), (-29, 0, true), (0, 31, false), (-31, 0, false)] {
            finger.press(at: CGPoint(x: thumb.x + x, y: thumb.y + y))
            #expect(slider.isHeld(0) == isHeld, "\(x), \(y)")
            finger.lift()
        }
        for tooSmall in [10, 0, -1, CGFloat.nan] { slider.targetSize = tooSmall }
        #expect(slider.targetSize == 44 && slider.intrinsicContentSize.height == 44)
    }

    @Test func pushingBothThumbsWritesFourProperties() {
        let screen = Screen(RangeSlider.make([20, 40]))
        (screen.control.collision, screen.control.minimumSpan) = (.push, 10)
        screen.window.layoutIfNeeded()
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        finger.move(to: screen.point(of: 40))
        LayerLog.clear()
        finger.move(to: screen.point(of: 60))
        #expect(screen.control.values.map { $0.rounded() } == [60, 70])
        #expect(LayerLog.keys == ["strokeStart", "strokeEnd", "position", "position"])
    }

    @Test func aDragMakesNoPathTextOrRedrawAndFewWrites() {
        let screen = Screen(RangeSlider.make([20, 80]))
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        finger.move(to: screen.point(of: 25))
        for value in stride(from: 26.0, to: 60, by: 1) {
            LayerLog.clear()
            finger.move(to: screen.point(of: value))
            #expect(LayerLog.keys == ["strokeStart", "position"])
            #expect(CGPath.count == 0 && LayerLog.displays == 0 && LayerLog.texts == 0 && LayerLog.insertions == 0)
            #expect(LayerLog.commits == 1 && LayerLog.implicitAnimations == 0 && LayerLog.animations.isEmpty)
        }
        LayerLog.clear()
        finger.move(to: screen.point(of: 59))
        #expect(LayerLog.keys.isEmpty)
    }
}
